import { useQuery } from '@tanstack/react-query'
import type { LiveFigures } from '#contract/live.ts'
import { useLiveRows } from '../../../shared/use-live-rows.ts'
import { analyticsQuery, useMe } from '../../queries.ts'

/** A survey's figures: as fetched, then as of the last live row. Undefined while unknown. */
export function useSurveyFigures(id: string): Omit<LiveFigures, 'survey_id'> | undefined {
  const { rows } = useLiveRows('survey-figures', useMe().id)
  const { data } = useQuery(analyticsQuery(id))
  return rows.get(id) ?? data
}
