import { configureSentiment } from '#contract/api/sentiment.ts'
import { route } from '#kernel/route.ts'
import { presentSentiment } from './present-sentiment.ts'
import { ownSurvey, surveyAfter } from './present-survey.ts'
import { survey } from './survey.decider.ts'

export const configureSentimentRoute = route(configureSentiment, async (input, call) => {
  const { id, version: expectedVersion, ...config } = input
  // Before the stream is folded, so that a stranger's guess costs no more than a look.
  await ownSurvey(call, id)
  const { ownerId } = call
  const executed = await call.execute(survey, id, {
    type: 'ConfigureSentiment',
    ownerId,
    config,
    expectedVersion,
  })
  return presentSentiment(await surveyAfter(call, id, executed))
})
