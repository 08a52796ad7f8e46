// The download of everything: requested, prepared, and opened.
import { buffer } from 'node:stream/consumers'
import { unzip } from '@cj-tech-master/excelts/archive'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { openOwnerPage } from '../../support/browser/owner-page.ts'
import {
  createApiCaller,
  createPublishedSurvey,
  holdConversation,
  qualifyingAnswer,
  startSession,
  waitForQualifiedResponses,
  type ApiCaller,
} from '../../support/clients/survey-client.ts'

const fixture = useSharedBrowser()
const title = 'Why people leave'

async function textOf(archive: Uint8Array, name: string): Promise<string> {
  return Buffer.from((await unzip(archive).bytes(name))!).toString()
}

test('a file of everything is prepared and can be read without Prosa', async () => {
  const { page, context, api, t, pageErrors } = await openOwnerPage(fixture, 'en')
  const callApi = (async (method: string, path: string, body?: object) => {
    const answer = await api<object>(method, path, body)
    return { status: 200, body: answer, text: JSON.stringify(answer) }
  }) as unknown as ApiCaller
  const survey = await createPublishedSurvey(callApi, { title })
  const anyone = createApiCaller(fixture.baseUrl)
  const session = await startSession(anyone, survey.public_id)
  await holdConversation(anyone, session, [qualifyingAnswer])
  await waitForQualifiedResponses(callApi, survey.id)

  await page.goto('/settings/privacy')
  await page.getByRole('button', { name: t('accountDownload.request') }).click()
  const link = page.getByRole('link', { name: t('accountDownload.download') })
  await link.waitFor()
  await expectAccessible(page)
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
  const archive = await buffer(await download.createReadStream())
  expect(await textOf(archive, 'README.txt')).toContain('surveys.csv, surveys.json')
  expect(await textOf(archive, 'surveys.csv')).toContain(title)
  for (const name of ['answers.csv', 'answers.json']) {
    const text = await textOf(archive, name)
    expect(text).toContain(qualifyingAnswer.slice(0, 60))
    expect(text).not.toContain(qualifyingAnswer.slice(81))
  }
  expect(pageErrors).toEqual([])
  await context.close()
})
