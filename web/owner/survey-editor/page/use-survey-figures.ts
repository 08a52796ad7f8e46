import { useQuery } from '@tanstack/react-query'
import type { LiveFigures } from '#contract/live.ts'
import { useLiveTopic } from '../../live/use-live-topic.ts'
import { analyticsQuery, useMe } from '../../queries.ts'

export type SurveyFigures = Omit<LiveFigures, 'survey_id' | 'status' | 'version'>

/** A survey's live figures; undefined while unknown. Keeps its status up to date in `surveyQuery`, too. */
export function useSurveyFigures(id: string): SurveyFigures | undefined {
  useLiveTopic('survey-figures', useMe().id)
  return useQuery(analyticsQuery(id)).data
}
