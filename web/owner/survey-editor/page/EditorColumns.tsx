import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const panes = ['fields', 'preview'] as const

type Props = {
  fields: ReactNode
  preview: ReactNode
  /** The error of the last save: it opens the fields, which say what to change. */
  error: Error | null
}

/** A survey's fields beside its preview, which stays in view; on narrow screens one of them at a time. */
export function EditorColumns({ fields, preview, error }: Props) {
  const { t } = useTranslation()
  const [pane, setPane] = useState<(typeof panes)[number]>('fields')
  const [lastError, setLastError] = useState(error)
  if (error !== lastError) {
    setLastError(error)
    if (error) setPane('fields')
  }
  const hidden = (name: typeof pane) => (pane === name ? '' : 'max-xl:hidden')
  return (
    <div className="items-start gap-6 xl:grid xl:grid-cols-[minmax(0,1fr)_25rem]">
      <nav
        aria-label={t('editor.pane.label')}
        className="sticky top-2 z-20 mb-4 grid grid-cols-2 gap-1 rounded-md border border-line bg-sunken p-1 xl:hidden"
      >
        {panes.map((name) => (
          <button
            key={name}
            type="button"
            aria-current={pane === name ? 'step' : undefined}
            onClick={() => setPane(name)}
            className={`min-h-9 rounded-sm px-2 text-sm font-semibold transition-colors duration-150 ${pane === name ? 'bg-surface shadow-popup' : 'text-ink-2'}`}
          >
            {t(`editor.pane.${name}`)}
          </button>
        ))}
      </nav>
      <div className={`grid min-w-0 gap-6 ${hidden('fields')}`}>{fields}</div>
      <div
        className={`flex min-w-0 flex-col gap-4 xl:sticky xl:top-6 xl:max-h-[calc(100dvh-8.5rem)] xl:min-h-104 ${hidden('preview')}`}
      >
        {preview}
      </div>
    </div>
  )
}
