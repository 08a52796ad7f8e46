import {
  deletedSurveys,
  deleteSurvey,
  restoreSurvey,
  scheduleClosing,
} from '#contract/api/survey-lifecycle.ts'
import { limits } from '#contract/limits.ts'
import { must, refuse } from '#kernel/problem.ts'
import { type RequestContext, route } from '#kernel/http/route.ts'
import { deletedSurveysOf } from '#projections/surveys/survey-list.ts'
import {
  findSurveyIncludingDeleted,
  type SurveyRow,
} from '#projections/surveys/surveys.projection.ts'
import { findPlan, withActiveSurveyLimit } from '../plan-limits.ts'
import { presentWithEtag, findOwnSurvey, readSurveyAfter } from '../present-survey.ts'
import { survey } from '../survey.decider.ts'

const dayMs = 24 * 60 * 60 * 1000

export const scheduleClosingRoute = route(scheduleClosing, async ({ id, closes_at }, call) => {
  await findOwnSurvey(call, id)
  const executed = await call.execute(survey, id, {
    type: 'ScheduleClosing',
    ownerId: call.ownerId,
    closesAt: closes_at && new Date(closes_at).toISOString(),
    now: new Date().toISOString(),
  })
  return presentWithEtag(call, await readSurveyAfter(call, id, executed))
})

export const deleteSurveyRoute = route(deleteSurvey, async ({ id }, call) => {
  await ownSurveyOrDeleted(call, id)
  const until = new Date(Date.now() + limits.restorableDays * dayMs).toISOString()
  const executed = await call.execute(survey, id, {
    type: 'DeleteSurvey',
    ownerId: call.ownerId,
    restorableUntil: until,
  })
  // Deleted before, it keeps its day.
  const { restorableUntil } = await readSurveyAfter(call, id, executed)
  return { ok: true as const, restorable_until: must(restorableUntil, 'the end of its days') }
})

export const restoreSurveyRoute = route(restoreSurvey, async ({ id }, call) => {
  const { status, restorableUntil } = await ownSurveyOrDeleted(call, id)
  const now = new Date().toISOString()
  const act = () => call.execute(survey, id, { type: 'RestoreSurvey', ownerId: call.ownerId, now })
  // It comes back as it was, so a published one counts again.
  const counts = status === 'published' && restorableUntil !== null
  const executed = await (counts
    ? withActiveSurveyLimit(call, await findPlan(call), id, act)
    : act())
  return presentWithEtag(call, await readSurveyAfter(call, id, executed))
})

export const deletedSurveysRoute = route(deletedSurveys, async (_, { db, ownerId }) => {
  const rows = await deletedSurveysOf(db, ownerId, new Date())
  return rows.map(({ surveyId, title, deletedAt, restorableUntil }) => ({
    id: surveyId,
    title,
    deleted_at: must(deletedAt, 'when it was deleted'),
    restorable_until: must(restorableUntil, 'until when it can be restored'),
  }))
})

async function ownSurveyOrDeleted(
  { db, ownerId, readConsistently }: RequestContext<'owner'>,
  id: string,
): Promise<SurveyRow> {
  const row = await readConsistently(async () => {
    const one = await findSurveyIncludingDeleted(db, id)
    return one?.ownerId === ownerId ? one : undefined
  })
  return row ?? refuse('surveys/not-found')
}
