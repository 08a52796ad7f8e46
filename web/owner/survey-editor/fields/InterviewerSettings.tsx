import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { useMe } from '../../queries.ts'
import { HelpLink } from '../../help/HelpLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { Select } from '../../ui/Select.tsx'
import { Slider } from '../../ui/Slider.tsx'
import type { SurveySectionProps } from '../content/survey-fields.ts'
import { personalities } from '../content/choices.ts'

/** The interviewer's personality and maximum number of questions. */
export function InterviewerSettings({
  survey,
  edit,
}: SurveySectionProps<'ai_personality' | 'max_questions'>) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { plan } = useMe()
  const maxQuestions = Math.min(limits.questions.max, plan.limits.max_questions)
  return (
    <Card className="grid gap-6 p-5 sm:p-6" aria-label={t('authoring.interviewer')}>
      <div className="grid gap-1.5">
        <p className="text-sm font-semibold">
          {t('create.personality')}{' '}
          <HelpLink article="personality" topic={t('create.personality')} />
        </p>
        <Select
          label={t('create.personality')}
          value={survey.ai_personality}
          onChange={(ai_personality) => edit({ ai_personality })}
          options={personalities.map((value) => ({
            value,
            label: t(`create.personalities.${value}`),
            hint: t(`create.personalityHint.${value}`),
          }))}
        />
        <p className="text-xs text-ink-3">{t(`create.personalityHint.${survey.ai_personality}`)}</p>
      </div>
      <div id="max-questions">
        <Slider
          label={t('create.maxQuestions')}
          value={survey.max_questions}
          min={limits.questions.min}
          max={limits.questions.max}
          minLabel={t('create.quick')}
          maxLabel={t('create.detailed')}
          onChange={(next) => edit({ max_questions: Math.min(next, maxQuestions) })}
        />
        {maxQuestions < limits.questions.max && (
          <p
            className={`mt-2 text-xs ${survey.max_questions > maxQuestions ? 'text-warning' : 'text-ink-3'}`}
          >
            {t('authoring.planQuestions', { formatted: format.integer(maxQuestions) })}
          </p>
        )}
      </div>
    </Card>
  )
}
