import type { BoundedContext } from '#kernel/bounded-context.ts'
import type { Ai } from '#ports/ai.ts'
import { aiUsageChannel } from './figures/ai-usage.channel.ts'
import { closeSurveysJob } from './lifecycle/survey-lifecycle.jobs.ts'
import { configureSentimentRoute } from './sentiment/sentiment.routes.ts'
import type { Capabilities } from './config-json.ts'
import { createAdvancedSurveyRoute, createSurveyRoute } from './authoring/create-survey.route.ts'
import { duplicateSurveyRoute } from './authoring/duplicate-survey.route.ts'
import { figuresChannel } from './figures/figures.channel.ts'
import { eraseSurveysJob } from './lifecycle/erase-surveys.job.ts'
import { generateQuestionsRoute } from './authoring/generate-questions.route.ts'
import { generateStructureRoute } from './authoring/generate-structure.route.ts'
import { getSentimentConfigRoute } from './sentiment/get-sentiment-config.route.ts'
import {
  type InvitationDeps,
  issueInvitationsRoute,
  listInvitationsRoute,
} from './sharing/invitations.routes.ts'
import { countSurveysRoute, listSurveysRoute } from './figures/list-surveys.routes.ts'
import { publicSurveyRoute } from './public-page/public-survey.route.ts'
import { aiUsageRoute } from './figures/read-ai-usage.route.ts'
import {
  getSurveyRoute,
  qualifiedResponsesRoute,
  surveyAnalyticsRoute,
} from './figures/read-surveys.routes.ts'
import {
  deletedSurveysRoute,
  deleteSurveyRoute,
  restoreSurveyRoute,
  scheduleClosingRoute,
} from './lifecycle/survey-lifecycle.routes.ts'
import { updateSurveyRoute } from './authoring/update-survey.route.ts'
import { restoreVersionRoute, surveyVersionsRoute } from './lifecycle/versions.routes.ts'

type SurveysDeps = { ai: Pick<Ai, 'structure' | 'questions'> } & InvitationDeps & {
    capabilities: Capabilities
  }

/** What an owner wants to learn, from the first goal to a closed survey. */
export const surveys = (deps: SurveysDeps): BoundedContext => ({
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
  jobs: [closeSurveysJob, eraseSurveysJob],
})
