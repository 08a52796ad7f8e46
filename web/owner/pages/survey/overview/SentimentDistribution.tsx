import { useTranslation } from 'react-i18next'
import type { OwnerTurn } from '#contract/live.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { cssColour } from '../../../charts/chart-types.ts'
import { SentimentBar } from '../../../charts/SentimentBar.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Legend } from '../../../ui/Legend.tsx'
import { sentimentCounts } from './conversations.ts'
import { SentimentLink } from '../SentimentLink.tsx'

type Props = { surveyId: string; turns: ReadonlyMap<string, OwnerTurn> }

/** Sentiment of the answers as a stacked bar with its legend. */
export function SentimentDistribution({ surveyId, turns }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const counts = sentimentCounts(turns.values())
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  return (
    <Card className="p-5">
      <h2 className="text-sm font-semibold">{t('survey.mood')}</h2>
      <SentimentBar counts={counts} className="mt-4 h-2.5" />
      {counts.length === 0 ? (
        <p className="mt-3 text-sm text-ink-3">{t('survey.moodEmpty')}</p>
      ) : (
        <Legend
          entries={counts.map(([name, count]) => ({
            color: cssColour(name),
            name: t(`sentiment.${name}`),
            value: format.percent(Math.round((100 * count) / total)),
          }))}
          className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1.5"
        />
      )}
      <SentimentLink surveyId={surveyId} />
    </Card>
  )
}
