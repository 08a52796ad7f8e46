import { Collapsible } from '@base-ui/react/collapsible'
import { ChevronDown, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SurveyChange, SurveyVersion } from '#contract/api/survey-lifecycle.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { valueTexts } from '../content/field-texts.ts'
import { TextValues } from '../fields/TextValues.tsx'
import { changesSince } from './version-changes.ts'

type Props = {
  version: SurveyVersion
  versions: readonly SurveyVersion[]
  isLatest: boolean
  canRestore: boolean
  onRestore: () => void
}

/** One version: its changes, and the changes since. */
export function VersionItem({ version, versions, isLatest, canRestore, onRestore }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { changes } = version
  return (
    <Collapsible.Root>
      <Collapsible.Trigger className="group flex w-full items-start gap-3 px-5 py-4 text-start hover:bg-sunken/60 sm:px-6">
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
            {t('editor.versions.number', { formatted: format.integer(version.version) })}
            {isLatest && (
              <VersionBadge
                text={t('editor.versions.latest')}
                look="bg-primary-soft text-primary-text"
              />
            )}
            {version.published && (
              <VersionBadge
                text={t('editor.versions.published')}
                look="bg-success-soft text-success"
              />
            )}
          </span>
          <span className="block text-xs text-ink-3">{format.longDateTime(version.at)}</span>
          <span className="mt-1 block text-sm text-ink-2">
            {version.restored_from !== null
              ? t('editor.versions.restoredFrom', {
                  formatted: format.integer(version.restored_from),
                })
              : changes.length > 0
                ? changes.map(({ field }) => t(`editor.field.${field}`)).join(' · ')
                : t('editor.versions.first')}
          </span>
        </span>
        <ChevronDown
          size={16}
          className="mt-1 shrink-0 text-ink-3 transition-transform duration-200 group-data-panel-open:rotate-180"
          aria-hidden
        />
      </Collapsible.Trigger>
      <Collapsible.Panel className="px-5 pb-5 sm:px-6">
        {changes.length > 0 && (
          <Changes
            title={t('editor.versions.changed')}
            sides={[t('editor.versions.before'), t('editor.versions.after')]}
            changes={changes}
          />
        )}
        {!isLatest && (
          <>
            <Changes
              title={t('editor.versions.since')}
              sides={[t('editor.versions.then'), t('editor.versions.now')]}
              changes={changesSince(versions, version.version)}
            />
            <Button
              variant="secondary"
              disabled={!canRestore}
              icon={<RotateCcw size={16} aria-hidden />}
              onClick={onRestore}
              className="mt-4"
            >
              {t('editor.versions.restore')}
            </Button>
          </>
        )}
      </Collapsible.Panel>
    </Collapsible.Root>
  )
}

const VersionBadge = ({ text, look }: { text: string; look: string }) => (
  <span className={`rounded-full px-2 py-0.5 text-xs font-semibold ${look}`}>{text}</span>
)

type ChangesProps = {
  title: string
  /** Headings of both sides. */
  sides: readonly [string, string]
  changes: readonly SurveyChange[]
}

function Changes({ title, sides, changes }: ChangesProps) {
  const { t } = useTranslation()
  const { format } = useLocale()
  return (
    <section className="mt-3">
      <h3 className="text-xs font-semibold text-ink-2">{title}</h3>
      {changes.length === 0 && (
        <p className="mt-1 text-sm text-ink-3">{t('editor.versions.same')}</p>
      )}
      <dl className="mt-2 grid gap-3">
        {changes.map(({ field, before, after }) => (
          <div key={field} className="text-sm">
            <dt className="font-medium">{t(`editor.field.${field}`)}</dt>
            <dd className="mt-1 grid gap-1.5 sm:grid-cols-2">
              <ValueColumn label={sides[0]} texts={valueTexts(t, format, field, before)} />
              <ValueColumn label={sides[1]} texts={valueTexts(t, format, field, after)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function ValueColumn({ label, texts }: { label: string; texts: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <div className="rounded-md bg-sunken px-3 py-2">
      <p className="text-xs text-ink-2">{label}</p>
      <TextValues texts={texts} emptyText={t('editor.nothing')} />
    </div>
  )
}
