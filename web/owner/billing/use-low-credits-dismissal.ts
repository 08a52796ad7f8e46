// Dismissal of the low-balance notice: for all tabs of this device, until the balance changes.
import { useEffect } from 'react'
import { create } from 'zustand'

const key = 'low-credits-told'
const useDismissalStore = create<{ dismissed: string | null }>()(() => ({
  dismissed: localStorage.getItem(key),
}))

window.addEventListener('storage', (event) => {
  if (event.key === key) useDismissalStore.setState({ dismissed: event.newValue })
})

/** `credits` undefined: unknown, so the dismissal stays. */
export function useLowCreditsDismissal(ownerId: string, credits: number | undefined) {
  const told = useDismissalStore((store) => store.dismissed)
  const now = `${ownerId} ${credits}`
  const isOver = credits !== undefined && told !== null && told !== now
  useEffect(() => {
    if (isOver) storeDismissal(null)
  }, [isOver])
  return { isDismissed: told === now, dismiss: () => storeDismissal(now) }
}

function storeDismissal(told: string | null): void {
  if (told === null) localStorage.removeItem(key)
  else localStorage.setItem(key, told)
  useDismissalStore.setState({ dismissed: told })
}
