// Where a survey's screens are, by how it is asked.
import type { SurveyListItem } from '#contract/api/surveys.ts'

type Located = Pick<SurveyListItem, 'id' | 'survey_type' | 'status'>

/** Where one goes on with a survey: drafts are written, all others are watched. */
export function openPath(survey: Located): string {
  return survey.status === 'draft' ? editPath(survey) : watchPath(survey)
}

export function editPath({ id, survey_type }: Located): string {
  return survey_type === 'normal'
    ? `/surveys/${id}/edit/traditional`
    : `/surveys/${id}/edit/advanced?view=configure`
}

export function resultsPath({ id }: Located): string {
  return `/surveys/${id}/edit/advanced?view=analytics`
}

function watchPath({ id }: Located): string {
  return `/surveys/${id}/edit/advanced?view=overview`
}
