import { useEffect, useState } from 'react'

/** Whole seconds since the component was mounted. */
export function useElapsedSeconds(): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const from = performance.now()
    const timer = setInterval(
      () => setSeconds(Math.floor((performance.now() - from) / 1_000)),
      1_000,
    )
    return () => clearInterval(timer)
  }, [])
  return seconds
}
