// The responses tab in a browser: search, filters, several unlocked together, and responses that arrive while it is read.
import { expect, test } from 'vitest'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { openOwnerPage } from '../../support/browser/owner-page.ts'
import {
  type ApiCaller,
  buyCredits,
  createApiCaller,
  createPublishedSurvey,
  createTalkativeAnswerer,
  holdConversation,
  qualifyingAnswer,
  startSession,
  waitForQualifiedResponses,
} from '../../support/clients/survey-client.ts'

const fixture = useSharedBrowser()

/** The first answers of these respondents qualify. */
const answerOf = (seed: number) => createTalkativeAnswerer(seed)('')

test('finds responses, unlocks several of them and keeps the place', async () => {
  const { context, page, pageErrors, api, t } = await openOwnerPage(fixture, 'en')
  const callAnonymously = createApiCaller(fixture.baseUrl)
  const callApi: ApiCaller = async (method, path, body) => {
    const answer = await api<Record<string, never>>(method, path, body as object)
    return { status: 200, body: answer, text: JSON.stringify(answer) } as never
  }
  const survey = await createPublishedSurvey(callApi)
  const answer = async (text: string) =>
    holdConversation(callAnonymously, await startSession(callAnonymously, survey.public_id), [text])
  const answers = [1, 4, 16].map(answerOf)
  const [first = ''] = answers
  await Promise.all([buyCredits(callApi), ...answers.map(answer)])
  await waitForQualifiedResponses(callApi, survey.id, answers.length)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const cards = page.getByRole('article')

  await page.goto(`/surveys/${survey.id}/edit/advanced?view=responses`)
  await expect.poll(() => cards.count()).toBe(3)
  await page.getByText('3 responses', { exact: true }).waitFor()
  await expectAccessible(page)

  // The beginning of an answer is in its excerpt; its end is locked.
  const [beginning, end] = [first.slice(0, 30).toUpperCase(), first.slice(-30)]
  const field = page.getByRole('searchbox')
  await field.fill(end)
  await page.getByText(t('qualified.noMatch')).waitFor()
  await expectAccessible(page)
  await field.fill(beginning)
  await expect.poll(() => cards.count()).toBe(1)
  expect(new URL(page.url()).searchParams.get('q')).toBe(beginning.trim())
  await field.fill('')
  await expect.poll(() => cards.count()).toBe(3)

  await button(t('qualified.filters')).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('combobox', { name: t('qualified.filter.access') }).click()
  await page.getByRole('option', { name: t('qualified.access.unlocked') }).click()
  await drawer.getByLabel(t('qualified.filter.min'), { exact: true }).first().fill('20')
  await expectAccessible(page)
  await drawer.getByRole('button', { name: t('qualified.showResponses') }).click()
  await page.getByText(t('qualified.noMatch')).waitFor()
  expect(new URL(page.url()).searchParams.get('min')).toBe('20')
  await page.reload()
  await button(/Remove filter: Unlocked/).click()
  await expect.poll(() => cards.count()).toBe(3)
  await button(t('qualified.clear')).click()

  const boxes = page.getByRole('checkbox')
  await boxes.first().click()
  await boxes.last().click({ modifiers: ['Shift'] })
  await page.getByText('3 responses selected').waitFor()
  await expectAccessible(page)
  const bar = page.getByRole('region', { name: t('qualified.selection.label') })
  await bar.getByRole('button', { name: t('qualified.selection.unlock') }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('3 credits · $3.00').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Unlock 3' }).click()
  await dialog.getByText('3 responses unlocked').waitFor()
  await dialog.getByText('Balance: 7 credits').waitFor()
  await dialog.getByRole('button', { name: t('common.close') }).click()
  await page.getByText(end).waitFor()
  expect(await boxes.count()).toBe(0)

  await answer(qualifyingAnswer)
  const fresh = button('1 new response')
  await fresh.waitFor()
  expect(await cards.count()).toBe(3)
  await page.getByRole('tab', { name: /4$/ }).waitFor()
  await fresh.click()
  await expect.poll(() => cards.count()).toBe(4)
  await fresh.waitFor({ state: 'detached' })

  await page.setViewportSize({ width: 390, height: 844 })
  await boxes.first().click()
  await page.getByText('1 response selected').waitFor()
  await expectAccessible(page)
  await button(t('qualified.filters')).click()
  await drawer.waitFor()
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  expect(pageErrors).toEqual([])
  await context.close()
})
