import { Check, LoaderCircle } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SettingsChanger } from '../../account/use-settings.ts'
import { errorText } from '../../error-text.ts'
import { Card } from '../../ui/Card.tsx'
import { ErrorState, InlineError, Skeleton } from '../../ui/states.tsx'

type Props = {
  title: string
  lead?: ReactNode
  /** Changes of these settings: what became of the last one is shown. */
  changer?: SettingsChanger
  children: ReactNode
}

export function SettingsCard({ title, lead, changer, children }: Props) {
  const id = useId()
  return (
    <Card className="p-5 sm:p-6" aria-labelledby={id}>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="font-display text-xl">
          {title}
        </h2>
        {changer && <SaveState changer={changer} />}
      </div>
      {lead && <div className="mt-1 max-w-prose text-sm text-ink-2 text-pretty">{lead}</div>}
      {changer?.error && <SaveError changer={changer} error={changer.error} />}
      <div className="mt-5">{children}</div>
    </Card>
  )
}

function SaveState({ changer: { status, undo } }: { changer: SettingsChanger }) {
  const { t } = useTranslation('settings')
  const { t: shared } = useTranslation()
  return (
    <div className="flex items-center gap-2 text-sm">
      <output className="inline-flex items-center gap-1.5 font-medium text-ink-2">
        {status === 'pending' && (
          <span className="inline-flex animate-late items-center gap-1.5">
            <LoaderCircle size={15} className="animate-spin" aria-hidden />
            {t('saving')}
          </span>
        )}
        {status === 'success' && (
          <>
            <Check size={16} className="text-success" aria-hidden />
            {t('saved')}
          </>
        )}
      </output>
      {status === 'success' && undo && (
        <button
          type="button"
          onClick={undo}
          className="min-h-8 rounded-sm px-2 font-semibold text-primary-text hover:bg-primary-soft"
        >
          {shared('common.undo')}
        </button>
      )}
    </div>
  )
}

function SaveError({ changer, error }: { changer: SettingsChanger; error: Error }) {
  const { t } = useTranslation('settings')
  const { t: shared } = useTranslation()
  return (
    <div className="mt-4">
      <InlineError title={t('notSaved')}>
        {errorText(shared, error)}{' '}
        <button
          type="button"
          onClick={changer.retry}
          className="font-semibold underline underline-offset-2"
        >
          {shared('common.retry')}
        </button>
      </InlineError>
    </div>
  )
}

type RowProps = { label: string; help?: ReactNode; children: ReactNode }

/** A setting and its control, which has a name of its own. */
export function SettingRow({ label, help, children }: RowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">{label}</p>
        {help && <p className="text-sm text-ink-2 text-pretty">{help}</p>}
      </div>
      {children}
    </div>
  )
}

/** Rows that are separated by lines. */
export function SettingRows({ children }: { children: ReactNode }) {
  return <div className="grid divide-y divide-line *:py-4 *:first:pt-0 *:last:pb-0">{children}</div>
}

/** Shown instead of cards whose content is loading, or failed to load. */
export function SettingsPlaceholder({ error, retry }: { error: Error | null; retry: () => void }) {
  return (
    <Card>
      {error ? (
        <ErrorState error={error} retry={retry} />
      ) : (
        <Skeleton className="m-5 h-44 sm:m-6" />
      )}
    </Card>
  )
}
