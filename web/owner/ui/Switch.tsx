import { Switch as Base } from '@base-ui/react/switch'
import { useId } from 'react'

type Props = {
  label: string
  help: string
  /** Shown while the switch is on. */
  warning?: string | undefined
  checked: boolean
  isDisabled?: boolean
  onChange: (checked: boolean) => void
}

export function Switch({ label, help, warning, checked, isDisabled = false, onChange }: Props) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <p id={`${id}-label`} className={`font-medium ${isDisabled ? 'text-ink-3' : ''}`}>
          {label}
        </p>
        <div id={`${id}-help`} className="text-sm">
          <p className={isDisabled ? 'text-ink-3' : 'text-ink-2'}>{help}</p>
          {checked && warning && <p className="mt-1 text-warning">{warning}</p>}
        </div>
      </div>
      <Base.Root
        checked={checked}
        disabled={isDisabled}
        onCheckedChange={onChange}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help`}
        className="flex h-6.5 w-11 shrink-0 cursor-pointer rounded-full bg-line-strong data-disabled:cursor-not-allowed data-disabled:opacity-55 p-0.75 transition-colors duration-150 data-checked:bg-primary"
      >
        <Base.Thumb className="size-5 rounded-full bg-surface transition-transform duration-150 data-checked:translate-x-4.5 rtl:data-checked:-translate-x-4.5" />
      </Base.Root>
    </div>
  )
}
