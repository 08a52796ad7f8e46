import { beforeEach, expect, test, vi } from 'vitest'
import { CallError, call } from './call.ts'

type Sent = { url: string; init: RequestInit & { headers: Record<string, string> } }
let sent: Sent[] = []
let answer: () => Response | Promise<Response>

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (url: string, init: Sent['init']) => {
    sent.push({ url, init })
    return answer()
  })
})

const surveyId = '00000000-0000-4000-8000-000000000001'

test('fields go into the path, the others into the body or the query', async () => {
  answer = () => Response.json({})
  await call('PUT /api/surveys/:id', { id: surveyId, status: 'paused' })
  await call('GET /api/reports', { period: '7d' })
  expect(sent[0]?.url).toBe(`/api/surveys/${surveyId}`)
  expect(sent[0]?.init.body).toBe('{"status":"paused"}')
  expect(sent[1]?.url).toBe('/api/reports?period=7d')
})

test('reads send the highest position received', async () => {
  const positions = ['0002', '0001', null]
  answer = () => {
    const position = positions.shift()
    return Response.json({}, { headers: position ? { 'prosa-position': position } : {} })
  }
  for (let read = 0; read < 3; read++) await call('GET /api/surveys', {})
  expect(sent.map(({ init }) => init.headers['prosa-position'])).toEqual([
    undefined,
    '0002',
    '0002',
  ])
})

test('a write has an idempotency key, its retry the same', async () => {
  answer = () => Response.json({})
  await call('POST /api/logout', {}, { key: 'mine' })
  await call('POST /api/logout', {})
  expect(sent[0]?.init.headers['idempotency-key']).toBe('mine')
  expect(sent[1]?.init.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
})

test('a problem keeps its code and is not uncertain', async () => {
  answer = () => Response.json({ code: 'credits/insufficient', error: 'none' }, { status: 402 })
  const error = await call('POST /api/responses/:id/unlock', { id: surveyId }).catch((e) => e)
  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({ kind: 'problem', status: 402, code: 'credits/insufficient' })
  expect((error as CallError).isUncertain).toBe(false)
})

test('a lost connection is uncertain', async () => {
  answer = () => Promise.reject(new TypeError('failed'))
  await expect(call('GET /api/surveys', {})).rejects.toMatchObject({
    kind: 'network',
    isUncertain: true,
  })
})

test('a response without JSON is an error of its status', async () => {
  answer = () => new Response('<html>', { status: 502 })
  await expect(call('GET /api/surveys', {})).rejects.toMatchObject({ kind: 'problem', status: 502 })
})

test('an unparsable response is an error', async () => {
  answer = () => new Response('<html>', { status: 200 })
  await expect(call('GET /api/surveys', {})).rejects.toMatchObject({
    kind: 'unreadable',
    status: 200,
    isUncertain: true,
  })
})

test('a truncated response is a network error', async () => {
  const cut = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })
  answer = () => new Response(cut, { status: 200 })
  await expect(call('GET /api/surveys', {})).rejects.toMatchObject({ kind: 'network' })
})
