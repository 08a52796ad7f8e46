import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import type { ValidationPoint } from '#contract/survey.ts'
import { useLocale } from '../../../shared/i18n.ts'
import type { HelpArticleId } from '../../help/articles.ts'
import { HelpLink } from '../../help/HelpLink.tsx'
import { Card } from '../../ui/Card.tsx'
import {
  isEditablePoint,
  newValidationPoint,
  type SurveySectionProps,
} from '../content/survey-fields.ts'
import { noIssues, type Issues } from '../content/issues.ts'
import { SpokenQuestionField } from './SpokenQuestionField.tsx'
import { TextListEditor } from './TextListEditor.tsx'

type Props = SurveySectionProps<'validation_points' | 'max_questions' | 'language'> & {
  issues?: Issues
  help: HelpArticleId
}

/** What the interview has to find out, by priority. */
export function ValidationPoints({ survey, edit, issues = noIssues, help }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const points = survey.validation_points
  return (
    <Card className="p-5 sm:p-6" aria-labelledby="points">
      <h2 id="points" className="text-sm font-semibold">
        {t('create.points')} <HelpLink article={help} topic={t('create.points')} />
      </h2>
      <p className="mb-4 text-sm text-ink-2">{t('create.pointsHelp')}</p>
      {points.length === 0 && <p className="text-sm text-warning">{t('create.pointsNone')}</p>}
      <TextListEditor
        kind="points"
        items={points}
        textOf={({ text }) => text}
        keyOf={({ id }) => id}
        isReadOnly={(point) => !isEditablePoint(point)}
        updateText={(point, text) => (point ? withText(point, text) : newValidationPoint(text))}
        max={limits.validationPoints.max}
        maxLength={limits.validationPoint.max}
        issues={issues}
        pathOf={(index) => `validation_points.${index}.text`}
        onChange={(validation_points) => edit({ validation_points })}
        detailOf={(point, index, change) => (
          <>
            {!isEditablePoint(point) && (
              <p className="px-3 pb-2 text-xs text-ink-2">{t('authoring.points.fixed')}</p>
            )}
            <SpokenQuestionField
              number={format.integer(index + 1)}
              point={point}
              language={survey.language}
              onChange={change}
            />
          </>
        )}
      />
      {points.length > survey.max_questions && (
        <p role="alert" className="mt-3 text-sm text-warning">
          {t('create.pointsMax')}
        </p>
      )}
    </Card>
  )
}

/** A question that an engine worded belongs to the text it was worded from. */
function withText(point: ValidationPoint, text: string): ValidationPoint {
  const { spoken_question: asked, ...rest } = point
  return { ...rest, text, ...(asked?.edited && { spoken_question: asked }) }
}
