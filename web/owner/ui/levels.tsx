import { useTranslation } from 'react-i18next'
import type { Sentiment } from '#contract/survey.ts'

type Level = 'high' | 'medium' | 'low'

const looks: Record<Level, string> = {
  high: 'bg-danger-soft text-danger',
  medium: 'bg-warning-soft text-warning',
  low: 'bg-success-soft text-success',
}

/** High is red, medium yellow, low green. */
export function LevelBadge({ of, level }: { of: 'priority' | 'impact'; level: Level }) {
  const { t } = useTranslation()
  return (
    <span
      className={`inline-flex shrink-0 items-center rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${looks[level]}`}
    >
      {t(`insights.${of}.${level}`)}
    </span>
  )
}

/** Text and bar colours by sentiment. */
export const sentimentClasses: Record<Sentiment, { text: string; bar: string }> = {
  positive: { text: 'text-success', bar: 'bg-success' },
  negative: { text: 'text-danger', bar: 'bg-danger' },
  mixed: { text: 'text-warning', bar: 'bg-warning' },
  neutral: { text: 'text-ink-3', bar: 'bg-line-strong' },
}
