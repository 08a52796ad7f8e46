// Results: reports, filters, several responses unlocked at once, exports, the check of the coding, and shared reports.
import type { SharedReportLink } from '#contract/api/shared-reports.ts'
import { pageScene, type Scene, type SceneContext } from '../scene.ts'
import type { ScreenshotFixtures } from '../fixtures.ts'

const viewOf = ({ answered }: ScreenshotFixtures, view: string) =>
  `/surveys/${answered.id}/edit/advanced?view=${view}`

const shows = { overview: true, sentiment: true, charts: true, aspects: true, moments: true }
const password = 'four words are better'

async function share(
  { api, answered, language }: ScreenshotFixtures,
  fields: object = {},
): Promise<SharedReportLink> {
  return api<SharedReportLink>('POST', '/api/shared-reports', {
    ...{ title: answered.title, surveys: [answered.id], language },
    shows: { ...shows, insights: 'quotes' },
    ...fields,
  })
}

const pathOf = ({ url }: SharedReportLink) => new URL(url).pathname

async function openShared({ page }: SceneContext, link: SharedReportLink): Promise<void> {
  await page.goto(pathOf(link))
  await page.getByRole('heading', { level: 1, name: link.title }).waitFor()
  await page.waitForLoadState('networkidle')
}

export const results: Scene[] = [
  pageScene('reports', '/reports'),
  pageScene('reports-sentiment', '/reports?tab=sentiment'),
  pageScene('reports-insights', '/reports?tab=insights'),
  {
    name: 'reports-compare-four',
    open: async ({ go }, { answered, fresh, publishedForm, calls }) => {
      const sides = [answered, fresh, publishedForm, calls.interview].map(({ id }) => id)
      await go(`/reports?tab=compare&by=surveys&sides=${sides.join(',')}`)
    },
  },
  {
    name: 'session-details',
    open: async ({ page, go }, fixtures) => {
      await go(viewOf(fixtures, 'overview'))
      const link = page.locator(`main a[href^="/surveys/${fixtures.answered.id}/sessions/"]`)
      await go((await link.first().getAttribute('href'))!)
    },
  },
  {
    name: 'response-filters',
    open: async ({ page, go, message }, fixtures) => {
      await go(viewOf(fixtures, 'responses'))
      await page.getByRole('button', { name: message('qualified.filters') }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'unlock-several',
    open: async ({ page, go, message }, fixtures) => {
      await go(viewOf(fixtures, 'responses'))
      const boxes = page.getByRole('main').getByRole('checkbox')
      await boxes.first().waitFor()
      for (const box of (await boxes.all()).slice(0, 2)) await box.check()
      const unlock = { name: message('qualified.selection.unlock'), exact: true }
      await page.getByRole('button', unlock).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'export',
    open: async ({ page, go, message }, fixtures) => {
      await fixtures.api('POST', '/api/exports', {
        ...{ survey: fixtures.answered.id, format: 'xlsx', background: 'always' },
      })
      await go(viewOf(fixtures, 'responses'))
      await page.getByRole('button', { name: message('exports.open') }).click()
      const dialog = page.getByRole('dialog')
      await dialog
        .getByRole('link', { name: message('exports.download') })
        .first()
        .waitFor()
    },
  },
  {
    name: 'coding-check',
    open: async ({ page, go, message }, fixtures) => {
      await go(viewOf(fixtures, 'insights'))
      const start = page.getByRole('button', { name: message('codingCheck.start') })
      const card = page.getByRole('region', { name: message('codingCheck.title') })
      await card.scrollIntoViewIfNeeded()
      if (await start.isVisible()) await start.click()
      await card.getByRole('checkbox').first().waitFor()
    },
  },
  {
    name: 'share-report',
    open: async ({ page, go, message }, fixtures) => {
      await go(viewOf(fixtures, 'analytics'))
      await page.getByRole('button', { name: message('sharedReports.dialog.share') }).click()
      const links = { name: message('sharedReports.links.title') }
      await page.getByRole('dialog').getByRole('heading', links).waitFor()
    },
  },
  {
    name: 'shared-report',
    open: async (context, fixtures) => openShared(context, await share(fixtures)),
  },
  {
    name: 'shared-report-password',
    open: async ({ page }, fixtures) => {
      await page.goto(pathOf(await share(fixtures, { password })))
      await page.locator('input[type=password]').waitFor()
    },
  },
  {
    name: 'shared-report-printed',
    open: async (context, fixtures) => {
      await openShared(context, await share(fixtures, { mode: 'live' }))
      await context.page.emulateMedia({ media: 'print' })
    },
  },
]
