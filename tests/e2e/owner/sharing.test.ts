// From the owner's share dialog to the respondent who opens the link.
import { buffer } from 'node:stream/consumers'
import type { BrowserContext, Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import jsqr from 'jsqr'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InvitationBatch } from '#contract/api/invitations.ts'
import type { Survey } from '#contract/api/surveys.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { documentedConfig, qualifyingAnswer } from '../../support/clients/survey-client.ts'
import { openOwnerPage, type Language, type OwnerPage } from '../../support/browser/owner-page.ts'
import { createTranslator } from '../../support/browser/translations.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'

const fixture = useSharedBrowser()

beforeAll(async () => {})

async function createDraft(
  { api }: OwnerPage,
  language: Language,
  config: object = {},
): Promise<Survey> {
  return api<Survey>('POST', '/api/surveys/advanced', {
    // A title that is a spreadsheet formula and markup.
    title: '=1+1 <img src=x onerror=alert(1)>, "why"?',
    goal: 'Understand why customers cancel their subscription in the first month',
    language,
    config_json: JSON.stringify({
      ...documentedConfig,
      enable_whatsapp: false,
      max_questions: 5,
      ...config,
    }),
  })
}

const createPublishedSurvey = async (owner: OwnerPage, language: Language, config?: object) => {
  const { id } = await createDraft(owner, language, config)
  return owner.api<Survey>('PUT', `/api/surveys/${id}`, { status: 'published' })
}

async function openSharing({ page, t }: OwnerPage, { id }: Survey) {
  await page.goto(`/surveys/${id}/edit/advanced?view=overview`)
  await page.getByRole('button', { name: t('share.open'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { level: 2 }).waitFor()
  return dialog
}

describe.each(walkedOf(['ar', 'pt-br', 'en'] as const))('sharing in %s', (language) => {
  let owner: OwnerPage
  let survey: Survey
  const t = (key: string) => owner.t(key)

  beforeAll(async () => {
    owner = await openOwnerPage(fixture, language, { acceptDownloads: true })
    owner.context.setDefaultTimeout(15_000)
    await owner.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    survey = await createPublishedSurvey(owner, language)
  })
  afterAll(() => owner.context.close())

  test('the link is copied, and the button confirms it for two seconds', async () => {
    const { page } = owner
    const dialog = await openSharing(owner, survey)
    await dialog.getByRole('button', { name: t('share.copyLink') }).click()
    await dialog.getByText(t('survey.copied')).locator('visible=true').first().waitFor()
    const link = `${fixture.baseUrl}/sa/${survey.public_id}`
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    const whatsApp = dialog.getByRole('link', { name: t('share.send.whatsapp') })
    const text = new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text')
    expect(text?.endsWith(`\n${link}`)).toBe(true)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('share.copyLink') }).waitFor()
  })

  test('the QR code contains the link, on screen in the dark theme and as files', async () => {
    const { page } = owner
    await page.emulateMedia({ colorScheme: 'dark' })
    const dialog = await openSharing(owner, survey)
    const image = dialog.getByRole('img', { name: t('share.qr.alt') })
    const link = `${fixture.baseUrl}/sa/${survey.public_id}`
    expect(await decodeQrCode(page, await image.screenshot())).toBe(link)
    for (const kind of ['svg', 'png'] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: t(`share.qr.${kind}`), exact: true }).click(),
      ])
      expect(download.suggestedFilename()).toBe(`prosa-${survey.public_id}.${kind}`)
      const type = kind === 'svg' ? 'image/svg+xml' : 'image/png'
      expect(await decodeQrCode(page, await buffer(await download.createReadStream()), type)).toBe(
        link,
      )
    }
    await dialog.getByRole('button', { name: t('share.qr.copy') }).click()
    await dialog.getByText(t('survey.copied')).locator('visible=true').first().waitFor()
    const types = await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types)
    expect(types).toEqual(['image/png'])
    await page.emulateMedia({ colorScheme: null })
  })

  test('the embed code is what the preview shows', async () => {
    const { page } = owner
    const dialog = await openSharing(owner, survey)
    await dialog.getByRole('tab', { name: t('share.tab.embed') }).click()
    await dialog.getByLabel(t('share.embed.label')).fill('"><script>alert(1)</script>')
    await dialog.getByRole('button', { name: t('share.embed.copy') }).click()
    const code = await page.evaluate(() => navigator.clipboard.readText())
    expect(code).toContain('data-label="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    const preview = page.frameLocator(`iframe[title="${t('share.embed.preview')}"]`)
    const start = createTranslator(language, 'respondent')('start')
    await page.getByTitle(t('share.embed.preview')).scrollIntoViewIfNeeded()
    await preview.getByRole('button', { name: '"><script>alert(1)</script>' }).click()
    await preview.frameLocator('iframe').getByRole('button', { name: start }).waitFor()
    await dialog.getByRole('radio', { name: t('share.embed.kinds.inline') }).check()
    await preview.frameLocator('iframe').getByRole('button', { name: start }).waitFor()
    await expectAccessible(page)
  })

  test('personal links are created, downloaded and counted', async () => {
    const { page } = owner
    const dialog = await openSharing(owner, survey)
    await dialog.getByRole('tab', { name: t('share.tab.personal') }).click()
    const count = dialog.getByLabel(t('share.personal.count'))
    const make = dialog.getByRole('button', { name: t('share.personal.make') })
    for (const wrong of ['0', '1001', '2.5', '']) {
      await count.fill(wrong)
      await make.click()
      expect(await count.getAttribute('aria-invalid')).toBe('true')
    }
    await count.fill('1000')
    await count.press('Enter')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: t('share.personal.save') }).click(),
    ])
    const file = (await buffer(await download.createReadStream())).toString()
    const [, ...rows] = parse(file, { bom: true }) as string[][]
    expect(file.startsWith('\uFEFF')).toBe(true)
    expect(rows).toHaveLength(1000)
    expect(rows[0]).toEqual([`'${survey.title}`, '1', expect.stringContaining('?c=')])
    expect(new Set(rows.map(([, , link]) => link)).size).toBe(1000)
    await dialog.getByRole('button', { name: t('share.personal.copyAll') }).click()
    await dialog.getByText(t('survey.copied')).locator('visible=true').first().waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.split('\n')).toEqual(rows.map(([, , link]) => link))
    await dialog.getByRole('table').waitFor()
    await expectAccessible(page)
    // Links are returned once: closing the dialog does not lose them.
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: t('share.open'), exact: true }).click()
    await dialog.getByRole('tab', { name: t('share.tab.personal') }).click()
    await dialog.getByRole('button', { name: t('share.personal.save') }).waitFor()
  })

  test('raises no page error', () => expect(owner.pageErrors).toEqual([]))
})

/** Decodes an image with an independent QR reader. */
async function decodeQrCode(
  page: Page,
  image: Buffer,
  type = 'image/png',
): Promise<string | undefined> {
  const size = 300
  // A character per pixel: an array of numbers takes seconds to transfer from the page.
  const dark = await page.evaluate(
    async ([url, side]) => {
      const drawn = new Image()
      drawn.src = url
      await drawn.decode()
      const canvas = new OffscreenCanvas(side, side)
      const context = canvas.getContext('2d')!
      context.drawImage(drawn, 0, 0, side, side)
      const { data } = context.getImageData(0, 0, side, side)
      let text = ''
      for (let at = 0; at < data.length; at += 4) text += data[at]! < 128 ? '1' : '0'
      return text
    },
    [`data:${type};base64,${image.toString('base64')}`, size] as const,
  )
  const pixels = Uint8ClampedArray.from([...dark].flatMap((is) => gray(is === '1' ? 0 : 255)))
  return jsqr.default(pixels, size, size)?.data
}

const gray = (value: number) => [value, value, value, 255]

describe('a personal link', () => {
  let owner: OwnerPage
  let survey: Survey
  let links: string[]
  const devices: BrowserContext[] = []
  const t = createTranslator('en', 'respondent')

  beforeAll(async () => {
    owner = await openOwnerPage(fixture, 'en')
    survey = await createPublishedSurvey(owner, 'en', { invited_only: true })
    const issued = await owner.api<{ links: string[] }>(
      'POST',
      `/api/surveys/${survey.id}/invitations`,
      { count: 3 },
    )
    links = issued.links.map((link) => link.replace(/^https?:\/\/[^/]+/, fixture.baseUrl))
  })
  afterAll(() => Promise.all([owner.context, ...devices].map((each) => each.close())))

  async function device(url: string, start = t('start')): Promise<Page> {
    const context = await fixture.browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' })
    context.setDefaultTimeout(20_000)
    devices.push(context)
    const page = await context.newPage()
    await page.goto(url)
    await page.getByRole('button', { name: start }).click()
    return page
  }

  async function answer(page: Page, text: string): Promise<void> {
    const isSent = () =>
      page
        .getByText(text)
        .waitFor({ timeout: 5_000 })
        .then(
          () => true,
          () => false,
        )
    // A send that coincides with the server's state leaves the question open; a person sends again.
    const send = async () => {
      await page.locator('textarea:enabled').fill(text)
      await page.getByRole('button', { name: t('send') }).click()
      return isSent()
    }
    expect((await send()) || (await send())).toBe(true)
  }

  test('leads to one conversation, of the first device that opens it, until it ends', async () => {
    const phone = await device(links[0]!)
    await answer(phone, qualifyingAnswer)
    await phone.locator('textarea:enabled').waitFor()
    const laptop = await device(links[0]!)
    await laptop.getByText(t('invitationUsed')).waitFor()
    expect(await laptop.getByText(qualifyingAnswer).count()).toBe(0)
    const done = phone.getByRole('heading', { name: t('doneTitle') })
    const box = phone.locator('textarea:enabled')
    for (let n = 1; n < 12; n++) {
      await box.or(done).first().waitFor()
      if (await done.isVisible()) break
      await answer(phone, `${n}. ${qualifyingAnswer}`)
    }
    await done.waitFor()
    const tablet = await device(links[0]!)
    await tablet.getByRole('heading', { name: t('alreadyAnsweredTitle') }).waitFor()
    await expectAccessible(tablet)
    await expect
      .poll(() => owner.api<InvitationBatch[]>('GET', `/api/surveys/${survey.id}/invitations`))
      .toMatchObject([{ count: 3, started: 1, completed: 1 }])
  })

  test('another one leads to another conversation, also on the same device', async () => {
    const page = await device(links[1]!)
    await answer(page, 'The first of two people.')
    await page.goto(links[2]!)
    await page.getByRole('button', { name: t('start') }).click()
    await page.locator('textarea:enabled').waitFor()
    expect(await page.getByText('The first of two people.').count()).toBe(0)
  })

  test.each(['en', 'pt-br', 'ar'] as const)(
    'without a valid one, %s says what to do',
    async (language) => {
      const own = createTranslator(language, 'respondent')
      const open = `${fixture.baseUrl}/sa/${survey.public_id}?lang=${language}`
      for (const [url, key] of [
        [open, 'invitationRequired'],
        [
          `${open}&c=${new URL(links[0]!).searchParams.get('c')!.slice(0, -3)}xyz`,
          'invitationInvalid',
        ],
      ] as const) {
        const page = await device(url, own('start'))
        await page.getByText(own(key)).waitFor()
        await page.getByRole('link', { name: own('home') }).waitFor()
        await expectAccessible(page)
      }
    },
  )

  test('the owner sees that only personal links work', async () => {
    await owner.page.goto(`/surveys/${survey.id}/edit/advanced?view=overview`)
    await owner.page.getByText(owner.t('survey.invitedWhy')).waitFor()
    const dialog = await openSharing(owner, survey)
    const state = dialog.getByText(owner.t('share.personal.onlyOn'), { exact: true })
    await expect.poll(() => state.isVisible()).toBe(true)
  })
})

test('a draft’s link shows why it is offline', async () => {
  const owner = await openOwnerPage(fixture, 'en')
  const states = [
    [await createDraft(owner, 'en'), 'draft'],
    [await createDraft(owner, 'en', { validation_points: [] }), 'incomplete'],
  ] as const
  for (const [{ id }, reason] of states) {
    await owner.page.goto(`/surveys/${id}/edit/advanced?view=overview`)
    const box = owner.page.getByRole('region', { name: owner.t('survey.link') })
    await box.waitFor()
    expect(await box.innerText()).toContain(owner.t(`survey.offlineWhy.${reason}`))
    expect(await box.innerText()).toContain(owner.t('survey.offline'))
  }
  await owner.context.close()
})
