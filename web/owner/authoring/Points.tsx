import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { Card } from '../ui/Card.tsx'
import { newPoint, type Piece } from './authored.ts'
import { noIssues, type Issues } from './issues.ts'
import { Lines } from './Lines.tsx'

type Props = Piece<'validation_points' | 'max_questions'> & { issues?: Issues }

/** What the conversation has to find out, in the order in which it matters. */
export function Points({ survey, edit, issues = noIssues }: Props) {
  const { t } = useTranslation()
  const points = survey.validation_points
  return (
    <Card className="p-5 sm:p-6" aria-labelledby="points">
      <h2 id="points" className="text-sm font-semibold">
        {t('create.points')}
      </h2>
      <p className="mb-4 text-sm text-ink-2">{t('create.pointsHelp')}</p>
      {points.length === 0 && <p className="text-sm text-warning">{t('create.pointsNone')}</p>}
      <Lines
        kind="points"
        lines={points}
        textOf={({ text }) => text}
        keyOf={({ id }) => id}
        isFixed={({ editable }) => editable === false}
        withText={(point, text) => (point ? { ...point, text } : newPoint(text))}
        most={limits.validationPoints.max}
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
