import { Slider as Base } from '@base-ui/react/slider'
import { useLocale } from '../../shared/i18n.ts'

type Props = {
  label: string
  value: number
  min: number
  max: number
  minLabel: string
  maxLabel: string
  onChange: (value: number) => void
}

export function Slider({ label, value, min, max, minLabel, maxLabel, onChange }: Props) {
  const { format } = useLocale()
  return (
    <Base.Root value={value} min={min} max={max} onValueChange={onChange}>
      <div className="flex items-baseline justify-between gap-4">
        <Base.Label className="text-sm font-semibold">{label}</Base.Label>
        <span className="font-display text-2xl text-primary-text" aria-hidden>
          {format.integer(value)}
        </span>
      </div>
      <Base.Control className="flex h-8 cursor-pointer touch-none items-center select-none">
        <Base.Track className="h-1.5 w-full rounded-full bg-line">
          <Base.Indicator className="rounded-full bg-primary" />
          <Base.Thumb className="size-5 rounded-full border-2 border-primary bg-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring" />
        </Base.Track>
      </Base.Control>
      <div className="flex justify-between text-xs text-ink-3">
        <span>{minLabel}</span>
        <span>{maxLabel}</span>
      </div>
    </Base.Root>
  )
}
