// Spoken answers: a real recorder, a real server and a local speech service.
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { launchBrowser } from '../../support/browser/launch-browser.ts'
import {
  startInstanceOnFreshDatabase,
  type DatabaseInstance,
} from '../../support/processes/instance-on-fresh-database.ts'
import * as faults from '../../support/servers/openai/stub-responses.ts'
import { startOpenAiServer, type OpenAiServer } from '../../support/servers/openai/server.ts'
import {
  createApiCaller,
  documentedConfig,
  createPublishedSurvey,
  signInAs,
  type ApiCaller,
} from '../../support/clients/survey-client.ts'

let server: OpenAiServer
let instance: DatabaseInstance
let browser: Browser
let owner: ApiCaller
let publicId: string

beforeAll(async () => {
  server = await startOpenAiServer()
  instance = await startInstanceOnFreshDatabase({
    OPENAI_BASE_URL: server.baseUrl,
    OPENAI_API_KEY: 'sk-test',
    OPENAI_MODEL: 'small',
  })
  owner = (await signInAs(instance.baseUrl, 'bruno@prosa.test')).callApi
  publicId = await publishSurveyIn('en')
  browser = await launchBrowser({
    args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  })
})
afterAll(async () => {
  await browser.close()
  await instance[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

const config_json = JSON.stringify({ ...documentedConfig, enable_whatsapp: false })
const publishSurveyIn = async (language: string): Promise<string> =>
  (await createPublishedSurvey(owner, { language, config_json })).public_id

/** A phone with a newly started session. */
async function startConversation(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${instance.baseUrl}/sa/${publicId}?lang=en`)
  await page.getByRole('button', { name: 'Start the survey' }).click()
  await page.locator('textarea:enabled').waitFor()
  return page
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const readTextBox = (page: Page) => page.locator('textarea').inputValue()
const transcriptions = () => server.requests.filter(({ form }) => form).length

async function recordAnswer(page: Page) {
  await press(page, 'Answer by voice')
  await press(page, 'I agree, start speaking')
  await page.getByText('Listening', { exact: true }).waitFor()
  await page.waitForFunction(() =>
    localStorage.getItem(
      Object.keys(localStorage).find((name) => name.startsWith('prosa:recording:')) ?? '',
    ),
  )
}

test('after consent a recording is transcribed, corrected and sent as spoken', async () => {
  const page = await startConversation()
  await press(page, 'Answer by voice')
  await page.getByText('Your voice is recorded only while you speak').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.getByText('Listening', { exact: true }).waitFor()
  await expectAccessible(page)
  // The level display follows the microphone's beeps.
  await page.waitForFunction(
    () =>
      Number((document.querySelector('.level') as HTMLElement)?.style.getPropertyValue('--level')) >
      0.1,
  )
  await page.keyboard.press('Enter')
  await expect.poll(() => readTextBox(page), { timeout: 30_000 }).toBe('What was said.')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
  await page.keyboard.type(' And a correction.')
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/responses')),
    page.keyboard.press('Enter'),
  ])
  expect(sent.postDataJSON()).toMatchObject({
    text_response: 'What was said. And a correction.',
    transcribed: true,
  })
  await page.context().close()
})

test('a recording survives a reload and offline mode, is transcribed once and then deleted', async () => {
  const page = await startConversation()
  await recordAnswer(page)
  // During the recording.
  await page.reload()
  await page
    .getByText('There is a recording here that has not been turned into text yet.')
    .waitFor()
  await page.context().setOffline(true)
  await press(page, 'Turn into text')
  await page.getByText('Your recording is saved on this device').waitFor()
  const before = transcriptions()
  await page.context().setOffline(false)
  await expect.poll(() => readTextBox(page), { timeout: 30_000 }).toBe('What was said.')
  expect(transcriptions()).toBe(before + 1)
  await page.reload()
  await page.locator('textarea:enabled').waitFor()
  expect(await readTextBox(page)).toBe('What was said.')
  expect(await page.getByText('There is a recording here').count()).toBe(0)
  await page.context().close()
})

test('a failed transcription shows why, and can be retried or discarded', async () => {
  const page = await startConversation()
  server.respondAlwaysWith(faults.errorStatus(500))
  await recordAnswer(page)
  await press(page, 'Stop and turn into text')
  await page
    .getByRole('alert')
    .filter({ hasText: 'Error in transcribing the audio. Try again.' })
    .waitFor()
  server.respondAlwaysWith(undefined)
  await press(page, 'Try again')
  await expect.poll(() => readTextBox(page), { timeout: 30_000 }).toBe('What was said.')
  await press(page, 'Answer by voice')
  await press(page, 'Delete the recording')
  await page.getByRole('button', { name: 'Answer by voice', expanded: false }).waitFor()
  expect(await readTextBox(page)).toBe('What was said.')
  await page.context().close()
})

test('a denied or missing microphone leaves the text box unchanged', async () => {
  const page = await startConversation()
  for (const [name, text] of [
    ['NotAllowedError', 'The microphone could not be accessed. Check the permissions.'],
    ['NotFoundError', 'No microphone was found. You can write your answer instead.'],
  ]) {
    await page.evaluate((failure) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', failure))
    }, name)
    await press(page, 'Answer by voice')
    const agree = page.getByRole('button', { name: 'I agree, start speaking' })
    if (name === 'NotAllowedError') await agree.click()
    await page.getByRole('alert').filter({ hasText: text }).waitFor()
    await press(page, 'Close')
  }
  await page.locator('textarea').fill('So I write.')
  await page.keyboard.press('Enter')
  expect(await page.locator('li.said').first().textContent()).toContain('So I write.')
  await page.context().close()
})

test('questions are read aloud in their language until that is switched off', async () => {
  const context = await browser.newContext()
  await context.addInitScript(() => {
    const spoken: object[] = []
    const events = new EventTarget()
    let voices: object[] = []
    Object.assign(globalThis, { spoken })
    const speechSynthesis = Object.assign(events, {
      getVoices: () => voices,
      speak: ({ text, lang, rate, pitch, volume }: SpeechSynthesisUtterance) =>
        void spoken.push({ text, lang, rate, pitch, volume }),
      cancel: () => void spoken.push({ cancelled: true }),
    })
    Object.defineProperty(globalThis, 'speechSynthesis', { value: speechSynthesis })
    Object.assign(globalThis, {
      SpeechSynthesisUtterance: class {
        text: string
        constructor(text: string) {
          this.text = text
        }
      },
    })
    // Asynchronously, as browsers do.
    setTimeout(() => {
      voices = [
        { lang: 'de-DE', voiceURI: 'd' },
        { lang: 'pt_BR', voiceURI: 'p' },
        { lang: 'en-US', voiceURI: 'e' },
      ]
      events.dispatchEvent(new Event('voiceschanged'))
    }, 300)
  })
  const page = await context.newPage()
  const spoken = () =>
    page.evaluate(() => (globalThis as unknown as { spoken: { text?: string }[] }).spoken)
  await page.goto(`${instance.baseUrl}/sa/${await publishSurveyIn('pt')}?lang=en`)
  await press(page, 'Start the survey')
  await page.locator('textarea:enabled').waitFor()
  const question = await page.locator('li.asked p').first().textContent()
  await expect
    .poll(async () => (await spoken()).find(({ text }) => text), { timeout: 20_000 })
    .toEqual({ text: question, lang: 'pt-BR', rate: 0.8, pitch: 1, volume: 0.9 })
  await press(page, 'Read questions aloud')
  await expect.poll(async () => (await spoken()).at(-1)).toEqual({ cancelled: true })
  const before = (await spoken()).filter(({ text }) => text).length
  await page.reload()
  await page.getByRole('button', { name: 'Read questions aloud', pressed: false }).waitFor()
  await page.locator('textarea:enabled').fill('Too expensive for what it did.')
  await page.keyboard.press('Enter')
  await page.locator('li.asked').nth(1).locator('p:not(.dots)').waitFor()
  expect((await spoken()).filter(({ text }) => text)).toHaveLength(0)
  expect(before).toBe(1)
  await context.close()
})

test('an upload of 50 MB is refused before it is read', async () => {
  const reply = await fetch(`${instance.baseUrl}/api/audio/transcribe`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: Buffer.alloc(50 * 1024 * 1024),
  })
  expect(reply.status).toBe(413)
  expect(await reply.json()).toMatchObject({ code: 'audio/too-large' })
  expect((await createApiCaller(instance.baseUrl)('GET', '/api/health')).status).toBe(200)
})
