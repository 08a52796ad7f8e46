import type { BoundedContext } from '#kernel/bounded-context.ts'
import type { Keys } from '#kernel/privacy/keys.ts'
import type { Ai } from '#ports/ai.ts'
import type { DetectLanguage, SpeakPoint } from '#ports/text-rules.ts'
import { createAdvancedSurveyRoute, createSurveyRoute } from './authoring/create-survey.route.ts'
import { duplicateSurveyRoute } from './authoring/duplicate-survey.route.ts'
import {
  detectTextLanguageRoute,
  generateQuestionsRoute,
  generateStructureRoute,
  proposeSpokenQuestionRoute,
} from './authoring/generate.routes.ts'
import { eraseInviteesJob, inviteeKeyShredder } from './sharing/erase-invitees.ts'
import { type InvitationDeps, invitationRoutes } from './sharing/invitations.routes.ts'
import { eraseWithAccountJob, surveyEraser, surveyKeyShredder } from './lifecycle/erase-surveys.ts'
import { closeSurveysJob, eraseSurveysJob } from './lifecycle/survey-lifecycle.jobs.ts'
import { privacyRoutes } from './privacy/privacy.routes.ts'
import { type Capabilities, getPublicSurveyRoute } from './public-page/public-survey.route.ts'
import {
  countQualifiedResponsesRoute,
  pageQualifiedResponsesRoute,
} from './queries/page-responses.routes.ts'
import { countSurveysRoute, listSurveysRoute } from './queries/list-surveys.routes.ts'
import {
  getAiUsageRoute,
  getAnalyticsDetailsRoute,
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
import type { QuestionRules } from './authoring/sound-questions.ts'
import { updateSurveyRoute } from './authoring/update-survey.route.ts'
import { restoreVersionRoute, listSurveyVersionsRoute } from './lifecycle/versions.routes.ts'

type SurveysDeps = {
  ai: Pick<Ai, 'structure' | 'questions' | 'translate' | 'mend'>
  questionRules: QuestionRules
  speakPoint: SpeakPoint
  detectLanguage: DetectLanguage
} & InvitationDeps & {
    capabilities: Capabilities
    keys: Pick<Keys, 'destroy'>
  }

/** Surveys, from the draft to the erasure. */
export const surveys = (deps: SurveysDeps): BoundedContext => ({
  routes: [
    generateStructureRoute(deps),
    generateQuestionsRoute(deps),
    proposeSpokenQuestionRoute(deps),
    detectTextLanguageRoute(deps),
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
    ...invitationRoutes(deps),
    getSurveyAnalyticsRoute,
    getAnalyticsDetailsRoute,
    listQualifiedResponsesRoute,
    pageQualifiedResponsesRoute,
    countQualifiedResponsesRoute,
    getSentimentConfigRoute,
    configureSentimentRoute,
    ...privacyRoutes,
    getAiUsageRoute,
    getPublicSurveyRoute(deps),
  ],
  channels: [figuresChannel, aiUsageChannel],
  reactors: [inviteeKeyShredder(deps.keys), surveyKeyShredder(deps.keys)],
  jobs: [closeSurveysJob, eraseSurveysJob, eraseInviteesJob, eraseWithAccountJob],
  erasers: [surveyEraser],
})
