import type { Survey } from '#contract/api/surveys.ts'

/** What respondents open. */
export const publicLink = ({ public_id, survey_type }: Survey): string =>
  `${location.origin}/${survey_type === 'advanced' ? 'sa' : 's'}/${public_id}`
