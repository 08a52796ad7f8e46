import type { Context } from '#kernel/context.ts'
import type { Ai } from '#ports/ai.ts'
import { aiUsageChannel } from './ai-usage.channel.ts'
import { closeWhenDue } from './close-when-due.clock.ts'
import { configureSentimentRoute } from './configure-sentiment.route.ts'
import type { Serves } from './config-json.ts'
import { createAdvancedSurveyRoute, createSurveyRoute } from './create-survey.route.ts'
import { duplicateSurveyRoute } from './duplicate-survey.route.ts'
import { figuresChannel } from './figures.channel.ts'
import { eraseWhenDue } from './erase-when-due.clock.ts'
import { generateQuestionsRoute } from './generate-questions.route.ts'
import { generateStructureRoute } from './generate-structure.route.ts'
import { getSentimentConfigRoute } from './get-sentiment-config.route.ts'
import {
  type InvitationDeps,
  issueInvitationsRoute,
  listInvitationsRoute,
} from './invitations.routes.ts'
import { countSurveysRoute, listSurveysRoute } from './list-surveys.routes.ts'
import { publicSurveyRoute } from './public-survey.route.ts'
import { aiUsageRoute } from './read-ai-usage.route.ts'
import {
  getSurveyRoute,
  qualifiedResponsesRoute,
  surveyAnalyticsRoute,
} from './read-surveys.routes.ts'
import {
  deletedSurveysRoute,
  deleteSurveyRoute,
  restoreSurveyRoute,
  scheduleClosingRoute,
} from './survey-life.routes.ts'
import { updateSurveyRoute } from './update-survey.route.ts'
import { restoreVersionRoute, surveyVersionsRoute } from './versions.routes.ts'

type SurveysDeps = { ai: Pick<Ai, 'structure' | 'questions'> } & InvitationDeps & { serves: Serves }

/** What an owner wants to learn, from the first goal to a closed survey. */
export const surveys = (deps: SurveysDeps): Context => ({
  routes: [
    generateStructureRoute(deps),
    generateQuestionsRoute(deps),
    createSurveyRoute(deps),
    createAdvancedSurveyRoute,
    updateSurveyRoute,
    listSurveysRoute,
    countSurveysRoute,
    deletedSurveysRoute,
    getSurveyRoute,
    scheduleClosingRoute,
    deleteSurveyRoute,
    restoreSurveyRoute,
    duplicateSurveyRoute,
    surveyVersionsRoute,
    restoreVersionRoute,
    issueInvitationsRoute(deps),
    listInvitationsRoute,
    surveyAnalyticsRoute,
    qualifiedResponsesRoute,
    getSentimentConfigRoute,
    configureSentimentRoute,
    aiUsageRoute,
    publicSurveyRoute(deps),
  ],
  channels: [figuresChannel, aiUsageChannel],
  clocks: [closeWhenDue, eraseWhenDue],
})
