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
  const dismissed = useDismissalStore((store) => store.dismissed)
  const current = `${ownerId} ${credits}`
  const isOutdated = credits !== undefined && dismissed !== null && dismissed !== current
  useEffect(() => {
    if (isOutdated) storeDismissal(null)
  }, [isOutdated])
  return { isDismissed: dismissed === current, dismiss: () => storeDismissal(current) }
}

function storeDismissal(dismissed: string | null): void {
  if (dismissed === null) localStorage.removeItem(key)
  else localStorage.setItem(key, dismissed)
  useDismissalStore.setState({ dismissed })
}
