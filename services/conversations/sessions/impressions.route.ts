import { listImpressions } from '#contract/api/responses.ts'
import { refuse } from '#kernel/problem.ts'
import { route } from '#kernel/http/route.ts'
import { impressionsOf } from '#projections/conversations/sessions.projection.ts'
import { findSurvey } from '#projections/surveys/surveys.projection.ts'

export const sessionImpressionsRoute = route(
  listImpressions,
  async ({ id }, { db, readConsistently, ownerId }) => {
    const survey = await readConsistently(() => findSurvey(db, id))
    if (survey?.ownerId !== ownerId) refuse('surveys/not-found')
    return impressionsOf(db, id)
  },
)
