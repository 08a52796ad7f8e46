// Low balances: the reminder, a refused unlock, and the statement.
import type { Page } from '@playwright/test'
import type { Scene, SceneContext } from '../scene.ts'
import type { ScreenshotFixtures } from '../fixtures.ts'

const lowBalance = 3

/** Stubs the balance, in responses and in live messages. */
async function stubBalance(page: Page, count: number): Promise<void> {
  const withBalance = (text: string) =>
    text.replaceAll(/"total_credits":\d+/g, `"total_credits":${count}`)
  await page.route('**/api/billing/credits', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, body: withBalance(await reply.text()) })
  })
  await page.routeWebSocket(/\/live\/owner/, (page) => {
    const server = page.connectToServer()
    server.onMessage((message) =>
      page.send(typeof message === 'string' ? withBalance(message) : message),
    )
  })
}

const waitForReminder = async ({ page, message }: SceneContext) =>
  page.getByText(message('billing.lowHelp')).first().waitFor()

async function openResponses(
  context: SceneContext,
  { answered }: ScreenshotFixtures,
  count: number,
): Promise<void> {
  await stubBalance(context.page, count)
  await context.go(`/surveys/${answered.id}/edit/advanced?view=responses`)
  await waitForReminder(context)
}

/** Entries of every kind. */
const statementEntries = (now: string) => {
  const nothing = {
    at: now,
    payment_id: null,
    owed_payment_id: null,
    provider_reference: null,
    package_type: null,
    amount_cents: null,
    survey_id: null,
    survey_title: null,
    response_id: null,
    response_quality: null,
    outcome: null,
    reason: null,
    receivable: null,
  }
  const paid = {
    ...{ payment_id: '6f1c6f0e-0000-4000-8000-000000000001', package_type: 'professional_50' },
    ...{ provider_reference: 'pi_3QJ8mZ2eZvKYlo2C1x9w4T7b', amount_cents: 4500 },
  }
  const answered = {
    survey_id: '6f1c6f0e-0000-4000-8000-000000000002',
    ...{ survey_title: 'Prosa', response_quality: 0.82 },
  }
  const entries = [
    { kind: 'netting_reversed', credits: 2, balance: 96, ...paid, amount_cents: null },
    { kind: 'netted', credits: -6, balance: 94, receivable: 0, ...paid, amount_cents: null },
    { kind: 'dispute_closed', credits: 39, balance: 60, outcome: 'won', ...paid },
    { kind: 'disputed', credits: -39, balance: 21, receivable: 11, ...paid },
    { kind: 'refund_failed', credits: 5, balance: 60, ...paid, amount_cents: 500 },
    { kind: 'refunded', credits: -15, balance: 55, ...paid, amount_cents: 1500 },
    { kind: 'granted', credits: 20, balance: 70, reason: 'Beta' },
    { kind: 'returned', credits: 1, balance: 50, ...answered },
    { kind: 'unlocked', credits: -1, balance: 49, ...answered },
    { kind: 'purchased', credits: 50, balance: 50, ...paid },
  ]
  return entries.map((entry, index) => ({
    ...nothing,
    ...entry,
    id: `6f1c6f0e-0000-4000-8000-0000000001${index}0`,
    number: 12_340 - index,
  }))
}

export const credits: Scene[] = [
  {
    name: 'credits-low-dashboard',
    open: async (context) => {
      await stubBalance(context.page, lowBalance)
      await context.go('/dashboard')
      await waitForReminder(context)
    },
  },
  {
    name: 'credits-low-responses',
    open: async (context, fixtures) => openResponses(context, fixtures, lowBalance),
  },
  {
    name: 'credits-none-responses',
    open: async (context, fixtures) => openResponses(context, fixtures, 0),
  },
  {
    name: 'credits-insufficient',
    open: async (context, fixtures) => {
      const { page, message } = context
      await page.route('**/api/responses/*/unlock', (route) =>
        route.fulfill({
          status: 402,
          json: { code: 'credits/insufficient', status: 402, balance: 0 },
        }),
      )
      await openResponses(context, fixtures, 1)
      await page
        .getByRole('button', { name: message('qualified.unlock') })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'credits-statement',
    open: async ({ page, go }) => {
      await page.route('**/api/billing/statement?*', (route) =>
        route.fulfill({
          json: statementEntries(new Date().toISOString()),
          headers: { 'prosa-next': '12333' },
        }),
      )
      await go('/settings/statement')
      await page.getByRole('table').waitFor()
    },
  },
]
