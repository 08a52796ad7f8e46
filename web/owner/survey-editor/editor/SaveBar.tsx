import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Survey } from '#contract/api/surveys.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { allIssuesHaveFields } from '../content/issues.ts'
import { errorText } from '../../error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { InlineError } from '../../ui/states.tsx'
import { useLatest } from '../../ui/use-latest.ts'
import type { Editor } from './use-editor.ts'

/** Saves or discards changes; shows errors and conflicts. */
export function SaveBar({ survey, editor }: { survey: Survey; editor: Editor }) {
  const { t } = useTranslation()
  const { content, isChanged, isSaving, issues, error } = editor
  useSaveShortcut(editor.save)
  return (
    <div className={`mt-6 grid gap-3 ${isChanged ? 'sticky bottom-18 z-20 md:bottom-4' : ''}`}>
      {isChanged && error && !allIssuesHaveFields(issues, content) && (
        <InlineError title={t('editor.saveFailed')}>{errorText(t, error)}</InlineError>
      )}
      <div
        className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line px-4 py-3 sm:px-5 ${isChanged ? 'bg-raised shadow-popup' : 'bg-surface'}`}
      >
        <State survey={survey} isChanged={isChanged} />
        <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
          {isChanged && (
            <Button variant="quiet" disabled={isSaving} onClick={editor.discard}>
              {t('editor.discard')}
            </Button>
          )}
          <Button
            disabled={!isChanged || content.title.trim() === ''}
            busy={isSaving}
            onClick={editor.save}
            aria-keyshortcuts="Control+S Meta+S"
          >
            {isSaving ? t('editor.saving') : t('editor.save')}
          </Button>
        </div>
      </div>
    </div>
  )
}

function State({ survey, isChanged }: { survey: Survey; isChanged: boolean }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  return (
    <output className="flex items-center gap-2 text-sm text-ink-2">
      {isChanged ? (
        <span className="mx-1 size-2 shrink-0 rounded-full bg-accent" aria-hidden />
      ) : (
        <Check size={16} className="shrink-0 text-success" aria-hidden />
      )}
      {isChanged
        ? t('editor.unsaved')
        : t('editor.savedAt', { when: format.shortDateTime(survey.updated_at) })}
    </output>
  )
}

/** Control-S and Command-S save, regardless of focus. */
function useSaveShortcut(save: () => void): void {
  const latest = useLatest(save)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's')
        return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [latest])
}
