import { useQuery } from '@tanstack/react-query'
import { Check, Clock, Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PlanUsage } from '#contract/api/usage.ts'
import type { ComingFeature, PlanFeature } from '#contract/plans.ts'
import { useLocale } from '../../shared/i18n.ts'
import { planUsageQuery, useMe } from '../queries.ts'
import { Card } from '../ui/Card.tsx'
import { ErrorState, Skeleton } from '../ui/states.tsx'
import { MeterBar } from './MeterBar.tsx'
import { resetDayOf } from './reset-day.ts'

/** The owner's plan: what is used of it, what it includes and what is announced. */
export function PlanCard() {
  const { t } = useTranslation()
  const { plan, support_url: supportUrl } = useMe()
  const { data, error, refetch } = useQuery(planUsageQuery)
  return (
    <Card aria-labelledby="plan" className="p-5 sm:p-6">
      <h2 id="plan" className="text-sm font-semibold">
        {t('plan.title')}
      </h2>
      <p className="mt-1 font-display text-3xl">
        <bdi>{t(`plan.names.${plan.type}`)}</bdi>
      </p>
      <div className="mt-5 grid items-start gap-x-10 gap-y-6 lg:grid-cols-[3fr_2fr]">
        {data ? (
          <Meters usage={data} />
        ) : error ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : (
          <Skeleton className="h-44" />
        )}
        <Features />
      </div>
      <p className="mt-5 border-t border-line pt-4 text-sm text-pretty text-ink-2">
        {t('plan.change')}{' '}
        {supportUrl && (
          <a
            href={supportUrl}
            target="_blank"
            rel="noreferrer"
            className="font-medium text-primary-text underline"
          >
            {t('plan.contact')}
          </a>
        )}
      </p>
    </Card>
  )
}

function Meters({ usage }: { usage: PlanUsage }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { responses, audio_minutes, ai_generations, active_surveys } = usage.meters
  return (
    <div>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <MeterBar label={t('plan.meters.responses')} meter={responses} />
        <MeterBar label={t('plan.meters.audio_minutes')} meter={audio_minutes} />
        <MeterBar label={t('plan.meters.ai_generations')} meter={ai_generations} />
        <MeterBar label={t('plan.meters.active_surveys')} meter={active_surveys} isQuiet />
      </ul>
      <p className="mt-4 text-sm text-ink-2">
        {t('plan.resets', { date: format.longDay(resetDayOf(usage)) })}
      </p>
    </div>
  )
}

const features: readonly PlanFeature[] = [
  ...(['qualified_responses', 'sentiment_analysis', 'premium_insights'] as const),
  'whatsapp_integration',
]

function Features() {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { limits, coming } = useMe().plan
  const isComing = (feature: PlanFeature | ComingFeature) => coming.some((each) => each === feature)
  const announced = coming.filter((feature) => !features.some((each) => each === feature))
  return (
    <div>
      <h3 className="text-sm font-semibold">{t('plan.includes')}</h3>
      <ul className="mt-2 grid gap-2 text-sm">
        <Feature state="included">
          {t('plan.questions', { formatted: format.integer(limits.max_questions) })}
        </Feature>
        {features.map((feature) => (
          <Feature
            key={feature}
            state={isComing(feature) ? 'coming' : limits[feature] ? 'included' : 'locked'}
          >
            {t(`plan.features.${feature}`)}
          </Feature>
        ))}
        {announced.map((feature) => (
          <Feature key={feature} state="coming">
            {t(`plan.features.${feature}`)}
          </Feature>
        ))}
      </ul>
    </div>
  )
}

type FeatureProps = { state: 'included' | 'coming' | 'locked'; children: string }

const icons = { included: Check, coming: Clock, locked: Lock }
const iconColours = { included: 'text-success', coming: 'text-ink-3', locked: 'text-ink-3' }

function Feature({ state, children }: FeatureProps) {
  const { t } = useTranslation()
  const Icon = icons[state]
  return (
    <li className="flex items-start gap-2">
      <Icon size={16} className={`mt-0.75 shrink-0 ${iconColours[state]}`} aria-hidden />
      <span className="flex flex-1 flex-wrap items-center gap-x-2">
        <span className={state === 'locked' ? 'text-ink-2' : ''}>{children}</span>
        {state === 'coming' && (
          <span className="rounded-full bg-warning-soft px-2 text-xs font-semibold text-warning">
            {t('plan.coming')}
          </span>
        )}
        {state === 'locked' && <span className="text-xs text-ink-3">{t('plan.notIncluded')}</span>}
      </span>
    </li>
  )
}
