import type { BoundedContext } from '#kernel/bounded-context.ts'
import type { Ai, SpeakPoint } from '#ports/ai.ts'
import { createAdvancedSurveyRoute, createSurveyRoute } from './authoring/create-survey.route.ts'
import { duplicateSurveyRoute } from './authoring/duplicate-survey.route.ts'
import {
  generateQuestionsRoute,
  generateStructureRoute,
  proposeSpokenQuestionRoute,
} from './authoring/generate.routes.ts'
import {
  type InvitationDeps,
  issueInvitationsRoute,
  listInvitationsRoute,
} from './sharing/invitations.routes.ts'
import { closeSurveysJob, eraseSurveysJob } from './lifecycle/survey-lifecycle.jobs.ts'
import { type Capabilities, getPublicSurveyRoute } from './public-page/public-survey.route.ts'
import { countSurveysRoute, listSurveysRoute } from './queries/list-surveys.routes.ts'
import {
  getAiUsageRoute,
  getSurveyRoute,
  listQualifiedResponsesRoute,
  getSurveyAnalyticsRoute,
} from './queries/read-surveys.routes.ts'
import { aiUsageChannel, figuresChannel } from './queries/survey.channels.ts'
import { configureSentimentRoute, getSentimentConfigRoute } from './sentiment/sentiment.routes.ts'
import {
  listDeletedSurveysRoute,
  deleteSurveyRoute,
  restoreSurveyRoute,
  scheduleClosingRoute,
} from './lifecycle/survey-lifecycle.routes.ts'
import { updateSurveyRoute } from './authoring/update-survey.route.ts'
import { restoreVersionRoute, listSurveyVersionsRoute } from './lifecycle/versions.routes.ts'

type SurveysDeps = {
  ai: Pick<Ai, 'structure' | 'questions' | 'translate'>
  speakPoint: SpeakPoint
} & InvitationDeps & {
    capabilities: Capabilities
  }

/** Surveys, from the draft to the erasure. */
export const surveys = (deps: SurveysDeps): BoundedContext => ({
  routes: [
    generateStructureRoute(deps),
    generateQuestionsRoute(deps),
    proposeSpokenQuestionRoute(deps),
    createSurveyRoute(deps),
    createAdvancedSurveyRoute,
    updateSurveyRoute(deps),
    listSurveysRoute,
    countSurveysRoute,
    listDeletedSurveysRoute,
    getSurveyRoute,
    scheduleClosingRoute,
    deleteSurveyRoute,
    restoreSurveyRoute,
    duplicateSurveyRoute,
    listSurveyVersionsRoute,
    restoreVersionRoute,
    issueInvitationsRoute(deps),
    listInvitationsRoute,
    getSurveyAnalyticsRoute,
    listQualifiedResponsesRoute,
    getSentimentConfigRoute,
    configureSentimentRoute,
    getAiUsageRoute,
    getPublicSurveyRoute(deps),
  ],
  channels: [figuresChannel, aiUsageChannel],
  jobs: [closeSurveysJob, eraseSurveysJob],
})
