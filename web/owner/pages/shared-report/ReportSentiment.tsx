import { useTranslation } from 'react-i18next'
import type { SharedSentiment } from '#contract/api/shared-reports.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { ShareBars } from '../../charts/ShareBars.tsx'
import { StackedShares } from '../../charts/StackedShares.tsx'

/** Shares with their counts, net sentiment with its interval, and emotions. */
export function ReportSentiment({ sentiment }: { sentiment: SharedSentiment }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { sentiments, emotions } = sentiment
  const { scored, positive, neutral, mixed, negative } = sentiments
  if (scored === 0) return <p className="text-ink-2">{t('sharedReports.sentiment.none')}</p>
  const formatShare = (share: number) => format.percent(share * 100)
  const parts = [
    { name: t('sentiment.positive'), colour: 'positive' as const },
    { name: t('sentiment.neutral'), colour: 'neutral' as const },
    { name: t('sentiment.mixed'), colour: 'mixed' as const },
    { name: t('sentiment.negative'), colour: 'negative' as const },
  ]
  const counts = [positive.count, neutral.count - mixed.count, mixed.count, negative.count]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="print:break-inside-avoid">
        <StackedShares
          level={3}
          title={t('sharedReports.sentiment.shares')}
          subtitle={t('sharedReports.sentiment.scored', {
            count: scored,
            formatted: format.integer(scored),
          })}
          heading={t('sharedReports.sentiment.title')}
          parts={parts}
          rows={[{ label: t('sharedReports.overview.responses'), counts }]}
          formatCount={format.integer}
          formatShare={formatShare}
        />
        <NetSentiment sentiment={sentiment} />
      </div>
      {emotions.length > 0 && (
        <div className="print:break-inside-avoid">
          <ShareBars
            level={3}
            title={t('sharedReports.sentiment.emotions')}
            subtitle={t('sharedReports.sentiment.emotionsHelp')}
            heading={t('sharedReports.sentiment.emotion')}
            countName={t('sharedReports.overview.responses')}
            rows={emotions.map(({ emotion, count, percentage, interval }) => ({
              label: t(`emotion.${emotion}`),
              ...{ count, share: percentage / 100 },
              interval: interval && [interval.lower / 100, interval.upper / 100],
            }))}
            formatCount={format.integer}
            formatShare={formatShare}
          />
        </div>
      )}
    </div>
  )
}

function NetSentiment({
  sentiment: { sentiments, trend, sentiment_trend },
}: {
  sentiment: SharedSentiment
}) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { net } = sentiments
  if (!net) return null
  return (
    <p className="mt-4 text-sm text-ink-2 text-pretty">
      <strong className="font-semibold text-ink">
        {t('sharedReports.sentiment.net')} <bdi>{format.decimal(net.value)}</bdi>
      </strong>{' '}
      (
      {t('sharedReports.interval', {
        low: format.decimal(net.lower),
        high: format.decimal(net.upper),
      })}
      ).{' '}
      {trend.enough_data
        ? t(`sharedReports.trendText.${sentiment_trend}`)
        : t('sharedReports.trendText.unknown')}
    </p>
  )
}
