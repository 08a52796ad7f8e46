import { generateStructure, SurveyStructure } from '#contract/api/surveys.ts'
import { route } from '#kernel/route.ts'
import { type Ai, AiFailure } from '#ports/ai.ts'
import { findOwner } from '#projections/accounts/owners.projection.ts'
import { type Plan, planOf } from './plan.ts'
import { propose } from './propose.ts'

const problems = {
  unavailable: 'surveys/structure-unavailable',
  failed: 'surveys/structure-failed',
  invalid: 'surveys/structure-invalid',
} as const

/** Proposes in the language of the goal, or else of the owner. */
export const generateStructureRoute = ({ ai }: { ai: Pick<Ai, 'structure'> }) =>
  route(generateStructure, async ({ goal }, call) => {
    const [owner, plan] = await Promise.all([findOwner(call.db, call.ownerId), planOf(call)])
    return propose(call, problems, async () => {
      // What a model says is checked like anybody's input.
      const proposed = SurveyStructure.safeParse(await ai.structure(goal, owner?.locale ?? 'en'))
      if (proposed.success && isUsable(proposed.data)) return within(plan, proposed.data)
      throw new AiFailure('invalid', 'the structure is incomplete')
    })
  })

const isUsable = ({ title, validation_points }: SurveyStructure) =>
  title.trim() !== '' && validation_points.length > 0

/** The first points are the most important ones. */
function within({ limits }: Plan, structure: SurveyStructure): SurveyStructure {
  const max_questions = Math.min(structure.max_questions, limits.max_questions)
  return {
    ...structure,
    max_questions,
    validation_points: structure.validation_points.slice(0, max_questions),
  }
}
