// Start and shutdown as seen from the terminal.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import type { AuditTrailEntry } from '#contract/api/audit-trail.ts'
import { openDb } from '#kernel/postgres/db.ts'
import { createReactorTables } from '#kernel/reactors/parked-events.ts'
import { signIn } from '../../../scripts/lib/client/sign-in.ts'
import { findOrCreateSurvey } from '../../../scripts/lib/demo/demo-survey.ts'
import { freshDatabase } from '../../support/kernel/fresh-database.ts'
import { freePort, startInstance, type Instance } from '../../support/processes/instance.ts'
import {
  createApiCaller,
  documentedConfig,
  goal,
  signInAs,
  waitForQuestion,
  startSession,
} from '../../support/clients/survey-client.ts'

let folder: string
/** A data directory after a clean shutdown. */
let preparedDataDir: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prosa-start-'))
  preparedDataDir = join(folder, 'kept')
  await using instance = await startInstance({ dataDir: preparedDataDir })
  await signIn(instance.baseUrl, 'ana@prosa.test')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What a first page does without: it is loaded when it is used. */
const unneededPackages = ['@fastify/swagger-ui', 'openid-client', 'oidc-provider', 'socket.io']
/** A module that prints which of them are loaded. */
const reportPackages = `import { registerHooks } from 'node:module'
const unneeded = ${JSON.stringify(unneededPackages)}
registerHooks({
  load(url, context, nextLoad) {
    const name = unneeded.find((name) => url.includes('node_modules/' + name + '/'))
    if (name) console.error('loaded ' + name)
    return nextLoad(url, context)
  },
})
`

/** Preserves the files' owner, which may be another user. */
const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to])

async function isGone(dataDir: string): Promise<boolean> {
  const lock = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
  if (lock === '') return true
  const stat = await readFile(`/proc/${lock.split('\n')[0]}/comm`, 'utf8').catch(() => '')
  return stat.trim() !== 'postgres'
}

/** Runs a start that fails; returns its output and exit code. */
async function runExpectingFailure(
  env: Record<string, string>,
  args = ['services/main.ts'],
  run = process.execPath,
) {
  const child = spawn(run, args, {
    env: {
      ...process.env,
      NODE_ENV: '',
      LOG_LEVEL: 'warn',
      PORT: String(await freePort()),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

/** One line, no stack, code 1. */
async function readErrorMessage(...args: Parameters<typeof runExpectingFailure>): Promise<string> {
  const { code, output } = await runExpectingFailure(...args)
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
  return output.trim()
}

describe('a one-line error for', () => {
  const damaged = async (name: string, damage: (dataDir: string) => Promise<unknown>) => {
    const dataDir = join(folder, name)
    await copy(preparedDataDir, dataDir)
    await damage(dataDir)
    const message = await readErrorMessage({ PROSA_DATA: dataDir })
    expect(await isGone(dataDir)).toBe(true)
    return message
  }

  test('a port in use, before anything else starts', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const dataDir = join(folder, 'untouched')
    const message = await readErrorMessage({ PORT: String(port), PROSA_DATA: dataDir })
    server.close()
    expect(message).toMatch(new RegExp(`^Port ${port} is in use`))
    expect(await readFile(join(dataDir, 'master.key')).catch(() => 'none')).toBe('none')
  })
  test('a data directory that is a file', async () => {
    await writeFile(join(folder, 'file'), '')
    expect(await readErrorMessage({ PROSA_DATA: join(folder, 'file') })).toMatch(/it is a file/)
  })
  test.runIf(process.platform === 'linux')('a data directory whose key is a pipe', async () => {
    const dataDir = join(folder, 'pipe')
    await mkdir(dataDir)
    await promisify(execFile)('mkfifo', [join(dataDir, 'master.key')])
    expect(await readErrorMessage({ PROSA_DATA: dataDir })).toMatch(/master\.key is a pipe/)
  })
  test('a missing, damaged or wrong master key', async () => {
    const key = (dataDir: string) => join(dataDir, 'master.key')
    expect(await damaged('keyless', (dataDir) => rm(key(dataDir)))).toMatch(
      /^The master key of this data is gone: restore .*master\.key/,
    )
    expect(await damaged('scrap', (dataDir) => writeFile(key(dataDir), '1:zzz\n'))).toMatch(
      /^The master key in .* is damaged/,
    )
    const other = `1:${Buffer.alloc(32, 7).toString('base64')}\n`
    expect(await damaged('other', (dataDir) => writeFile(key(dataDir), other))).toMatch(
      /^The master key is not the one/,
    )
  })
  test('a damaged database', async () => {
    const version = (dataDir: string) => writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '')
    expect(await damaged('version', version)).toMatch(/is damaged/)
  })
  test.runIf(process.getuid?.() === 0)('data of another user', async () => {
    const handedOver = (dataDir: string) => chown(join(dataDir, 'postgres'), 4242, 4242)
    expect(await damaged('foreign', handedOver)).toMatch(/belongs to another user \(4242\)/)
  })
  test('an unreachable database', async () => {
    const DATABASE_URL = 'postgres://a:b@127.0.0.1:1/c'
    const message = await readErrorMessage({
      ...{ DATABASE_URL, PROSA_DATA: join(folder, 'elsewhere') },
      ...{ STORE_WAIT_SECONDS: '0' },
    })
    expect(message).toMatch(/^The database cannot be reached/)
  })
})

describe('an instance on its own data', () => {
  let instance: Instance
  beforeAll(async () => {
    const hook = join(folder, 'report-packages.mjs')
    await writeFile(hook, reportPackages)
    const env = { NODE_OPTIONS: `--import ${hook}` }
    instance = await startInstance({ dataDir: preparedDataDir, env })
  })
  afterAll(() => instance[Symbol.asyncDispose]())

  test('until the first page nothing is loaded that it does not need', async () => {
    const loaded = () => instance.output().match(/(?<=^loaded ).*$/gm) ?? []
    expect((await fetch(instance.baseUrl)).status).toBe(200)
    expect(loaded()).toEqual([])
    expect((await fetch(`${instance.baseUrl}/api/docs`)).status).toBe(200)
    await signIn(instance.baseUrl, 'ana@prosa.test')
    await fetch(`${instance.baseUrl}/live/owner/?EIO=4&transport=polling`)
    await expect.poll(() => new Set(loaded()).size).toBe(unneededPackages.length)
  })
  test('a one-line error for a second Prosa', async () => {
    const message = await readErrorMessage({ PROSA_DATA: preparedDataDir })
    expect(message).toMatch(/^Another Prosa is running/)
    expect((await fetch(`${instance.baseUrl}/api/health`)).status).toBe(200)
  })
  test('SIGHUP ends it', () => expectCleanEnd(instance, 'SIGHUP'))
})

describe('until the first page', () => {
  test('no reactor runs: pages are served without them, the health check waits, and what is recorded is handled later', async () => {
    await using database = await freshDatabase()
    const db = openDb(database.appUrl)
    await createReactorTables(db)
    // Of the start that made the template.
    await db.query('delete from keep.reactors')
    const other = await db.connect()
    await other.query('begin; lock table keep.parked in access exclusive mode')
    const port = await freePort()
    const get = (path: string) => fetch(`http://localhost:${port}${path}`).catch(() => undefined)
    const starting = startInstance({ port, env: { DATABASE_URL: database.appUrl } })
    await expect.poll(async () => (await get('/'))?.status).toBe(200)
    const health = await get('/api/health')
    expect(health?.status).toBe(503)
    expect(await health?.text()).toContain('It is still starting.')
    // Handled by a reactor that starts now.
    const { callApi } = await signInAs(`http://localhost:${port}`, 'ana@prosa.test')
    const { body: survey } = await callApi('POST', '/api/surveys/advanced', {
      ...{ title: 'Early', goal, config_json: JSON.stringify(documentedConfig) },
    })
    expect((await callApi('DELETE', `/api/surveys/${survey.id}`)).status).toBe(200)
    await other.query('rollback')
    await using _instance = await starting
    expect((await get('/api/health'))?.status).toBe(200)
    const kindsInTrail = async () => {
      const entries = (await callApi('GET', '/api/audit-trail'))
        .body as unknown as AuditTrailEntry[]
      return entries.map(({ kind }) => kind)
    }
    await expect.poll(kindsInTrail, { timeout: 10_000 }).toContain('survey-deleted')
    other.release()
    await db.end()
  })
})

describe('shutdown', () => {
  test('by SIGTERM: requests are answered, sockets closed with 1012', async () => {
    await using instance = await startInstance({ dataDir: preparedDataDir })
    const { socket, pending, finish } = await startConversation(instance)
    const closed = once(socket, 'close') as Promise<[number, Buffer]>
    const ended = expectCleanEnd(instance, 'SIGTERM')
    expect((await closed)[0]).toBe(1012)
    finish()
    expect(await pending).toBe(200)
    await ended
  })

  test('Ctrl-C during the start leaves nothing running', async () => {
    const dataDir = join(folder, 'interrupted')
    await mkdir(dataDir)
    const child = spawn(process.execPath, ['services/main.ts'], {
      env: { ...process.env, NODE_ENV: '', LOG_LEVEL: 'warn', PORT: '0', PROSA_DATA: dataDir },
    })
    while (await isGone(dataDir)) await new Promise((resolve) => setTimeout(resolve, 5))
    child.kill('SIGINT')
    await once(child, 'exit')
    // Postgres shuts down asynchronously.
    while (!(await isGone(dataDir))) await new Promise((resolve) => setTimeout(resolve, 20))
    await using instance = await startInstance({ dataDir })
    expect((await fetch(`${instance.baseUrl}/api/health`)).status).toBe(200)
    await expectCleanEnd(instance, 'SIGINT')
  })
})

/** The signal is sent twice: from the terminal, and forwarded by the parent process. */
async function expectCleanEnd(instance: Instance, signal: NodeJS.Signals): Promise<void> {
  const ended = once(instance.process, 'exit')
  for (const again of [signal, signal]) instance.process.kill(again)
  const [code] = (await ended) as [number | null]
  expect({ code, output: instance.output() }).toMatchObject({ code: 0 })
  expect(await isGone(instance.dataDir)).toBe(true)
  expect(instance.output()).not.toMatch(/^\s+at /m)
}

/** A respondent's open socket, and a request whose headers the server has received. */
async function startConversation({ baseUrl }: Instance) {
  const { cookie } = await signIn(baseUrl, 'ana@prosa.test')
  const surveyOptions = { publicId: undefined, language: 'en' as const }
  const { survey } = await findOrCreateSurvey({ baseUrl, cookie }, surveyOptions)
  const callApi = createApiCaller(baseUrl)
  const session = await startSession(callApi, survey.publicId)
  const { question } = await waitForQuestion(callApi, session, 'first-question')
  const live = `${baseUrl.replace('http', 'ws')}/api/public/sessions/${session}/live?since=`
  const socket = new WebSocket(live)
  await once(socket, 'message')
  const answer = { question_id: question?.id, text_response: 'The import failed every Monday.' }
  const submission = request(`${baseUrl}/api/public/sessions/${session}/responses`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  })
  submission.flushHeaders()
  await once(submission, 'continue')
  const pending = (once(submission, 'response') as Promise<[IncomingMessage]>).then(
    ([reply]) => reply.resume().statusCode,
  )
  return { socket, pending, finish: () => submission.end(JSON.stringify(answer)) }
}
