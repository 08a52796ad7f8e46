// Malformed requests, sockets and messages are refused clearly and affect no one else.
import { once } from 'node:events'
import { connect } from 'node:net'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { sendRequest } from '../../support/clients/openapi-client.ts'
import {
  startInstanceOnFreshDatabase,
  type DatabaseInstance,
} from '../../support/processes/instance-on-fresh-database.ts'
import {
  createApiCaller,
  createPublishedSurvey,
  signInAs,
  startSession,
} from '../../support/clients/survey-client.ts'

let instance: DatabaseInstance
let cookie: string
let surveyId: string
let otherOwnerSurveyId: string
let ownerSocketUrl: string
let ledgerFeedUrl: string

beforeAll(async () => {
  instance = await startInstanceOnFreshDatabase()
  const { baseUrl } = instance
  const owner = await signInAs(baseUrl, 'bruno@prosa.test')
  const other = await signInAs(baseUrl, 'layla@prosa.test')
  cookie = owner.cookie
  const survey = await createPublishedSurvey(owner.callApi)
  surveyId = survey.id
  otherOwnerSurveyId = (await createPublishedSurvey(other.callApi)).id
  const wsUrl = baseUrl.replace('http', 'ws')
  const session = await startSession(createApiCaller(baseUrl), survey.public_id)
  ownerSocketUrl = `${wsUrl}/api/public/sessions/${session}/live`
  ledgerFeedUrl = `${wsUrl}/api/ledger/feed`
})
afterAll(() => instance[Symbol.asyncDispose]())

/** The complete response to these bytes until the connection closes. */
async function sendRaw(bytes: string): Promise<string> {
  const socket = connect(instance.port, '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => (answer += data.toString()))
  socket.on('error', () => {})
  socket.write(Buffer.from(bytes, 'latin1'))
  await once(socket, 'close')
  return answer
}

const upgrade =
  'Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n'

test.each([
  ['garbage', 'GARBAGE\r\n\r\n', 400],
  ['another HTTP', 'GET /api/health HTTP/9.9\r\nHost: x\r\n\r\n', 400],
  [
    'two lengths',
    'POST /api/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na',
    400,
  ],
  [
    'a length and chunks',
    'POST /api/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  [
    'a chunk of no length',
    'POST /api/logout HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    400,
  ],
  [
    'an endless header',
    `GET /api/health HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    413,
  ],
  ['an endless address', `GET /api/${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 413],
  ['a socket nowhere', `GET /nothing HTTP/1.1\r\n${upgrade}`, 404],
  ['a socket at a call', `GET /api/surveys HTTP/1.1\r\n${upgrade}`, 404],
  ['a socket beside the owners’', `GET /live/ownerx HTTP/1.1\r\n${upgrade}`, 404],
  ['the owners’ socket without its slash', `GET /live/owner HTTP/1.1\r\n${upgrade}`, 404],
])('%s is a problem', async (_name, bytes, status) => {
  const answer = await sendRaw(bytes)
  expect(answer).toMatch(`HTTP/1.1 ${status} `)
  expect(answer).toContain('application/problem+json')
  expect(answer).toMatch(/"error":"[^"]+"/)
})

test.each(['//', '///', '//:80:80', '/\\', '/%20', '/surveys/x?%'])(
  'a page at %s is a page or a problem',
  async (path) => {
    const statusOf = async (at: string, host: string) => {
      const headers = { accept: 'text/html', host }
      return (await sendRequest(instance.baseUrl, { method: 'GET', path: at, headers })).status
    }
    expect([200, 404]).toContain(await statusOf(path, 'localhost'))
    expect([200, 400, 404]).toContain(await statusOf(`/sa${path}`, 'localhost'))
    // A host that is not ours.
    for (const at of [path, `/sa${path}`]) expect(await statusOf(at, 'a b')).toBe(421)
  },
)

/** A plain socket's close code, or the status that refused it. */
async function waitForClose(
  url: string,
  headers = {},
  speak: (socket: WebSocket) => void = () => {},
): Promise<number> {
  const socket = new WebSocket(url, { headers })
  socket.on('error', () => {})
  socket.on('open', () => speak(socket))
  const { promise, resolve } = Promise.withResolvers<number>()
  socket.on('close', (code) => resolve(code))
  socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode ?? 0))
  const end = await promise
  socket.terminate()
  return end
}

test('plain sockets refuse messages and forged cursors', async () => {
  for (const [url, headers] of [
    [ownerSocketUrl, {}],
    [ledgerFeedUrl, { cookie }],
  ] as const) {
    expect(await waitForClose(url, headers, (socket) => socket.send('x'))).toBe(4400)
    expect(await waitForClose(url, headers, (socket) => socket.send(Buffer.alloc(9)))).toBe(4400)
    expect(await waitForClose(url, headers, (socket) => socket.send('x'.repeat(2_000_000)))).toBe(
      1009,
    )
    for (const cursor of ['x', '%00', '-1', '%F0%9F%92%A9', "'%20or%201=1", '9'.repeat(400)])
      expect(await waitForClose(`${url}?since=${cursor}`, headers)).toBe(4400)
    expect(await waitForClose(`${url}?since=${'9'.repeat(401)}`, headers)).toBe(422)
    expect(await waitForClose(`${url}?since=a&since=b`, headers)).toBe(422)
  }
  expect(await waitForClose(ownerSocketUrl.replace(/[0-9a-f]{32}/, '0'.repeat(32)))).toBe(404)
  expect(await waitForClose(ledgerFeedUrl)).toBe(401)
  expect(await waitForClose(ledgerFeedUrl, { cookie: 'prosa_session=forged' })).toBe(401)
  expect(await waitForClose(ledgerFeedUrl, { cookie, origin: 'https://evil.example' })).toBe(403)
})

const ownerSocket = (headers: Record<string, string>) =>
  io(instance.baseUrl, {
    path: '/live/owner',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: headers,
  })

test.each([
  ['nobody', () => ({})],
  ['a forged cookie', () => ({ cookie: 'prosa_session=forged' })],
  ['another site', () => ({ cookie, origin: 'https://evil.example' })],
])('the owners’ socket refuses %s', async (_name, headers) => {
  const socket = ownerSocket(headers())
  const [error] = (await once(socket as never, 'connect_error')) as [Error]
  expect(error).toBeInstanceOf(Error)
  socket.close()
})

test('the owners’ socket refuses invalid messages, other owners and floods, and stays open', async () => {
  const socket = ownerSocket({ cookie })
  const follow = (input: unknown) => socket.emitWithAck('follow', input) as Promise<object>
  const ownFeed = { topic: 'survey-turns', id: surveyId, since: '' }
  for (const junk of [
    null,
    1,
    'x',
    [],
    {},
    { ...ownFeed, topic: 'nope' },
    { ...ownFeed, topic: 'ledger' },
    { ...ownFeed, id: 'x' },
    { ...ownFeed, extra: 1 },
    { ...ownFeed, since: 'forged' },
    { ...ownFeed, since: '\0' },
  ])
    expect(await follow(junk)).toEqual({ ok: false, code: 'request/invalid' })
  for (const topic of ['survey-turns', 'qualified-responses'])
    expect(await follow({ ...ownFeed, topic, id: otherOwnerSurveyId })).toMatchObject({ ok: false })
  socket.emit('follow')
  socket.emit('unfollow', null)
  socket.emit('nonsense', Buffer.alloc(100))
  expect(await follow(ownFeed)).toEqual({ ok: true })
  const flood = await Promise.all(Array.from({ length: 2_000 }, () => follow(ownFeed)))
  expect(flood).toContainEqual({ ok: false, code: 'request/too-many' })
  expect(socket.connected).toBe(true)

  const gone = once(socket as never, 'disconnect')
  socket.emit('follow', { topic: 'x'.repeat(100_000) })
  await gone
})

test('the server stays healthy and logs nothing', async () => {
  const reply = await sendRequest(instance.baseUrl, { method: 'GET', path: '/api/health' })
  expect(reply.status).toBe(200)
  expect(instance.output()).not.toMatch(/"level":"(error|warn)"/)
})
