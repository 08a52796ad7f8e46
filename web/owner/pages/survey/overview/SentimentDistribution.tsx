import { useTranslation } from 'react-i18next'
import type { OwnerTurn } from '#contract/live.ts'
import type { Sentiment } from '#contract/survey.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { Card } from '../../../ui/Card.tsx'
import { Legend } from '../../../ui/Legend.tsx'
import { sentimentCounts } from './conversations.ts'
import { SentimentLink } from '../SentimentLink.tsx'

const colours: Record<Sentiment, string> = {
  positive: 'var(--success)',
  neutral: 'var(--chart-6)',
  mixed: 'var(--chart-4)',
  negative: 'var(--danger)',
}

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
      <div className="mt-4 flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-line" aria-hidden>
        {counts.map(([name, count]) => (
          <div
            key={name}
            className="transition-[flex-grow] duration-300 ease-out"
            style={{ flexGrow: count, flexBasis: 0, background: colours[name] }}
          />
        ))}
      </div>
      {counts.length === 0 ? (
        <p className="mt-3 text-sm text-ink-3">{t('survey.moodEmpty')}</p>
      ) : (
        <Legend
          entries={counts.map(([name, count]) => ({
            color: colours[name],
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
