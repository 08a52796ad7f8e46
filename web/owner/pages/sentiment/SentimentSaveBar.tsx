import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../shared/i18n.ts'
import { errorText } from '../../error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { InlineError } from '../../ui/states.tsx'
import type { SentimentSettingsState } from './use-sentiment-settings.ts'

/** Saves or discards changes; shows errors and conflicts. */
export function SentimentSaveBar({ settings }: { settings: SentimentSettingsState }) {
  const { t } = useTranslation()
  const { isChanged, isSaving, isSaved, error, conflict } = settings
  const isSticky = isChanged || isSaved || error
  return (
    <div className={`mt-6 grid gap-3 ${isSticky ? 'sticky bottom-18 z-20 md:bottom-4' : ''}`}>
      {error &&
        (conflict ? (
          <Conflict settings={settings} />
        ) : (
          <InlineError title={t('sentimentConfig.saveFailed')}>{errorText(t, error)}</InlineError>
        ))}
      <div
        className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line px-4 py-3 sm:px-5 ${isSticky ? 'bg-raised shadow-popup' : 'bg-surface'}`}
      >
        <State settings={settings} />
        <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
          {isChanged && (
            <Button variant="quiet" disabled={isSaving} onClick={settings.discard}>
              {t('sentimentConfig.discard')}
            </Button>
          )}
          <Button disabled={!isChanged || conflict} busy={isSaving} onClick={settings.save}>
            {isSaving ? t('sentimentConfig.saving') : t('sentimentConfig.save')}
          </Button>
        </div>
      </div>
    </div>
  )
}

function State({
  settings: { isChanged, isSaved, updatedAt },
}: {
  settings: SentimentSettingsState
}) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const savedText = updatedAt
    ? t('sentimentConfig.savedAt', { when: format.shortDateTime(updatedAt) })
    : t('sentimentConfig.defaults')
  return (
    <output className="flex items-center gap-2 text-sm text-ink-2">
      {isChanged ? (
        <span className="mx-1 size-2 shrink-0 rounded-full bg-accent" aria-hidden />
      ) : (
        <Check size={16} className="shrink-0 text-success" aria-hidden />
      )}
      <span>
        {isChanged ? (
          t('sentimentConfig.unsaved')
        ) : isSaved ? (
          <>
            <strong className="font-semibold text-ink">{t('sentimentConfig.saved')}.</strong>{' '}
            {t('sentimentConfig.savedHelp')}
          </>
        ) : (
          savedText
        )}
      </span>
    </output>
  )
}

function Conflict({ settings }: { settings: SentimentSettingsState }) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="rounded-lg border border-warning/40 bg-warning-soft px-4 py-4">
      <p className="font-semibold text-warning">{t('sentimentConfig.conflict')}</p>
      <p className="mt-0.5 text-sm">{t('sentimentConfig.conflictHelp')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" disabled={settings.isSaving} onClick={settings.discard}>
          {t('sentimentConfig.takeTheirs')}
        </Button>
        <Button busy={settings.isSaving} onClick={settings.overwrite}>
          {t('sentimentConfig.keepMine')}
        </Button>
      </div>
    </div>
  )
}
