import { restoreVersion, listSurveyVersions } from '#contract/api/survey-lifecycle.ts'
import { route } from '#kernel/http/route.ts'
import { findPlan } from '#projections/accounts/allowance.ts'
import { findVersion, versionsOf } from '#projections/surveys/survey-versions.projection.ts'
import { diffVersions } from './version-changes.policy.ts'
import { readExpectedVersion, attachCurrentOnConflict } from '../authoring/expected-version.ts'
import { assertContentWithinPlan } from '../plan-limits.ts'
import { presentWithEtag, findOwnSurvey, readSurveyAfter } from '../present-survey.ts'
import { survey } from '../survey.decider.ts'

const maxVersions = 200

export const listSurveyVersionsRoute = route(listSurveyVersions, async ({ id }, call) => {
  await findOwnSurvey(call, id)
  // One row more than the page: each version is compared with the one before.
  const rows = await versionsOf(call.db, id, maxVersions + 1)
  return rows.slice(0, maxVersions).map((row, index) => {
    const { version, at, title, published, restoredFrom: restored_from } = row
    const before = rows[index + 1]
    const changes = before ? diffVersions(before, row) : []
    return { version, at, title, published, restored_from, changes }
  })
})

export const restoreVersionRoute = route(restoreVersion, async ({ id, number, version }, call) => {
  const { status } = await findOwnSurvey(call, id)
  const earlier = await findVersion(call.db, id, number)
  // Restoring a version of a published survey publishes it.
  if (earlier && status === 'published')
    assertContentWithinPlan(await findPlan(call.db, call.ownerId), earlier)
  const expected = readExpectedVersion(call, version)
  const executed = await attachCurrentOnConflict(call, id, () =>
    call.execute(survey, id, {
      type: 'RestoreVersion',
      ownerId: call.ownerId,
      version: number,
      ...(expected !== undefined && { expectedVersion: expected }),
    }),
  )
  return presentWithEtag(call, await readSurveyAfter(call, id, executed))
})
