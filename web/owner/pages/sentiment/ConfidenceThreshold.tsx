import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../shared/i18n.ts'
import { Slider } from '../../ui/Slider.tsx'

type Props = { threshold: number; isDisabled: boolean; onChange: (threshold: number) => void }

/** Sample answers with typical confidence values. */
const samples = [
  { name: 'clear', confidence: 0.92, mood: 'negative' },
  { name: 'friendly', confidence: 0.62, mood: 'positive' },
  { name: 'faint', confidence: 0.35, mood: 'negative' },
] as const

const looks = {
  negative: 'bg-danger-soft text-danger',
  positive: 'bg-success-soft text-success',
  neutral: 'bg-sunken text-ink-2',
}

/** Slider for the confidence threshold, with its effect on three samples. */
export function ConfidenceThreshold({ threshold, isDisabled, onChange }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const band = threshold < 0.3 ? 'low' : threshold <= 0.6 ? 'middle' : 'high'
  return (
    <div className="grid gap-4">
      <Slider
        label={t('sentimentConfig.confidence')}
        value={Math.round(threshold * 100)}
        min={0}
        max={100}
        step={5}
        isDisabled={isDisabled}
        display={format.percent}
        minLabel={t('sentimentConfig.least')}
        maxLabel={t('sentimentConfig.most')}
        onChange={(percent) => onChange(percent / 100)}
      />
      <p className="text-sm text-pretty text-ink-2">
        {t('sentimentConfig.confidenceHelp')} {t(`sentimentConfig.band.${band}`)}
      </p>
      <div className="rounded-md bg-bg p-4">
        <p id="sample-answers" className="text-xs font-semibold text-ink-3">
          {t('sentimentConfig.example')}
        </p>
        <ul
          aria-labelledby="sample-answers"
          className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-4"
        >
          {samples.map(({ name, confidence, mood }) => (
            <Sample
              key={name}
              text={t(`sentimentConfig.sample.${name}`)}
              confidence={confidence}
              threshold={threshold}
              mood={confidence >= threshold ? mood : 'neutral'}
            />
          ))}
        </ul>
      </div>
    </div>
  )
}

type SampleProps = {
  text: string
  confidence: number
  threshold: number
  mood: keyof typeof looks
}

function Sample({ text, confidence, threshold, mood }: SampleProps) {
  const { t } = useTranslation()
  const { format } = useLocale()
  return (
    <li className="col-span-2 grid grid-cols-subgrid items-center gap-y-2">
      <p className="font-display text-lg leading-snug">{text}</p>
      <span
        className={`justify-self-end rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap transition-colors duration-200 ${looks[mood]}`}
      >
        {t(`sentiment.${mood}`)}
      </span>
      <div className="relative h-1.5 rounded-full bg-line" aria-hidden>
        <div
          className={`h-full rounded-full transition-colors duration-200 ${mood === 'neutral' ? 'bg-line-strong' : 'bg-primary'}`}
          style={{ width: `${confidence * 100}%` }}
        />
        <div
          className="absolute -inset-y-1 w-0.5 rounded-full bg-accent-strong"
          style={{ insetInlineStart: `calc(${threshold * 100}% - 1px)` }}
        />
      </div>
      <span className="justify-self-end text-xs text-ink-3">
        {t('sentimentConfig.certainty', { formatted: format.percent(confidence * 100) })}
      </span>
    </li>
  )
}
