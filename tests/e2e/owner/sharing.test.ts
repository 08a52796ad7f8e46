// From the owner's share dialog to the respondent who opens the link.
import { buffer } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import jsqr from 'jsqr'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import {
  createDraft,
  createPublishedSurvey,
  openSharing,
} from '../../support/browser/sharing-dialog.ts'
import { qualifyingAnswer } from '../../support/clients/survey-client.ts'
import { openOwnerPage, type Language, type OwnerPage } from '../../support/browser/owner-page.ts'
import { createTranslator } from '../../support/browser/translations.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'

const fixture = useSharedBrowser()

describe.each(walkedOf(['ar', 'pt-br', 'en'] as const))('sharing in %s', (language) => {
  let owner: OwnerPage
  let survey: Survey
  const t = (key: string) => owner.t(key)

  beforeAll(async () => {
    owner = await openOwnerPage(fixture, language, { acceptDownloads: true })
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
    const [, ...rows] = parseCsv(file)
    expect(file.startsWith('\uFEFF')).toBe(true)
    expect(rows).toHaveLength(1000)
    expect(rows[0]).toEqual([`'${survey.title}`, '1', expect.stringContaining('?c=')])
    expect(new Set(rows.map(([, , link]) => link)).size).toBe(1000)
    await dialog.getByRole('button', { name: t('share.personal.copyAll') }).click()
    await dialog.getByText(t('survey.copied')).locator('visible=true').first().waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.split('\n')).toEqual(rows.map(([, , link]) => link))
    await dialog.getByRole('list', { name: t('share.personal.batches') }).waitFor()
    await expectAccessible(page)
    // Closing the dialog does not lose them.
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: t('share.open'), exact: true }).click()
    await dialog.getByRole('tab', { name: t('share.tab.personal') }).click()
    await dialog.getByRole('button', { name: t('share.personal.save') }).waitFor()
  })

  test('links carry the names of a list, and say who answered', () =>
    expectNamedLinks(owner, language))

  test('raises no page error', () => expect(owner.pageErrors).toEqual([]))
})

async function expectNamedLinks(owner: OwnerPage, language: Language): Promise<void> {
  const { page, t } = owner
  const named = await createPublishedSurvey(owner, language)
  const dialog = await openSharing(owner, named)
  await dialog.getByRole('tab', { name: t('share.tab.personal') }).click()
  await dialog.getByRole('radio', { name: t('share.personal.kinds.named') }).check()
  const make = dialog.getByRole('button', { name: t('share.personal.make') })
  await make.click()
  await dialog.getByText(t('share.personal.nobody')).waitFor()
  // With a byte order mark and semicolons, as spreadsheets write it. Line 4 repeats a reference, line 5 says nothing.
  const csv = '\uFEFFNome;Código\r\n=Ana Souza;C-1\r\nيوسف;C-2\r\nRui;C-1\r\n;\r\n"Lia, Rosa";\r\n'
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await dialog.getByRole('listitem').filter({ hasText: 'C-1' }).waitFor()
  await expectAccessible(page)
  await make.click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog
      .getByRole('button', { name: t('share.personal.save') })
      .first()
      .click(),
  ])
  const file = (await buffer(await download.createReadStream())).toString()
  const [, ...rows] = parseCsv(file)
  expect(rows.map(([, number, name, reference]) => [number, name, reference])).toEqual([
    ['1', "'=Ana Souza", 'C-1'],
    ['2', 'يوسف', 'C-2'],
    ['3', 'Lia, Rosa', ''],
  ])
  expect(file.split('\r\n')[0]!.includes(';')).toBe(language === 'pt-br')
  await answerOnce(rows[0]!.at(-1)!)
  await dialog
    .getByRole('list', { name: t('share.personal.batches') })
    .getByRole('button')
    .click()
  const links = dialog.getByRole('list', { name: t('share.personal.links'), exact: true })
  await links.getByText('=Ana Souza').waitFor()
  await links.getByText(t('share.personal.states.unopened')).first().waitFor()
  await expectAccessible(page)
  const lastRow = links.getByRole('listitem').filter({ hasText: 'Lia, Rosa' })
  await lastRow.getByRole('button').first().click()
  await page.getByRole('button', { name: t('share.personal.eraseConfirm') }).click()
  await links.getByText('Lia, Rosa').waitFor({ state: 'detached' })
  await page.goto(`/surveys/${named.id}/edit/advanced?view=overview`)
  await page.getByRole('heading', { name: '=Ana Souza' }).waitFor()
  await expectAccessible(page)
}

/** As a respondent: the first answer. */
async function answerOnce(link: string): Promise<void> {
  const call = async <T>(path: string, body: object) => {
    const reply = await fetch(`${fixture.baseUrl}/api/public${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await reply.json()) as T
  }
  const { pathname, searchParams } = new URL(link)
  const started = await call<{ session_id: string }>(
    `/surveys/${pathname.split('/').at(-1)}/sessions`,
    { invitation: searchParams.get('c'), pre_survey_data: {} },
  )
  const session = `/sessions/${started.session_id}`
  const { question } = await call<{ question: { id: string } }>(`${session}/first-question`, {})
  await call(`${session}/responses`, {
    question_id: question.id,
    text_response: qualifyingAnswer,
  })
}

const parseCsv = (file: string) => parse(file, { bom: true, delimiter: [',', ';'] }) as string[][]

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
