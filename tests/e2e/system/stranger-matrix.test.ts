// Every route and socket x every caller to whom nothing of an owner belongs. Both sides come from the product: the OpenAPI
// document and the list of live channels, so that what is new is in the matrix.
import { once } from 'node:events'
import { glob, readFile } from 'node:fs/promises'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { FollowMessage, Topic } from '#contract/live.ts'
import { type Db, openDb } from '#kernel/postgres/db.ts'
import {
  findProblemResponseError,
  listOperations,
  sendRequest,
  type ApiResponse,
  type Operation,
} from '../../support/clients/openapi-client.ts'
import { sharedInstance, type SharedInstance } from '../../support/processes/shared-instance.ts'
import {
  createStrangers,
  startForeignSession,
  type Stranger,
} from '../../support/strangers/callers.ts'
import { matrixRequest } from '../../support/strangers/matrix-requests.ts'
import {
  createOwnedResources,
  type OwnedResources,
} from '../../support/strangers/owned-resources.ts'
import { publicOperations } from '../../support/strangers/public-operations.ts'

const strangerNames = [
  'nobody',
  'another owner',
  'an ended session',
  'a revoked token',
  'an auditor',
  'an auditor of another owner',
]
const refused: readonly number[] = [401, 403, 404]

let instance: SharedInstance
let db: Db
let owned: OwnedResources
let strangers: Stranger[]
let operations: Operation[]
let foreignSession: string
beforeAll(async () => {
  instance = sharedInstance()
  db = openDb(instance.databaseUrl, 1)
  owned = await createOwnedResources(instance)
  strangers = await createStrangers(instance, owned)
  foreignSession = await startForeignSession(instance.baseUrl)
  operations = await listOperations(instance.baseUrl)
})
afterAll(() => db.end())

/** What owners see of a conversation, in the form of a respondent's secret. */
const guessOf = ({ conversationId }: OwnedResources) => conversationId.replaceAll('-', '')
const strangerOf = (name: string) => strangers.find((each) => each.name === name)!

/** The position of each stream that belongs to the owner. Mails are requested and sent by the clock, at any time. */
async function ownedPositions(): Promise<Record<string, number>> {
  const { rows } = await db.query<{ stream: string; revision: number }>(
    `select stream, max(revision) as revision from log.events
      where stream in (select stream from log.events where meta ->> 'ownerId' = $1)
        and stream not like 'mail-%' group by stream`,
    [owned.owner.ownerId],
  )
  return Object.fromEntries(rows.map(({ stream, revision }) => [stream, revision]))
}

async function expectUnchanged(before: Record<string, number>): Promise<void> {
  const after = await ownedPositions()
  // Sessions that anyone with the link may start are new streams.
  expect(Object.fromEntries(Object.keys(before).map((name) => [name, after[name]]))).toEqual(before)
  const own = await sendRequest(instance.baseUrl, {
    ...{ method: 'GET', path: `/api/surveys/${owned.surveyId}` },
    headers: { cookie: owned.owner.cookie },
  })
  expect(own.status).toBe(200)
}

/** The owner's words in an answer, without those that the caller sent. */
const leaksIn = (answer: string, sent = '') =>
  owned.markers.filter(
    (marker) => marker !== '' && answer.includes(marker) && !sent.includes(marker),
  )

/** What is wrong with the answer of a cell; undefined if nothing. */
function findCellError(
  operation: Operation,
  reply: ApiResponse,
  sent: string,
  expected: readonly number[] | undefined,
): string | undefined {
  const text = `${JSON.stringify(reply.headers)}${reply.text}`
  const leaks = leaksIn(text, sent)
  const about = `${operation.name}: ${reply.status} ${reply.text.slice(0, 200)}`
  if (leaks.length > 0) return `${about} contains ${leaks.join(', ')}`
  if (reply.status >= 500 && !expected?.includes(reply.status)) return about
  if (!expected) return undefined
  if (!expected.includes(reply.status)) return `${about}, not ${expected.join(' or ')}`
  const flaw = reply.status < 500 ? findProblemResponseError(reply) : undefined
  return flaw && `${about} ${flaw}`
}

const isAuditors = ({ path }: Operation) => path.startsWith('/api/ledger')

function expectedStatuses(operation: Operation, stranger: Stranger, isForeign: boolean) {
  if (!stranger.refusedWith || (isAuditors(operation) && stranger.refusedWith.includes(403)))
    return isForeign ? refused : undefined
  return stranger.refusedWith
}

test('calls without authentication are those that are listed, each with its reason', async () => {
  const open = operations.filter(({ isPrivate }) => !isPrivate).map(({ name }) => name)
  const { body } = await sendRequest(instance.baseUrl, { method: 'GET', path: '/api/openapi.json' })
  const uploads = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { security, requestBody }]) =>
      security?.length === 0 && requestBody && !requestBody.content['application/json']
        ? [`${method.toUpperCase()} ${path}`]
        : [],
    ),
  )
  expect([...open, ...uploads].toSorted()).toEqual(Object.keys(publicOperations).toSorted())
})

test.each(strangerNames)(
  '%s gets nothing of an owner by any private call, and changes nothing',
  async (name) => {
    const stranger = strangerOf(name)
    const before = await ownedPositions()
    const found: string[] = []
    const some = operations.filter(
      (each) => each.isPrivate && !(stranger.readsLedger && isAuditors(each)),
    )
    expect(some.length).toBeGreaterThan(35)
    for (const operation of some) {
      const { isForeign, ...request } = matrixRequest(operation, owned, guessOf(owned))
      const headers = {
        ...stranger.headers,
        ...(request.body !== undefined && { 'content-type': 'application/json' }),
      }
      const reply = await sendRequest(instance.baseUrl, { ...request, headers })
      const expected = expectedStatuses(operation, stranger, isForeign)
      const flaw = findCellError(operation, reply, `${request.path}${request.body}`, expected)
      if (flaw) found.push(flaw)
    }
    expect(found).toEqual([])
    await expectUnchanged(before)
  },
)

describe('calls without authentication', () => {
  test.each(['the id that owners see', 'a session of another survey'])(
    'with %s for the secret give nothing of a conversation, and change nothing',
    async (secret) => {
      const isOwnSession = secret === 'a session of another survey'
      const session = isOwnSession ? foreignSession : guessOf(owned)
      const before = await ownedPositions()
      const found: string[] = []
      for (const operation of operations.filter(({ isPrivate }) => !isPrivate)) {
        const { isForeign: _, ...request } = matrixRequest(operation, owned, session)
        const headers: Record<string, string> =
          request.body === undefined ? {} : { 'content-type': 'application/json' }
        const reply = await sendRequest(instance.baseUrl, { ...request, headers })
        const listed = publicOperations[operation.name]!
        const isGuess = listed.secret && !(isOwnSession && operation.path.includes('{sessionId}'))
        const expected = isGuess ? refused : listed.statuses
        const flaw = findCellError(operation, reply, `${request.path}${request.body}`, expected)
        if (flaw) found.push(flaw)
      }
      expect(found).toEqual([])
      await expectUnchanged(before)
    },
  )

  test('a recording for a conversation’s public id is refused', async () => {
    const form = new FormData()
    form.append('file', new Blob(['x'], { type: 'audio/webm' }), 'recording.webm')
    form.append('session_id', guessOf(owned))
    const reply = await fetch(`${instance.baseUrl}/api/audio/transcribe`, {
      ...{ method: 'POST', body: form },
    })
    expect(publicOperations['POST /api/audio/transcribe']!.statuses).toContain(reply.status)
    expect(leaksIn(await reply.text())).toEqual([])
  })
})

describe('live', () => {
  /** The two plain sockets: the path as the caller opens it. */
  const plainSockets = {
    '/api/ledger/feed': () => `/api/ledger/feed?owner=${owned.owner.ownerId}`,
    '/api/public/sessions/:sessionId/live': () => `/api/public/sessions/${guessOf(owned)}/live`,
  }
  /** The channels that can only be reached by the sockets above. */
  const plainChannels = ['conversation', 'ledger']

  test('every channel and socket of the product is in the matrix', async () => {
    const channels: string[] = []
    const paths: string[] = []
    for await (const path of glob('services/*/**/*.ts')) {
      if (path.endsWith('.test.ts')) continue
      const text = await readFile(path, 'utf8')
      const declared = text.matchAll(/\bname: '([\w-]+)',\s+mayFollow/g)
      channels.push(...[...declared].map(([, name]) => name!))
      if (text.includes('websocket: true'))
        paths.push(...[...text.matchAll(/'(\/api\/[\w/:-]+)'/g)].map(([, name]) => name!))
    }
    expect(channels.toSorted()).toEqual([...Topic.options, ...plainChannels].toSorted())
    expect([...new Set(paths)].toSorted()).toEqual(Object.keys(plainSockets).toSorted())
    // Another way to name a channel's subject needs another cell.
    expect(Object.keys(FollowMessage.shape)).toEqual(['topic', 'id', 'since'])
  })

  test.each(strangerNames)('%s gets no item of any channel', async (name) => {
    const { headers, readsLedger } = strangerOf(name)
    const received: string[] = []
    const socket = io(instance.baseUrl, {
      path: '/live/owner',
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: headers,
    })
    socket.onAny((...items: unknown[]) => received.push(JSON.stringify(items)))
    const { promise: refusal, resolve } = Promise.withResolvers<string>()
    socket.once('connect_error', (error) => resolve(error.message))
    const outcome = await Promise.race([
      refusal,
      once(socket as never, 'connect').then(() => 'connected'),
    ])
    expect(outcome).toBe(name === 'another owner' ? 'connected' : 'accounts/signed-out')
    const ids = [owned.surveyId, owned.owner.ownerId, owned.responseId, owned.conversationId]
    const accepted: string[] = []
    for (const topic of outcome === 'connected' ? Topic.options : [])
      for (const id of ids) {
        const reply = await socket.emitWithAck('follow', { topic, id, since: '' })
        if (reply.ok !== false) accepted.push(`${topic} ${id}`)
      }
    expect(accepted).toEqual([])
    socket.disconnect()
    expect(received).toEqual([])
    for (const [path, pathFor] of Object.entries(plainSockets)) {
      if (readsLedger && path.includes('ledger')) continue
      const reply = await openRefused(pathFor(), headers)
      expect({ path, status: reply.status }).toEqual({
        path,
        status: expect.toSatisfy((status: number) => refused.includes(status)),
      })
      expect(leaksIn(reply.text, pathFor())).toEqual([])
    }
  })

  async function openRefused(path: string, headers: Record<string, string>) {
    const socket = new WebSocket(`${instance.baseUrl.replace('http', 'ws')}${path}`, { headers })
    const { promise, resolve } = Promise.withResolvers<{ status: number; text: string }>()
    socket.on('error', () => {})
    socket.on('open', () => resolve({ status: 101, text: '' }))
    socket.on('unexpected-response', async (_request, response) => {
      let text = ''
      for await (const piece of response.setEncoding('utf8')) text += piece
      resolve({ status: response.statusCode ?? 0, text })
    })
    const reply = await promise
    socket.terminate()
    return reply
  }
})
