// Two people on one survey: the second to save hears of it, and gets what the first one saved.
import { Problem, refuse } from '#kernel/problem.ts'
import type { RequestContext } from '#kernel/http/route.ts'
import { findSurvey } from '#projections/surveys/surveys.projection.ts'
import { presentSurvey } from '../present-survey.ts'

/** The version in `If-Match`, where a client sends that instead. What is no version of ours matches none. */
export function readExpectedVersion(
  { request }: Pick<RequestContext, 'request'>,
  inBody: number | undefined,
): number | undefined {
  const header = request.headers['if-match']?.trim()
  if (inBody !== undefined || header === undefined || header === '*') return inBody
  const [, version = '0'] = /^(?:W\/)?"(\d{1,9})"$/.exec(header) ?? []
  return Number(version)
}

/** Runs what may meet a newer version; then the refusal carries the survey as it is now. */
export async function attachCurrentOnConflict<T>(
  { db, readConsistently }: Pick<RequestContext, 'db' | 'readConsistently'>,
  id: string,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'surveys/stale-version') throw error
    const version = Number(error.detail['version'])
    const current = await readConsistently(async () => {
      const row = await findSurvey(db, id)
      return row && row.version >= version ? row : undefined
    })
    return refuse(error.code, {
      ...error.detail,
      ...(current && { current: presentSurvey(current) }),
    })
  }
}
