import { useTranslation } from 'react-i18next'
import type { AuditTrailEntry } from '#contract/api/audit-trail.ts'
import type { PlanName } from '#contract/plans.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { exportFormatOf, isActivityKind, isWarning } from './activity.ts'

const planNames: readonly PlanName[] = ['free', 'starter', 'pro', 'business', 'unlimited']

export function ActivityItem({ entry }: { entry: AuditTrailEntry }) {
  const { t } = useTranslation('settings')
  const { format } = useLocale()
  const { kind, actor, at, count, network } = entry
  const detail = useDetail(entry)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 px-5 py-3 sm:px-6">
      <div className="min-w-0 flex-1 basis-56">
        <p className={`font-medium ${isWarning(kind) ? 'text-warning' : ''}`}>
          {isActivityKind(kind) ? t(`activity.kind.${kind}`) : t('activity.other')}
          {detail && (
            <span className="font-normal text-ink-2">
              {' · '}
              <bdi>{detail}</bdi>
            </span>
          )}
          {count > 1 && (
            <span className="font-normal text-ink-2">
              {' '}
              <bdi dir="ltr">× {format.integer(count)}</bdi>
            </span>
          )}
        </p>
        <p className="text-sm text-ink-2">
          {t(`activity.actor.${actor.type}`)}
          {network !== null && (
            <>
              {' · '}
              {t('sessions.network')} <bdi dir="ltr">{network}</bdi>
            </>
          )}
        </p>
      </div>
      <time dateTime={at} className="text-sm text-ink-2">
        {format.dateTime(at)}
      </time>
    </li>
  )
}

/** The format of an export, or the new plan. */
function useDetail(entry: AuditTrailEntry): string | undefined {
  const { t } = useTranslation()
  const plan = planNames.find((name) => entry.kind === 'plan-changed' && name === entry.detail)
  return plan ? t(`plan.names.${plan}`) : exportFormatOf(entry)
}
