import { configureSentiment } from '#contract/api/sentiment.ts'
import { route } from '#kernel/http/route.ts'
import { presentSentiment } from './present-sentiment.ts'
import { findOwnSurvey, readSurveyAfter } from '../present-survey.ts'
import { survey } from '../survey.decider.ts'

export const configureSentimentRoute = route(configureSentiment, async (input, call) => {
  const { id, version: expectedVersion, ...config } = input
  // Before the stream is folded, so that a stranger's guess costs no more than a look.
  await findOwnSurvey(call, id)
  const { ownerId } = call
  const executed = await call.execute(survey, id, {
    type: 'ConfigureSentiment',
    ownerId,
    config,
    expectedVersion,
  })
  return presentSentiment(await readSurveyAfter(call, id, executed))
})
