import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/** A moment is fetched after this pause, so that a moving slider causes no requests. */
const debounceMs = 140

/** The moment in an address, as ISO text; undefined: now. */
export function momentOf(search: URLSearchParams): string | undefined {
  const at = search.get('at')
  return at !== null && !Number.isNaN(Date.parse(at)) ? new Date(at).toISOString() : undefined
}

/** The selected moment, stored in the address; undefined: now. `debounced` follows `selected` after a pause. */
export function useMoment(): {
  selected: string | undefined
  debounced: string | undefined
  select: (at: string | undefined) => void
} {
  const [params, setParams] = useSearchParams()
  const debounced = momentOf(params)
  const [pending, setPending] = useState<{ at: string | undefined }>()
  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(() => {
      setParams(
        (before) => {
          if (pending.at === undefined) before.delete('at')
          else before.set('at', pending.at)
          return before
        },
        { replace: true, preventScrollReset: true },
      )
      setPending(undefined)
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [pending, setParams])
  return {
    selected: pending ? pending.at : debounced,
    debounced,
    select: (at) => setPending({ at }),
  }
}
