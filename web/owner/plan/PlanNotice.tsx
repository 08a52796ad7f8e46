import { useQuery } from '@tanstack/react-query'
import { Gauge, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../shared/i18n.ts'
import { planUsageQuery, useMe } from '../queries.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { noticeOf } from './notice-meter.ts'
import { resetDayOf } from './reset-day.ts'
import { useNoticeDismissal } from './use-notice-dismissal.ts'

/** A notice before a limit of the plan is reached, and once it is. */
export function PlanNotice() {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { id } = useMe()
  const { data: usage } = useQuery(planUsageQuery)
  const notice = usage && noticeOf(usage)
  const { isDismissed, dismiss } = useNoticeDismissal(
    [id, usage?.month, notice?.name, notice?.level].join(' '),
  )
  if (!notice || isDismissed) return <div aria-live="polite" />
  const { name, level, meter } = notice
  const values = { used: format.integer(meter.used), limit: format.integer(meter.limit) }
  const title = t(`plan.${level}.${name}`, values)
  const date = format.longDay(resetDayOf(usage))
  const tone =
    level === 'reached'
      ? 'border-danger/30 bg-danger-soft text-danger'
      : 'border-warning/30 bg-warning-soft text-warning'
  return (
    <div aria-live="polite" className="mx-auto w-full max-w-[1184px] px-4 pt-3 sm:px-8">
      <section
        aria-label={title}
        className={`relative flex animate-arrive flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border px-4 py-3 ${tone}`}
      >
        <Gauge size={20} className="shrink-0 rtl:-scale-x-100" aria-hidden />
        <p className="min-w-0 flex-1 basis-52 text-sm text-ink max-sm:pe-8">
          <b className={`block ${level === 'reached' ? 'text-danger' : 'text-warning'}`}>{title}</b>
          {t(`plan.${level}Help.${name}`, { date })}
        </p>
        <ButtonLink variant="secondary" to="/settings/plan">
          {t('plan.see')}
        </ButtonLink>
        <button
          type="button"
          aria-label={t('common.dismiss')}
          onClick={() => {
            dismiss()
            document.getElementById('content')?.focus({ preventScroll: true })
          }}
          className="inline-flex size-10 shrink-0 items-center justify-center rounded-md text-ink-2 transition-colors duration-150 hover:bg-sunken max-sm:absolute max-sm:end-1 max-sm:top-1"
        >
          <X size={18} aria-hidden />
        </button>
      </section>
    </div>
  )
}
