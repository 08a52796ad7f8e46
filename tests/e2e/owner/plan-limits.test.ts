// The Free plan in the browser: meters, the notices before and at the limit, locked features, and the respondent's page.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import type { PlanUsage } from '#contract/api/usage.ts'
import { expectAccessible, expectNoOverflow } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { openOwnerPage, type Language } from '../../support/browser/owner-page.ts'
import { createTranslator } from '../../support/browser/translations.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'
import { createApiCaller } from '../../support/clients/survey-client.ts'
import {
  type DatabaseInstance,
  startInstanceOnFreshDatabase,
} from '../../support/processes/instance-on-fresh-database.ts'

const fixture = useSharedBrowser()
let instance: DatabaseInstance
beforeAll(async () => {
  instance = await startInstanceOnFreshDatabase({ PROSA_DEFAULT_PLAN: 'free' })
})
afterAll(() => instance[Symbol.asyncDispose]())

const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const
const desk = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } as const
type PlanTexts = Record<'near' | 'reached', { responses: string }> & { left: string }
const readTexts = <T>(language: Language, file: string): T =>
  JSON.parse(
    readFileSync(new URL(`../../../web/locales/${language}/${file}.json`, import.meta.url), 'utf8'),
  ) as T
const fill = (text: string, values: Record<string, number>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))

const ids = ['why', 'what', 'when', 'who', 'where']
const questions = ids.map((id) => ({ id, text: `${id}?`, type: 'open' }))

test.each(
  walkedOf<{ language: Language; screen: typeof phone | typeof desk }>([
    { language: 'pt-br', screen: desk },
    { language: 'ar', screen: phone },
    { language: 'en', screen: phone },
  ]),
)('a month on the Free plan in $language', async ({ language, screen }) => {
  const server = { browser: fixture.browser, baseUrl: instance.baseUrl }
  const { plan } = readTexts<{ plan: PlanTexts }>(language, 'owner')
  const { next } = readTexts<{ next: string }>(language, 'form')
  const { page, context, pageErrors, api, t } = await openOwnerPage(server, language, screen)
  const content = { title: 'Lisboa', goal: 'Understand why customers cancel', language }
  const { id } = await api<Survey>('POST', '/api/surveys', { ...content, question_count: 5 })
  await api('PUT', `/api/surveys/${id}`, { questions })
  const survey = await api<Survey>('PUT', `/api/surveys/${id}`, { status: 'published' })
  const call = createApiCaller(instance.baseUrl)
  const begin = async () => {
    const path = `/api/public/surveys/${survey.public_id}/sessions`
    return (await call('POST', path, {})).body.session_id as string
  }
  const respond = async (session: string, count: number) => {
    for (const question_id of ids.slice(0, count)) {
      const given = { question_id, text_response: 'Because' }
      const { status } = await call('POST', `/api/public/sessions/${session}/responses`, given)
      expect(status).toBe(200)
    }
  }
  const waitForResponses = async (used: number) => {
    await expect
      .poll(async () => (await api<PlanUsage>('GET', '/api/usage')).meters.responses.used)
      .toBe(used)
  }

  // A respondent is in the middle of the form, on a device of their own.
  const respondent = await fixture.browser.newContext({ baseURL: instance.baseUrl, ...phone })
  const form = await respondent.newPage()
  const r = createTranslator(language, 'respondent')
  await form.goto(`/s/${survey.public_id}`)
  await form.getByRole('button', { name: r('start') }).click()
  await form.getByRole('textbox').fill('Because')
  await form.getByRole('button', { name: next }).click()
  await form.getByText('what?').waitFor()

  for (let each = 0; each < 5; each++) await respond(await begin(), 5)
  await waitForResponses(26)
  await page.goto('/settings?tab=billing')
  await page.getByText(fill(plan.near.responses, { used: 26, limit: 30 })).waitFor()
  await page
    .getByText(fill(plan.left, { left: 4 }), { exact: true })
    .first()
    .waitFor()
  await page.getByText('Free', { exact: true }).waitFor()
  await expectAccessible(page)
  await expectNoOverflow(page)

  await page.goto('/reports?tab=sentiment')
  await page.getByText(t('plan.locked.sentiment_analysis.title')).waitFor()
  await page.getByRole('link', { name: t('plan.upgrade') }).waitFor()
  await expectAccessible(page)

  // The parts of a shared report that the plan does not include are locked, and said to be.
  await page.getByRole('button', { name: t('sharedReports.dialog.share') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t('sharedReports.parts.locked')).waitFor()
  const moments = dialog.getByRole('checkbox', { name: t('sharedReports.parts.moments') })
  expect(await moments.isDisabled()).toBe(true)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await respond(await begin(), 4)
  await waitForResponses(30)
  await page.goto('/dashboard')
  const reached = fill(plan.reached.responses, { limit: 30 })
  await page.getByText(reached).waitFor()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: t('common.dismiss') })
    .first()
    .click()
  await expect.poll(() => page.getByText(reached).count()).toBe(0)

  await page.goto(`/surveys/${id}/edit/traditional`)
  await page.getByText(t('survey.offlineWhy.full')).waitFor()

  // New respondents read a friendly page; a running conversation continues, also after a reload.
  const late = await context.newPage()
  const response = await late.goto(`/s/${survey.public_id}`)
  expect(response?.status()).toBe(200)
  await late.getByRole('heading', { name: r('fullTitle') }).waitFor()
  await expectAccessible(late)
  await form.reload()
  await form.getByText('what?').waitFor()
  await form.getByRole('textbox').fill('Because')
  await form.getByRole('button', { name: next }).click()
  await form.getByText('when?').waitFor()
  await waitForResponses(31)
  expect(pageErrors).toEqual([])
  await Promise.all([context.close(), respondent.close()])
})
