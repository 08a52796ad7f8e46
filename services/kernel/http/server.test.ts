import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import {
  startKernelServerWithClient,
  notesUrl,
} from '../../../tests/support/servers/kernel-test-server.ts'

const json = { 'content-type': 'application/json' }
const note = { note: 'n', text: 'words' }

test('a command answers with the position that it reached', async () => {
  await using house = await startKernelServerWithClient()
  const reply = await house.send({ payload: note })
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
  'a failure (%s) tells the client nothing and is logged once',
  async (kind) => {
    await using house = await startKernelServerWithClient()
    const { status, body } = await house.send({ url: `/api/failures/${kind}` })
    expect({ status, code: body.code }).toEqual({ status: 500, code: 'internal' })
    expect(JSON.stringify(body)).not.toMatch(/secret|stack|node_modules/)
    const lines = house.logOutput().trim().split('\n')
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0]!)).toMatchObject({
      reference: body.reference,
      route: '/api/failures/:kind',
    })
  },
)

test('a database out of reach is a 503 that says when to try again', async () => {
  await using house = await startKernelServerWithClient()
  const reply = await house.send({ url: '/api/failures/database' })
  expect(reply).toMatchObject({
    status: 503,
    headers: { 'retry-after': '1' },
    body: { code: 'service/unavailable' },
  })
})

test('the same key is the same command; with another body it is refused', async () => {
  await using house = await startKernelServerWithClient()
  const headers = { 'idempotency-key': 'k-1' }
  const first = await house.send({ payload: note, headers })
  const again = await house.send({ payload: { text: 'words', note: 'n' }, headers })
  const other = await house.send({ payload: { ...note, text: 'other' }, headers })
  expect(again.body).toEqual(first.body)
  expect(again.headers['prosa-position']).toBe(first.headers['prosa-position'])
  expect(other).toMatchObject({ status: 422, body: { code: 'request/key-reused' } })
})

test('strangers who choose the same key do not meet', async () => {
  await using house = await startKernelServerWithClient()
  const headers = { 'idempotency-key': '1' }
  const one = await house.send({ payload: note, headers })
  const two = await house.send({
    payload: note,
    headers,
    url: '/api/public/notebooks/secret-2/notes',
  })
  expect(two.body.created).not.toBe(one.body.created)
})

test('a read waits for what its client saw, and says when it could not', async () => {
  const asked: [string, number][] = []
  const reached = async (position: string, timeoutMs: number) => {
    asked.push([position, timeoutMs])
    return false
  }
  await using house = await startKernelServerWithClient({ waitForPosition: reached })
  const read = (position: string) =>
    house.send({ method: 'GET', url: '/api/notebooks/x', headers: { 'prosa-position': position } })
  expect((await read('00042')).headers['prosa-stale']).toBe('1')
  expect((await read('nonsense')).headers['prosa-stale']).toBeUndefined()
  expect(asked).toEqual([['00042', 1500]])
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
])('a call with a cookie from %j', async (headers, status) => {
  await using house = await startKernelServerWithClient()
  const reply = await house.send({
    url: '/api/notebooks/x/mark',
    headers: { cookie: 'ana', ...headers },
  })
  expect(reply.status).toBe(status)
})

test('a webhook has the body as it came', async () => {
  await using house = await startKernelServerWithClient()
  const payload = '{ "b": 1,\n "a": "é" }'
  expect((await house.send({ url: '/api/webhooks/test', payload, headers: json })).body).toEqual({
    raw: payload,
  })
})

test('once shutting down, requests are turned away', async () => {
  await using house = await startKernelServerWithClient({ draining: () => true })
  const reply = await house.send({ payload: note })
  expect(reply).toMatchObject({
    status: 503,
    headers: { connection: 'close' },
    body: { code: 'service/shutting-down' },
  })
})

test('a stranger’s flood is slowed, this machine’s own is not', async () => {
  const config = { publicUrl: 'https://prosa.test', requestsPerMinute: 3, trustProxy: false }
  await using house = await startKernelServerWithClient({ config })
  const flood = async (remoteAddress: string) => {
    const replies = []
    for (let n = 0; n < 5; n++)
      replies.push(await house.app.inject({ url: '/api/notebooks/x', remoteAddress }))
    return replies.map(({ statusCode }) => statusCode)
  }
  expect(await flood('127.0.0.1')).toEqual([200, 200, 200, 200, 200])
  expect(await flood('203.0.113.9')).toEqual([200, 200, 200, 429, 429])
  const late = await house.app.inject({ url: '/api/notebooks/x', remoteAddress: '203.0.113.9' })
  expect(late.json()).toMatchObject({ code: 'request/too-many' })
  expect(late.headers).toMatchObject({ 'ratelimit-limit': '3', 'ratelimit-remaining': '0' })
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
  expect(await flood('203.0.113.10')).toEqual([200, 200, 200, 429, 429])
})

test('what leads nowhere counts too, and an address of version 6 is a household', async () => {
  const config = { publicUrl: 'https://prosa.test', requestsPerMinute: 2, trustProxy: false }
  await using house = await startKernelServerWithClient({ config })
  const ask = (url: string, remoteAddress: string) => house.app.inject({ url, remoteAddress })
  expect((await ask('/nowhere', '2001:db8::1')).statusCode).toBe(404)
  expect((await ask('/nowhere', '2001:db8::2')).statusCode).toBe(404)
  expect((await ask('/api/notebooks/x', '2001:db8::3')).statusCode).toBe(429)
  expect((await ask('/api/notebooks/x', '2001:db8:0:1::1')).statusCode).toBe(200)
})

test('one session’s flood slows that session alone, and whoever it says it comes from is not believed', async () => {
  const config = {
    publicUrl: 'https://prosa.test',
    requestsPerMinute: 9,
    sessionRequestsPerMinute: 3,
    trustProxy: false,
  }
  await using house = await startKernelServerWithClient({ config })
  house.app.get('/sessions/:sessionId', () => ({}))
  const ask = async (session: string, forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded }
    const url = `/sessions/${session}`
    const reply = await house.app.inject({ url, remoteAddress: '203.0.113.9', headers })
    return [reply.statusCode, reply.headers['ratelimit-limit']]
  }
  for (let n = 0; n < 3; n++) expect(await ask('a', `198.51.100.${n}`)).toEqual([200, '3'])
  expect(await ask('a', '198.51.100.4')).toEqual([429, '3'])
  expect(await ask('b', '127.0.0.1')).toEqual([200, '9'])
})

test.each(['/dashboard', '/sa/abc123/dashboard'])('%s is never framed', async (url) => {
  await using house = await startKernelServerWithClient()
  house.app.get('/*', (_request, reply) => reply.type('text/html').send('<p>page'))
  const { status, headers } = await house.send({ method: 'GET', url })
  expect({ status, headers }).toMatchObject({ status: 200, headers: { 'x-frame-options': 'DENY' } })
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test('a client that goes away in the middle of its body is no failure', async () => {
  await using house = await startKernelServerWithClient()
  await house.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = house.app.server.address() as AddressInfo
  const head = `POST ${notesUrl} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"note":`
  const socket = connect(port, '127.0.0.1')
  const arrived = once(house.app.server, 'request')
  socket.write(head)
  await arrived
  socket.destroy()
  expect((await fetch(`http://127.0.0.1:${port}/api/notebooks/x`)).status).toBe(200)
  expect(house.logOutput()).not.toContain('failed')
})
