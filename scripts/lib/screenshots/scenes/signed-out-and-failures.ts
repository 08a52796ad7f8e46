// Pages without a session, and error pages.
import { pageScene, type Scene } from '../scene.ts'

export const signedOutPages: Scene[] = [
  pageScene('landing', '/'),
  pageScene('landing-refused', '/?error=access_denied'),
  pageScene('login', '/login'),
  pageScene('signup', '/signup'),
  pageScene('terms', '/terms'),
  pageScene('not-found', '/nowhere'),
]

const failingPaths = /\/api\/(surveys|users|billing)/

export const failurePages: Scene[] = [
  {
    name: 'list-failed',
    open: async ({ page, go }) => {
      await page.route(failingPaths, (route) =>
        route.request().url().includes('/users/me') ? route.fallback() : route.abort(),
      )
      await go('/surveys')
      await page.getByRole('alert').first().waitFor({ timeout: 30_000 })
    },
  },
  {
    name: 'page-failed',
    open: async ({ page }) => {
      await page.route('**/api/users/me', (route) => route.fulfill({ status: 500, json: {} }))
      await page.goto('/surveys')
      await page.getByRole('alert').first().waitFor({ timeout: 30_000 })
    },
  },
  {
    name: 'offline',
    open: async ({ page, go, message }) => {
      await go('/surveys')
      await page.context().setOffline(true)
      await page.getByText(message('shell.offlineBanner')).waitFor({ timeout: 30_000 })
    },
  },
  pageScene('survey-missing', '/surveys/3f0e8a52-6f0b-4f0a-9d8e-2b7c5a4d1e90/edit/advanced'),
]
