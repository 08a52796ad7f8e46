import { createAdvancedSurvey, createSurvey } from '#contract/api/surveys.ts'
import { limits } from '#contract/limits.ts'
import { SurveyConfig } from '#contract/survey.ts'
import { type Call, route } from '#kernel/route.ts'
import type { Ai } from '#ports/ai.ts'
import { findSurveyOrDeleted, type SurveyRow } from '#projections/surveys/surveys.projection.ts'
import { readConfigJson } from './config-json.ts'
import { proposedQuestions } from './generate-questions.route.ts'
import { allowQuestions, planOf } from './plan.ts'
import { answerSurvey, surveyAfter } from './present-survey.ts'
import { publicIdOf } from './public-id.ts'
import { survey } from './survey.decider.ts'
import type { Content } from './survey-state.policy.ts'

export const createAdvancedSurveyRoute = route(createAdvancedSurvey, async (input, call) => {
  const { config_json, ...content } = input
  const config = readConfigJson(config_json, await planOf(call))
  return answerSurvey(call, await draft(call, { ...content, config }))
})

/** A survey of fixed questions, which the AI proposes. */
export const createSurveyRoute = ({ ai }: { ai: Pick<Ai, 'questions'> }) =>
  route(createSurvey, async ({ question_count: count, ...asked }, call) => {
    const id = call.newId('survey')
    // Told again, it was done already: the AI need not think twice.
    const before = await findSurveyOrDeleted(call.db, id)
    if (before) return answerSurvey(call, before)
    allowQuestions(await planOf(call), count)
    const questions = await proposedQuestions(ai, { ...asked, count }, call)
    const config = SurveyConfig.parse({
      advanced_mode: false,
      max_questions: Math.max(count, limits.questions.min),
    })
    return answerSurvey(call, await draft(call, { ...asked, description: '', config, questions }))
  })

/** The same command drafts the same survey. */
export async function draft(
  call: Call<'owner'>,
  content: Content,
  copiedFrom?: string,
): Promise<SurveyRow> {
  const id = call.newId('survey')
  const executed = await call.execute(survey, id, {
    type: 'DraftSurvey',
    ownerId: call.ownerId,
    publicId: publicIdOf(id),
    ...content,
    ...(copiedFrom && { copiedFrom }),
  })
  return surveyAfter(call, id, executed)
}
