import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { Card } from '../../ui/Card.tsx'
import { newValidationPoint, type SurveySectionProps } from '../content/survey-fields.ts'
import { noIssues, type Issues } from '../content/issues.ts'
import { TextListEditor } from './TextListEditor.tsx'

type Props = SurveySectionProps<'validation_points' | 'max_questions'> & { issues?: Issues }

/** What the interview has to find out, by priority. */
export function ValidationPoints({ survey, edit, issues = noIssues }: Props) {
  const { t } = useTranslation()
  const points = survey.validation_points
  return (
    <Card className="p-5 sm:p-6" aria-labelledby="points">
      <h2 id="points" className="text-sm font-semibold">
        {t('create.points')}
      </h2>
      <p className="mb-4 text-sm text-ink-2">{t('create.pointsHelp')}</p>
      {points.length === 0 && <p className="text-sm text-warning">{t('create.pointsNone')}</p>}
      <TextListEditor
        kind="points"
        items={points}
        textOf={({ text }) => text}
        keyOf={({ id }) => id}
        isReadOnly={({ editable }) => editable === false}
        updateText={(point, text) => (point ? { ...point, text } : newValidationPoint(text))}
        max={limits.validationPoints.max}
        maxLength={limits.validationPoint.max}
        issues={issues}
        pathOf={(index) => `validation_points.${index}.text`}
        onChange={(validation_points) => edit({ validation_points })}
      />
      {points.length > survey.max_questions && (
        <p role="alert" className="mt-3 text-sm text-warning">
          {t('create.pointsMax')}
        </p>
      )}
    </Card>
  )
}
