import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../shared/i18n.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { BalanceChart } from './BalanceChart.tsx'
import { timeAt, fractionAt, type TimeRange, type BalanceBucket } from './chart-paths.ts'

type Props = {
  buckets: readonly BalanceBucket[]
  span: TimeRange
  /** Undefined: now. */
  at: string | undefined
  balance: number
  onTravel: (at: string | undefined) => void
  onStep: (by: 1 | -1) => void
  canStep: { back: boolean; forward: boolean }
}

const sliderSteps = 400
const frameMs = 400

/** Selects a moment: by slider, date, entry, or playback from the current position. */
export function TimeTravel(props: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { buckets, span, at, balance, onTravel, onStep, canStep } = props
  const moment = at === undefined ? span.until : Date.parse(at)
  const [isPlaying, setPlaying] = usePlayback(buckets, moment, onTravel)
  const go = (to: number) => {
    setPlaying(false)
    onTravel(to >= span.until ? undefined : new Date(to).toISOString())
  }
  const step = (by: 1 | -1) => {
    setPlaying(false)
    onStep(by)
  }
  const momentText = format.longDateTime(new Date(moment).toISOString())
  return (
    <Card className="mb-6 p-4 sm:p-6">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-sm font-semibold text-ink-2">{t('ledger.chart')}</h2>
          <p className="font-display text-xl" aria-live="polite">
            {at === undefined ? t('ledger.now') : momentText}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-1">
          <IconButton label={t('ledger.back')} disabled={!canStep.back} onClick={() => step(-1)}>
            <ChevronLeft size={20} className="rtl:-scale-x-100" aria-hidden />
          </IconButton>
          <IconButton
            label={t(isPlaying ? 'ledger.pause' : 'ledger.play')}
            onClick={() => {
              if (!isPlaying && moment >= span.until) onTravel(new Date(span.since).toISOString())
              setPlaying(!isPlaying)
            }}
          >
            {isPlaying ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
          </IconButton>
          <IconButton
            label={t('ledger.forward')}
            disabled={!canStep.forward}
            onClick={() => step(1)}
          >
            <ChevronRight size={20} className="rtl:-scale-x-100" aria-hidden />
          </IconButton>
          <input
            type="datetime-local"
            step="1"
            aria-label={t('ledger.moment')}
            value={toLocal(moment)}
            onChange={({ target }) => target.value && go(Date.parse(target.value))}
            className="h-10 min-w-0 rounded-md border border-line-strong/60 bg-surface px-2.5 text-sm"
          />
          <Button variant="quiet" disabled={at === undefined} onClick={() => go(span.until)}>
            {t('ledger.toNow')}
          </Button>
        </div>
      </div>
      <BalanceChart buckets={buckets} span={span} at={moment} balance={balance} onTravel={go} />
      <input
        type="range"
        min={0}
        max={sliderSteps}
        aria-label={t('ledger.timeline')}
        aria-valuetext={momentText}
        value={Math.round(fractionAt(span, moment) * sliderSteps)}
        onChange={({ target }) => go(timeAt(span, Number(target.value) / sliderSteps))}
        className="mt-1 block h-6 w-full cursor-pointer accent-(--primary)"
      />
      <p className="flex justify-between text-xs text-ink-3">
        <span>{format.dateTime(new Date(span.since).toISOString())}</span>
        <span>{format.dateTime(new Date(span.until).toISOString())}</span>
      </p>
    </Card>
  )
}

/** Steps through the buckets; the end is now. */
function usePlayback(
  buckets: readonly BalanceBucket[],
  moment: number,
  onTravel: (at: string | undefined) => void,
) {
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => {
      const next = buckets.find(({ at }) => Date.parse(at) > moment)
      const isLast = !next || next === buckets.at(-1)
      onTravel(isLast ? undefined : next.at)
      if (isLast) setPlaying(false)
    }, frameMs)
    return () => clearTimeout(timer)
  }, [isPlaying, buckets, moment, onTravel])
  return [isPlaying, setPlaying] as const
}

/** Local time to the second without a zone, as the input requires. */
function toLocal(moment: number): string {
  const at = new Date(moment)
  return new Date(moment - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
}
