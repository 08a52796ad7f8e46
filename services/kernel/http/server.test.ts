import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { trustNobody } from '../config/networks.ts'
import {
  startKernelServerWithClient,
  notesUrl,
} from '../../../tests/support/servers/kernel-test-server.ts'

const json = { 'content-type': 'application/json' }
const note = { note: 'n', text: 'words' }

test('a command returns the position that it reached', async () => {
  await using server = await startKernelServerWithClient()
  const reply = await server.send({ payload: note })
  expect(reply).toMatchObject({
    status: 200,
    headers: { 'prosa-position': '00000000000000000001' },
  })
  expect(reply.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
})

test.each(['bug', 'output', 'zod'])(
  'an unexpected error (%s) has no details in the response and is logged once',
  async (kind) => {
    await using server = await startKernelServerWithClient()
    const { status, body } = await server.send({ url: `/api/failures/${kind}` })
    expect({ status, code: body.code }).toEqual({ status: 500, code: 'internal' })
    expect(JSON.stringify(body)).not.toMatch(/secret|stack|node_modules/)
    const lines = server.logOutput().trim().split('\n')
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0]!)).toMatchObject({
      reference: body.reference,
      route: '/api/failures/:kind',
    })
  },
)

test('an unreachable database is a 503 with Retry-After', async () => {
  await using server = await startKernelServerWithClient()
  const reply = await server.send({ url: '/api/failures/database' })
  expect(reply).toMatchObject({
    status: 503,
    headers: { 'retry-after': '1' },
    body: { code: 'service/unavailable' },
  })
})

test('the same key is the same command; a reuse with another body is refused', async () => {
  await using server = await startKernelServerWithClient()
  const headers = { 'idempotency-key': 'k-1' }
  const first = await server.send({ payload: note, headers })
  const again = await server.send({ payload: { text: 'words', note: 'n' }, headers })
  const other = await server.send({ payload: { ...note, text: 'other' }, headers })
  expect(again.body).toEqual(first.body)
  expect(again.headers['prosa-position']).toBe(first.headers['prosa-position'])
  expect(other).toMatchObject({ status: 422, body: { code: 'request/key-reused' } })
})

test('the same key on another resource is another command', async () => {
  await using server = await startKernelServerWithClient()
  const headers = { 'idempotency-key': '1' }
  const one = await server.send({ payload: note, headers })
  const two = await server.send({
    payload: note,
    headers,
    url: '/api/public/notebooks/secret-2/notes',
  })
  expect(two.body.created).not.toBe(one.body.created)
})

test('a read waits for its client’s position, and is marked as stale after a timeout', async () => {
  const waits: [string, number][] = []
  const waitForPosition = async (position: string, timeoutMs: number) => {
    waits.push([position, timeoutMs])
    return false
  }
  await using server = await startKernelServerWithClient({ waitForPosition })
  const read = (position: string) =>
    server.send({ method: 'GET', url: '/api/notebooks/x', headers: { 'prosa-position': position } })
  expect((await read('00042')).headers['prosa-stale']).toBe('1')
  expect((await read('nonsense')).headers['prosa-stale']).toBeUndefined()
  expect(waits).toEqual([['00042', 1500]])
})

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, 403],
  [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost:5173' }, 403],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ origin: 'http://localhost:3000' }, 200],
  [{ origin: 'http://prosa.local', host: 'prosa.local' }, 200],
  [{}, 200],
])('a call with a cookie and the headers %j is answered with %i', async (headers, status) => {
  const config = {
    publicUrl: 'http://localhost:3000',
    requestsPerMinute: 0,
    trustProxy: trustNobody,
    allowedHosts: ['prosa.local'],
  }
  await using server = await startKernelServerWithClient({ config })
  const reply = await server.send({
    url: '/api/notebooks/x/mark',
    headers: { cookie: 'ana', ...headers },
  })
  expect(reply.status).toBe(status)
})

test('a webhook has the unparsed body', async () => {
  await using server = await startKernelServerWithClient()
  const payload = '{ "b": 1,\n "a": "é" }'
  expect((await server.send({ url: '/api/webhooks/test', payload, headers: json })).body).toEqual({
    raw: payload,
  })
})

test('during shutdown, requests are refused', async () => {
  await using server = await startKernelServerWithClient({ draining: () => true })
  const reply = await server.send({ payload: note })
  expect(reply).toMatchObject({
    status: 503,
    headers: { connection: 'close' },
    body: { code: 'service/shutting-down' },
  })
})

test('remote addresses are limited, local ones are not', async () => {
  const config = { publicUrl: 'https://prosa.test', requestsPerMinute: 3, trustProxy: trustNobody }
  await using server = await startKernelServerWithClient({ config })
  const flood = async (remoteAddress: string) => {
    const replies = []
    for (let n = 0; n < 5; n++)
      replies.push(await server.app.inject({ url: '/api/notebooks/x', remoteAddress }))
    return replies.map(({ statusCode }) => statusCode)
  }
  expect(await flood('127.0.0.1')).toEqual([200, 200, 200, 200, 200])
  expect(await flood('203.0.113.9')).toEqual([200, 200, 200, 429, 429])
  const late = await server.app.inject({ url: '/api/notebooks/x', remoteAddress: '203.0.113.9' })
  expect(late.json()).toMatchObject({ code: 'request/too-many' })
  expect(late.headers).toMatchObject({ 'ratelimit-limit': '3', 'ratelimit-remaining': '0' })
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
  expect(await flood('203.0.113.10')).toEqual([200, 200, 200, 429, 429])
})

test('unknown paths count, and IPv6 addresses count by their /64 network', async () => {
  const config = { publicUrl: 'https://prosa.test', requestsPerMinute: 2, trustProxy: trustNobody }
  await using server = await startKernelServerWithClient({ config })
  const get = (url: string, remoteAddress: string) => server.app.inject({ url, remoteAddress })
  expect((await get('/nowhere', '2001:db8::1')).statusCode).toBe(404)
  expect((await get('/nowhere', '2001:db8::2')).statusCode).toBe(404)
  expect((await get('/api/notebooks/x', '2001:db8::3')).statusCode).toBe(429)
  expect((await get('/api/notebooks/x', '2001:db8:0:1::1')).statusCode).toBe(200)
})

test('each session has its own limit, and forwarded addresses are not trusted', async () => {
  const config = {
    publicUrl: 'https://prosa.test',
    requestsPerMinute: 9,
    sessionRequestsPerMinute: 3,
    trustProxy: trustNobody,
  }
  await using server = await startKernelServerWithClient({ config })
  server.app.get('/sessions/:sessionId', () => ({}))
  const get = async (session: string, forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded }
    const url = `/sessions/${session}`
    const reply = await server.app.inject({ url, remoteAddress: '203.0.113.9', headers })
    return [reply.statusCode, reply.headers['ratelimit-limit']]
  }
  for (let n = 0; n < 3; n++) expect(await get('a', `198.51.100.${n}`)).toEqual([200, '3'])
  expect(await get('a', '198.51.100.4')).toEqual([429, '3'])
  expect(await get('b', '127.0.0.1')).toEqual([200, '9'])
})

test.each(['/dashboard', '/sa/abc123/dashboard'])('%s forbids framing', async (url) => {
  await using server = await startKernelServerWithClient()
  server.app.get('/*', (_request, reply) => reply.type('text/html').send('<p>page'))
  const { status, headers } = await server.send({ method: 'GET', url })
  expect({ status, headers }).toMatchObject({ status: 200, headers: { 'x-frame-options': 'DENY' } })
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test('pages allow no inline styles or scripts; a response of the API loads and sends nothing', async () => {
  await using server = await startKernelServerWithClient()
  const policyOf = async (url: string) =>
    String((await server.send({ method: 'GET', url })).headers['content-security-policy'])
  const page = await policyOf('/dashboard')
  expect(page).toContain("form-action 'self'")
  expect(page).not.toContain('unsafe')
  expect(await policyOf('/api/notebooks/x')).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
})

test('a client that disconnects within its body causes no error', async () => {
  await using server = await startKernelServerWithClient()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const head = `POST ${notesUrl} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"note":`
  const socket = connect(port, '127.0.0.1')
  const arrived = once(server.app.server, 'request')
  socket.write(head)
  await arrived
  socket.destroy()
  expect((await fetch(`http://127.0.0.1:${port}/api/notebooks/x`)).status).toBe(200)
  expect(server.logOutput()).not.toContain('failed')
})
