// What counts as an opening of a survey's page: a person once for each tab, and no program, preview or resumed conversation.
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnalyticsDetails } from '#contract/api/analytics-details.ts'
import { demonstrations } from '#contract/demonstration.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { connectToBrowser } from '../../support/browser/browser-fixture.ts'
import { openOwnerPage } from '../../support/browser/owner-page.ts'
import { createTranslator } from '../../support/browser/translations.ts'
import { createPublishedSurvey, signInAs } from '../../support/clients/survey-client.ts'
import { startInstance, type Instance } from '../../support/processes/instance.ts'
import {
  startInstanceOnFreshDatabase,
  type DatabaseInstance,
} from '../../support/processes/instance-on-fresh-database.ts'
import { openThirdPartySite } from '../../support/servers/third-party-site.ts'

const email = 'bruno@prosa.test'
let instance: DatabaseInstance
/** At the same address, on the same data. */
let restarted: Instance | undefined
let browser: Browser
beforeAll(async () => {
  ;[instance, browser] = await Promise.all([startInstanceOnFreshDatabase(), connectToBrowser()])
})
afterAll(async () => {
  await browser.close()
  await restarted?.[Symbol.asyncDispose]()
  await instance[Symbol.asyncDispose]()
})

const publish = async () => createPublishedSurvey((await signInAs(instance.baseUrl, email)).callApi)
const addressOf = (publicId: string) => `${instance.baseUrl}/sa/${publicId}`

/** `program`: the browser says that a program drives it, as Playwright's does. */
async function openBrowser({ program = false } = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  if (!program)
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
    )
  return context
}

/** Statuses of the reported openings of all pages of a context. */
function collectReports(context: BrowserContext): number[] {
  const statuses: number[] = []
  context.on('response', (reply) => {
    if (reply.url().endsWith('/openings')) statuses.push(reply.status())
  })
  return statuses
}

/** Opens a page, and reads it for longer than a page must be in sight; with signs of a person. */
async function read(page: Page, url: string): Promise<void> {
  await page.clock.install()
  await page.goto(url)
  for (let n = 1; n <= 5; n++) {
    await page.mouse.move(n * 20, n * 20)
    await page.clock.runFor(4_000)
    // A response of the server comes after the browser has drawn the page and sent what it reports.
    await page.evaluate(() => fetch('/api/health').then(({ status }) => status))
  }
}

test('a person who opens the page is counted once for each tab, also after a clean shutdown', async () => {
  const { id, public_id } = await publish()
  const context = await openBrowser()
  const reports = collectReports(context)
  const page = await context.newPage()
  await read(page, addressOf(public_id))
  expect(reports).toEqual([202])
  await read(page, `${addressOf(public_id)}?lang=pt-br`)
  expect(reports).toEqual([202])
  await read(await context.newPage(), addressOf(public_id))
  expect(reports).toEqual([202, 202])
  expect(await context.cookies()).toEqual([])

  const { dataDir, port, databaseUrl } = instance
  expect(await instance.stop()).toBe(0)
  restarted = await startInstance({ dataDir, port, env: { DATABASE_URL: databaseUrl } })
  const owner = await openOwnerPage({ baseUrl: instance.baseUrl, browser }, 'en', { email })
  const details = `/api/surveys/${id}/analytics/details`
  const countedOf = async () => (await owner.api<AnalyticsDetails>('GET', details)).openings.counted
  await expect.poll(countedOf, { timeout: 20_000 }).toBe(2)
  await owner.page.goto(`/surveys/${id}/edit/advanced?view=analytics`)
  // Although nobody has started.
  const funnel = owner.page.getByRole('figure', { name: owner.t('analytics.funnel.title') })
  const opened = new RegExp(`^${owner.t('analytics.funnel.opened')} 2 100%`)
  await funnel.getByRole('row', { name: opened }).waitFor({ state: 'attached' })
  await expectAccessible(owner.page)
}, 90_000)

test('a page that is in sight and only read is counted', async () => {
  const { public_id } = await publish()
  const context = await openBrowser()
  const reports = collectReports(context)
  await (await context.newPage()).goto(addressOf(public_id))
  await expect.poll(() => reports, { timeout: 20_000 }).toEqual([202])
})

test('a browser that a program drives is not counted', async () => {
  const { public_id } = await publish()
  const context = await openBrowser({ program: true })
  const reports = collectReports(context)
  await read(await context.newPage(), addressOf(public_id))
  expect(reports).toEqual([])
})

test('a tab that is not visible is not counted', async () => {
  const { public_id } = await publish()
  const context = await openBrowser()
  await context.addInitScript(() =>
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }),
  )
  const reports = collectReports(context)
  await read(await context.newPage(), addressOf(public_id))
  expect(reports).toEqual([])
})

test('the site’s demonstration is not counted', async () => {
  const context = await openBrowser()
  const reports = collectReports(context)
  await read(await context.newPage(), addressOf(demonstrations.en.publicId))
  expect(reports).toEqual([])
})

test('a conversation that is resumed is not counted again', async () => {
  const { public_id } = await publish()
  const context = await openBrowser()
  const reports = collectReports(context)
  const page = await context.newPage()
  await page.goto(addressOf(public_id))
  const t = createTranslator('en', 'respondent')
  await page.getByRole('button', { name: t('start') }).click()
  await page.getByRole('textbox', { name: t('placeholder') }).waitFor()
  await expect.poll(() => reports, { timeout: 20_000 }).toEqual([202])
  await read(await context.newPage(), addressOf(public_id))
  expect(reports).toEqual([202])
}, 60_000)

test('an owner’s preview is not counted', async () => {
  const { id } = await publish()
  const { baseUrl } = instance
  const owner = await openOwnerPage({ baseUrl, browser }, 'en', { email })

  await owner.context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  )
  const reports = collectReports(owner.context)
  await read(owner.page, `${baseUrl}/surveys/${id}/edit/advanced?view=preview`)
  expect(reports).toEqual([])
})

test('an embedded page is counted once the site shows it', async () => {
  const { public_id } = await publish()
  await using site = await openThirdPartySite()
  site.put(
    '/',
    `<!doctype html><title>Shop</title><div style="height:3000px">Shop</div>
     <iframe src="${addressOf(public_id)}?embed=1" style="width:100%;height:500px"></iframe>`,
  )
  const context = await openBrowser()
  const reports = collectReports(context)
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(site.origin)
  await page.frameLocator('iframe').getByRole('heading').first().waitFor()
  await page.mouse.move(50, 50)
  await page.clock.runFor(20_000)
  expect(reports).toEqual([])
  await page.mouse.wheel(0, 5_000)
  await page.frameLocator('iframe').getByRole('heading').first().hover()
  await expect
    .poll(
      async () => {
        await page.clock.runFor(4_000)
        return reports
      },
      { timeout: 20_000 },
    )
    .toEqual([202])
}, 60_000)
