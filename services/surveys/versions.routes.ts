import { restoreVersion, surveyVersions } from '#contract/api/survey-life.ts'
import { route } from '#kernel/route.ts'
import { findVersion, versionsOf } from '#projections/surveys/survey-versions.projection.ts'
import { changesBetween } from './changes.policy.ts'
import { expectedVersion, withCurrent } from './expected-version.ts'
import { allowContent, planOf } from './plan.ts'
import { answerSurvey, ownSurvey, surveyAfter } from './present-survey.ts'
import { survey } from './survey.decider.ts'

const shown = 200

export const surveyVersionsRoute = route(surveyVersions, async ({ id }, call) => {
  await ownSurvey(call, id)
  // The version before the last one shown says what changed in that.
  const rows = await versionsOf(call.db, id, shown + 1)
  return rows.slice(0, shown).map((row, index) => {
    const { version, at, title, published, restoredFrom: restored_from } = row
    const before = rows[index + 1]
    const changes = before ? changesBetween(before, row) : []
    return { version, at, title, published, restored_from, changes }
  })
})

export const restoreVersionRoute = route(restoreVersion, async ({ id, number, version }, call) => {
  const { status } = await ownSurvey(call, id)
  const earlier = await findVersion(call.db, id, number)
  // A published survey is published anew with what comes back.
  if (earlier && status === 'published') allowContent(await planOf(call), earlier)
  const expected = expectedVersion(call, version)
  const executed = await withCurrent(call, id, () =>
    call.execute(survey, id, {
      type: 'RestoreVersion',
      ownerId: call.ownerId,
      version: number,
      ...(expected !== undefined && { expectedVersion: expected }),
    }),
  )
  return answerSurvey(call, await surveyAfter(call, id, executed))
})
