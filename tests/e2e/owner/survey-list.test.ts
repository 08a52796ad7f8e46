// The list of surveys, in a real browser against a real instance.
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { openOwnerPage, type Language, type OwnerPage } from '../../support/browser/owner-page.ts'
import {
  createApiCaller,
  createPublishedSurvey,
  startSession,
} from '../../support/clients/survey-client.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'

type Scenario = { language: Language; goal: string; accents: string; phone?: true }
const scenarios: [Scenario, ...Scenario[]] = [
  { language: 'en', goal: 'Understand why customers cancel early', accents: 'CUSTOMERS' },
  { language: 'pt-br', goal: 'Entender a satisfação com a recepção', accents: 'satisfacao' },
  {
    language: 'ar',
    goal: 'فهم سبب إلغاء العملاء اشتراكهم',
    accents: 'العملاء',
    phone: true,
  },
]
const config_json = JSON.stringify({
  validation_points: [{ id: 'a', text: 'Reasons' }],
  max_questions: 6,
})

const fixture = useSharedBrowser()

const surveyRow = ({ page }: OwnerPage, title: string) =>
  page.getByRole('listitem').filter({ hasText: title })

const menuOf = ({ page, t }: OwnerPage, title: string) =>
  page.getByRole('button', { name: `${t('surveys.actions')} ${title}`, exact: true })

/** Opens a row's menu and chooses an item by keyboard. */
async function chooseMenuItem(owner: OwnerPage, title: string, item: string): Promise<void> {
  const { page, t } = owner
  await menuOf(owner, title).focus()
  await page.keyboard.press('Enter')
  const expected = page.getByRole('menuitem', { name: t(item) })
  await expected.waitFor()
  const names = await page.getByRole('menuitem').allInnerTexts()
  const steps = names.findIndex((name) => name.trim() === t(item))
  for (let step = 0; step <= steps; step++) {
    if (await expected.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

async function readFigure({ page, t }: OwnerPage, label: string): Promise<string> {
  return page
    .locator('section')
    .filter({ has: page.getByText(t(label), { exact: true }) })
    .locator('div')
    .first()
    .innerText()
}

describe.each(walkedOf(scenarios))(
  'the list in $language',
  ({ language, goal, accents, phone }) => {
    test('finds, filters, publishes, closes, copies, deletes and restores by keyboard', async () => {
      const owner = await openOwnerPage(fixture, language, {
        viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      })
      const { page, t, api, pageErrors, context } = owner
      await page.goto('/surveys')
      await page
        .getByRole('heading', { name: t('surveys.empty') })
        .or(page.getByText(t('surveys.empty')))
        .waitFor()
      await page.getByRole('link', { name: t('surveys.emptyAction') }).waitFor()
      await expectAccessible(page)

      const draft = { description: '', language, config_json, goal }
      for (const title of ['Alpha', 'Beta', 'Gamma'])
        await api('POST', '/api/surveys/advanced', { ...draft, title })
      // Created by the API, and shown without a reload.
      await surveyRow(owner, 'Alpha').waitFor()
      await surveyRow(owner, 'Gamma').waitFor()
      await expect.poll(() => readFigure(owner, 'surveys.total')).toBe('3')
      await expectAccessible(page)

      await chooseMenuItem(owner, 'Alpha', 'action.publish')
      await surveyRow(owner, 'Alpha').getByText(t('status.published')).waitFor()
      await chooseMenuItem(owner, 'Alpha', 'action.pause')
      await surveyRow(owner, 'Alpha').getByText(t('status.paused')).waitFor()
      await chooseMenuItem(owner, 'Alpha', 'action.reactivate')
      await surveyRow(owner, 'Alpha').getByText(t('status.published')).waitFor()
      await chooseMenuItem(owner, 'Alpha', 'surveys.close')
      const dialog = page.getByRole('alertdialog', { name: t('surveys.closeTitle') })
      await dialog.waitFor()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await chooseMenuItem(owner, 'Alpha', 'surveys.close')
      await dialog.getByRole('button', { name: t('surveys.closeConfirm') }).press('Enter')
      await surveyRow(owner, 'Alpha').getByText(t('status.closed')).waitFor()
      await expect.poll(() => readFigure(owner, 'surveys.finished')).toBe('1')

      await chooseMenuItem(owner, 'Beta', 'surveys.duplicate')
      await expect.poll(() => surveyRow(owner, 'Beta').count()).toBe(2)
      await chooseMenuItem(owner, 'Gamma', 'surveys.delete')
      await surveyRow(owner, 'Gamma').waitFor({ state: 'detached' })
      await expect.poll(() => focusedName(page)).toContain('Beta')
      await page.getByRole('button', { name: t('common.undo') }).press('Enter')
      await surveyRow(owner, 'Gamma').waitFor()
      await chooseMenuItem(owner, 'Gamma', 'surveys.delete')
      await surveyRow(owner, 'Gamma').waitFor({ state: 'detached' })

      await page.keyboard.press('Escape')
      await page.locator('body').press('/')
      // Slower than the debounce of the search.
      await page.keyboard.type(accents.slice(0, 3), { delay: 300 })
      await page.keyboard.type(accents.slice(3))
      await page.waitForURL((url) => url.searchParams.get('q') === accents)
      await expect.poll(() => page.locator('li[aria-posinset]').count()).toBe(3)
      await page.getByRole('combobox', { name: t('surveys.filter') }).press('Enter')
      await page.getByRole('option', { name: t('status.closed') }).press('Enter')
      await page.waitForURL((url) => url.searchParams.get('status') === 'closed')
      await surveyRow(owner, 'Beta').first().waitFor({ state: 'detached' })
      await surveyRow(owner, 'Alpha').waitFor()
      await page.reload()
      await surveyRow(owner, 'Alpha').waitFor()
      await page.getByRole('searchbox').fill('nothing like it')
      await page.getByText(t('surveys.noMatch')).waitFor()
      await expectAccessible(page)
      const box = page.getByRole('searchbox')
      await page.locator('nav a[href="/surveys"]:visible').click()
      await expect.poll(() => box.inputValue()).toBe('')
      await page.goBack()
      await expect.poll(() => box.inputValue()).toBe('nothing like it')
      await page.getByRole('button', { name: t('surveys.clear') }).press('Enter')
      await surveyRow(owner, 'Beta').first().waitFor()
      expect(new URL(page.url()).search).toBe('')

      await page.getByRole('link', { name: t('surveys.deletedTitle') }).click()
      await page
        .getByRole('button', { name: `${t('surveys.restoreOne')} Gamma`.trim() })
        .press('Enter')
      await page.getByText(t('surveys.deletedEmpty')).waitFor()
      await expectAccessible(page)
      await page.goto('/surveys')
      await surveyRow(owner, 'Gamma').waitFor()
      expect(pageErrors).toEqual([])
      await context.close()
    })
  },
)

test('deleting a survey that is being answered asks, by keyboard, and says how many answer', async () => {
  const owner = await openOwnerPage(fixture, 'en')
  const { page, t, api, context } = owner
  const call = createApiCaller(fixture.baseUrl)
  const publish = (title: string) =>
    createPublishedSurvey(
      async (method, path, body) => {
        return { status: 200, body: await api(method, path, body as object) } as never
      },
      { title },
    )
  await publish('Quiet')
  const busy = await publish('Busy')
  for (let count = 0; count < 2; count += 1) await startSession(call, busy.public_id)
  const running = () =>
    api<{ running_sessions: number }>('GET', `/api/surveys/${busy.id}/analytics`)
  await expect.poll(async () => (await running()).running_sessions).toBe(2)

  await page.goto('/surveys')
  await surveyRow(owner, 'Busy').waitFor()
  await chooseMenuItem(owner, 'Busy', 'surveys.delete')
  const dialog = page.getByRole('alertdialog', { name: t('editor.delete.title') })
  await dialog.getByText('2 conversations are in progress and end at once.').waitFor()
  await expectAccessible(page)
  // Enter on the focused button does not delete.
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => focusedName(page)).toBe(`${t('surveys.actions')} Busy`)
  await chooseMenuItem(owner, 'Busy', 'surveys.delete')
  // Escape before the dialog is there would close nothing.
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => focusedName(page)).toBe(`${t('surveys.actions')} Busy`)
  await chooseMenuItem(owner, 'Quiet', 'surveys.delete')
  await dialog.getByText(t('editor.delete.noneRunning')).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await chooseMenuItem(owner, 'Busy', 'surveys.delete')
  await dialog.getByRole('button', { name: t('editor.delete.confirm') }).press('Enter')
  await surveyRow(owner, 'Busy').waitFor({ state: 'detached' })
  await expect.poll(() => focusedName(page)).toBe(`${t('surveys.actions')} Quiet`)
  await page.getByRole('button', { name: t('common.undo') }).press('Enter')
  await surveyRow(owner, 'Busy').waitFor()
  await context.close()
})

test('a survey is shown as closed at its closing time, on a page that stays open', async () => {
  const owner = await openOwnerPage(fixture, 'en')
  const { page, t, api, context } = owner
  const { id } = await api<{ id: string }>('POST', '/api/surveys/advanced', {
    ...{ title: 'Soon', description: '', language: 'en', config_json, goal: scenarios[0]!.goal },
  })
  await api('PUT', `/api/surveys/${id}`, { status: 'published' })
  await page.goto('/surveys')
  await surveyRow(owner, 'Soon').getByText(t('status.published')).waitFor()
  // The page shows the survey before it closes, also on a slow machine.
  const closes_at = new Date(Date.now() + 15_000).toISOString()
  await api('PUT', `/api/surveys/${id}/closing`, { closes_at })
  await page.reload()
  await surveyRow(owner, 'Soon').getByText(t('status.published')).waitFor()
  await surveyRow(owner, 'Soon').getByText(t('status.closed')).waitFor({ timeout: 60_000 })
  await expect.poll(() => readFigure(owner, 'surveys.finished')).toBe('1')
  expect(await readFigure(owner, 'surveys.active')).toBe('0')
  await context.close()
})

test('a script in a title is text everywhere', async () => {
  const owner = await openOwnerPage(fixture, 'en')
  const { page, t, api, context } = owner
  const title = '<script>alert(1)</script><img src=x onerror=alert(2)>'
  page.on('dialog', (dialog) => {
    throw new Error(`a script ran: ${dialog.message()}`)
  })
  await api('POST', '/api/surveys/advanced', {
    title,
    goal: scenarios[0]!.goal,
    description: title,
    language: 'en',
    config_json,
  })
  await page.goto('/surveys')
  expect(await page.getByRole('link', { name: title }).innerText()).toBe(title)
  await chooseMenuItem(owner, title, 'surveys.duplicate')
  await page
    .getByText(`${t('surveys.duplicated')}${title}`)
    .first()
    .waitFor()
  await chooseMenuItem(owner, title, 'surveys.delete')
  await page.getByText(`“${title}” was deleted`).first().waitFor()
  await page.goto('/surveys/deleted')
  expect(await page.getByText(title, { exact: true }).innerText()).toBe(title)
  expect(await page.locator('main script, main img').count()).toBe(0)
  await context.close()
})

test('publishing an incomplete draft leads to what is missing', async () => {
  const owner = await openOwnerPage(fixture, 'pt-br')
  const { page, t, api, context } = owner
  const empty = JSON.stringify({ validation_points: [], max_questions: 6 })
  const goal = scenarios[1]!.goal
  const draft = { title: 'Vazia', goal, description: '', language: 'pt-br', config_json: empty }
  await api('POST', '/api/surveys/advanced', draft)
  await page.goto('/surveys')
  await chooseMenuItem(owner, 'Vazia', 'action.publish')
  await page.getByText(t('errors.code.surveys/incomplete')).first().waitFor()
  await surveyRow(owner, 'Vazia').getByText(t('status.draft')).waitFor()
  await page.getByRole('button', { name: t('surveys.edit'), exact: true }).press('Enter')
  await page.waitForURL('**/edit/advanced**')
  expect(new URL(page.url()).searchParams.get('view')).toBe('configure')
  await context.close()
})

test('a list that fails to load shows an error, and is requested again', async () => {
  const { page, t, api, context } = await openOwnerPage(fixture, 'pt-br')
  const draft = { description: '', language: 'pt-br', config_json, goal: scenarios[1]!.goal }
  await api('POST', '/api/surveys/advanced', { ...draft, title: 'Alpha' })
  let isDown = true
  await page.route(/\/api\/surveys(\?|$)/, (route) =>
    isDown ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await page.goto('/surveys')
  const alert = page.getByRole('alert').filter({ hasText: t('errors.server') })
  await alert.waitFor()
  await expectAccessible(page)
  await alert.getByRole('button', { name: t('common.retry') }).click()
  await alert.waitFor()
  // The page also retries on its own, which removes the button.
  isDown = false
  await page.locator('li[aria-posinset]').first().waitFor()
  await context.setOffline(true)
  await page.getByText(t('shell.offlineBanner')).waitFor()
  expect(await page.locator('li[aria-posinset]').count()).toBeGreaterThan(0)
  await context.close()
})

test('of two thousand surveys the page holds fewer than 60 rows while it scrolls', async () => {
  const { page, context, pageErrors } = await openOwnerPage(fixture, 'en')
  const total = 2_000
  await page.route('**/api/surveys/counts*', (route) =>
    route.fulfill({ json: { total, published: 0, draft: total, paused: 0, closed: 0 } }),
  )
  await page.route(/\/api\/surveys\?/, (route) => {
    const query = new URL(route.request().url()).searchParams
    const from = Number(query.get('before') ?? 0)
    const to = Math.min(total, from + Number(query.get('limit')))
    const json = Array.from({ length: to - from }, (_, n) => surveyNumber(from + n))
    const headers: Record<string, string> = to < total ? { 'prosa-next': String(to) } : {}
    return route.fulfill({ json, headers })
  })
  await page.goto('/surveys')
  const rows = page.locator('li[aria-posinset]')
  await rows.first().waitFor()
  expect(await rows.first().getAttribute('aria-setsize')).toBe(String(total))
  const last = page.getByRole('link', { name: `Survey number ${total - 1} of many` })
  while (!(await last.isVisible())) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForTimeout(20)
  }
  await last.waitFor()
  expect(await rows.count()).toBeLessThan(60)
  const rowCounts = await page.evaluate(async () => {
    const counts: number[] = []
    for (let frame = 0; frame < 60; frame++) {
      window.scrollBy(0, -600)
      await new Promise(requestAnimationFrame)
      counts.push(document.querySelectorAll('li[aria-posinset]').length)
    }
    return counts
  })
  expect(Math.max(...rowCounts)).toBeLessThan(60)
  expect(pageErrors).toEqual([])
  await context.close()
})

const surveyNumber = (n: number) => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  public_id: `public${n}`,
  title: `Survey number ${n} of many`,
  description: '',
  status: 'draft',
  survey_type: 'advanced',
  closes_at: null,
  created_at: '2026-11-01T10:00:00.000Z',
  total_sessions: 0,
  completed_sessions: 0,
  completion_rate: 0,
  total_responses: 0,
  qualified_responses: 0,
})

test('a page requests its data before its code has arrived', async () => {
  const { page, t, api, context } = await openOwnerPage(fixture, 'en')
  await api('POST', '/api/surveys/advanced', {
    title: 'Early',
    goal: scenarios[0]!.goal,
    config_json,
  })
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const isRequested = Promise.withResolvers<void>()
  await page.route('**/assets/{Dashboard,Surveys}-*.js', async (route) => {
    await isRequested.promise
    await route.continue()
  })
  await page.goto('/dashboard')
  const expected = ['/api/surveys', '/api/reports', '/api/billing/credits']
  await expect.poll(() => expected.filter((path) => !requests.includes(path))).toEqual([])
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0)
  isRequested.resolve()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Early' }).waitFor()
  // Once each: the page uses what the loader has started.
  expect(requests.filter((path) => expected.includes(path)).toSorted()).toEqual(expected.toSorted())
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('shell.surveys') })
    .first()
    .click()
  // The list on the dashboard has the same link, until the page has changed.
  await expect.poll(() => requests).toContain('/api/surveys/counts')
  await context.close()
})
