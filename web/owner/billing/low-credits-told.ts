// The low balance that a person has been told of and waved away: in every tab of this device, until the balance moves.
import { useEffect } from 'react'
import { create } from 'zustand'

const key = 'low-credits-told'
const useTold = create<{ told: string | null }>()(() => ({ told: localStorage.getItem(key) }))

window.addEventListener('storage', (event) => {
  if (event.key === key) useTold.setState({ told: event.newValue })
})

/** `credits` undefined: not known yet, so nothing is forgotten either. */
export function useLowCreditsTold(ownerId: string, credits: number | undefined) {
  const told = useTold((store) => store.told)
  const now = `${ownerId} ${credits}`
  const isOver = credits !== undefined && told !== null && told !== now
  useEffect(() => {
    if (isOver) tell(null)
  }, [isOver])
  return { isTold: told === now, dismiss: () => tell(now) }
}

function tell(told: string | null): void {
  if (told === null) localStorage.removeItem(key)
  else localStorage.setItem(key, told)
  useTold.setState({ told })
}
