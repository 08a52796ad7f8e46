import { ArrowRight, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SurveyFields } from '../../survey-editor/content/survey-fields.ts'
import {
  isMissing,
  type MissingRequirement,
} from '../../survey-editor/content/publish-requirements.ts'

/** The field that resolves each requirement. */
const fieldSelectors = {
  title: '[name=title]',
  goal: '[name=goal]',
  validation_points: '#add-points',
  max_questions: '#max-questions input',
} as const

type Props = { surveyId: string; content: SurveyFields; missing: readonly MissingRequirement[] }

/** Requirements that the last attempt to publish found missing, without those met since. */
export function PublishChecks({ surveyId, content, missing }: Props) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const stillMissing = missing.filter((requirement) => isMissing(requirement, content))
  useEffect(() => {
    if (missing.length > 0) box.current?.focus()
  }, [missing])
  if (stillMissing.length === 0) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-6 rounded-lg border border-warning/40 bg-warning-soft px-4 py-4 outline-none sm:px-5"
    >
      <p className="flex items-center gap-2 font-semibold text-warning">
        <TriangleAlert size={18} className="shrink-0" aria-hidden />
        {t('editor.checks.title')}
      </p>
      <ul className="mt-2 grid gap-1">
        {stillMissing.map((requirement) => (
          <li key={requirement}>
            {requirement in fieldSelectors ? (
              <button
                type="button"
                onClick={() =>
                  focusField(fieldSelectors[requirement as keyof typeof fieldSelectors])
                }
                className={link}
              >
                {requirement === 'title'
                  ? t('formEditor.gap.title')
                  : t(`editor.checks.${requirement}`)}
                <ArrowRight size={14} className="shrink-0 rtl:-scale-x-100" aria-hidden />
              </button>
            ) : (
              <Link to={`/surveys/${surveyId}/edit/traditional`} className={link}>
                {t(`editor.checks.${requirement}`)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const link =
  'inline-flex items-center gap-1.5 rounded-sm py-0.5 text-start text-sm underline underline-offset-3 hover:no-underline'

function focusField(selector: string): void {
  const field = document.querySelector<HTMLElement>(selector)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
