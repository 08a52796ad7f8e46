import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import {
  filterNames,
  responseFiltersOf,
  type FilterName,
  type ResponseFilters,
} from '../../../response-list.ts'

const searchDelayMs = 300
const replaceOptions = { replace: true, preventScrollReset: true }

type Changes = Partial<Record<FilterName, string>>

/** The filters of the tab, stored in the address. `typed`: the search field's text, which the address follows. */
export function useResponseFilters() {
  const [search, setSearch] = useSearchParams()
  const address = search.toString()
  const filters = useMemo(() => responseFiltersOf(new URLSearchParams(address)), [address])
  const { q } = filters
  const [typed, setTyped] = useState(q)
  const [addressText, setAddressText] = useState(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Changed by a link or the history; after typing, the address may lag behind the field.
  const isNavigation = useNavigationType() !== 'REPLACE'
  if (q !== addressText) {
    setAddressText(q)
    if (isNavigation) setTyped(q)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const write = (values: Readonly<Record<string, string | undefined>>) =>
    setSearch((current) => {
      for (const [name, value = ''] of Object.entries(values)) {
        if (value === '') current.delete(name)
        else current.set(name, value)
      }
      return current
    }, replaceOptions)
  const active = filterNames.filter((name) => filters[name] !== '')
  return {
    filters,
    /** Names of the filters in force, without the search. */
    active,
    isFiltered: q !== '' || active.length > 0,
    typed,
    setText: (next: string) => {
      setTyped(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => write({ q: next.trim() }), searchDelayMs)
    },
    setOrder: (order: ResponseFilters['order']) =>
      write({ order: order === 'newest' ? '' : order }),
    setFilters: (changes: Changes) => write(changes),
    clear: () => {
      clearTimeout(timer.current)
      setTyped('')
      write(Object.fromEntries(['q', ...filterNames].map((name) => [name, ''])))
    },
  }
}

export type ResponseFilterState = ReturnType<typeof useResponseFilters>
