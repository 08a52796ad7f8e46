import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SurveyFields } from '../content/survey-fields.ts'

/** Lists the optional features that are enabled. */
export function ActiveFeatures({
  survey,
}: {
  survey: SurveyFields | Omit<SurveyFields, 'goal' | 'country' | 'duplicates' | 'asked_by'>
}) {
  const { t } = useTranslation()
  const active = [
    survey.enable_audio && t('create.audio'),
    survey.conversation_mode && t('create.conversation'),
    survey.enable_whatsapp && t('authoring.whatsapp'),
    survey.pre_survey_config.enabled && t('authoring.fields.title'),
    survey.post_survey_rewards.enabled && t('authoring.rewards.title'),
    'duplicates' in survey &&
      survey.duplicates !== 'unlimited' &&
      t(`authoring.duplicates.${survey.duplicates}`),
  ].filter((name) => name !== false)
  if (active.length === 0) return null
  return (
    <div className="rounded-md border border-accent/30 bg-accent-soft p-4 text-sm">
      <p className="flex items-center gap-2 font-semibold">
        <Sparkles size={16} className="shrink-0 text-accent-strong" aria-hidden />
        {t('authoring.activeFeatures')}
      </p>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {active.map((name) => (
          <li key={name} className="rounded-full bg-surface px-2.5 py-0.5 text-xs font-medium">
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
