import type { PublicStatus } from '#contract/survey.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { findAccountDeletion } from '#projections/accounts/account-deletions.projection.ts'
import { statusAt, type SurveyRow } from './surveys.projection.ts'

/** The status of a survey for respondents: published ones are closed while their owner's account is being deleted. */
export async function publicStatusOf(
  db: Db,
  survey: Pick<SurveyRow, 'ownerId' | 'status' | 'closesAt'>,
  now: Date,
): Promise<PublicStatus> {
  const status = statusAt(survey, now)
  if (status !== 'published') return status
  return (await findAccountDeletion(db, survey.ownerId)) ? 'account_closing' : status
}
