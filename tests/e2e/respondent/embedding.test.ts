// A survey embedded in a third-party site: what works, and what the site or an attacker cannot do.
import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { openThirdPartySite, type ThirdPartySite } from '../../support/servers/third-party-site.ts'
import { documentedConfig } from '../../support/clients/survey-client.ts'
import {
  renderSnippet,
  type EmbedOptions,
} from '../../../web/owner/survey-editor/sharing/embed-snippet.ts'
import { openOwnerPage } from '../../support/browser/owner-page.ts'
import { createTranslator } from '../../support/browser/translations.ts'

const fixture = useSharedBrowser()
let site: ThirdPartySite
let link: string
let context: BrowserContext
let page: Page
const t = createTranslator('en', 'respondent')
const options: EmbedOptions = {
  kind: 'popup',
  language: 'en',
  label: 'Tell us <b>more</b>',
  color: 'accent',
  side: 'left',
}

beforeAll(async () => {
  site = await openThirdPartySite()
  const owner = await openOwnerPage(fixture, 'en')
  const { id, public_id } = await owner.api<Survey>('POST', '/api/surveys/advanced', {
    title: 'Why customers cancel',
    goal: 'Understand why customers cancel their subscription in the first month',
    language: 'en',
    config_json: JSON.stringify({
      ...documentedConfig,
      enable_whatsapp: false,
      pre_survey_config: { enabled: true, required_fields: ['nome', 'e-mail'] },
    }),
  })
  await owner.api('PUT', `/api/surveys/${id}`, { status: 'published' })
  await owner.context.close()
  link = `${fixture.baseUrl}/sa/${public_id}`
  context = await fixture.browser.newContext({
    locale: 'en-US',
    viewport: { width: 1200, height: 800 },
    reducedMotion: 'reduce',
  })
  page = await context.newPage()
})
afterAll(() => site[Symbol.asyncDispose]())

const pageWith = (body: string) =>
  `<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1><a href="#x">Elsewhere</a>${body}</main></html>`

describe('the popup', () => {
  const survey = () => page.frameLocator('iframe')
  const opener = () => page.getByRole('button', { name: options.label })

  test('works under a strict content security policy, with the script on the site’s own server', async () => {
    const policy = `default-src 'none'; script-src 'self'; frame-src ${fixture.baseUrl}`
    await using strict = await openThirdPartySite(policy)
    strict.put('/embed.js', await readFile('dist/embed/embed.js'), 'text/javascript')
    const snippet = renderSnippet(link, 'Why', options).replace(/src="[^"]+"/, 'src="/embed.js"')
    strict.put('/', pageWith(snippet))
    const refused: string[] = []
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) refused.push(message.text())
    })
    await page.goto(strict.origin)
    await opener().click()
    await survey()
      .getByRole('button', { name: t('start') })
      .waitFor()
    expect(await opener().evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(
      'rgb(238, 96, 50)',
    )
    expect(refused.filter((text) => text.includes(strict.origin))).toEqual([])
    expect(refused).toEqual([])
  })

  test('is opened, closed and reopened by keyboard', async () => {
    site.put('/', pageWith(renderSnippet(link, 'Why', options)))
    await page.goto(site.origin)
    await opener().focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: options.label }).waitFor()
    const start = survey().getByRole('button', { name: t('start') })
    await start.focus()
    // Escape inside the frame closes the popup, once the script of the frame runs; its page is there before.
    await expect
      .poll(async () => {
        await page.keyboard.press('Escape')
        return page.getByRole('dialog').isVisible()
      })
      .toBe(false)
    expect(await focusedName(page)).toBe(options.label)
    await page.keyboard.press('Enter')
    for (let n = 0; n < 8; n++) {
      await page.keyboard.press('Tab')
      expect(await focusedName(page)).not.toBe('Elsewhere')
    }
    await page.getByRole('button', { name: 'Close' }).click()
    expect(await focusedName(page)).toBe(options.label)
  })

  test('is accessible and sets no cookie', async () => {
    await page.goto(site.origin)
    await expectAccessible(page)
    await opener().click()
    await survey()
      .getByRole('button', { name: t('start') })
      .waitFor()
    await expectAccessible(page)
    expect(await context.cookies()).toEqual([])
  })

  test('prefills the site’s field values as text, for the respondent to check', async () => {
    const known = `data-field-name="&lt;img src=x onerror=alert(1)&gt;" data-field-email="ana@example.com" data-field-secret="x"`
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    site.put('/', pageWith(renderSnippet(link, 'Why', options).replace('async', `${known} async`)))
    await page.goto(site.origin)
    await opener().click()
    await survey()
      .getByRole('button', { name: t('start') })
      .click()
    const fields = survey().locator('.fields input')
    await fields.nth(1).waitFor()
    expect(await fields.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)))
      // Verbatim, since text boxes show them.
      .toEqual(['<img src=x onerror=alert(1)>', 'ana@example.com'])
    expect(await survey().locator('img').count()).toBe(0)
    expect(requested.map((url) => url.split('#')[0]).join()).not.toContain('ana')
  })
})

async function focusedName(of: Page): Promise<string | null> {
  return of.evaluate(() => {
    const outer = document.activeElement
    const inner = outer?.shadowRoot?.activeElement ?? outer
    return inner?.getAttribute('aria-label') ?? inner?.textContent ?? null
  })
}

describe('the frame in the page', () => {
  const frame = () => page.locator('iframe[data-prosa]')
  const height = async () => (await frame().boundingBox())?.height ?? 0
  const contentHeight = () =>
    page
      .frameLocator('iframe')
      .locator('#root')
      .evaluate((root) => Math.ceil(root.getBoundingClientRect().height))

  beforeAll(async () => {
    site.put('/', pageWith(renderSnippet(link, 'Why', { ...options, kind: 'inline' })))
    await page.goto(site.origin)
    await page
      .frameLocator('iframe')
      .getByRole('button', { name: t('start') })
      .waitFor()
  })

  test('is as high as the survey, which has no header', async () => {
    await expect.poll(async () => (await height()) === (await contentHeight())).toBe(true)
    expect(await page.frameLocator('iframe').locator('.brand').isVisible()).toBe(false)
    expect(await page.frameLocator('iframe').locator('.languages').isVisible()).toBe(false)
  })

  test('adapts its height to a narrow window', async () => {
    const before = await height()
    await page.setViewportSize({ width: 340, height: 800 })
    await expect.poll(height).toBeGreaterThan(before)
    await page.setViewportSize({ width: 1200, height: 800 })
    await expect.poll(height).toBe(before)
  })

  test('ignores messages of the page and of other frames', async () => {
    const before = await height()
    expect(before).toBeLessThan(600)
    site.put('/forged', `<script>parent.postMessage({ prosa: 'height', px: 650 }, '*')</script>`)
    await page.evaluate(async () => {
      window.postMessage({ prosa: 'height', px: 640 }, '*')
      const forger = document.createElement('iframe')
      forger.src = '/forged'
      document.body.append(forger)
      await new Promise((resolve) => forger.addEventListener('load', resolve))
      // Messages arrive in order: the earlier one was handled before this one.
      await new Promise((resolve) => {
        addEventListener('message', resolve, { once: true })
        window.postMessage('after', '*')
      })
      forger.remove()
    })
    expect(await height()).toBe(before)
  })

  test('ignores the height of another survey on the page', async () => {
    const before = await height()
    const other = await page.evaluate(async (src) => {
      const another = document.createElement('iframe')
      another.src = src
      another.width = '150'
      document.body.append(another)
      const message = await new Promise<{ px: number }>((resolve) =>
        addEventListener('message', ({ source, data }) => {
          if (source === another.contentWindow) resolve(data as { px: number })
        }),
      )
      another.remove()
      return message.px
    }, `${fixture.baseUrl}/sa/nowhere99?embed=1`)
    expect(Math.abs(other - before)).toBeGreaterThan(20)
    expect(await height()).toBe(before)
  })

  test('ignores a page that replaces the survey', async () => {
    const before = await height()
    const loaded = frame().evaluate(
      (element) => new Promise((resolve) => element.addEventListener('load', resolve)),
    )
    await frame().evaluate((element) => ((element as HTMLIFrameElement).src = '/forged'))
    await loaded
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('message', resolve, { once: true })
          window.postMessage('after', '*')
        }),
    )
    expect(await height()).toBe(before)
  })
})

describe('framing', () => {
  test.each(['/', '/dashboard', '/login', '/sa/abcdef/dashboard', '/s//dashboard', '/api/docs'])(
    '%s refuses to be framed by other sites',
    async (path) => {
      const { headers } = await fetch(`${fixture.baseUrl}${path}`, {
        headers: { accept: 'text/html' },
      })
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      site.put('/', pageWith(`<iframe src="${fixture.baseUrl}${path}"></iframe>`))
      await page.goto(site.origin)
      const [, framed] = page.frames()
      expect(framed?.url()).toMatch(/^chrome-error:/)
    },
  )

  test('a closed survey says so, and links nowhere', async () => {
    site.put('/', pageWith(`<iframe src="${fixture.baseUrl}/sa/nowhere99?embed=1"></iframe>`))
    await page.goto(site.origin)
    const framed = page.frameLocator('iframe')
    await framed.getByRole('heading', { level: 1 }).waitFor()
    expect(await framed.getByRole('link', { name: t('retry') }).isVisible()).toBe(true)
    expect(await framed.getByRole('link', { name: t('home') }).isVisible()).toBe(false)
  })
})
