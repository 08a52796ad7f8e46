import { CornerDownRight, HeartHandshake, ShieldAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OwnerTurn } from '#contract/live.ts'

/** Why an answer has a flag, and how the product reacted. */
export function AnswerFlag({ flag }: { flag: NonNullable<OwnerTurn['flag']> }) {
  const { t } = useTranslation()
  if (flag !== 'injection')
    return (
      <p role="note" className="flex gap-2 text-sm text-pretty text-ink-2">
        <HeartHandshake size={16} className="mt-0.5 shrink-0 text-primary-text" aria-hidden />
        {t(`flag.${flag}Help`)}
      </p>
    )
  return (
    <div role="note" className="flex gap-3 rounded-md bg-warning-soft px-3.5 py-2.5 text-sm">
      <ShieldAlert size={18} className="mt-0.5 shrink-0 text-warning" aria-hidden />
      <div>
        <p className="font-semibold text-warning">{t('flag.injection')}</p>
        <p className="text-pretty text-ink-2">{t('flag.injectionHelp')}</p>
      </div>
    </div>
  )
}

const maxEmotions = 2
const maxAspects = 4
const neutralThreshold = 0.1

/** The strongest emotions, and their aspects. */
export function EmotionsAndAspects({ turn }: { turn: Pick<OwnerTurn, 'emotions' | 'aspects'> }) {
  const { t } = useTranslation()
  const { emotions, aspects } = turn
  if (emotions.length === 0 && aspects.length === 0) return null
  return (
    <div className="flex flex-wrap gap-1.5 text-xs">
      <ul className="contents" aria-label={t('flag.emotions')}>
        {emotions.slice(0, maxEmotions).map((emotion) => (
          <li key={emotion} className="rounded-full bg-surface px-2.5 py-0.5 font-medium">
            {t(`emotion.${emotion}`)}
          </li>
        ))}
      </ul>
      <ul className="contents" aria-label={t('flag.aspects')}>
        {aspects.slice(0, maxAspects).map(({ name, sentiment }) => (
          <li
            key={name}
            className="inline-flex max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 text-ink-2 ring-1 ring-line-strong/50 ring-inset"
          >
            <span className={`size-1.5 shrink-0 rounded-full ${colourOf(sentiment)}`} aria-hidden />
            <bdi className="truncate">{name}</bdi>
            <span className="sr-only">{t(`sentiment.${polarityOf(sentiment)}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function polarityOf(sentiment: number): 'positive' | 'neutral' | 'negative' {
  if (Math.abs(sentiment) < neutralThreshold) return 'neutral'
  return sentiment > 0 ? 'positive' : 'negative'
}

const colours = { positive: 'bg-success', neutral: 'bg-ink-3', negative: 'bg-danger' }
const colourOf = (sentiment: number) => colours[polarityOf(sentiment)]

/** Marks a question that was configured by the owner. */
export function FollowUpNote({ reason }: { reason: NonNullable<OwnerTurn['follow_up']> }) {
  const { t } = useTranslation()
  return (
    <p className="inline-flex items-center gap-1.5 text-xs font-medium text-primary-text">
      <CornerDownRight size={13} className="rtl:-scale-x-100" aria-hidden />
      {t(`flag.followUp.${reason}`)}
    </p>
  )
}
