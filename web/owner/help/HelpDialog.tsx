import { Dialog } from '@base-ui/react/dialog'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../shared/i18n.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { hasFinePointer } from '../ui/has-fine-pointer.ts'
import { ErrorState, Skeleton } from '../ui/states.tsx'
import { Article } from './Article.tsx'
import { findArticle, type HelpArticleId } from './articles.ts'
import { helpTextsQuery } from './help-texts.ts'
import { Overview } from './Overview.tsx'

type Props = {
  /** Null: closed; the overview unless it is an article's id. */
  article: string | null
  onOpen: (id: HelpArticleId | '') => void
  onClose: () => void
}

/** The help: full-screen on phones, a large dialog elsewhere. */
export function HelpDialog({ article, onOpen, onClose }: Props) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const { data: texts, error, refetch } = useQuery(helpTextsQuery(locale))
  const [query, setQuery] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const found = article === null ? undefined : findArticle(article)
  return (
    <Dialog.Root open={article !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/45 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          initialFocus={() => (hasFinePointer() && search.current) || true}
          className="fixed inset-0 z-50 flex flex-col bg-raised shadow-overlay transition-opacity duration-200 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0 md:inset-x-8 md:inset-y-[6dvh] md:mx-auto md:max-w-4xl md:rounded-xl md:border md:border-line"
        >
          <header className="flex items-center gap-3 border-b border-line px-4 py-3 sm:px-6">
            {found && texts ? (
              <Button
                variant="quiet"
                className="-ms-3"
                icon={<ArrowLeft size={18} className="rtl:-scale-x-100" aria-hidden />}
                onClick={() => onOpen('')}
              >
                {texts.back}
              </Button>
            ) : null}
            <Dialog.Title className={found ? 'sr-only' : 'font-display text-2xl'}>
              {t('shell.help')}
            </Dialog.Title>
            <Dialog.Close
              render={
                <IconButton label={t('common.close')} className="ms-auto">
                  <X size={20} aria-hidden />
                </IconButton>
              }
            />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-5 pb-10 sm:px-6">
            {texts && found && <Article key={found.id} article={found} texts={texts} />}
            {texts && !found && (
              <Overview {...{ texts, query, search, onOpen }} onQuery={setQuery} />
            )}
            {!texts &&
              (error ? (
                <ErrorState error={error} retry={() => void refetch()} />
              ) : (
                <Skeleton className="h-72" />
              ))}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
