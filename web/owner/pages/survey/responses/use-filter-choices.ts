import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Survey } from '#contract/api/surveys.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { insightsQuery } from '../../../queries.ts'
import type { FilterName, ResponseFilters } from '../../../response-list.ts'

export type Choice = { value: string; label: string }
/** Filters that are chosen from a list. */
export type ChoiceName = Exclude<FilterName, 'min' | 'max' | 'from' | 'to'>

const accesses = ['locked', 'unlocked'] as const
const sentiments = ['positive', 'neutral', 'negative', 'mixed'] as const
const channels = ['advanced', 'web', 'whatsapp'] as const
const languages = ['en', 'pt-br', 'ar', 'es'] as const

/** What each filter can be set to in this survey; empty where there is nothing to choose from. */
export function useFilterChoices(survey: Survey): Readonly<Record<ChoiceName, Choice[]>> {
  const { t } = useTranslation()
  const { data } = useQuery(insightsQuery(survey.id))
  const topics = data?.insights?.main_topics.topics ?? []
  const actions = data?.insights?.recommendations.actions ?? []
  const isForm = survey.survey_type === 'normal'
  return {
    access: accesses.map((value) => ({ value, label: t(`qualified.access.${value}`) })),
    sentiment: sentiments.map((value) => ({ value, label: t(`sentiment.${value}`) })),
    topic: [
      ...topics.map(({ id, name }) => ({ value: id, label: name })),
      ...actions.map(({ id, action }) => ({
        value: id,
        label: t('qualified.recommendation', { action }),
      })),
    ],
    objective: isForm ? [] : objectivesOf(survey),
    question: survey.questions.map(({ id, text }) => ({ value: id, label: text })),
    channel: isForm
      ? []
      : channels.map((value) => ({ value, label: t(`qualified.channels.${value}`) })),
    language: languages.map((value) => ({ value, label: t(`language.${value}`) })),
  }
}

/** The configuration is stored as the documented JSON string. */
function objectivesOf({ config_json }: Survey): Choice[] {
  const { validation_points = [] } = JSON.parse(config_json) as {
    validation_points?: { id: string; text: string }[]
  }
  return validation_points.map(({ id, text }) => ({ value: id, label: text }))
}

/** A filter in force, in words. */
export function useFilterLabel(choices: Readonly<Record<ChoiceName, Choice[]>>) {
  const { t } = useTranslation()
  const { format } = useLocale()
  return (name: FilterName, filters: ResponseFilters): string => {
    const value = filters[name]
    if (name === 'min' || name === 'max')
      return t(`qualified.chip.${name}`, { formatted: format.percent(Number(value)) })
    if (name === 'from' || name === 'to')
      return t(`qualified.chip.${name}`, { day: format.longDay(value) })
    return labelOf(t, name, choices[name].find((choice) => choice.value === value)?.label)
  }
}

function labelOf(t: TFunction, name: ChoiceName, label: string | undefined): string {
  // A topic of an earlier report, or an objective that was removed.
  if (label === undefined) return t('qualified.chip.gone', { name: t(`qualified.filter.${name}`) })
  return name === 'access' || name === 'sentiment' || name === 'language'
    ? label
    : t('qualified.chip.named', { name: t(`qualified.filter.${name}`), value: label })
}
