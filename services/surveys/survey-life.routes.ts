import {
  deletedSurveys,
  deleteSurvey,
  restoreSurvey,
  scheduleClosing,
} from '#contract/api/survey-life.ts'
import { limits } from '#contract/limits.ts'
import { must, refuse } from '#kernel/problem.ts'
import { type Call, route } from '#kernel/route.ts'
import { deletedSurveysOf } from '#projections/surveys/survey-list.ts'
import { findSurveyOrDeleted, type SurveyRow } from '#projections/surveys/surveys.projection.ts'
import { planOf, withinActive } from './plan.ts'
import { answerSurvey, ownSurvey, surveyAfter } from './present-survey.ts'
import { survey } from './survey.decider.ts'

const dayMs = 24 * 60 * 60 * 1000

export const scheduleClosingRoute = route(scheduleClosing, async ({ id, closes_at }, call) => {
  await ownSurvey(call, id)
  const executed = await call.execute(survey, id, {
    type: 'ScheduleClosing',
    ownerId: call.ownerId,
    closesAt: closes_at && new Date(closes_at).toISOString(),
    now: new Date().toISOString(),
  })
  return answerSurvey(call, await surveyAfter(call, id, executed))
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
  const { restorableUntil } = await surveyAfter(call, id, executed)
  return { ok: true as const, restorable_until: must(restorableUntil, 'the end of its days') }
})

export const restoreSurveyRoute = route(restoreSurvey, async ({ id }, call) => {
  const { status, restorableUntil } = await ownSurveyOrDeleted(call, id)
  const now = new Date().toISOString()
  const act = () => call.execute(survey, id, { type: 'RestoreSurvey', ownerId: call.ownerId, now })
  // It comes back as it was, so a published one counts again.
  const counts = status === 'published' && restorableUntil !== null
  const executed = await (counts ? withinActive(call, await planOf(call), id, act) : act())
  return answerSurvey(call, await surveyAfter(call, id, executed))
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
  { db, ownerId, found }: Call<'owner'>,
  id: string,
): Promise<SurveyRow> {
  const row = await found(async () => {
    const one = await findSurveyOrDeleted(db, id)
    return one?.ownerId === ownerId ? one : undefined
  })
  return row ?? refuse('surveys/not-found')
}
