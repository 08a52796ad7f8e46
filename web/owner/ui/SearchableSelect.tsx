import { Combobox } from '@base-ui/react/combobox'
import { Check, ChevronDown, Search } from 'lucide-react'
import { menuItem, menuPopup } from './menu.ts'

type Option = { value: string; label: string }

type Props = {
  label: string
  /** Empty: none of the options. */
  value: string
  onChange: (value: string) => void
  options: readonly Option[]
  /** Shown for the empty value, which can be chosen, too. */
  emptyLabel: string
  searchLabel: string
  nothingFound: string
  className?: string
}

/** A select whose long list is narrowed by typing. */
export function SearchableSelect({
  label,
  value,
  onChange,
  options,
  emptyLabel,
  searchLabel,
  nothingFound,
  className = '',
}: Props) {
  const items = [{ value: '', label: emptyLabel }, ...options]
  return (
    <Combobox.Root
      items={items}
      value={items.find((each) => each.value === value) ?? items[0] ?? null}
      onValueChange={(next) => next && onChange(next.value)}
      isItemEqualToValue={(item, current) => item.value === current.value}
    >
      <Combobox.Trigger
        aria-label={label}
        className={`flex h-10.5 items-center justify-between gap-3 rounded-md border border-line-strong/60 bg-surface px-3.5 text-start ${className}`}
      >
        <span className="min-w-0 truncate">
          <Combobox.Value />
        </span>
        <Combobox.Icon>
          <ChevronDown size={16} className="text-ink-3" aria-hidden />
        </Combobox.Icon>
      </Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={6} align="start" className="z-50">
          <Combobox.Popup
            aria-label={label}
            className={`${menuPopup} w-(--anchor-width) max-w-(--available-width)`}
          >
            <div className="flex items-center gap-2 border-b border-line px-3 text-ink-3">
              <Search size={16} className="shrink-0" aria-hidden />
              <Combobox.Input
                aria-label={searchLabel}
                placeholder={searchLabel}
                className="h-10 w-full min-w-0 bg-transparent text-ink outline-none placeholder:text-ink-3"
              />
            </div>
            <Combobox.Empty className="px-3 text-ink-3 not-empty:py-3">
              {nothingFound}
            </Combobox.Empty>
            <Combobox.List className="max-h-[min(18rem,var(--available-height))] overflow-y-auto overscroll-contain pt-1">
              {(option: Option) => (
                <Combobox.Item key={option.value} value={option} className={menuItem}>
                  <span className={`flex-1 ${option.value === '' ? 'text-ink-2' : ''}`}>
                    {option.label}
                  </span>
                  <Combobox.ItemIndicator>
                    <Check size={16} aria-hidden />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}
