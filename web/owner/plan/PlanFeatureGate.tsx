import { Crown, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlanFeature } from '#contract/plans.ts'
import { useMe } from '../queries.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'

type Props = { feature: PlanFeature; children: ReactNode }

/** Shows its children where the plan has the feature, else an offer. The server checks the plan too. */
export function PlanFeatureGate({ feature, children }: Props) {
  const { t } = useTranslation()
  if (useMe().plan.limits[feature]) return children
  return (
    <Card className="flex flex-col items-center gap-2 px-6 py-14 text-center">
      <span className="mb-2 flex size-12 items-center justify-center rounded-full bg-accent-soft text-accent-strong">
        <Lock size={22} aria-hidden />
      </span>
      <h2 className="font-display text-2xl text-balance">{t(`plan.locked.${feature}.title`)}</h2>
      <p className="max-w-md text-pretty text-ink-2">{t(`plan.locked.${feature}.help`)}</p>
      <div className="mt-4">
        <ButtonLink to="/settings/plan" icon={<Crown size={16} aria-hidden />}>
          {t('plan.upgrade')}
        </ButtonLink>
      </div>
    </Card>
  )
}
