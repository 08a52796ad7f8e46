import {
  changeSurveyRetention,
  getPlannedErasures,
  getSurveyPrivacy,
  type SurveyPrivacy,
} from '#contract/api/privacy.ts'
import { dayMs } from '#contract/durations.ts'
import type { RetentionDays } from '#contract/settings.ts'
import { refuseInvalid } from '#kernel/http/input.ts'
import { route, type RequestContext, type Route } from '#kernel/http/route.ts'
import { readOwnerSettings } from '#projections/accounts/owner-settings.projection.ts'
import { erasuresOfChange, plannedErasures } from '#projections/privacy/planned-erasures.ts'
import { readSurveyPrivacy } from '#projections/privacy/survey-privacy.ts'
import { findOwnSurvey } from '../present-survey.ts'
import { survey } from '../survey.decider.ts'

/** How far ahead erasures are counted, and how many days with erasures are listed. */
const horizonDays = 92
const listedDays = 5

const getSurveyPrivacyRoute = route(getSurveyPrivacy, async ({ id }, call) => {
  await findOwnSurvey(call, id)
  return presentPrivacy(call, id)
})

/** Responds once the read models have the period, so that conversations that start afterwards follow it. */
const changeSurveyRetentionRoute = route(changeSurveyRetention, async (input, call) => {
  const { id, data_retention_days: days } = input
  // Read first: another owner's id is refused without folding the stream.
  await findOwnSurvey(call, id)
  const command = { type: 'ConfigureRetention', ownerId: call.ownerId, days } as const
  const { position } = await call.execute(survey, id, command)
  await call.waitForPosition(position)
  return { ...(await presentPrivacy(call, id)), data_retention_days: days }
})

async function presentPrivacy(
  { db, ownerId }: Pick<RequestContext<'owner'>, 'db' | 'ownerId'>,
  surveyId: string,
): Promise<SurveyPrivacy> {
  const { own, account } = await readSurveyPrivacy(db, { surveyId, ownerId })
  return { data_retention_days: own, account }
}

const getPlannedErasuresRoute = route(getPlannedErasures, async (input, call) => {
  const { db, ownerId } = call
  const { survey: surveyId, retention } = input
  if (retention === 'account' && surveyId === undefined)
    refuseInvalid([{ path: ['retention'], message: 'Only of a survey', code: 'custom' }])
  if (surveyId !== undefined) await findOwnSurvey(call, surveyId)
  const { time_zone: timeZone, privacy } = await readOwnerSettings(db, ownerId)
  const scope = { ownerId, surveyId }
  const now = new Date()
  const until = new Date(now.getTime() + horizonDays * dayMs)
  const planned = await plannedErasures(db, scope, { now, until, timeZone })
  const change = retention && {
    now,
    days: retention === 'account' ? privacy.data_retention_days : daysOf(retention),
  }
  const erased = change && (await erasuresOfChange(db, scope, change))
  return {
    days: planned.slice(0, listedDays),
    conversations: planned.reduce((sum, { conversations }) => sum + conversations, 0),
    until: until.toISOString(),
    change: erased ? { ...erased, from: erased.from.toISOString() } : null,
  }
})

const daysOf = (choice: string): RetentionDays =>
  choice === 'never' ? null : (Number(choice) as NonNullable<RetentionDays>)

export const privacyRoutes: readonly Route[] = [
  getSurveyPrivacyRoute,
  changeSurveyRetentionRoute,
  getPlannedErasuresRoute,
]
