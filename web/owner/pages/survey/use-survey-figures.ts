import { useQuery } from '@tanstack/react-query'
import type { LiveFigures } from '#contract/live.ts'
import { useLive } from '../../../shared/use-live.ts'
import { analyticsQuery, useMe } from '../../queries.ts'

/** A survey's figures: as fetched, then as of the last live row. Undefined while unknown. */
export function useSurveyFigures(id: string): Omit<LiveFigures, 'survey_id'> | undefined {
  const { rows } = useLive('survey-figures', useMe().id)
  const { data } = useQuery(analyticsQuery(id))
  return rows.get(id) ?? data
}
