import { exportResults } from '#contract/api/exports.ts'
import { route } from '#kernel/http/route.ts'
import { refuse } from '#kernel/problem.ts'
import { findOwner } from '#projections/accounts/owners.projection.ts'
import { findSurvey } from '#projections/surveys/surveys.projection.ts'
import { filterOf } from './export-filter.ts'
import { attachment, mediaTypes, writeResults } from './write-results.ts'

export const exportResultsRoute = route(exportResults, async ({ id, ...options }, call) => {
  const { db, ownerId, readConsistently, recordSecurityEvent, reply } = call
  const { what, format } = options
  const survey = await readConsistently(() => findSurvey(db, id))
  if (survey?.ownerId !== ownerId) return refuse('surveys/not-found')
  await recordSecurityEvent({
    kind: 'export',
    subject: { type: 'survey', id },
    detail: `${what} ${format}`,
  })
  const language = options.language ?? (await findOwner(db, ownerId))?.locale ?? 'en'
  return reply
    .type(mediaTypes[format])
    .header('content-disposition', attachment(what, format, new Date()))
    .send(writeResults(db, { ...options, surveyId: id, language, filter: filterOf(options) }))
})
