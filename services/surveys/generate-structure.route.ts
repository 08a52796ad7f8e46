import { generateStructure, SurveyStructure } from '#contract/api/surveys.ts'
import type { AiFailureReason } from '#contract/events/conversations.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { refuse } from '#kernel/problem.ts'
import { route } from '#kernel/route.ts'
import { type Ai, AiFailure } from '#ports/ai.ts'
import { findOwner } from '#projections/accounts/owners.projection.ts'

/** Asking again later may help, or would bring the same. */
const problemFor: Record<AiFailureReason, ProblemCode> = {
  timeout: 'surveys/structure-unavailable',
  unavailable: 'surveys/structure-unavailable',
  'rate-limited': 'surveys/structure-unavailable',
  'circuit-open': 'surveys/structure-unavailable',
  refused: 'surveys/structure-failed',
  invalid: 'surveys/structure-invalid',
}

/** Proposes in the language of the goal, or else of the owner. */
export const generateStructureRoute = ({ ai }: { ai: Pick<Ai, 'structure'> }) =>
  route(generateStructure, async ({ goal }, { db, ownerId, request, reply }) => {
    const owner = await findOwner(db, ownerId)
    try {
      // What a model says is checked like anybody's input.
      const proposed = SurveyStructure.safeParse(await ai.structure(goal, owner?.locale ?? 'en'))
      if (proposed.success && isUsable(proposed.data)) return proposed.data
      throw new AiFailure('invalid', 'the structure is incomplete')
    } catch (error) {
      if (!(error instanceof AiFailure)) throw error
      request.log.warn({ err: error, reason: error.reason }, 'no survey could be proposed')
      const { reason, retryAfterMs } = error
      if (retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(retryAfterMs / 1000))
      return refuse(problemFor[reason])
    }
  })

const isUsable = ({ title, validation_points }: SurveyStructure) =>
  title.trim() !== '' && validation_points.length > 0
