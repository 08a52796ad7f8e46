import { useEffect, useRef, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import type { SurveyFilters } from '../../survey-lists.ts'

export const statuses = ['published', 'draft', 'paused', 'closed'] as const

const searchDelayMs = 250
const replaceOptions = { replace: true, preventScrollReset: true }

/**
 * What is searched for stands in the address, so that it can be shared and gone back to.
 * `typed` is ahead of it by the pause that a person makes after typing.
 */
export function useFilters() {
  const [search, setSearch] = useSearchParams()
  const text = (search.get('q') ?? '').trim()
  const status = statuses.find((known) => known === search.get('status')) ?? 'all'
  const [typed, setTyped] = useState(text)
  const [settled, setSettled] = useState(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // By back or by a link; what typing did to the address comes later than the next letter.
  const isElsewhere = useNavigationType() !== 'REPLACE'
  if (text !== settled) {
    setSettled(text)
    if (isElsewhere) setTyped(text)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const put = (name: 'q' | 'status', value: string) =>
    setSearch((current) => {
      if (value === '' || value === 'all') current.delete(name)
      else current.set(name, value)
      return current
    }, replaceOptions)
  return {
    filters: { text, status } satisfies SurveyFilters,
    isFiltered: text !== '' || status !== 'all',
    typed,
    type: (next: string) => {
      setTyped(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => put('q', next.trim()), searchDelayMs)
    },
    choose: (next: SurveyFilters['status']) => put('status', next),
    clear: () => {
      clearTimeout(timer.current)
      setTyped('')
      setSearch({}, replaceOptions)
    },
  }
}
