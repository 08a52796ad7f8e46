import { refuse } from '#kernel/problem.ts'
import type { RequestContext } from '#kernel/http/route.ts'
import { findSurvey, type SurveyRow } from '#projections/surveys/surveys.projection.ts'

/** Throws `surveys/not-found` for an unknown survey and for another owner's. */
export async function findOwnSurvey(
  { db, ownerId, readConsistently }: RequestContext<'owner'>,
  id: string,
): Promise<SurveyRow> {
  const own = await readConsistently(async () => {
    const survey = await findSurvey(db, id)
    return survey?.ownerId === ownerId ? survey : undefined
  })
  return own ?? refuse('surveys/not-found')
}
