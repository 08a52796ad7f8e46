import { generateStructure, SurveyStructure } from '#contract/api/surveys.ts'
import { refuse } from '#kernel/problem.ts'
import { route } from '#kernel/route.ts'
import type { Ai } from '#ports/ai.ts'
import { findOwner } from '#projections/accounts/owners.projection.ts'

/** Proposes in the language of the goal, or else of the owner. */
export const generateStructureRoute = ({ ai }: { ai: Pick<Ai, 'structure'> }) =>
  route(generateStructure, async ({ goal }, { db, ownerId, request }) => {
    const owner = await findOwner(db, ownerId)
    try {
      // What a model says is checked like anybody's input.
      return SurveyStructure.parse(await ai.structure(goal, owner?.locale ?? 'en'))
    } catch (error) {
      request.log.warn({ err: error }, 'no survey could be proposed')
      return refuse('surveys/structure-failed')
    }
  })
