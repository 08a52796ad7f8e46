import { FilePenLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import type { Editor } from './use-editor.ts'

/** Offers the edits that were unsaved when the page was last closed. */
export function RecoveredDraftBanner({ editor }: { editor: Editor }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  if (!editor.recoveredDraft) return null
  return (
    <section
      aria-label={t('editor.found.title')}
      className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-lg border border-info/40 bg-info-soft px-4 py-3 sm:px-5"
    >
      <p className="flex min-w-0 flex-1 basis-64 items-start gap-3 text-sm">
        <FilePenLine size={18} className="mt-0.5 shrink-0 text-info" aria-hidden />
        <span>
          <strong className="block font-semibold">{t('editor.found.title')}</strong>
          {t('editor.found.help', { when: format.shortDateTime(editor.recoveredDraft.at) })}
        </span>
      </p>
      <div className="flex gap-2">
        <Button variant="quiet" onClick={editor.discardDraft}>
          {t('editor.found.discard')}
        </Button>
        <Button variant="secondary" onClick={editor.restoreDraft}>
          {t('editor.found.continue')}
        </Button>
      </div>
    </section>
  )
}
