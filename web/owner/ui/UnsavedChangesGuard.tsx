import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker, useLocation } from 'react-router'
import { Button } from './Button.tsx'

/**
 * Confirms leaving with unsaved changes, within the app and when the tab is closed. `help`: what happens to the
 * changes.
 */
export function UnsavedChangesGuard({ isChanged, help }: { isChanged: boolean; help: string }) {
  const { t } = useTranslation()
  const currentPath = useLocation().pathname
  // During a navigation the history may already point elsewhere: only navigations away from this page are confirmed.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged &&
      currentLocation.pathname === currentPath &&
      nextLocation.pathname !== currentPath,
  )
  useEffect(() => {
    if (!isChanged) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isChanged])
  const stay = () => blocker.reset?.()
  return (
    <AlertDialog.Root open={blocker.state === 'blocked'} onOpenChange={(open) => !open && stay()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-black/45 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <AlertDialog.Popup className="fixed inset-x-4 top-1/2 z-50 mx-auto max-w-md -translate-y-1/2 rounded-xl border border-line bg-raised p-6 shadow-overlay transition duration-200 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0">
          <AlertDialog.Title className="font-display text-2xl">
            {t('leave.title')}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-1 text-ink-2">{help}</AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <Button variant="quiet" onClick={() => blocker.proceed?.()}>
              {t('leave.anyway')}
            </Button>
            <Button onClick={stay}>{t('leave.stay')}</Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
