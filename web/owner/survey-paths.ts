// Paths of a survey's screens, and its public link.
import type { SurveyListItem } from '#contract/api/surveys.ts'
import type { FilterName } from './response-list.ts'

type SurveyRef = Pick<SurveyListItem, 'id' | 'survey_type' | 'status'>

/** The default screen of a survey: the editor for drafts, else the overview. */
export function openPath(survey: SurveyRef): string {
  return survey.status === 'draft' ? editPath(survey) : overviewPath(survey)
}

export function editPath({ id, survey_type }: SurveyRef): string {
  return survey_type === 'normal'
    ? `/surveys/${id}/edit/traditional`
    : `/surveys/${id}/edit/advanced?view=configure`
}

export function resultsPath({ id }: SurveyRef): string {
  return `/surveys/${id}/edit/advanced?view=analytics`
}

/** The responses of a survey, or those that filters select. */
export function responsesPath(
  { id }: { id: string },
  filters: Readonly<Partial<Record<FilterName, string>>> = {},
): string {
  const search = new URLSearchParams({ view: 'responses', ...filters })
  return `/surveys/${id}/edit/advanced?${search}`
}

/** Ids of turns on the screen of a conversation. */
export const turnAnchor = (responseId: string): string => `response-${responseId}`

/** A response in its conversation. */
export const turnPath = (
  surveyId: string,
  { conversation_id, response_id }: { conversation_id: string; response_id: string },
): string => `/surveys/${surveyId}/sessions/${conversation_id}#${turnAnchor(response_id)}`

/** The address for respondents. */
export function publicLink({
  public_id,
  survey_type,
}: Pick<SurveyListItem, 'public_id' | 'survey_type'>): string {
  return `${location.origin}/${survey_type === 'advanced' ? 'sa' : 's'}/${public_id}`
}

function overviewPath({ id }: SurveyRef): string {
  return `/surveys/${id}/edit/advanced?view=overview`
}
