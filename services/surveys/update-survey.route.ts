import { updateSurvey } from '#contract/api/surveys.ts'
import { route } from '#kernel/route.ts'
import { readConfigJson } from './config-json.ts'
import { ownSurvey, presentSurvey, surveyAfter } from './present-survey.ts'
import { survey } from './survey.decider.ts'

export const updateSurveyRoute = route(updateSurvey, async (input, call) => {
  const { id, config_json, status, version, ...content } = input
  const config = config_json === undefined ? {} : { config: readConfigJson(config_json) }
  // Before the stream is folded, so that a stranger's guess costs no more than a look.
  await ownSurvey(call, id)
  const executed = await call.execute(survey, id, {
    type: 'ChangeSurvey',
    ownerId: call.ownerId,
    changes: { ...content, ...config },
    status,
    expectedVersion: version,
  })
  return presentSurvey(await surveyAfter(call, id, executed))
})
