// An owner's ways between screens, and the same figures on each of them, in a real browser against a real instance.
import { describe, expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import { expectAccessible, expectNoOverflow } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { openOwnerPage, type Language } from '../../support/browser/owner-page.ts'
import { createTranslator } from '../../support/browser/translations.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'
import {
  createApiCaller,
  documentedConfig,
  startSession,
  waitForQuestion,
} from '../../support/clients/survey-client.ts'

const fixture = useSharedBrowser()

type Walk = {
  language: Language
  viewport: { width: number; height: number }
  colorScheme: 'dark' | 'light'
  /** In the link box, before and after two sessions, one of which has an answer. */
  before: string
  after: string
  perSession: string
}
const phone = { width: 390, height: 844 }
const walks: [Walk, ...Walk[]] = [
  {
    language: 'en',
    viewport: phone,
    colorScheme: 'dark',
    before: '0 sessions · 0 responses',
    after: '2 sessions · 1 response',
    perSession: '1.5',
  },
  {
    language: 'pt-br',
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    before: '0 sessões · 0 respostas',
    after: '2 sessões · 1 resposta',
    perSession: '1,5',
  },
  {
    language: 'ar',
    viewport: phone,
    colorScheme: 'light',
    before: 'لا جلسات · لا ردود',
    after: 'جلستان · رد واحد',
    perSession: '1.5',
  },
]

test('the language is the stored one, else the browser’s, else the page’s, else English', async () => {
  const openWith = async (locale: string, pageLanguage: string, stored?: string) => {
    const context = await fixture.browser.newContext({ baseURL: fixture.baseUrl, locale })
    if (stored)
      await context.addInitScript((language) => localStorage.setItem('language', language), stored)
    await context.route('**/login', async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace('lang="en"', `lang="${pageLanguage}"`)
      await route.fulfill({ response, body: html })
    })
    const page = await context.newPage()
    await page.goto('/login')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const language = await page.evaluate(() => document.documentElement.lang)
    await context.close()
    return language
  }
  expect(await openWith('fr-FR', 'pt-BR')).toBe('pt-BR')
  expect(await openWith('ar-EG', 'pt-BR')).toBe('ar')
  expect(await openWith('ar-EG', 'pt-BR', 'en')).toBe('en')
  expect(await openWith('fr-FR', 'de')).toBe('en')
})

describe.each(walkedOf(walks))(
  'in $language',
  ({ language, viewport, colorScheme, ...expected }) => {
    const options = { viewport, colorScheme }

    test('the dashboard links to results and editor, and every screen counts the same', async () => {
      const owner = await openOwnerPage(fixture, language, options)
      const { page, t, api } = owner
      const { id } = await api<Survey>('POST', '/api/surveys/advanced', {
        title: 'Why customers cancel',
        goal: 'Understand why customers cancel their subscription in the first month',
        language: 'en',
        config_json: JSON.stringify({ ...documentedConfig, enable_whatsapp: false }),
      })
      const survey = await api<Survey>('PUT', `/api/surveys/${id}`, { status: 'published' })

      await page.goto('/dashboard')
      const links = page.getByRole('group', { name: survey.title })
      const results = links.getByRole('link', { name: t('surveys.results') })
      await results.waitFor()
      await expectAccessible(page)
      await expectNoOverflow(page)
      await page.getByRole('link', { name: survey.title, exact: true }).focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.waitForURL(`**/surveys/${id}/edit/advanced?view=configure`)
      await page.goBack()
      await results.press('Enter')
      await page.waitForURL(`**/surveys/${id}/edit/advanced?view=analytics`)

      // The link box counts while the page is open.
      const box = page.getByRole('region', { name: t('survey.link') })
      await box.getByText(expected.before, { exact: true }).waitFor()
      const callApi = createApiCaller(fixture.baseUrl)
      const [first, second] = [
        await startSession(callApi, survey.public_id),
        await startSession(callApi, survey.public_id),
      ]
      const { question } = await waitForQuestion(callApi, first, 'first-question')
      await callApi('POST', `/api/public/sessions/${first}/responses`, {
        question_id: question?.id,
        text_response: 'The import of invoices failed four times last week.',
      })
      await waitForQuestion(callApi, first)
      await waitForQuestion(callApi, second, 'first-question')
      await box.getByText(expected.after, { exact: true }).waitFor()
      await expectAccessible(page)
      await expectNoOverflow(page)
      // Three questions were asked in two sessions.
      const figure = (label: string) =>
        page
          .locator('div')
          .filter({ has: page.getByText(t(label), { exact: true }) })
          .getByText(expected.perSession, { exact: true })
      await figure('analytics.questions').waitFor()
      await page.goto(`/surveys/${id}/edit/advanced?view=overview`)
      await figure('survey.questionsPerSession').waitFor()
      await expectNoOverflow(page)
      await owner.context.close()
    })

    test('the sign-in pages lead back to the home page', async () => {
      const context = await fixture.browser.newContext({
        baseURL: fixture.baseUrl,
        locale: language === 'ar' ? 'ar-EG' : language,
        reducedMotion: 'reduce',
        ...options,
      })
      const page = await context.newPage()
      const t = createTranslator(language, 'owner')
      for (const path of ['/login', '/signup']) {
        await page.goto(path)
        const back = page.getByRole('link', { name: t('auth.back') })
        await back.waitFor()
        await expectAccessible(page)
        await expectNoOverflow(page)
        await back.press('Enter')
        await page.waitForURL(`${fixture.baseUrl}/`)
      }
      await context.close()
    })
  },
)
