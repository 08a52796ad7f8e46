// Billing: balance, statement, purchases and their failures.
import type { Page } from '@playwright/test'
import { pageScene, type Scene, type SceneContext } from '../scene.ts'
import { credits } from './credits.ts'

async function openCardForm(context: SceneContext) {
  const dialog = await openPayment(context)
  await dialog.getByText(context.message('buy.testCardsHelp')).waitFor()
  return dialog
}

async function openPayment({ page, go, message }: SceneContext) {
  await go('/settings/plan')
  await page
    .getByRole('main')
    .getByRole('button', { name: message('billing.buy') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: message('buy.pay') }).click()
  return dialog
}

async function payWith(context: SceneContext, behaviour: string) {
  const dialog = await openCardForm(context)
  await dialog.getByRole('button', { name: context.message(`buy.behaviour.${behaviour}`) }).click()
  await dialog.getByRole('button', { name: context.message('buy.payNow') }).click()
  return dialog
}

/** Stubs the balance during a dispute: only a bank can open one. */
const stubDisputedBalance = (page: Page) =>
  page.route('**/api/billing/credits', async (route) => {
    const reply = await route.fetch()
    const balance = (await reply.json()) as { active_packages: { remaining: number }[] }
    const [lot, ...lots] = balance.active_packages
    const frozen = { ...lot, frozen: (lot?.remaining ?? 0) - 20, remaining: 20, dispute: 'open' }
    await route.fulfill({
      json: {
        ...balance,
        frozen: frozen.frozen,
        receivable: 5,
        receivable_due: 3,
        active_packages: [frozen, ...lots],
      },
    })
  })

export const billing: Scene[] = [
  pageScene('billing', '/settings/plan'),
  pageScene('statement', '/settings/statement'),
  pageScene('statement-none', '/settings/statement?kind=money_back'),
  {
    name: 'billing-disputed',
    open: async ({ page, go, message }) => {
      await stubDisputedBalance(page)
      await go('/settings/plan')
      await page.getByText(message('billing.frozenTitle')).waitFor()
    },
  },
  {
    name: 'billing-failed',
    open: async ({ page, go, message }) => {
      await page.route('**/api/billing/*', (route) => route.abort())
      await go('/settings/plan')
      await page.getByText(message('billing.unavailable'), { exact: true }).waitFor()
    },
  },
  {
    name: 'buy-owed',
    open: async ({ page, go, message }) => {
      await stubDisputedBalance(page)
      await go('/settings/plan')
      await page
        .getByRole('main')
        .getByRole('button', { name: message('billing.buy') })
        .first()
        .click()
      await page.getByRole('dialog').getByText(message('buy.netted')).waitFor()
    },
  },
  { name: 'buy-card', open: async (context) => void (await openCardForm(context)) },
  {
    name: 'buy-declined',
    open: async (context) =>
      (await payWith(context, 'declined')).getByRole('alert').first().waitFor(),
  },
  {
    name: 'buy-challenge',
    open: async (context) =>
      (await payWith(context, 'challenged'))
        .getByRole('heading', { name: context.message('buy.challengeTitle') })
        .waitFor(),
  },
  {
    name: 'buy-done',
    open: async (context) =>
      (await payWith(context, 'succeeds')).getByText(context.message('buy.done')).waitFor(),
  },
  {
    name: 'buy-late',
    open: async (context) => {
      await context.page.route('**/api/billing/confirm-payment', (route) =>
        route.fulfill({ status: 504, json: { code: 'billing/unconfirmed', status: 504 } }),
      )
      const dialog = await payWith(context, 'late-webhook')
      await dialog.getByText(context.message('buy.lateTitle')).waitFor()
    },
  },
  {
    name: 'buy-stripe-failed',
    open: async (context) => {
      const { page, message } = context
      await page.route('**/api/billing/create-payment-intent', async (route) => {
        const reply = await route.fetch()
        const keys = { client_secret: 'pi_1_secret_1', publishable_key: 'pk_test_1' }
        await route.fulfill({ json: { ...((await reply.json()) as object), ...keys } })
      })
      await page.route('https://js.stripe.com/**', (route) => route.abort())
      const dialog = await openPayment(context)
      await dialog.getByText(message('buy.stripeFailedHelp')).waitFor()
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
    open: async ({ page, go, message }, { answered }) => {
      await go(`/surveys/${answered.id}/edit/advanced?view=responses`)
      await page
        .getByRole('button', { name: message('qualified.report') })
        .first()
        .click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  ...credits,
]
