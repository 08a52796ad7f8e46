import { useTranslation } from 'react-i18next'
import type { AnalyticsDetails } from '#contract/api/analytics-details.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { FunnelChart } from '../../../charts/FunnelChart.tsx'
import { ShareBars } from '../../../charts/ShareBars.tsx'
import { Card } from '../../../ui/Card.tsx'

/** From openings of the page to completed sessions; from started ones where no opening was counted. */
export function Funnel({ details }: { details: AnalyticsDetails }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { opened, started, first_answer, half, completed } = details.funnel
  return (
    <Card className="p-5 sm:p-6">
      <FunnelChart
        title={t('analytics.funnel.title')}
        subtitle={useFunnelHelp(details.openings)}
        heading={t('analytics.funnel.step')}
        countName={t('analytics.funnel.count')}
        steps={[
          ...(opened === null ? [] : [{ label: t('analytics.funnel.opened'), count: opened }]),
          { label: t('analytics.funnel.started'), count: started },
          { label: t('analytics.funnel.firstAnswer'), count: first_answer },
          { label: t('analytics.funnel.half'), count: half },
          { label: t('analytics.funnel.completed'), count: completed },
        ]}
        formatCount={format.integer}
        formatShare={(share) => format.percent(100 * share)}
      />
    </Card>
  )
}

/** What is counted as opened, and since when. */
function useFunnelHelp({ since, sessions_before }: AnalyticsDetails['openings']): string {
  const { t } = useTranslation()
  const { format } = useLocale()
  if (since === null) return t('analytics.funnel.helpNone')
  const help = t('analytics.funnel.help')
  if (sessions_before === 0) return help
  return `${help} ${t('analytics.funnel.helpSince', { date: format.longDay(since) })}`
}

/** Ended sessions by AAPOR's cuts. */
export function Outcomes({ outcomes }: Pick<AnalyticsDetails, 'outcomes'>) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { sufficient, partial, broken_off } = outcomes
  const ended = sufficient + partial + broken_off
  const rowOf = (label: string, count: number) => ({
    ...{ label, count },
    share: ended === 0 ? 0 : count / ended,
  })
  return (
    <Card className="p-5 sm:p-6">
      <ShareBars
        title={t('analytics.outcomes.title')}
        subtitle={t('analytics.outcomes.help')}
        empty={t('analytics.outcomes.empty')}
        heading={t('analytics.outcomes.reading')}
        countName={t('analytics.sessions')}
        rows={[
          rowOf(t('analytics.outcomes.sufficient'), sufficient),
          rowOf(t('analytics.outcomes.partial'), partial),
          rowOf(t('analytics.outcomes.brokenOff'), broken_off),
        ]}
        formatCount={format.integer}
        formatShare={(share) => format.percent(100 * share)}
      />
    </Card>
  )
}
