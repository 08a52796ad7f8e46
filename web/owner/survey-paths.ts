// Paths of a survey's screens, and its public link.
import type { SurveyListItem } from '#contract/api/surveys.ts'

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

/** The responses of a survey, or those about a topic of its insights. */
export function responsesPath({ id }: { id: string }, topicId?: string | null): string {
  const path = `/surveys/${id}/edit/advanced?view=responses`
  return topicId ? `${path}&topic=${encodeURIComponent(topicId)}` : path
}

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
