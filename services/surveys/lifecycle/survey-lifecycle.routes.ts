import {
  listDeletedSurveys,
  deleteSurvey,
  restoreSurvey,
  scheduleClosing,
} from '#contract/api/survey-lifecycle.ts'
import { dayMs } from '#contract/durations.ts'
import { limits } from '#contract/limits.ts'
import { must, refuse } from '#kernel/problem.ts'
import { type RequestContext, route } from '#kernel/http/route.ts'
import { findPlan } from '#projections/accounts/allowance.ts'
import { deletedSurveysOf } from '#projections/surveys/survey-list.ts'
import {
  findSurveyIncludingDeleted,
  type SurveyRow,
} from '#projections/surveys/surveys.projection.ts'
import { withActiveSurveyLimit } from '../plan-limits.ts'
import { presentWithEtag, findOwnSurvey, readSurveyAfter } from '../present-survey.ts'
import { survey } from '../survey.decider.ts'

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
  await findOwnSurveyOrDeleted(call, id)
  const until = new Date(Date.now() + limits.restorableDays * dayMs).toISOString()
  const executed = await call.execute(survey, id, {
    type: 'DeleteSurvey',
    ownerId: call.ownerId,
    restorableUntil: until,
  })
  const { restorableUntil: current } = await readSurveyAfter(call, id, executed)
  // A repeated request gets its first answer, also after the survey was restored. A survey that was deleted before keeps
  // its first date.
  const deleted = executed.events.find((event) => event.type === 'SurveyDeleted')
  const restorableUntil = deleted?.data.restorableUntil ?? current
  return {
    ok: true as const,
    restorable_until: must(restorableUntil, 'the end of the restore period'),
  }
})

export const restoreSurveyRoute = route(restoreSurvey, async ({ id }, call) => {
  const { status, restorableUntil } = await findOwnSurveyOrDeleted(call, id)
  const now = new Date().toISOString()
  const restore = () =>
    call.execute(survey, id, { type: 'RestoreSurvey', ownerId: call.ownerId, now })
  // A restored survey keeps its status, so a published one counts as active again.
  const becomesActive = status === 'published' && restorableUntil !== null
  const executed = await (becomesActive
    ? withActiveSurveyLimit(call, await findPlan(call.db, call.ownerId), id, restore)
    : restore())
  return presentWithEtag(call, await readSurveyAfter(call, id, executed))
})

export const listDeletedSurveysRoute = route(listDeletedSurveys, async (_, { db, ownerId }) => {
  const rows = await deletedSurveysOf(db, ownerId, new Date())
  return rows.map(({ surveyId, title, deletedAt, restorableUntil }) => ({
    id: surveyId,
    title,
    deleted_at: must(deletedAt, 'the time of the deletion'),
    restorable_until: must(restorableUntil, 'the end of the restore period'),
  }))
})

async function findOwnSurveyOrDeleted(
  { db, ownerId, readConsistently }: RequestContext<'owner'>,
  id: string,
): Promise<SurveyRow> {
  const row = await readConsistently(async () => {
    const survey = await findSurveyIncludingDeleted(db, id)
    return survey?.ownerId === ownerId ? survey : undefined
  })
  return row ?? refuse('surveys/not-found')
}
