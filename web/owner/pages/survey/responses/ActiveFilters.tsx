import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { useFilterLabel, type Choice, type ChoiceName } from './use-filter-choices.ts'
import type { ResponseFilterState } from './use-response-filters.ts'

type Props = {
  state: ResponseFilterState
  choices: Readonly<Record<ChoiceName, Choice[]>>
}

/** Each filter in force, which a click removes. */
export function ActiveFilters({ state, choices }: Props) {
  const { t } = useTranslation()
  const labelOf = useFilterLabel(choices)
  const { filters, active, setFilters, clear } = state
  if (active.length === 0) return null
  return (
    <ul aria-label={t('qualified.activeFilters')} className="flex flex-wrap items-center gap-2">
      {active.map((name) => (
        <li key={name} className="min-w-0">
          <button
            type="button"
            aria-label={t('qualified.removeFilter', { filter: labelOf(name, filters) })}
            onClick={() => setFilters({ [name]: '' })}
            className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-line bg-sunken py-1 ps-3 pe-2 text-sm text-ink transition-colors duration-150 hover:border-line-strong"
          >
            <bdi className="max-w-64 truncate">{labelOf(name, filters)}</bdi>
            <X size={14} className="shrink-0 text-ink-3" aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <Button variant="quiet" className="-my-1 px-2" onClick={clear}>
          {t('qualified.clear')}
        </Button>
      </li>
    </ul>
  )
}
