// Dismissal of the notice about a meter: for all tabs of this device, until another level or another month.
import { create } from 'zustand'

const key = 'plan-notice-dismissed'
const useDismissalStore = create<{ dismissed: string | null }>()(() => ({
  dismissed: localStorage.getItem(key),
}))

window.addEventListener('storage', (event) => {
  if (event.key === key) useDismissalStore.setState({ dismissed: event.newValue })
})

/** `notice` identifies what is said, to whom and when. */
export function useNoticeDismissal(notice: string) {
  const isDismissed = useDismissalStore((store) => store.dismissed === notice)
  const dismiss = () => {
    localStorage.setItem(key, notice)
    useDismissalStore.setState({ dismissed: notice })
  }
  return { isDismissed, dismiss }
}
