import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './Button.tsx'

type Props = { title: string; children: ReactNode; className?: string }

/** A dialog's title, description and close button. */
export function DialogHeader({ title, children, className = '' }: Props) {
  const { t } = useTranslation()
  return (
    <header className={`flex items-start justify-between gap-4 ${className}`}>
      <div className="min-w-0">
        <Dialog.Title className="font-display text-2xl">{title}</Dialog.Title>
        <Dialog.Description className="mt-1 text-sm text-ink-2">{children}</Dialog.Description>
      </div>
      <Dialog.Close
        render={
          <IconButton label={t('common.close')}>
            <X size={18} aria-hidden />
          </IconButton>
        }
      />
    </header>
  )
}
