import { Slider as Base } from '@base-ui/react/slider'
import { useLocale } from '../../shared/i18n.ts'

type Props = {
  label: string
  value: number
  min: number
  max: number
  step?: number
  minLabel: string
  maxLabel: string
  isDisabled?: boolean
  /** The displayed value; a whole number by default. */
  display?: (value: number) => string
  onChange: (value: number) => void
}

export function Slider(props: Props) {
  const { format } = useLocale()
  const { label, value, min, max, step = 1, isDisabled = false, onChange } = props
  const { display = format.integer } = props
  return (
    <Base.Root
      value={value}
      min={min}
      max={max}
      step={step}
      disabled={isDisabled}
      onValueChange={onChange}
    >
      <div className="flex items-baseline justify-between gap-4">
        <Base.Label className="text-sm font-semibold">{label}</Base.Label>
        <span className="font-display text-2xl text-primary-text" aria-hidden>
          {display(value)}
        </span>
      </div>
      <Base.Control className="flex h-8 cursor-pointer touch-none items-center select-none data-disabled:cursor-not-allowed data-disabled:opacity-55">
        <Base.Track className="h-1.5 w-full rounded-full bg-line">
          <Base.Indicator className="rounded-full bg-primary" />
          <Base.Thumb
            getAriaValueText={(_, current) => display(current)}
            className="size-5 rounded-full border-2 border-primary bg-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          />
        </Base.Track>
      </Base.Control>
      <div className="flex justify-between text-xs text-ink-3">
        <span>{props.minLabel}</span>
        <span>{props.maxLabel}</span>
      </div>
    </Base.Root>
  )
}
