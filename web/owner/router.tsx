import {
  createBrowserRouter,
  redirect,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router'
import { CallError } from '../shared/call.ts'
import { chooseLocale, hasChosenLocale } from '../shared/i18n.ts'
import { SessionLoading } from './pages/SessionLoading.tsx'
import { RouteError } from './pages/RouteError.tsx'
import type { surveyViews } from './survey-editor/page/views.ts'
import { surveyQuery } from './queries.ts'
import { meQuery, queryClient } from './query-client.ts'

const routes: RouteObject[] = [
  {
    HydrateFallback: SessionLoading,
    ErrorBoundary: RouteError,
    children: [
      {
        loader: requireSignedOut,
        children: [
          {
            path: '/',
            lazy: async () => ({
              Component: (await import('./pages/landing/Landing.tsx')).Landing,
            }),
          },
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
        path: '/terms',
        lazy: async () => ({ Component: (await import('./pages/Legal.tsx')).Terms }),
      },
      {
        path: '/privacy',
        lazy: async () => ({ Component: (await import('./pages/Legal.tsx')).Privacy }),
      },
      {
        loader: requireSignedIn,
        lazy: async () => ({ Component: (await import('./shell/Shell.tsx')).Shell }),
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              {
                path: '/dashboard',
                lazy: async () => ({
                  Component: (await import('./pages/dashboard/Dashboard.tsx')).Dashboard,
                }),
              },
              {
                path: '/ledger',
                lazy: async () => ({
                  Component: (await import('./pages/ledger/LedgerPage.tsx')).LedgerPage,
                }),
              },
              {
                path: '/surveys',
                lazy: async () => ({
                  Component: (await import('./pages/surveys/Surveys.tsx')).Surveys,
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
                lazy: async () => ({
                  Component: (await import('./pages/surveys/DeletedSurveys.tsx')).DeletedSurveys,
                }),
              },
              {
                path: '/surveys/new-advanced',
                lazy: async () => ({
                  Component: (await import('./pages/create/CreateInterviewPage.tsx'))
                    .CreateInterviewPage,
                }),
              },
              {
                path: '/settings',
                lazy: async () => ({
                  Component: (await import('./pages/settings/Settings.tsx')).Settings,
                }),
              },
              {
                path: '/settings/statement',
                lazy: async () => ({
                  Component: (await import('./pages/settings/StatementPage.tsx')).StatementPage,
                }),
              },
              { path: '/surveys/:id/edit', loader: redirectToEditor },
              { path: '/surveys/:id/response', loader: redirectToView('responses') },
              { path: '/surveys/:id/results', loader: redirectToView('analytics') },
              {
                path: '/surveys/:id/edit/traditional',
                lazy: async () => ({
                  Component: (await import('./pages/form-editor/FormEditorPage.tsx'))
                    .FormEditorPage,
                }),
              },
              {
                path: '/surveys/:id/edit/advanced',
                lazy: async () => ({
                  Component: (await import('./pages/survey/SurveyPage.tsx')).SurveyPage,
                }),
              },
              {
                path: '/surveys/:id/sentiment',
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

/** Loading begins as soon as a router is there, so the words have to be ready before it is made. */
export const startRouter = () => createBrowserRouter(routes)

/** Lets owners in, in the language they are known to speak; sends everybody else to sign in. */
async function requireSignedIn(): Promise<null> {
  try {
    const me = await queryClient.ensureQueryData(meQuery)
    if (!hasChosenLocale()) await chooseLocale(me.locale, false)
    return null
  } catch (error) {
    if (error instanceof CallError && error.status === 401) throw redirect('/login')
    throw error
  }
}

/** A survey's editor is the one for how it asks; where that is unknown, the advanced one says what is wrong. */
async function redirectToEditor({ params: { id = '' } }: LoaderFunctionArgs): Promise<Response> {
  const survey = await queryClient.ensureQueryData(surveyQuery(id)).catch(() => undefined)
  const kind = survey?.survey_type === 'normal' ? 'traditional' : 'advanced'
  return redirect(`/surveys/${id}/edit/${kind}`)
}

function redirectToView(view: (typeof surveyViews)[number]) {
  return ({ params: { id = '' } }: LoaderFunctionArgs) =>
    redirect(`/surveys/${id}/edit/advanced?view=${view}`)
}

/** A signed-in owner has no use for these pages; without an answer they are shown all the same. */
async function requireSignedOut({ request }: LoaderFunctionArgs): Promise<null> {
  if (new URL(request.url).searchParams.has('error')) return null
  const me = await queryClient.fetchQuery({ ...meQuery, retry: false }).catch(() => undefined)
  if (me) throw redirect('/dashboard')
  return null
}
