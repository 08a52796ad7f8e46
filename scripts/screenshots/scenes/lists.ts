// The dashboard, the list of surveys, and what surrounds every page.
import { at, type Scene } from '../scene.ts'

/** Before the owner has made anything. */
export const empty: Scene[] = [
  at('dashboard-empty', '/dashboard'),
  at('surveys-empty', '/surveys'),
  at('deleted-empty', '/surveys/deleted'),
  at('billing-empty', '/settings'),
  at('statement-empty', '/settings/statement'),
]

export const lists: Scene[] = [
  at('dashboard', '/dashboard'),
  at('surveys', '/surveys'),
  at('surveys-filtered', '/surveys?status=closed'),
  at('surveys-none', '/surveys?q=xyzzy'),
  at('deleted', '/surveys/deleted'),
  {
    name: 'surveys-menu',
    open: async ({ page, go, words }) => {
      await go('/surveys')
      await page
        .getByRole('button', { name: words('surveys.actions') })
        .nth(1)
        .click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'surveys-closing',
    open: async ({ page, go, words }) => {
      await go('/surveys?status=published')
      await page
        .getByRole('button', { name: words('surveys.actions') })
        .first()
        .click()
      await page.getByRole('menuitem', { name: words('surveys.close'), exact: true }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'shell-menu',
    open: async ({ page, go, words, isPhone }) => {
      await go('/dashboard')
      const label = isPhone ? 'shell.openMenu' : 'language.label'
      await page
        .getByRole('button', { name: words(label) })
        .first()
        .click()
      await page.getByRole(isPhone ? 'dialog' : 'menu').waitFor()
    },
  },
  {
    name: 'stand-ins',
    open: async ({ page, go, words, isPhone }) => {
      await go('/dashboard')
      if (isPhone) await page.getByRole('button', { name: words('shell.openMenu') }).click()
      await page
        .getByRole('button', { name: words('shell.standIns') })
        .locator('visible=true')
        .click()
      await page.getByText(words('shell.standInsLead')).waitFor()
    },
  },
  {
    name: 'buy',
    open: async ({ page, go, words }) => {
      await go('/dashboard')
      await page
        .getByRole('button', { name: words('shell.buyCredits') })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('heading').first().waitFor()
    },
  },
  {
    name: 'buy-failed',
    open: async ({ page, go, words }) => {
      await page.route('**/api/billing/create-payment-intent', (route) => route.abort())
      await go('/dashboard')
      await page
        .getByRole('button', { name: words('shell.buyCredits') })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: words('buy.pay') }).click()
      await dialog.getByRole('alert').waitFor()
    },
  },
]
