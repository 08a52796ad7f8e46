// A file that is written in the background, on the page of its owner: it outlives the page, and kill -9 of its process.
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { expectAccessible, expectNoOverflow } from '../../support/browser/accessibility.ts'
import { useSharedBrowser } from '../../support/browser/browser-fixture.ts'
import { openOwnerPage, type Language } from '../../support/browser/owner-page.ts'
import { walkedOf } from '../../support/browser/walked-languages.ts'
import {
  createApiCaller,
  createPublishedSurvey,
  holdConversation,
} from '../../support/clients/survey-client.ts'
import { freshDatabase } from '../../support/kernel/fresh-database.ts'
import { startInstance, temporaryDataDir } from '../../support/processes/instance.ts'

const fixture = useSharedBrowser()
const walks: [Language, ...Language[]] = ['ar', 'en', 'pt-br']
const untilWords = { ar: 'حتى', en: 'until', 'pt-br': 'até' }
const answers = ['The import failed.', 'Support was slow.']

/** Runs begin, and wait in the middle until it is disposed of. */
async function holdRuns(databaseUrl: string): Promise<AsyncDisposable> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query('lock table read.invitees in access exclusive mode')
  return { [Symbol.asyncDispose]: () => client.end() }
}

test.each(walkedOf(walks))(
  'an export is followed, survives its process, and is downloaded whole: %s',
  async (language) => {
    await using resources = new AsyncDisposableStack()
    const database = resources.use(await freshDatabase())
    const dataDir = await temporaryDataDir()
    resources.defer(() => rm(dataDir, { recursive: true, force: true }))
    const env = { DATABASE_URL: database.appUrl, LOG_LEVEL: 'fatal' }
    const first = resources.use(await startInstance({ dataDir, env }))
    const { baseUrl, port } = first
    const { context, page, pageErrors, api, t } = await openOwnerPage(
      { baseUrl, browser: fixture.browser },
      language,
    )
    const ownerCall = async (method: string, path: string, body?: unknown) => ({
      status: 200,
      body: await api<never>(method, path, body as object),
    })
    const survey = await createPublishedSurvey(ownerCall as never)
    const { links } = await api<{ links: string[] }>(
      'POST',
      `/api/surveys/${survey.id}/invitations`,
      { count: 1 },
    )
    const anyone = createApiCaller(baseUrl)
    const { body } = await anyone('POST', `/api/public/surveys/${survey.public_id}/sessions`, {
      invitation: new URL(links[0]!).searchParams.get('c'),
    })
    const given = await holdConversation(anyone, body.session_id, answers)

    // So few rows are sent at once unless it is asked for.
    await page.route('**/api/exports', async (route) => {
      const request = route.request()
      if (request.method() !== 'POST') return route.fallback()
      return route.continue({
        postData: JSON.stringify({ ...request.postDataJSON(), background: 'always' }),
      })
    })
    const openDialog = async () => {
      await page.getByRole('button', { name: t('editor.menu') }).click()
      await page.getByRole('menuitem', { name: t('exports.open') }).click()
      return page.getByRole('dialog', { name: t('exports.title') })
    }
    const held = resources.use(await holdRuns(database.url))
    await page.goto(`/surveys/${survey.id}/edit/advanced?view=configure`)
    let dialog = await openDialog()
    await dialog.getByRole('radio', { name: t('exports.formats.ndjson'), exact: true }).click()
    await dialog.getByRole('button', { name: t('exports.download') }).click()
    await page.getByText(t('exports.preparing')).first().waitFor()
    await dialog.getByRole('progressbar').waitFor()
    await expectAccessible(page)

    await page.reload()
    dialog = await openDialog()
    await dialog.getByRole('progressbar').waitFor()
    const files = () => readdir(join(dataDir, 'exports'))
    await expect.poll(files).toHaveLength(1)

    await first.stop('SIGKILL')
    await held[Symbol.asyncDispose]()
    resources.use(await startInstance({ dataDir, env, port }))
    await page.reload()
    // It may have been finished before the page was there.
    await page.getByText(t('exports.ready')).first().waitFor()
    dialog = await openDialog()
    const download = dialog.getByRole('link', { name: t('exports.download') })
    await download.waitFor()
    const [job, ...others] = await api<{ id: string; runs: number; rows: number }[]>(
      'GET',
      '/api/exports',
    )
    expect(others).toEqual([])
    expect(job).toMatchObject({ runs: 2, rows: given.length })
    expect(await files()).toEqual([`${job!.id}.2`])
    // Until when it can be downloaded is said beside it.
    await dialog.getByText(untilWords[language]).waitFor()
    await expectAccessible(page)
    await expectNoOverflow(page)
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
    const saved = join(dataDir, 'downloaded')
    await file.saveAs(saved)
    const rows = (await readFile(saved, 'utf8')).trim().split('\n')
    const ids = rows.map((row) => (JSON.parse(row) as { response_id: string }).response_id)
    expect(ids).toEqual(given.map(({ responseId }) => responseId))

    // One that is finished while its owner is elsewhere is announced with its link.
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const heldAgain = resources.use(await holdRuns(database.url))
    const listed = page.waitForResponse('**/api/exports')
    await api('POST', '/api/exports', { survey: survey.id, background: 'always' })
    await listed
    await heldAgain[Symbol.asyncDispose]()
    await page.getByText(t('exports.ready')).first().waitFor()
    expect(pageErrors).toEqual([])
    await context.close()
  },
)
