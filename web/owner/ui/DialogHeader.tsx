import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { HelpArticleId } from '../help/articles.ts'
import { HelpLink } from '../help/HelpLink.tsx'
import { IconButton } from './Button.tsx'

type Props = {
  title: string
  /** Explains what the dialog is for. */
  help?: HelpArticleId
  children: ReactNode
  className?: string
}

/** A dialog's title, description and close button. */
export function DialogHeader({ title, help, children, className = '' }: Props) {
  const { t } = useTranslation()
  return (
    <header className={`flex items-start justify-between gap-4 ${className}`}>
      <div className="min-w-0">
        <div className="flex items-center gap-1.5">
          <Dialog.Title className="font-display text-2xl">{title}</Dialog.Title>
          {help && <HelpLink article={help} topic={title} />}
        </div>
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
