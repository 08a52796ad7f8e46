import type { Context } from '#kernel/context.ts'
import type { Ai } from '#ports/ai.ts'
import { aiUsageChannel } from './ai-usage.channel.ts'
import { configureSentimentRoute } from './configure-sentiment.route.ts'
import { createSurveyRoute } from './create-survey.route.ts'
import { figuresChannel } from './figures.channel.ts'
import { generateStructureRoute } from './generate-structure.route.ts'
import { getSentimentConfigRoute } from './get-sentiment-config.route.ts'
import { publicSurveyRoute } from './public-survey.route.ts'
import { aiUsageRoute } from './read-ai-usage.route.ts'
import {
  getSurveyRoute,
  listSurveysRoute,
  qualifiedResponsesRoute,
  surveyAnalyticsRoute,
} from './read-surveys.routes.ts'
import { updateSurveyRoute } from './update-survey.route.ts'

/** What an owner wants to learn, from the first goal to a closed survey. */
export const surveys = (deps: { ai: Pick<Ai, 'structure'> }): Context => ({
  routes: [
    generateStructureRoute(deps),
    createSurveyRoute,
    updateSurveyRoute,
    listSurveysRoute,
    getSurveyRoute,
    surveyAnalyticsRoute,
    qualifiedResponsesRoute,
    getSentimentConfigRoute,
    configureSentimentRoute,
    aiUsageRoute,
    publicSurveyRoute,
  ],
  channels: [figuresChannel, aiUsageChannel],
})
