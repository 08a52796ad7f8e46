// Every page in a real browser: its content security policy allows no inline styles or scripts, and refuses nothing.
import type { BrowserContext, Page } from '@playwright/test'
import { beforeAll, expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { openOwnerPage, type OwnerPage } from '../../support/browser/owner-page.ts'
import { collectPolicyViolations } from '../../support/browser/policy-violations.ts'
import {
  buyCredits,
  createApiCaller,
  createPublishedSurvey,
  documentedConfig,
  holdConversation,
  qualifyingAnswer,
  startSession,
  waitForQualifiedResponses,
  type ApiCaller,
} from '../../support/clients/survey-client.ts'

const fixture = useSharedBrowser()
let owner: OwnerPage
let interview: { id: string; public_id: string }
let form: Survey
let receiptPath: string

beforeAll(async () => {
  owner = await openOwnerPage(fixture, 'en')
  const [cookie] = await owner.context.cookies()
  const callApi: ApiCaller = createApiCaller(fixture.baseUrl, `${cookie!.name}=${cookie!.value}`)
  const anonymous = createApiCaller(fixture.baseUrl)
  interview = await createPublishedSurvey(callApi, {
    config_json: JSON.stringify({
      ...documentedConfig,
      pre_survey_config: { enabled: true, required_fields: ['Name'] },
    }),
  })
  const open = await createPublishedSurvey(callApi)
  await holdConversation(anonymous, await startSession(anonymous, open.public_id), [
    qualifyingAnswer,
  ])
  await waitForQualifiedResponses(callApi, open.id)
  interview = { ...interview, id: open.id }
  await buyCredits(callApi)
  const { text } = await callApi('GET', '/api/billing/purchase-history')
  receiptPath = `/api/billing/receipts/${(JSON.parse(text) as [{ payment_id: string }])[0].payment_id}`
  form = await owner.api<Survey>('POST', '/api/surveys', {
    title: 'How was it?',
    goal: 'Find out how new employees experience their first two weeks',
    language: 'en',
    question_count: 4,
  })
  await owner.api('PUT', `/api/surveys/${form.id}`, { status: 'published' })
})

/** Also waits for what is loaded later, such as charts. */
async function visit(page: Page, path: string): Promise<string> {
  const response = await page.goto(`${fixture.baseUrl}${path}`, { waitUntil: 'networkidle' })
  return response!.headers()['content-security-policy'] ?? ''
}

function expectStrict(policy: string) {
  expect(policy).toContain('form-action')
  expect(policy).toContain('base-uri')
  expect(policy).toContain('frame-ancestors')
  expect(policy).not.toContain('unsafe-')
}

async function visitAll(context: BrowserContext, paths: readonly string[]) {
  const violations = collectPolicyViolations(context)
  const page = await context.newPage()
  for (const path of paths) expectStrict(await visit(page, path))
  expect(violations).toEqual([])
  return { page, violations }
}

test('pages without a sign-in', async () => {
  const context = await fixture.browser.newContext({ locale: 'en-US' })
  const { page, violations } = await visitAll(context, [
    ...['/', '/login', '/signup', '/terms', '/privacy', '/audit', '/nowhere'],
    ...['/api/docs', '/r', '/r/ABCD-EFGH-JKMN', '/sa/AbCdEf123456'],
    `/sa/${interview.public_id}`,
    `/s/${form.public_id}`,
  ])
  // The development sign-in has pages of its own.
  await visit(page, '/login')
  await page.getByRole('button', { name: /./ }).last().click()
  await page.waitForURL('**/oidc/interaction/**')
  await page.waitForLoadState('networkidle')
  // An operation of the documentation, opened.
  await visit(page, '/api/docs')
  await page.locator('.opblock-summary').first().click()
  await page.locator('.opblock-body').first().waitFor()
  expect(violations).toEqual([])
  await context.close()
})

test('an owner’s pages, with menus and dialogs', async () => {
  const { context, page, pageErrors } = owner
  const editor = `/surveys/${interview.id}/edit/advanced`
  for (const path of [
    ...['/dashboard', '/ledger', '/surveys', '/surveys/new', '/surveys/deleted'],
    ...[
      '/surveys/new-advanced',
      '/settings/plan',
      '/settings/notifications',
      '/settings/statement',
    ],
    ...['configure', 'overview', 'responses', 'insights'].map((view) => `${editor}?view=${view}`),
    `/surveys/${interview.id}/sentiment`,
    `/surveys/${form.id}/edit/traditional`,
    receiptPath,
  ])
    expectStrict(await visit(page, path))
  await visit(page, `${editor}?view=configure`)
  for (const role of ['combobox', 'slider', 'switch'] as const)
    for (const control of await page.getByRole(role).all())
      if (await control.isVisible()) {
        await control.focus()
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Escape')
      }
  expect(pageErrors).toEqual([])
  await context.close()
})
