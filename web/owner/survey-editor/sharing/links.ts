import type { Survey } from '#contract/api/surveys.ts'

/** The address for respondents. */
export const publicLink = ({ public_id, survey_type }: Survey): string =>
  `${location.origin}/${survey_type === 'advanced' ? 'sa' : 's'}/${public_id}`
