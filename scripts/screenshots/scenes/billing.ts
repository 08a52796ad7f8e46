// Credits: what is left, where it went, buying more, and what goes wrong with it.
import type { Page } from '@playwright/test'
import { at, type Scene, type Setting } from '../scene.ts'
import { credits } from './credits.ts'

async function toCard(setting: Setting) {
  const dialog = await toPay(setting)
  await dialog.getByText(setting.words('buy.testCardsHelp')).waitFor()
  return dialog
}

async function toPay({ page, go, words }: Setting) {
  await go('/settings')
  await page
    .getByRole('main')
    .getByRole('button', { name: words('billing.buy') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words('buy.pay') }).click()
  return dialog
}

async function payWith(setting: Setting, behaviour: string) {
  const dialog = await toCard(setting)
  await dialog.getByRole('button', { name: setting.words(`buy.behaviour.${behaviour}`) }).click()
  await dialog.getByRole('button', { name: setting.words('buy.payNow') }).click()
  return dialog
}

/** The balance as it would be after a dispute, which only a bank can begin. */
const disputed = (page: Page) =>
  page.route('**/api/billing/credits', async (route) => {
    const reply = await route.fetch()
    const balance = (await reply.json()) as { active_packages: { remaining: number }[] }
    const [lot, ...lots] = balance.active_packages
    const frozen = { ...lot, frozen: (lot?.remaining ?? 0) - 20, remaining: 20, dispute: 'open' }
    await route.fulfill({
      json: {
        ...balance,
        frozen: frozen.frozen,
        receivable: 2,
        active_packages: [frozen, ...lots],
      },
    })
  })

export const billing: Scene[] = [
  at('billing', '/settings'),
  at('statement', '/settings/statement'),
  at('statement-none', '/settings/statement?kind=money_back'),
  {
    name: 'billing-disputed',
    open: async ({ page, go, words }) => {
      await disputed(page)
      await go('/settings')
      await page.getByText(words('billing.frozenTitle')).waitFor()
    },
  },
  {
    name: 'billing-failed',
    open: async ({ page, go, words }) => {
      await page.route('**/api/billing/*', (route) => route.abort())
      await go('/settings')
      await page.getByText(words('billing.unavailable')).waitFor()
    },
  },
  { name: 'buy-card', open: async (setting) => void (await toCard(setting)) },
  {
    name: 'buy-declined',
    open: async (setting) =>
      (await payWith(setting, 'declined')).getByRole('alert').first().waitFor(),
  },
  {
    name: 'buy-challenge',
    open: async (setting) =>
      (await payWith(setting, 'challenged'))
        .getByRole('heading', { name: setting.words('buy.challengeTitle') })
        .waitFor(),
  },
  {
    name: 'buy-done',
    open: async (setting) =>
      (await payWith(setting, 'succeeds')).getByText(setting.words('buy.done')).waitFor(),
  },
  {
    name: 'buy-late',
    open: async (setting) => {
      await setting.page.route('**/api/billing/confirm-payment', (route) =>
        route.fulfill({ status: 504, json: { code: 'billing/unconfirmed', status: 504 } }),
      )
      const dialog = await payWith(setting, 'late-webhook')
      await dialog.getByText(setting.words('buy.lateTitle')).waitFor()
    },
  },
  {
    name: 'buy-stripe-failed',
    open: async (setting) => {
      const { page, words } = setting
      await page.route('**/api/billing/create-payment-intent', async (route) => {
        const reply = await route.fetch()
        const keys = { client_secret: 'pi_1_secret_1', publishable_key: 'pk_test_1' }
        await route.fulfill({ json: { ...((await reply.json()) as object), ...keys } })
      })
      await page.route('https://js.stripe.com/**', (route) => route.abort())
      const dialog = await toPay(setting)
      await dialog.getByText(words('buy.stripeFailedHelp')).waitFor()
    },
  },
  {
    name: 'receipt',
    open: async ({ go }, { api }) => {
      const [bought] = await api<{ payment_id: string }[]>('GET', '/api/billing/purchase-history')
      await go(`/api/billing/receipts/${bought!.payment_id}`)
    },
  },
  {
    name: 'report',
    open: async ({ page, go, words }, { lively }) => {
      await go(`/surveys/${lively.id}/edit/advanced?view=responses`)
      await page
        .getByRole('button', { name: words('qualified.report') })
        .first()
        .click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  ...credits,
]
