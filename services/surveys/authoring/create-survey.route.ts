import { createAdvancedSurvey, createSurvey } from '#contract/api/surveys.ts'
import { limits } from '#contract/limits.ts'
import { SurveyConfig } from '#contract/survey.ts'
import { type RequestContext, route } from '#kernel/http/route.ts'
import type { Ai } from '#ports/ai.ts'
import {
  findSurveyIncludingDeleted,
  type SurveyRow,
} from '#projections/surveys/surveys.projection.ts'
import { parseConfigJson } from '../config-json.ts'
import { proposeQuestions } from './generate-questions.route.ts'
import { assertQuestionLimit, findPlan } from '../plan-limits.ts'
import { presentWithEtag, readSurveyAfter } from '../present-survey.ts'
import { derivePublicId } from '../sharing/public-id.ts'
import { survey } from '../survey.decider.ts'
import type { SurveyContent } from '../survey-state.ts'

export const createAdvancedSurveyRoute = route(createAdvancedSurvey, async (input, call) => {
  const { config_json, ...content } = input
  const config = parseConfigJson(config_json, await findPlan(call))
  return presentWithEtag(call, await draftSurvey(call, { ...content, config }))
})

/** A survey of fixed questions, which the AI proposes. */
export const createSurveyRoute = ({ ai }: { ai: Pick<Ai, 'questions'> }) =>
  route(createSurvey, async ({ question_count: count, ...asked }, call) => {
    const id = call.newId('survey')
    // Told again, it was done already: the AI need not think twice.
    const before = await findSurveyIncludingDeleted(call.db, id)
    if (before) return presentWithEtag(call, before)
    assertQuestionLimit(await findPlan(call), count)
    const questions = await proposeQuestions(ai, { ...asked, count }, call)
    const config = SurveyConfig.parse({
      advanced_mode: false,
      max_questions: Math.max(count, limits.questions.min),
    })
    return presentWithEtag(
      call,
      await draftSurvey(call, { ...asked, description: '', config, questions }),
    )
  })

/** The same command drafts the same survey. */
export async function draftSurvey(
  call: RequestContext<'owner'>,
  content: SurveyContent,
  copiedFrom?: string,
): Promise<SurveyRow> {
  const id = call.newId('survey')
  const executed = await call.execute(survey, id, {
    type: 'DraftSurvey',
    ownerId: call.ownerId,
    publicId: derivePublicId(id),
    ...content,
    ...(copiedFrom && { copiedFrom }),
  })
  return readSurveyAfter(call, id, executed)
}
