// Every endpoint of the API, by module. The export's name is the operation id or schema name in the OpenAPI document.
import type { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import * as endpoints from '../endpoint.ts'
import {
  accountDeletionExamples,
  accountDownloadExamples,
  accountExamples,
  auditTrailExamples,
  healthExamples,
  settingsExamples,
  notificationExamples,
  privacyExamples,
} from '../examples/accounts.ts'
import { analyticsExamples, codingCheckExamples } from '../examples/analytics.ts'
import {
  auditExamples,
  billingExamples,
  sandboxPaymentExamples,
  statementExamples,
  usageExamples,
} from '../examples/billing.ts'
import { reportComparisonExamples, reportInsightExamples } from '../examples/report-comparison.ts'
import {
  audioExamples,
  receiptExamples,
  respondentExamples,
  whatsAppExamples,
} from '../examples/respondents.ts'
import {
  aiUsageExamples,
  exportExamples,
  insightExamples,
  responseExamples,
  sessionDetailExamples,
} from '../examples/results.ts'
import { reportExamples } from '../examples/reports.ts'
import {
  helpLineExamples,
  invitationExamples,
  previewExamples,
  sentimentExamples,
  surveyExamples,
  surveyLifecycleExamples,
} from '../examples/surveys.ts'
import { sharedReportExamples } from '../examples/shared-reports.ts'
import * as conversationTypes from '../events/conversation-types.ts'
import * as conversationEvents from '../events/conversations.ts'
import * as creditEvents from '../events/credits.ts'
import * as responseEvents from '../events/responses.ts'
import * as sharedReportEvents from '../events/shared-reports.ts'
import * as help from '../help.ts'
import * as languages from '../languages.ts'
import * as models from '../models.ts'
import * as nps from '../nps.ts'
import * as packages from '../packages.ts'
import * as plans from '../plans.ts'
import * as respondent from '../respondent.ts'
import * as settingsTypes from '../settings.ts'
import * as survey from '../survey.ts'
import * as accountDeletion from './account-deletion.ts'
import * as accountDownload from './account-download.ts'
import * as accounts from './accounts.ts'
import * as aiUsage from './ai-usage.ts'
import * as auditTrail from './audit-trail.ts'
import * as analyticsDetails from './analytics-details.ts'
import * as audio from './audio.ts'
import * as audit from './audit.ts'
import * as billing from './billing.ts'
import * as codingCheck from './coding-check.ts'
import * as conversationTurns from './conversation-turns.ts'
import * as exports from './exports.ts'
import * as health from './health.ts'
import * as helpLines from './help-lines.ts'
import * as insights from './insights.ts'
import * as invitations from './invitations.ts'
import * as notifications from './notifications.ts'
import * as previews from './previews.ts'
import * as privacy from './privacy.ts'
import * as respondents from './public.ts'
import * as questions from './questions.ts'
import * as receipts from './receipts.ts'
import * as reportComparison from './report-comparison.ts'
import * as reportInsights from './report-insights.ts'
import * as reports from './reports.ts'
import * as responses from './responses.ts'
import * as sandboxPayments from './sandbox-payments.ts'
import * as sessionDetails from './session-details.ts'
import * as sentiment from './sentiment.ts'
import * as settings from './settings.ts'
import * as sharedReports from './shared-reports.ts'
import * as statement from './statement.ts'
import * as surveyLifecycle from './survey-lifecycle.ts'
import * as surveys from './surveys.ts'
import * as usage from './usage.ts'
import * as whatsapp from './whatsapp.ts'

type Exports = Readonly<Record<string, unknown>>
export type ApiTag = { name: string; description: string; modules: readonly Exports[] }
export type ApiCatalogue = {
  /** Groups of endpoints, in the order of the document. */
  tags: readonly ApiTag[]
  /** Modules without endpoints whose schemas the endpoints use. */
  schemas: readonly Exports[]
  /** By the name of the endpoint. */
  examples?: Readonly<Record<string, EndpointExample>>
}
/** A request body and a response, as JSON. */
export type EndpointExample = { request?: unknown; response?: unknown }

export const apiCatalogue: ApiCatalogue = {
  tags: [
    {
      name: 'accounts',
      description:
        'Signing in and out, the signed-in owner, settings, deletion, and the audit trail of the account.',
      modules: [accounts, accountDeletion, accountDownload, settings, privacy, auditTrail],
    },
    {
      name: 'surveys',
      description: 'Creating, revising, publishing, deleting and restoring surveys.',
      modules: [surveys, surveyLifecycle, invitations, sentiment, previews, helpLines],
    },
    {
      name: 'results',
      description: 'Qualified responses, conversations, insights, reports, exports and AI usage.',
      modules: [
        responses,
        sessionDetails,
        insights,
        reports,
        reportComparison,
        reportInsights,
        sharedReports,
        exports,
        analyticsDetails,
        codingCheck,
        aiUsage,
      ],
    },
    {
      name: 'respondents',
      description:
        'Answering a survey. No sign-in: the session id in the path is the respondent’s secret.',
      modules: [respondents, receipts, audio, whatsapp],
    },
    {
      name: 'billing',
      description:
        'Buying credits, the statement of the owner’s credit ledger, and what is used of the plan.',
      modules: [billing, statement, sandboxPayments, usage],
    },
    {
      name: 'ledger',
      description: 'Reading, verifying and exporting credit ledgers, by owners and auditors.',
      modules: [audit],
    },
    {
      name: 'notifications',
      description: 'E-mails to owners: unsubscribing, and whether they arrive.',
      modules: [notifications],
    },
    { name: 'health', description: 'The state of one instance.', modules: [health] },
  ],
  schemas: [
    endpoints,
    conversationTurns,
    questions,
    survey,
    help,
    languages,
    models,
    nps,
    packages,
    plans,
    respondent,
    settingsTypes,
    conversationTypes,
    conversationEvents,
    creditEvents,
    responseEvents,
    sharedReportEvents,
  ],
  examples: {
    ...accountExamples,
    ...settingsExamples,
    ...privacyExamples,
    ...accountDeletionExamples,
    ...accountDownloadExamples,
    ...auditTrailExamples,
    ...healthExamples,
    ...auditExamples,
    ...billingExamples,
    ...sandboxPaymentExamples,
    ...statementExamples,
    ...usageExamples,
    ...audioExamples,
    ...receiptExamples,
    ...respondentExamples,
    ...whatsAppExamples,
    ...aiUsageExamples,
    ...analyticsExamples,
    ...codingCheckExamples,
    ...insightExamples,
    ...reportExamples,
    ...reportComparisonExamples,
    ...reportInsightExamples,
    ...responseExamples,
    ...sessionDetailExamples,
    ...sharedReportExamples,
    ...exportExamples,
    ...notificationExamples,
    ...helpLineExamples,
    ...invitationExamples,
    ...previewExamples,
    ...sentimentExamples,
    ...surveyExamples,
    ...surveyLifecycleExamples,
  },
}

export type NamedEndpoint = { name: string; tag: string; endpoint: Endpoint }

/** Every endpoint with the name of its export. */
export const namedEndpoints = ({ tags }: ApiCatalogue): NamedEndpoint[] =>
  tags.flatMap(({ name: tag, modules }) =>
    modules
      .flatMap((module) => Object.entries(module))
      .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
      .map(([name, endpoint]) => ({ name, tag, endpoint })),
  )

/** Every schema with the name of its export. */
export const namedSchemas = ({ tags, schemas }: ApiCatalogue): [name: string, z.ZodType][] =>
  [...tags.flatMap(({ modules }) => modules), ...schemas]
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, z.ZodType] => isSchema(entry[1]))

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'route' in value
const isSchema = (value: unknown): value is z.ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value
