// The dashboard, the list of surveys, and the app shell.
import { pageScene, type Scene } from '../scene.ts'

/** Captured before the owner has any surveys. */
export const emptyLists: Scene[] = [
  pageScene('dashboard-empty', '/dashboard'),
  pageScene('surveys-empty', '/surveys'),
  pageScene('deleted-empty', '/surveys/deleted'),
  pageScene('billing-empty', '/settings/plan'),
  pageScene('statement-empty', '/settings/statement'),
]

export const surveyLists: Scene[] = [
  pageScene('dashboard', '/dashboard'),
  pageScene('surveys', '/surveys'),
  pageScene('surveys-filtered', '/surveys?status=closed'),
  pageScene('surveys-none', '/surveys?q=xyzzy'),
  pageScene('deleted', '/surveys/deleted'),
  {
    name: 'surveys-menu',
    open: async ({ page, go, message }) => {
      await go('/surveys')
      await page
        .getByRole('button', { name: message('surveys.actions') })
        .nth(1)
        .click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'surveys-closing',
    open: async ({ page, go, message }) => {
      await go('/surveys?status=published')
      await page
        .getByRole('button', { name: message('surveys.actions') })
        .first()
        .click()
      await page.getByRole('menuitem', { name: message('surveys.close'), exact: true }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'shell-menu',
    open: async ({ page, go, message, isPhone }) => {
      await go('/dashboard')
      const label = isPhone ? 'shell.openMenu' : 'language.label'
      await page
        .getByRole('button', { name: message(label) })
        .first()
        .click()
      await page.getByRole(isPhone ? 'dialog' : 'menu').waitFor()
    },
  },
  {
    name: 'stand-ins',
    open: async ({ page, go, message, isPhone }) => {
      await go('/dashboard')
      if (isPhone) await page.getByRole('button', { name: message('shell.openMenu') }).click()
      await page
        .getByRole('button', { name: message('shell.standIns') })
        .locator('visible=true')
        .click()
      await page.getByText(message('shell.standInsLead')).waitFor()
    },
  },
  {
    name: 'buy',
    open: async ({ page, go, message }) => {
      await go('/dashboard')
      await page
        .getByRole('button', { name: message('shell.buyCredits') })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('heading').first().waitFor()
    },
  },
  {
    name: 'buy-failed',
    open: async ({ page, go, message }) => {
      await page.route('**/api/billing/create-payment-intent', (route) => route.abort())
      await go('/dashboard')
      await page
        .getByRole('button', { name: message('shell.buyCredits') })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: message('buy.pay') }).click()
      await dialog.getByRole('alert').waitFor()
    },
  },
]
