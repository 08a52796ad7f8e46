import { useTranslation } from 'react-i18next'
import type { SurveyStructure } from '#contract/api/surveys.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { Card } from '../../ui/Card.tsx'

const visiblePoints = 3

/** Title, description, counts and the first points of a proposal. */
export function StructurePreview({ structure }: { structure: SurveyStructure }) {
  const { t } = useTranslation('onboarding')
  const { format } = useLocale()
  const points = structure.validation_points
  const counted = (count: number) => ({ count, formatted: format.integer(count) })
  const more = points.length - visiblePoints
  return (
    <Card className="mt-6 grid animate-arrive gap-4 p-5 sm:p-6" aria-labelledby="proposed">
      <div>
        <h2 id="proposed" dir="auto" className="text-page font-display text-2xl">
          {structure.title}
        </h2>
        <p dir="auto" className="mt-1 text-page text-pretty text-ink-2">
          {structure.description}
        </p>
      </div>
      <p className="flex flex-wrap gap-2 text-sm font-medium text-primary-text">
        <span className="rounded-full bg-primary-soft px-3 py-1">
          {t('proposal.points', counted(points.length))}
        </span>
        <span className="rounded-full bg-primary-soft px-3 py-1">
          {t('proposal.questions', counted(structure.max_questions))}
        </span>
      </p>
      <div>
        <h3 className="text-sm font-semibold text-ink-2">{t('proposal.firstPoints')}</h3>
        <ol className="mt-2 grid gap-2">
          {points.slice(0, visiblePoints).map(({ id, text }, index) => (
            <li key={id} className="flex gap-3 rounded-md border border-line bg-bg px-3 py-2.5">
              <span className="font-display text-ink-3" aria-hidden>
                {format.integer(index + 1)}
              </span>
              <span dir="auto" className="text-page">
                {text}
              </span>
            </li>
          ))}
        </ol>
        {more > 0 && (
          <p className="mt-2 text-sm font-medium text-ink-2">{t('proposal.more', counted(more))}</p>
        )}
      </div>
    </Card>
  )
}
