import { getSentimentConfig } from '#contract/api/sentiment.ts'
import { route } from '#kernel/route.ts'
import { ownSurvey } from './present-survey.ts'
import { presentSentiment } from './present-sentiment.ts'

export const getSentimentConfigRoute = route(getSentimentConfig, async ({ id }, call) =>
  presentSentiment(await ownSurvey(call, id)),
)
