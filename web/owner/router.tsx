import {
  createBrowserRouter,
  redirect,
  redirectDocument,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router'
import { CallError, type Output } from '../shared/call.ts'
import { loadTexts } from '../shared/i18n.ts'
import { followAccountLanguage } from './account/account-language.ts'
import { needsOnboarding } from './onboarding-state.ts'
import { RouteError, SessionLoading } from './pages/fallbacks.tsx'
import type { surveyViews } from './survey-editor/page/views.ts'
import { surveyQuery } from './queries.ts'
import { meQuery, queryClient } from './query-client.ts'
import { onboardingPath, returnPathOf, signInPath } from './return-path.ts'
import {
  startDashboard,
  startDeletedSurveys,
  startFormEditor,
  startLedger,
  startReports,
  startSentiment,
  startSession,
  startSettings,
  startShell,
  startSurvey,
  startSurveys,
  startTemplates,
} from './route-loaders.ts'
import { settingsRoutes } from './settings-routes.ts'

const routes: RouteObject[] = [
  {
    HydrateFallback: SessionLoading,
    ErrorBoundary: RouteError,
    children: [
      {
        loader: requireSignedOut,
        children: [
          {
            path: '/login',
            lazy: async () => ({ Component: (await import('./pages/SignIn.tsx')).Login }),
          },
          {
            path: '/signup',
            lazy: async () => ({ Component: (await import('./pages/SignIn.tsx')).Signup }),
          },
        ],
      },
      {
        path: '/auth/callback',
        lazy: async () => ({
          Component: (await import('./pages/SignInCallback.tsx')).SignInCallback,
        }),
      },
      {
        path: '/audit',
        lazy: async () => ({
          Component: (await import('./pages/ledger/AuditPage.tsx')).AuditPage,
        }),
      },
      {
        path: '/shared/:token',
        lazy: async () => ({
          Component: (await import('./pages/shared-report/SharedReportPage.tsx')).SharedReportPage,
        }),
      },
      { path: '/', loader: leaveForSite },
      { path: '/terms', loader: leaveForSite },
      { path: '/privacy', loader: leaveForSite },
      {
        path: '/onboarding',
        loader: requireOnboarding,
        lazy: async () => ({
          Component: (await import('./pages/onboarding/OnboardingPage.tsx')).OnboardingPage,
        }),
      },
      {
        loader: requireOnboarded,
        lazy: async () => ({ Component: (await import('./shell/Shell.tsx')).Shell }),
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              {
                path: '/dashboard',
                loader: startDashboard,
                lazy: async () => ({
                  Component: (await import('./pages/dashboard/Dashboard.tsx')).Dashboard,
                }),
              },
              {
                path: '/ledger',
                loader: startLedger,
                lazy: async () => ({
                  Component: (await import('./pages/ledger/LedgerPage.tsx')).LedgerPage,
                }),
              },
              {
                path: '/surveys',
                loader: startSurveys,
                lazy: async () => ({
                  Component: (await import('./pages/surveys/Surveys.tsx')).Surveys,
                }),
              },
              {
                path: '/reports',
                loader: startReports,
                lazy: async () => ({
                  Component: (await import('./pages/reports/ReportsPage.tsx')).ReportsPage,
                }),
              },
              {
                path: '/surveys/new',
                lazy: async () => ({
                  Component: (await import('./pages/create/CreateFormPage.tsx')).CreateFormPage,
                }),
              },
              {
                path: '/surveys/deleted',
                loader: startDeletedSurveys,
                lazy: async () => ({
                  Component: (await import('./pages/surveys/DeletedSurveys.tsx')).DeletedSurveys,
                }),
              },
              {
                path: '/surveys/new-advanced',
                loader: startTemplates,
                lazy: async () => ({
                  Component: (await import('./pages/create/CreateInterviewPage.tsx'))
                    .CreateInterviewPage,
                }),
              },
              ...settingsRoutes,
              { path: '/surveys/:id/edit', loader: redirectToEditor },
              { path: '/surveys/:id/response', loader: redirectToView('responses') },
              { path: '/surveys/:id/results', loader: redirectToView('analytics') },
              {
                path: '/surveys/:id/edit/traditional',
                loader: startFormEditor,
                lazy: async () => ({
                  Component: (await import('./pages/form-editor/FormEditorPage.tsx'))
                    .FormEditorPage,
                }),
              },
              {
                path: '/surveys/:id/sessions/:conversationId',
                loader: startSession,
                lazy: async () => ({
                  Component: (await import('./pages/survey/session/SessionPage.tsx')).SessionPage,
                }),
              },
              {
                path: '/surveys/:id/edit/advanced',
                loader: startSurvey,
                lazy: async () => ({
                  Component: (await import('./pages/survey/SurveyPage.tsx')).SurveyPage,
                }),
              },
              {
                path: '/surveys/:id/sentiment',
                loader: startSentiment,
                lazy: async () => ({
                  Component: (await import('./pages/sentiment/SentimentPage.tsx')).SentimentPage,
                }),
              },
            ],
          },
        ],
      },
      {
        path: '*',
        lazy: async () => ({ Component: (await import('./pages/NotFound.tsx')).NotFound }),
      },
    ],
  },
]

/** The router starts to load when it is created: i18n has to be ready before. */
export const startRouter = () => createBrowserRouter(routes)

/** Redirects to the sign-in page without a session; otherwise applies the owner's language. */
async function requireSignedIn(request: Request): Promise<Output<'GET /api/users/me'>> {
  try {
    const me = await queryClient.ensureQueryData(meQuery)
    await followAccountLanguage(me.locale)
    return me
  } catch (error) {
    if (error instanceof CallError && error.status === 401)
      throw redirect(signInPath(placeOf(request)))
    throw error
  }
}

/** New owners are shown the onboarding first, which leads back. */
async function requireOnboarded({ request }: LoaderFunctionArgs): Promise<null> {
  startShell()
  const me = await requireSignedIn(request)
  if (needsOnboarding(me)) throw redirect(onboardingPath(placeOf(request)))
  return null
}

async function requireOnboarding({ request }: LoaderFunctionArgs): Promise<null> {
  const texts = loadTexts('onboarding')
  startSettings()
  const me = await requireSignedIn(request)
  if (!needsOnboarding(me)) throw redirect(returnPathOf(new URL(request.url).searchParams))
  await texts
  return null
}

/** A request has no hash: while a page loads for the first time, the address bar has it. */
function placeOf({ url }: Request) {
  const { pathname, search } = new URL(url)
  const { location } = window
  const isShown = location.pathname === pathname && location.search === search
  return { pathname, search, hash: isShown ? location.hash : '' }
}

/** Redirects to the editor of the survey's type; to the advanced one, which shows the error, if it is unknown. */
async function redirectToEditor({ params: { id = '' } }: LoaderFunctionArgs): Promise<Response> {
  const survey = await queryClient.ensureQueryData(surveyQuery(id)).catch(() => undefined)
  const kind = survey?.survey_type === 'normal' ? 'traditional' : 'advanced'
  return redirect(`/surveys/${id}/edit/${kind}`)
}

function redirectToView(view: (typeof surveyViews)[number]) {
  return ({ params: { id = '' } }: LoaderFunctionArgs) =>
    redirect(`/surveys/${id}/edit/advanced?view=${view}`)
}

/** The server renders these pages: they are documents of their own. */
function leaveForSite({ request }: LoaderFunctionArgs): Response {
  return redirectDocument(request.url)
}

/** Redirects signed-in owners to the page named in the address, else to the dashboard. The page is shown if the session cannot be checked. */
async function requireSignedOut({ request }: LoaderFunctionArgs): Promise<null> {
  const search = new URL(request.url).searchParams
  if (search.has('error')) return null
  const me = await queryClient.fetchQuery({ ...meQuery, retry: false }).catch(() => undefined)
  if (me) throw redirect(returnPathOf(search))
  return null
}
