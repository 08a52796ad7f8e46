// What strangers see, and what nobody wants to see.
import { at, type Scene } from '../scene.ts'

export const outside: Scene[] = [
  at('landing', '/'),
  at('landing-refused', '/?error=access_denied'),
  at('login', '/login'),
  at('signup', '/signup'),
  at('terms', '/terms'),
  at('not-found', '/nowhere'),
]

const broken = /\/api\/(surveys|users|billing)/

export const failures: Scene[] = [
  {
    name: 'list-failed',
    open: async ({ page, go }) => {
      await page.route(broken, (route) =>
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
    open: async ({ page, go, words }) => {
      await go('/surveys')
      await page.context().setOffline(true)
      await page.getByText(words('shell.offlineBanner')).waitFor({ timeout: 30_000 })
    },
  },
  at('survey-missing', '/surveys/3f0e8a52-6f0b-4f0a-9d8e-2b7c5a4d1e90/edit/advanced'),
]
