import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'

type Props = {
  isOpen: boolean
  title: string
  children: ReactNode
  confirmLabel: string
  isBusy?: boolean
  onConfirm: () => void
  onCancel: () => void
  /** Target of the focus after closing; by default, the previous element. */
  finalFocus?: () => HTMLElement | null
}

/** Confirms an action that is hard to undo. Escape cancels. */
export function ConfirmDialog(props: Props) {
  const { t } = useTranslation()
  const { isOpen, title, children, confirmLabel, isBusy = false, onConfirm, onCancel } = props
  const { finalFocus } = props
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-black/45 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <AlertDialog.Popup
          finalFocus={() => finalFocus?.() ?? true}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-w-md -translate-y-1/2 rounded-xl border border-line bg-raised p-6 shadow-overlay transition duration-200 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <AlertDialog.Title className="font-display text-2xl text-balance">
            {title}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-1 text-ink-2 text-pretty" render={<div />}>
            {children}
          </AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <AlertDialog.Close render={<Button variant="quiet">{t('common.cancel')}</Button>} />
            <Button busy={isBusy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
