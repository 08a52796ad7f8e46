import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnerTurn } from '#contract/live.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { Card } from '../../../ui/Card.tsx'
import { answersPerMinute } from './conversations.ts'

const height = 64
const bar = 7
const gap = 2.5

/** Answers per minute over the last half hour, as bars. */
export function AnswerRate({ turns }: { turns: ReadonlyMap<string, OwnerTurn> }) {
  const { t } = useTranslation()
  const { format, direction } = useLocale()
  const counts = answersPerMinute(turns.values(), useNow(10_000))
  const total = counts.reduce((sum, count) => sum + count, 0)
  const highest = Math.max(4, ...counts)
  const width = counts.length * (bar + gap) - gap
  return (
    <Card className="p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-sm font-semibold">{t('survey.rate')}</h2>
        <span className="text-xs text-ink-3">{t('survey.rateNow')}</span>
      </div>
      <p className="sr-only">{t('survey.rateLabel', { formatted: format.integer(total) })}</p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="mt-4 h-16 w-full"
        preserveAspectRatio="none"
        aria-hidden
        style={direction === 'rtl' ? { transform: 'scaleX(-1)' } : undefined}
      >
        {counts.map((count, index) => {
          const barHeight = count === 0 ? 2 : Math.max(4, (height * count) / highest)
          const isLatest = index === counts.length - 1
          return (
            <rect
              key={index}
              x={index * (bar + gap)}
              y={height - barHeight}
              width={bar}
              height={barHeight}
              rx="2"
              fill={count === 0 ? 'var(--border)' : isLatest ? 'var(--accent)' : 'var(--chart-1)'}
              style={{ transition: 'y 280ms var(--ease), height 280ms var(--ease)' }}
            />
          )
        })}
      </svg>
      <p className="mt-2 flex justify-between text-xs text-ink-3">
        <span>{t('survey.ago30')}</span>
        <span>{t('survey.justNow')}</span>
      </p>
    </Card>
  )
}

/** The current time, updated at an interval, so that the chart moves without new answers. */
function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
