import { createAdvancedSurvey, createSurvey } from '#contract/api/surveys.ts'
import { limits } from '#contract/limits.ts'
import { SurveyConfig } from '#contract/survey.ts'
import { route, type RequestContext } from '#kernel/http/route.ts'
import type { Ai } from '#ports/ai.ts'
import { readOwnerSettings } from '#projections/accounts/owner-settings.projection.ts'
import { findPlan } from '#projections/accounts/allowance.ts'
import { findSurveyIncludingDeleted } from '#projections/surveys/surveys.projection.ts'
import { assertQuestionLimit } from '../plan-limits.ts'
import { presentWithEtag } from '../present-survey.ts'
import { parseConfigJson } from './config-json.ts'
import type { SurveyContent } from '../survey-state.ts'
import { countProposal } from './count-proposal.ts'
import { proposeCountry } from './country-proposal.ts'
import { draftSurvey } from './draft-survey.ts'
import { proposeQuestions } from './propose-questions.ts'

export const createAdvancedSurveyRoute = route(createAdvancedSurvey, async (input, call) => {
  const { config_json, ...content } = input
  const config = parseConfigJson(config_json, await findPlan(call.db, call.ownerId))
  const country = await countryOf(content, call)
  return presentWithEtag(call, await draftSurvey(call, { ...content, country, config }))
})

/** A form, whose questions the AI proposes. */
export const createSurveyRoute = ({ ai }: { ai: Pick<Ai, 'questions'> }) =>
  route(createSurvey, async ({ question_count: count, ...input }, call) => {
    const id = call.newId('survey')
    // A retried request does not call the AI again.
    const existing = await findSurveyIncludingDeleted(call.db, id)
    if (existing) return presentWithEtag(call, existing)
    assertQuestionLimit(await findPlan(call.db, call.ownerId), count)
    const questions = await countProposal(call, 'questions', () =>
      proposeQuestions(ai, { ...input, count }, call),
    )
    const config = SurveyConfig.parse({
      advanced_mode: false,
      max_questions: Math.max(count, limits.questions.min),
    })
    const content = { ...input, country: await countryOf(input, call), description: '' }
    return presentWithEtag(call, await draftSurvey(call, { ...content, config, questions }))
  })

type NewSurvey = Pick<SurveyContent, 'title' | 'goal' | 'language' | 'country'> & {
  description?: string
}

/** The owner's choice, which may be none; else a proposal. */
async function countryOf(
  { country, title, description = '', goal, language }: NewSurvey,
  { db, ownerId }: RequestContext<'owner'>,
): Promise<SurveyContent['country']> {
  if (country !== undefined) return country
  const { time_zone, time_zone_known } = await readOwnerSettings(db, ownerId)
  return proposeCountry({
    texts: [title, description, goal],
    language,
    timeZone: time_zone_known ? time_zone : undefined,
  })
}
