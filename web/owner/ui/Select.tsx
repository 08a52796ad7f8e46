import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { menuItem, menuPopup } from './menu.ts'

type Props<T extends string> = {
  label: string
  value: T
  onChange: (value: T) => void
  options: { value: T; label: string; hint?: string }[]
  className?: string
}

export function Select<T extends string>({
  label,
  value,
  onChange,
  options,
  className = '',
}: Props<T>) {
  return (
    <Base.Root<T>
      value={value}
      onValueChange={(next) => next !== null && onChange(next)}
      items={options}
    >
      <Base.Trigger
        aria-label={label}
        className={`flex h-10.5 items-center justify-between gap-3 rounded-md border border-line-strong/60 bg-surface px-3.5 text-start ${className}`}
      >
        <Base.Value />
        <Base.Icon>
          <ChevronDown size={16} className="text-ink-3" aria-hidden />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-50">
          <Base.Popup className={`${menuPopup} min-w-(--anchor-width) max-w-80`}>
            {options.map((option) => (
              <Base.Item key={option.value} value={option.value} className={menuItem}>
                <span className="flex-1">
                  <Base.ItemText>{option.label}</Base.ItemText>
                  {option.hint && <span className="block text-xs text-ink-3">{option.hint}</span>}
                </span>
                <Base.ItemIndicator>
                  <Check size={16} aria-hidden />
                </Base.ItemIndicator>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
