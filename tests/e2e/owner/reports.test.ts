// The reports: from nothing to live figures, filters in the address, and charts by keyboard, as a table and as a file.
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import { expectAccessible, expectNoOverflow } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { openOwnerPage, type Language } from '../../support/browser/owner-page.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'
import {
  createApiCaller,
  documentedConfig,
  startSession,
  waitForQuestion,
} from '../../support/clients/survey-client.ts'

const fixture = useSharedBrowser()

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
const walks: [Walk, ...Walk[]] = [
  {
    language: 'ar',
    viewport: phone,
    colorScheme: 'dark',
    earlier: 'ArrowRight',
    sessions: 'الجلسات 1,',
  },
  {
    language: 'en',
    viewport: desktop,
    colorScheme: 'light',
    earlier: 'ArrowLeft',
    sessions: 'Sessions 1,',
  },
  {
    language: 'pt-br',
    viewport: phone,
    colorScheme: 'light',
    earlier: 'ArrowLeft',
    sessions: 'Sessões 1,',
  },
]
type Walk = {
  language: Language
  viewport: typeof phone
  colorScheme: 'dark' | 'light'
  /** The key that leads to the day before. */
  earlier: string
  /** In the reading of today. */
  sessions: string
}

describe.each(walkedOf(walks))('in $language', (walk) => {
  test('reports count live, keep their filters in the address, and draw charts for everyone', async () => {
    const { language, viewport, colorScheme } = walk
    const owner = await openOwnerPage(fixture, language, { viewport, colorScheme })
    const { page, t, api, pageErrors } = owner
    await page.goto('/dashboard')
    const navigation = page.getByRole('navigation').filter({ visible: true })
    await navigation.getByRole('link', { name: t('shell.reports'), exact: true }).click()
    await page.getByRole('heading', { name: t('reports.noSurveys') }).waitFor()
    await expectAccessible(page)

    const { id } = await api<Survey>('POST', '/api/surveys/advanced', {
      title: 'Why customers cancel',
      goal: 'Understand why customers cancel their subscription in the first month',
      language: 'en',
      config_json: JSON.stringify({ ...documentedConfig, enable_whatsapp: false }),
    })
    const survey = await api<Survey>('PUT', `/api/surveys/${id}`, { status: 'published' })
    const list = page.getByRole('region', { name: t('reports.bySurvey') })
    await list.getByText(survey.title).waitFor()
    await page.getByText(t('reports.noSessions')).first().waitFor()
    await answerOnce(survey.public_id)

    // Neither the survey nor the answer needs a reload.
    const figure = page.getByRole('figure', { name: t('reports.charts.sessions') })
    const chart = figure.getByRole('slider')
    await chart.focus()
    await expect.poll(() => chart.getAttribute('aria-valuetext')).toContain(walk.sessions)
    const today = await chart.getAttribute('aria-valuetext')
    await page.keyboard.press(walk.earlier)
    await expect.poll(() => chart.getAttribute('aria-valuetext')).not.toBe(today)
    await page.keyboard.press('End')
    await expect.poll(() => chart.getAttribute('aria-valuetext')).toBe(today)
    await expectAccessible(page)
    await expectNoOverflow(page)
    await expectDownload(page, t, language)
    await expectTable(page, t)

    await page.getByRole('tab', { name: t('reports.tabs.sentiment') }).click()
    await page.waitForURL('**/reports?tab=sentiment')
    await page.getByRole('heading', { name: t('reports.critical.title') }).waitFor()
    await page.getByRole('heading', { name: t('reports.charts.emotions') }).waitFor()
    await expectAccessible(page)
    await expectNoOverflow(page)

    await expectFilters(page, t, id)
    await list.getByRole('link', { name: t('reports.details') }).click()
    await page.waitForURL(`**/surveys/${id}/edit/advanced?view=analytics`)
    expect(pageErrors).toEqual([])
    await owner.context.close()
  })
})

type Translate = Awaited<ReturnType<typeof openOwnerPage>>['t']

async function answerOnce(publicId: string): Promise<void> {
  const callApi = createApiCaller(fixture.baseUrl)
  const session = await startSession(callApi, publicId)
  const { question } = await waitForQuestion(callApi, session, 'first-question')
  await callApi('POST', `/api/public/sessions/${session}/responses`, {
    question_id: question?.id,
    text_response:
      'I hate the price: it was terrible for a team of two, and it went up without a word.',
  })
}

/** The file needs nothing of the page: no custom property, style sheet or script. */
async function expectDownload(page: Page, t: Translate, language: Language): Promise<void> {
  await page
    .getByRole('button', { name: t('charts.download') })
    .first()
    .click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: t('charts.svg') }).click(),
  ])
  const svg = await text(await download.createReadStream())
  expect(download.suggestedFilename()).toMatch(/^.+-\d{4}-\d\d-\d\d\.svg$/)
  expect(svg).toContain(`<title>${t('reports.charts.sessions')}</title>`)
  expect(svg).toContain(`direction="${language === 'ar' ? 'rtl' : 'ltr'}"`)
  expect(svg).toMatch(/<path[^>]+fill="#[\da-f]{6}"/)
  expect(svg).toContain(t('charts.date'))
  expect(svg).not.toMatch(/var\(|class=|<style|<script|href=/)
}

async function expectTable(page: Page, t: Translate): Promise<void> {
  const figure = page.getByRole('figure', { name: t('reports.charts.sessions') })
  const table = figure.getByRole('table')
  // Also while the chart is shown.
  expect(await table.getByRole('row').count()).toBe(31)
  await figure.getByRole('button', { name: t('charts.table') }).click()
  await figure.getByRole('slider').waitFor({ state: 'detached' })
  await expectAccessible(page)
}

async function expectFilters(page: Page, t: Translate, surveyId: string): Promise<void> {
  await page.goto('/reports?period=7d')
  const period = page.getByRole('combobox', { name: t('reports.period.label') })
  await period.click()
  await page.getByRole('option', { name: t('reports.period.range') }).click()
  await page.getByLabel(t('reports.period.from')).fill('2026-02-01')
  await page.getByLabel(t('reports.period.to')).fill('2026-01-01')
  await page.getByText(t('reports.period.reversed')).waitFor()
  await page.getByLabel(t('reports.period.to')).fill('2026-02-03')
  await page.waitForURL('**/reports?from=2026-02-01&to=2026-02-03')
  await page.getByText(t('reports.noSessions')).first().waitFor()
  await expectNoOverflow(page)
  await page.goto('/reports?survey=3f0e8a52-6f0b-4f0a-9d8e-2b7c5a4d1e90')
  await page.getByRole('alert').waitFor()
  await page.goto(`/reports?survey=${surveyId}`)
  await page.getByRole('button', { name: t('exports.open') }).waitFor()
}
