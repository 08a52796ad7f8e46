import { useEffect, useRef, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import type { SurveyFilters } from '../../survey-lists.ts'

export const statuses = ['published', 'draft', 'paused', 'closed'] as const

/** The filters in an address. */
export function filtersOf(search: URLSearchParams): SurveyFilters {
  const status = statuses.find((known) => known === search.get('status')) ?? 'all'
  return { text: (search.get('q') ?? '').trim(), status }
}

const searchDelayMs = 250
const replaceOptions = { replace: true, preventScrollReset: true }

/** The survey list's filters, stored in the address. `typed`: the search field's text, which the address follows. */
export function useFilters() {
  const [search, setSearch] = useSearchParams()
  const filters = filtersOf(search)
  const { text, status } = filters
  const [typed, setTyped] = useState(text)
  const [addressText, setAddressText] = useState(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Changed by a link or the history; after typing, the address may lag behind the field.
  const isNavigation = useNavigationType() !== 'REPLACE'
  if (text !== addressText) {
    setAddressText(text)
    if (isNavigation) setTyped(text)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const setFilter = (name: 'q' | 'status', value: string) =>
    setSearch((current) => {
      if (value === '' || value === 'all') current.delete(name)
      else current.set(name, value)
      return current
    }, replaceOptions)
  return {
    filters,
    isFiltered: text !== '' || status !== 'all',
    typed,
    setText: (next: string) => {
      setTyped(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setFilter('q', next.trim()), searchDelayMs)
    },
    setStatus: (next: SurveyFilters['status']) => setFilter('status', next),
    clear: () => {
      clearTimeout(timer.current)
      setTyped('')
      setSearch({}, replaceOptions)
    },
  }
}
