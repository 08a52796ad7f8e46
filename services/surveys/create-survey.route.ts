import { createAdvancedSurvey } from '#contract/api/surveys.ts'
import { route } from '#kernel/route.ts'
import { readConfigJson } from './config-json.ts'
import { presentSurvey, surveyAfter } from './present-survey.ts'
import { publicIdOf } from './public-id.ts'
import { survey } from './survey.decider.ts'

export const createSurveyRoute = route(createAdvancedSurvey, async (input, call) => {
  const { config_json, ...content } = input
  const config = readConfigJson(config_json)
  const id = call.newId('survey')
  const { ownerId } = call
  const executed = await call.execute(survey, id, {
    type: 'DraftSurvey',
    ownerId,
    publicId: publicIdOf(id),
    ...content,
    config,
  })
  return presentSurvey(await surveyAfter(call, id, executed))
})
