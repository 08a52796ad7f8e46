import { FilePenLine, GitCompareArrows, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import type { Editor } from './use-editor.ts'

/** What the owner decides before editing on: edits from before, or a newer version. */
export function EditorBanners({ editor }: { editor: Editor }) {
  return (
    <>
      <RecoveredDraft editor={editor} />
      <NewerVersion editor={editor} />
    </>
  )
}

/** Offers the edits that were unsaved when the page was last closed. */
function RecoveredDraft({ editor }: { editor: Editor }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  if (!editor.recoveredDraft) return null
  return (
    <Banner
      icon={FilePenLine}
      title={t('editor.found.title')}
      help={t('editor.found.help', { when: format.shortDateTime(editor.recoveredDraft.at) })}
    >
      <Button variant="quiet" onClick={editor.discardDraft}>
        {t('editor.found.discard')}
      </Button>
      <Button variant="secondary" onClick={editor.restoreDraft}>
        {t('editor.found.continue')}
      </Button>
    </Banner>
  )
}

/** Another session has saved since these edits began. They stay. */
function NewerVersion({ editor: { compareNewer } }: { editor: Editor }) {
  const { t } = useTranslation()
  if (!compareNewer) return null
  return (
    <Banner icon={GitCompareArrows} title={t('editor.newer.title')} help={t('editor.newer.help')}>
      <Button variant="secondary" onClick={compareNewer}>
        {t('editor.newer.compare')}
      </Button>
    </Banner>
  )
}

type BannerProps = { icon: LucideIcon; title: string; help: string; children: ReactNode }

const Banner = ({ icon: Icon, title, help, children }: BannerProps) => (
  <section
    aria-label={title}
    className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-lg border border-info/40 bg-info-soft px-4 py-3 sm:px-5"
  >
    <output className="flex min-w-0 flex-1 basis-64 items-start gap-3 text-sm">
      <Icon size={18} className="mt-0.5 shrink-0 text-info" aria-hidden />
      <span>
        <strong className="block font-semibold">{title}</strong>
        {help}
      </span>
    </output>
    <div className="flex gap-2">{children}</div>
  </section>
)
