import { useQuery } from '@tanstack/react-query'
import { Check, CircleDashed, Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../../shared/i18n.ts'
import type { SurveyFields } from '../../../survey-editor/content/survey-fields.ts'
import { insightsQuery } from '../../../queries.ts'
import { Card } from '../../../ui/Card.tsx'

type Props = { surveyId: string; content: SurveyFields; qualified: number | undefined }

/** The interviewer's settings, and the objectives covered so far. */
export function InterviewSummary({ surveyId, content, qualified }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { data, isError } = useQuery(insightsQuery(surveyId))
  const validated =
    data &&
    new Set(data.objectives.flatMap((objective) => (objective.validated ? objective.id : [])))
  const facts = [
    [t('editor.aiFirst.questions'), format.integer(content.max_questions)],
    [t('editor.aiFirst.objectives'), format.integer(content.validation_points.length)],
    [
      t('authoring.tile.fields'),
      t(content.pre_survey_config.enabled ? 'authoring.on' : 'authoring.off'),
    ],
    [t('survey.qualified'), qualified === undefined ? '…' : format.integer(qualified)],
  ] as const
  return (
    <Card className="p-5" aria-labelledby="ai-first">
      <h2 id="ai-first" className="flex items-center gap-2 text-sm font-semibold">
        <Sparkles size={16} className="shrink-0 text-accent-strong" aria-hidden />
        {t('authoring.activeFeatures')}
      </h2>
      <dl className="mt-3 grid gap-1.5 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-4 grid gap-2.5 border-t border-line pt-4 empty:hidden">
        {content.validation_points.map(({ id, text }) => (
          <Objective key={id} text={text} isValidated={validated?.has(id)} />
        ))}
      </ul>
      {isError && !data && (
        <p role="alert" className="mt-3 text-xs text-danger">
          {t('survey.objectivesFailed')} {t('errors.retried')}
        </p>
      )}
    </Card>
  )
}

/** `isValidated`: undefined while unknown. */
function Objective({ text, isValidated }: { text: string; isValidated: boolean | undefined }) {
  const { t } = useTranslation()
  const Icon = isValidated ? Check : CircleDashed
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-2.5 text-sm">
      <Icon
        size={16}
        className={`mt-0.5 ${isValidated ? 'text-success' : 'text-ink-3'}`}
        aria-hidden
      />
      <div>
        <p dir="auto" className="text-page text-pretty">
          {text}
        </p>
        {isValidated !== undefined && (
          <p className={`text-xs font-medium ${isValidated ? 'text-success' : 'text-ink-3'}`}>
            {isValidated ? t('insights.validated') : t('insights.pending')}
          </p>
        )}
      </div>
    </li>
  )
}
