import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../shared/i18n.ts'
import type { SurveyFields } from '../content/survey-fields.ts'

type SummaryFields = Pick<
  SurveyFields,
  'validation_points' | 'max_questions' | 'pre_survey_config' | 'post_survey_rewards'
>

/** A survey in four figures. */
export function SummaryTiles({ survey }: { survey: SummaryFields }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const onOff = (isOn: boolean) => t(isOn ? 'authoring.on' : 'authoring.off')
  const tiles = [
    [t('authoring.tile.points'), format.integer(survey.validation_points.length)],
    [t('authoring.tile.questions'), format.integer(survey.max_questions)],
    [t('authoring.tile.fields'), onOff(survey.pre_survey_config.enabled)],
    [t('authoring.tile.rewards'), onOff(survey.post_survey_rewards.enabled)],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {tiles.map(([label, value]) => (
        <div
          key={label}
          className="flex min-w-0 flex-col-reverse justify-end rounded-md bg-sunken px-3 py-2.5"
        >
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
