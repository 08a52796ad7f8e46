import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/** How long a moment stays before it is asked for: what a slider passes over is not. */
const debounceMs = 140

/**
 * The moment that is looked at, which is part of the address so that it can be passed on; undefined is now. `shown`
 * follows the hand, `asked` follows once it rests.
 */
export function useMoment(): {
  selected: string | undefined
  debounced: string | undefined
  select: (at: string | undefined) => void
} {
  const [params, setParams] = useSearchParams()
  const given = params.get('at')
  const asked = given !== null && isMoment(given) ? new Date(given).toISOString() : undefined
  const [held, setHeld] = useState<{ at: string | undefined }>()
  useEffect(() => {
    if (!held) return
    const resting = setTimeout(() => {
      setParams(
        (before) => {
          if (held.at === undefined) before.delete('at')
          else before.set('at', held.at)
          return before
        },
        { replace: true, preventScrollReset: true },
      )
      setHeld(undefined)
    }, debounceMs)
    return () => clearTimeout(resting)
  }, [held, setParams])
  return { selected: held ? held.at : asked, debounced: asked, select: (at) => setHeld({ at }) }
}

const isMoment = (text: string) => !Number.isNaN(Date.parse(text))
