import { Search } from 'lucide-react'
import { useEffect, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '../../ui/Select.tsx'
import { statuses, type useFilters } from './use-filters.ts'

type Props = Pick<ReturnType<typeof useFilters>, 'typed' | 'setText' | 'setStatus' | 'filters'>

export function Filters({ typed, setText, setStatus, filters }: Props) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  useSlashShortcut(field)
  return (
    <search className="flex flex-col gap-3 p-4 sm:flex-row">
      <label className="relative flex-1">
        <span className="sr-only">{t('surveys.search')}</span>
        <Search size={18} className="absolute start-3 top-3 text-ink-3" aria-hidden />
        <input
          ref={field}
          type="search"
          value={typed}
          maxLength={200}
          dir={typed === '' ? undefined : 'auto'}
          aria-keyshortcuts="/"
          onChange={(event) => setText(event.target.value)}
          placeholder={t('surveys.search')}
          className="h-10.5 w-full rounded-md border border-line-strong/60 bg-surface ps-10 pe-3 placeholder:text-ink-3"
        />
        {typed === '' && (
          <kbd
            aria-hidden
            className="pointer-events-none absolute end-3 top-2.5 hidden rounded-sm border border-line bg-sunken px-1.5 font-sans text-xs leading-5 text-ink-3 md:block"
          >
            /
          </kbd>
        )}
      </label>
      <Select
        label={t('surveys.filter')}
        value={filters.status}
        onChange={setStatus}
        options={(['all', ...statuses] as const).map((value) => ({
          value,
          label: value === 'all' ? t('surveys.all') : t(`status.${value}`),
        }))}
        className="sm:w-52"
      />
    </search>
  )
}

/** Elements that handle the slash key themselves. */
const ignoredTargets =
  'input, textarea, [contenteditable], [role="menu"], [role="listbox"], [role$="dialog"]'

/** The slash key focuses the field. */
function useSlashShortcut(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(ignoredTargets)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [field])
}
