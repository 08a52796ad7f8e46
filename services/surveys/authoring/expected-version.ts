// Optimistic concurrency: a save on an older version is refused, and the refusal carries the current survey.
import { Problem, refuse } from '#kernel/problem.ts'
import type { RequestContext } from '#kernel/http/route.ts'
import { findSurvey } from '#projections/surveys/surveys.projection.ts'
import { presentSurvey } from '../present-survey.ts'

/** The version in the body, else in `If-Match`. A malformed ETag yields 0, which matches no version. */
export function readExpectedVersion(
  { request }: Pick<RequestContext, 'request'>,
  inBody: number | undefined,
): number | undefined {
  const header = request.headers['if-match']?.trim()
  if (inBody !== undefined || header === undefined || header === '*') return inBody
  const [, version = '0'] = /^(?:W\/)?"(\d{1,9})"$/.exec(header) ?? []
  return Number(version)
}

/** Adds the current survey to a `surveys/stale-version` problem that `act` throws. */
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
