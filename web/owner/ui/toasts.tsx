import { Toast } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const manager = Toast.createToastManager()

type ToastAction = { label: string; onClick: () => void }
/** Long enough to reach the toast's button by keyboard. */
const actionTimeoutMs = 12_000

/** Shows a short message, optionally with an action. */
export function toast(title: string, description?: string, action?: ToastAction): void {
  const id: string = manager.add({
    title,
    ...(description ? { description } : {}),
    // An urgent toast is not exposed to screen readers as an element, nor is its button.
    ...(description && !action ? { priority: 'high' } : {}),
    ...(action ? { timeout: actionTimeoutMs, actionProps: actionProps(action) } : {}),
  })
  function actionProps({ label, onClick }: ToastAction) {
    return {
      children: label,
      onClick: () => {
        manager.close(id)
        onClick()
      },
    }
  }
}

export function Toasts({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider toastManager={manager} timeout={5_000}>
      {children}
      <Toast.Portal>
        {/* In the top bar's free middle: primary actions are below it, and often at the lower edge. */}
        <Toast.Viewport className="fixed inset-x-3 top-2 z-60 mx-auto grid max-w-sm gap-2 outline-none">
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

/** The newest is in front of the others, which show as edges below it until the pointer or the focus enters. */
const toastClass = [
  'z-[calc(10-var(--toast-index))] col-start-1 self-start overflow-hidden rounded-md border border-line bg-raised shadow-popup',
  'transition duration-200 data-starting-style:-translate-y-3 data-starting-style:opacity-0 data-ending-style:-translate-y-3 data-ending-style:opacity-0',
  'not-data-expanded:row-start-1 not-data-expanded:max-h-(--toast-frontmost-height) not-data-expanded:translate-y-[calc(var(--toast-index)*6px)] not-data-expanded:scale-[calc(1-var(--toast-index)*0.04)]',
  'data-limited:opacity-0',
].join(' ')

function List() {
  const { t } = useTranslation()
  const { toasts } = Toast.useToastManager()
  return toasts.map((item) => (
    <Toast.Root key={item.id} toast={item} data-toast swipeDirection="up" className={toastClass}>
      <Toast.Content className="flex items-start gap-3 px-4 py-3 transition-opacity duration-200 data-behind:not-data-expanded:opacity-0">
        <div className="min-w-0 flex-1 text-sm">
          <Toast.Title className="font-semibold" />
          <Toast.Description className="text-ink-2" />
        </div>
        <Toast.Action className="-my-1 rounded-sm px-2 py-1 text-sm font-semibold text-primary-text hover:bg-primary-soft" />
        <Toast.Close
          aria-label={t('common.dismiss')}
          className="-m-1 rounded-sm p-1 text-ink-2 hover:bg-sunken"
        >
          <X size={16} aria-hidden />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}
