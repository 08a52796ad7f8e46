// Start each page's queries, so that data and code are fetched at the same time. Nothing is awaited.
import type { LoaderFunctionArgs } from 'react-router'
import { currentLocale } from '../shared/i18n.ts'
import {
  purchasesQuery,
  statementFilterOf,
  statementQuery,
  usageQuery,
} from './billing/credit-queries.ts'
import {
  balancesQuery,
  entriesQuery,
  ledgerQuery,
  lotsQuery,
  verificationQuery,
} from './pages/ledger/ledger-queries.ts'
import { momentOf } from './pages/ledger/use-moment.ts'
import { reportFiltersOf, reportTabOf } from './pages/reports/report-filters.ts'
import {
  reportInsightsQuery,
  reportQuery,
  sentimentReportQuery,
  surveyTitlesQuery,
} from './pages/reports/report-queries.ts'
import { deletionQuery } from './pages/settings/danger/deletion-query.ts'
import { activityKindOf } from './pages/settings/devices/activity.ts'
import { activityQuery, sessionsQuery } from './pages/settings/devices/devices-queries.ts'
import { mailStatusQuery } from './pages/settings/notifications/mail-status-query.ts'
import { filtersOf } from './pages/surveys/use-filters.ts'
import {
  aiUsageQuery,
  analyticsDetailsQuery,
  analyticsQuery,
  balanceQuery,
  impressionsQuery,
  insightsQuery,
  newestSurveysQuery,
  planUsageQuery,
  reportsQuery,
  sentimentConfigQuery,
  sessionQuery,
  settingsQuery,
  surveyQuery,
} from './queries.ts'
import { queryClient as client } from './query-client.ts'
import {
  apiFilterOf,
  responseCountsQuery,
  responseFiltersOf,
  responsePagesQuery,
} from './response-list.ts'
import { surveyViewOf } from './survey-editor/page/views.ts'
import { templateTextsQuery } from './survey-editor/templates/template-texts.ts'
import {
  deletedSurveysQuery,
  surveyCountsQuery,
  surveyListQuery,
  trimStaleList,
} from './survey-lists.ts'

const ownLedger = {}

const searchOf = ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams

/** Loaders ignore failed fetches: the components that use the query show the error. */
function ignoreErrors(...fetches: Promise<unknown>[]): null {
  for (const fetching of fetches) fetching.catch(() => {})
  return null
}

export const startShell = () =>
  ignoreErrors(client.query({ ...balanceQuery, staleTime: 'static' }), client.query(planUsageQuery))

export const startDashboard = () =>
  ignoreErrors(
    client.query(newestSurveysQuery),
    client.query(reportsQuery),
    client.query(balanceQuery),
  )

export function startReports(args: LoaderFunctionArgs): null {
  const search = searchOf(args)
  const filters = reportFiltersOf(search)
  const tab = reportTabOf(search)
  return ignoreErrors(
    ...(tab === 'overview' ? [client.query(reportQuery(filters))] : []),
    ...(tab === 'sentiment' ? [client.query(sentimentReportQuery(filters))] : []),
    ...(tab === 'insights' ? [client.query(reportInsightsQuery(filters))] : []),
    client.query(surveyTitlesQuery),
  )
}

export function startSurveys(args: LoaderFunctionArgs): null {
  const filters = filtersOf(searchOf(args))
  trimStaleList(filters)
  return ignoreErrors(
    client.infiniteQuery(surveyListQuery(filters)),
    client.query(surveyCountsQuery('')),
    client.query(surveyCountsQuery(filters.text)),
  )
}

export const startDeletedSurveys = () => ignoreErrors(client.query(deletedSurveysQuery))

export const startTemplates = () => ignoreErrors(client.query(templateTextsQuery(currentLocale())))

export const startSettings = () => ignoreErrors(client.query(settingsQuery))

export const startNotifications = () =>
  ignoreErrors(client.query(settingsQuery), client.query(mailStatusQuery))

export const startDanger = () => ignoreErrors(client.query(deletionQuery))

export function startDevices(args: LoaderFunctionArgs): null {
  const kind = activityKindOf(searchOf(args))
  return ignoreErrors(client.query(sessionsQuery), client.infiniteQuery(activityQuery(kind)))
}

export const startPlan = () =>
  ignoreErrors(
    client.query(balanceQuery),
    client.query(planUsageQuery),
    client.infiniteQuery(purchasesQuery),
    client.infiniteQuery(usageQuery),
  )

export const startStatement = (args: LoaderFunctionArgs) =>
  ignoreErrors(client.infiniteQuery(statementQuery(statementFilterOf(searchOf(args)))))

export function startLedger(args: LoaderFunctionArgs): null {
  const at = momentOf(searchOf(args))
  return ignoreErrors(
    client.query(ledgerQuery(ownLedger, undefined)),
    client.query(ledgerQuery(ownLedger, at)),
    client.query(balancesQuery(ownLedger)),
    client.query(verificationQuery(ownLedger)),
    client.infiniteQuery(lotsQuery(ownLedger, at)),
    client.infiniteQuery(entriesQuery(ownLedger, at)),
  )
}

export const startFormEditor = ({ params: { id = '' } }: LoaderFunctionArgs) =>
  ignoreErrors(client.query(surveyQuery(id)), client.query(responseCountsQuery(id)))

export function startSurvey(args: LoaderFunctionArgs): null {
  const { id = '' } = args.params
  return ignoreErrors(
    client.query(surveyQuery(id)),
    client.query(analyticsQuery(id)),
    client.query(responseCountsQuery(id)),
    ...startSurveyView(id, searchOf(args)),
  )
}

function startSurveyView(id: string, search: URLSearchParams): Promise<unknown>[] {
  switch (surveyViewOf(search)) {
    case 'overview':
      return [
        client.query(impressionsQuery(id)),
        client.query(insightsQuery(id)),
        client.query(analyticsDetailsQuery(id)),
      ]
    case 'responses': {
      const filters = responseFiltersOf(search)
      return [
        client.infiniteQuery(responsePagesQuery(id, filters)),
        client.query(responseCountsQuery(id, apiFilterOf(filters))),
        client.query(insightsQuery(id)),
      ]
    }
    case 'insights':
      return [client.query(insightsQuery(id))]
    case 'analytics':
      return [client.query(analyticsDetailsQuery(id)), client.query(aiUsageQuery(id))]
    default:
      return []
  }
}

export const startSession = ({ params: { id = '', conversationId = '' } }: LoaderFunctionArgs) =>
  ignoreErrors(client.query(surveyQuery(id)), client.query(sessionQuery(id, conversationId)))

export const startSentiment = ({ params: { id = '' } }: LoaderFunctionArgs) =>
  ignoreErrors(client.query(surveyQuery(id)), client.query(sentimentConfigQuery(id)))
