import { ArrowRight, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../shared/i18n.ts'
import type { PublishBlocker } from '../../survey-editor/content/publish-blockers.ts'

/** `attempt`: changes with each refused attempt to publish, and moves the focus here. */
type Props = {
  blockers: readonly PublishBlocker[]
  attempt: readonly unknown[]
  onSelect: (blocker: PublishBlocker) => void
}

/** What blocks publishing, each item with a link to its field. */
export function FormPublishChecks({ blockers, attempt, onSelect }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (attempt.length > 0) section.current?.focus()
  }, [attempt])
  if (blockers.length === 0) return null
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="checks"
      className="mb-6 rounded-lg border border-warning/40 bg-warning-soft px-4 py-3 sm:px-5"
    >
      <p id="checks" className="flex items-center gap-2 text-sm font-semibold text-warning">
        <TriangleAlert size={18} className="shrink-0" aria-hidden />
        {t('formEditor.checks')}
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {blockers.map((blocker) => (
          <li
            key={'questionId' in blocker ? `${blocker.kind} ${blocker.questionId}` : blocker.kind}
          >
            <button
              type="button"
              onClick={() => onSelect(blocker)}
              className="inline-flex min-h-8 items-center gap-1.5 rounded-sm text-start text-sm underline underline-offset-3 hover:no-underline"
            >
              {'questionId' in blocker
                ? t(`formEditor.gap.${blocker.kind}`, { number: format.integer(blocker.number) })
                : t(`formEditor.gap.${blocker.kind}`)}
              <ArrowRight size={14} className="shrink-0 rtl:-scale-x-100" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
