// The settings: each tab, the devices and the activity, and an account whose deletion is requested.
import type { Page } from '@playwright/test'
import { dayMs } from '#contract/durations.ts'
import { pageScene, type Scene } from '../scene.ts'

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

/** Adds fields to a response of the server. */
const stubFields = (page: Page, path: string, fields: object) =>
  page.route(path, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...fields } })
  })

async function stubDeletion(page: Page): Promise<void> {
  const dates = { requested_at: inDays(-1), erase_at: inDays(6) }
  await stubFields(page, '**/api/users/me', { erase_at: dates.erase_at })
  await stubFields(page, '**/api/users/me/deletion', dates)
}

/** A phone beside the browser of the screenshots. */
const stubSessions = (page: Page) =>
  page.route('**/api/users/me/sessions', async (route) => {
    const response = await route.fetch()
    const [current] = (await response.json()) as object[]
    const times = { created_at: inDays(-9), last_used_at: inDays(-2), expires_at: inDays(12) }
    const phone = { id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', network: '203.0.113.0/24' }
    const json = [
      { ...current, browser: 'Firefox', system: 'Windows', current: true },
      { ...current, ...phone, ...times, browser: 'Safari', system: 'iOS', current: false },
    ]
    await route.fulfill({ response, json })
  })

export const settings: Scene[] = [
  pageScene('settings-profile', '/settings/profile'),
  pageScene('settings-language', '/settings/language'),
  pageScene('settings-notifications', '/settings/notifications'),
  {
    name: 'settings-mail-stopped',
    open: async ({ page, go }) => {
      const stopped = { at: inDays(-1), code: 550 }
      await stubFields(page, '**/api/users/me/mail', { provider: 'smtp', stopped })
      await go('/settings/notifications')
    },
  },
  {
    name: 'settings-not-saved',
    open: async ({ page, go }) => {
      await go('/settings/notifications')
      await page.route('**/api/users/me/settings', (route) => route.abort())
      await page.getByRole('switch').last().click()
      await page.getByRole('main').getByRole('alert').waitFor()
    },
  },
  pageScene('settings-privacy', '/settings/privacy'),
  pageScene('settings-plan', '/settings/plan'),
  pageScene('settings-danger', '/settings/danger'),
  {
    name: 'settings-danger-confirm',
    open: async ({ page, go }) => {
      await go('/settings/danger')
      await page.getByRole('tabpanel').getByRole('button').click()
      const dialog = page.getByRole('alertdialog')
      await dialog.getByRole('textbox').fill('someone@prosa.test')
      await dialog.getByRole('button').last().click()
    },
  },
  {
    name: 'settings-danger-scheduled',
    open: async ({ page, go }) => {
      await stubDeletion(page)
      await go('/settings/danger')
    },
  },
  {
    name: 'deletion-banner',
    open: async ({ page, go }) => {
      await stubDeletion(page)
      await go('/dashboard')
    },
  },
  {
    name: 'settings-devices',
    open: async ({ page, go }) => {
      await stubSessions(page)
      await go('/settings/devices')
    },
  },
  pageScene('settings-activity-none', '/settings/devices?kind=payment-disputed'),
]
