import { useTranslation } from 'react-i18next'
import type { AnalyticsDetails } from '#contract/api/analytics-details.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { Histogram } from '../../../charts/Histogram.tsx'
import { ShareBars } from '../../../charts/ShareBars.tsx'
import { Card } from '../../../ui/Card.tsx'

type Group = { label: string; started: number; completed: number; completion_rate: number }

/** Sessions by device, language and channel. */
export function Breakdowns({ details }: { details: AnalyticsDetails }) {
  const { t } = useTranslation()
  const { devices, languages, channels } = details
  return (
    <div className="grid gap-4 lg:col-span-2 lg:grid-cols-3 lg:gap-6">
      <Breakdown
        name="device"
        groups={devices.map((each) => ({ ...each, label: t(`analytics.device.${each.device}`) }))}
      />
      <Breakdown
        name="language"
        groups={languages.map((each) => ({ ...each, label: t(`language.${each.language}`) }))}
      />
      <Breakdown
        name="channel"
        groups={channels.map((each) => ({
          ...each,
          label: t(`analytics.channel.${each.channel}`),
        }))}
      />
    </div>
  )
}

function Breakdown({
  name,
  groups,
}: {
  name: 'device' | 'language' | 'channel'
  groups: readonly Group[]
}) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const total = groups.reduce((sum, { started }) => sum + started, 0)
  return (
    <Card className="p-5 sm:p-6">
      <ShareBars
        title={t(`analytics.${name}.title`)}
        heading={t(`analytics.${name}.heading`)}
        countName={t('analytics.sessions')}
        rows={groups.map(({ label, started, completion_rate }) => ({
          label: t('analytics.groupRate', { label, rate: format.percent(completion_rate) }),
          count: started,
          share: total === 0 ? 0 : started / total,
        }))}
        formatCount={format.integer}
        formatShare={(share) => format.percent(100 * share)}
        colour={3}
      />
    </Card>
  )
}

/** Respondents' ratings of the conversation. */
export function Ratings({ ratings }: Pick<AnalyticsDetails, 'ratings'>) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { rated, average, stars } = ratings
  return (
    <Card className="p-5 sm:p-6">
      <Histogram
        title={t('analytics.rating.title')}
        {...(rated > 0 && {
          subtitle: t('analytics.rating.average', {
            count: rated,
            formatted: format.integer(rated),
            average: format.decimal(average),
          }),
        })}
        empty={t('analytics.rating.empty')}
        heading={t('analytics.rating.heading')}
        bins={stars.map((count, at) => ({ from: at + 1, to: at + 2, count }))}
        formatValue={(value) => t('analytics.rating.stars', { formatted: format.integer(value) })}
        formatCount={format.integer}
        colour={4}
        isSingle
      />
    </Card>
  )
}
