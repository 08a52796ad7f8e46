import { getSentimentConfig } from '#contract/api/sentiment.ts'
import { route } from '#kernel/http/route.ts'
import { findOwnSurvey } from '../present-survey.ts'
import { presentSentiment } from './present-sentiment.ts'

export const getSentimentConfigRoute = route(getSentimentConfig, async ({ id }, call) =>
  presentSentiment(await findOwnSurvey(call, id)),
)
