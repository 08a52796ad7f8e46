// The Insights tab: from waiting to a report in every open window, with quotes for each statement.
import type { BrowserContext, Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import {
  createApiCaller,
  holdConversation,
  waitForQualifiedResponses,
  createPublishedSurvey,
  signInAs,
  startSession,
} from '../../support/clients/survey-client.ts'
import { newOwnerEmail } from '../../support/browser/owner-page.ts'
import { createTranslator } from '../../support/browser/translations.ts'

const fixture = useSharedBrowser()

/** What both people say is behind the excerpt of a locked answer. */
const lockedAnswer =
  'Every Monday I lost an hour fixing the same file by hand because of your software: the invoice import kept failing for three weeks, so I cancelled, and support took four days to answer me.'
const answers = [
  lockedAnswer,
  'I hate the price: it was terrible for a team of two, and it went up without a word.',
  'The price was the worst part, and the support was slow.',
  'With a fair price and a support that answers, I would come back.',
]

async function signedInContext(cookie: string, width: number): Promise<BrowserContext> {
  const context = await fixture.browser.newContext({
    baseURL: fixture.baseUrl,
    locale: 'en-US',
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: fixture.baseUrl }])
  return context
}

describe('the insights of a survey', () => {
  const word = createTranslator('en', 'owner')

  test('wait for answers, are written on demand, and show their evidence', async () => {
    const { cookie, callApi } = await signInAs(fixture.baseUrl, newOwnerEmail('en'))
    const survey = await createPublishedSurvey(callApi)
    const [desk, phone] = await Promise.all([1440, 390].map((at) => signedInContext(cookie, at)))
    const [page, other] = await Promise.all([desk!.newPage(), phone!.newPage()])
    for (const each of [page, other])
      await each.goto(`/surveys/${survey.id}/edit/advanced?view=insights`)
    await page.getByRole('heading', { name: word('insights.waiting') }).waitFor()
    const generate = page.getByRole('button', { name: word('insights.generate') })
    expect(await generate.isDisabled()).toBe(true)

    const respondent = createApiCaller(fixture.baseUrl)
    for (let person = 0; person < 2; person++)
      await holdConversation(respondent, await startSession(respondent, survey.public_id), answers)
    await waitForQualifiedResponses(callApi, survey.id)
    await page.getByRole('heading', { name: word('insights.ready') }).waitFor()
    await expectAccessible(page)
    await generate.click()

    // The other window updates without any action.
    for (const each of [page, other]) {
      await each.getByRole('heading', { name: 'Executive summary' }).waitFor()
      await each.getByText(word('insights.offline')).waitFor()
      expect(await each.content()).not.toContain(lockedAnswer.slice(100))
    }
    const quotes = other.locator('section[aria-labelledby=insights-summary] button').first()
    await quotes.focus()
    await other.keyboard.press('Enter')
    await other.locator('blockquote').first().waitFor()
    for (const each of [page, other]) await expectAccessible(each)
    expect(await overflows(other)).toBe(false)

    await page
      .getByRole('button', { name: /\d locked/ })
      .first()
      .click()
    await page
      .getByRole('link', { name: word('insights.unlock') })
      .first()
      .click()
    await page.getByText(word('qualified.badge')).first().waitFor()
    await Promise.all([desk!.close(), phone!.close()])
  })
})

const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
