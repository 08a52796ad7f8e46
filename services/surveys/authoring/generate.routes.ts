import {
  detectTextLanguage,
  generateQuestions,
  generateStructure,
  proposeSpokenQuestion,
  type ProposalLine,
  type PartialProposal,
  SurveyStructure,
} from '#contract/api/surveys.ts'
import { limits } from '#contract/limits.ts'
import { toProblem } from '#kernel/http/error-handler.ts'
import { toProblemDetails } from '#kernel/problem.ts'
import { type RequestContext, route } from '#kernel/http/route.ts'
import type { Ai } from '#ports/ai.ts'
import { AiFailure } from '#ports/ai/failure.ts'
import type { DetectLanguage, SpeakPoint } from '#ports/text-rules.ts'
import { findPlan, type OwnerPlan } from '#projections/accounts/allowance.ts'
import { findOwner } from '#projections/accounts/owners.projection.ts'
import { openNdjsonStream } from './ndjson-stream.ts'
import { assertQuestionLimit } from '../plan-limits.ts'
import { requestProposal } from './ai-proposal.ts'
import { countProposal } from './count-proposal.ts'
import { mergePoints } from './merge-points.policy.ts'
import { type QuestionRules, soundQuestions } from './sound-questions.ts'
import { proposeQuestions } from './propose-questions.ts'
import { askBackIfUnclear } from './unclear-goal.ts'

export const generateQuestionsRoute = ({ ai }: { ai: Pick<Ai, 'questions'> }) =>
  route(generateQuestions, async ({ title, question_count: count, ...rest }, call) => {
    assertQuestionLimit(await findPlan(call.db, call.ownerId), count)
    const { already_proposed: alreadyProposed, ...input } = rest
    const named = title ?? input.goal.slice(0, limits.title.max)
    const request = { ...input, title: named, count, ...(alreadyProposed && { alreadyProposed }) }
    const propose = () => proposeQuestions(ai, request, call)
    return { questions: await countProposal(call, 'questions', propose) }
  })

export const proposeSpokenQuestionRoute = ({ speakPoint }: { speakPoint: SpeakPoint }) =>
  route(proposeSpokenQuestion, async ({ text, language }) => ({
    text: await speakPoint({ point: text, language }),
    language,
  }))

export const detectTextLanguageRoute = ({ detectLanguage }: { detectLanguage: DetectLanguage }) =>
  route(detectTextLanguage, async (input) => ({ language: await detectLanguage(input) }))

const structureProblems = {
  unavailable: 'surveys/structure-unavailable',
  failed: 'surveys/structure-failed',
  invalid: 'surveys/structure-invalid',
} as const

type Deps = { ai: Pick<Ai, 'structure' | 'mend'>; questionRules: QuestionRules }

/** Proposes in the language of the goal, else of the owner. The `Accept` header chooses JSON or an NDJSON stream. */
export const generateStructureRoute = ({ ai, questionRules }: Deps) =>
  route(generateStructure, async ({ goal }, call) => {
    const { db, ownerId } = call
    const [owner, plan] = await Promise.all([findOwner(db, ownerId), findPlan(db, ownerId)])
    const locale = owner?.locale ?? 'en'
    const propose = (onPartial?: (partial: PartialProposal) => void) =>
      countProposal(call, 'structure', () =>
        requestProposal(call, structureProblems, async () => {
          const proposal = await ai
            .structure(goal, locale, {
              mostPoints: mostPointsOf(plan),
              ...(onPartial && {
                onPartial: (partial) => onPartial(limitPartialToPlan(plan, partial)),
              }),
            })
            .catch((error: unknown) => askBackIfUnclear(error, call))
          const parsed = SurveyStructure.safeParse(proposal)
          if (parsed.success && isComplete(parsed.data))
            return soundQuestions({ ai, questionRules }, limitToPlan(plan, parsed.data))
          throw new AiFailure('invalid', 'the structure is incomplete')
        }),
      )
    return acceptsNdjson(call) ? streamProposal(call, propose) : propose()
  })

const acceptsNdjson = ({ request }: RequestContext) =>
  request.headers.accept?.includes('application/x-ndjson') === true

/** Opens the stream at the first partial result. Without one, the response is plain JSON. */
async function streamProposal(
  { request, reply }: RequestContext,
  propose: (onPartial: (partial: PartialProposal) => void) => Promise<SurveyStructure>,
): Promise<SurveyStructure> {
  const lines = openNdjsonStream<ProposalLine>(reply)
  try {
    const whole = await propose((so_far) => lines.write({ so_far }))
    if (lines.isOpen()) await lines.end({ whole })
    return whole
  } catch (error) {
    if (!lines.isOpen()) throw error
    const problem = toProblem(error)
    if (problem.code === 'internal') request.log.error({ err: error }, 'A request failed.')
    const language = request.headers['accept-language']
    await lines.end({ problem: toProblemDetails(problem, request.url, language) })
    // The response is sent; the return value is not used.
    return undefined as never
  }
}

const isComplete = ({ title, validation_points }: SurveyStructure) =>
  title.trim() !== '' && validation_points.length > 0

/** The closing has a question of its own. */
const mostPointsOf = ({ limits }: OwnerPlan) => limits.max_questions - 1

const limitPartialToPlan = (
  plan: OwnerPlan,
  { points, ...rest }: PartialProposal,
): PartialProposal => ({
  ...rest,
  points: points.slice(0, mostPointsOf(plan)),
})

/** Fewer questions ask the same: neighbouring points become one, so that none is left out. */
function limitToPlan({ limits }: OwnerPlan, structure: SurveyStructure): SurveyStructure {
  const max_questions = Math.min(structure.max_questions, limits.max_questions)
  const { validation_points, language } = structure
  return {
    ...structure,
    max_questions,
    validation_points: mergePoints(validation_points, max_questions - 1, language),
  }
}
