// The API answers or refuses every request: no 5xx, no internals.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { derivedId } from '#kernel/ids.ts'
import {
  minimalInput,
  findProblemResponseError,
  listOperations,
  pathOf,
  sendRequest,
  findUndocumentedResponse,
  type Operation,
  type ApiResponse,
} from '../../support/clients/openapi-client.ts'
import {
  startInstanceOnFreshDatabase,
  type DatabaseInstance,
} from '../../support/processes/instance-on-fresh-database.ts'
import {
  holdConversation,
  createPublishedSurvey,
  signInAs,
  startSession,
} from '../../support/clients/survey-client.ts'

const json = { 'content-type': 'application/json' }
const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`

/** Values that a field might not expect. */
const oddValues: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e300,
  Number.MAX_SAFE_INTEGER,
  '',
  '   ',
  'x',
  '\0',
  '\ud800',
  '\u202e\u200b\ufeff👩‍👩‍👧‍👦',
  "'; drop table read.surveys; --",
  '<script>alert(1)</script>',
  '{"a":',
  '../../etc/passwd',
  'x'.repeat(4_001),
  [],
  ['x', 1, null],
  Array.from({ length: 1_000 }, (_, n) => ({ id: String(n), text: 'point' })),
  {},
  { toString: 'x', constructor: { prototype: 1 } },
]

const foreignIds: Record<string, string> = {
  id: randomUUID(),
  publicId: 'Abcdef123456',
  sessionId: '0'.repeat(32),
  number: '1',
  code: 'ABCD-EFGH-JKMN',
  intentId: 'pi_sandbox_0',
  paymentId: randomUUID(),
  batchId: randomUUID(),
  conversationId: randomUUID(),
  exportId: randomUUID(),
  linkId: randomUUID(),
  token: 'A'.repeat(48),
  responseId: randomUUID(),
}

const badIds = [
  'x',
  '1',
  "' or 1=1 --",
  '<script>',
  '..',
  '\0',
  '\u{10ffff}',
  'é'.repeat(50),
  'a'.repeat(299),
  'a'.repeat(5_000),
  '00000000-0000-0000-0000-000000000000',
  randomUUID(),
  'f'.repeat(32),
  'Abcdef123456',
]

let instance: DatabaseInstance
let operations: Operation[]
let cookie: string
/** Ids that the signed-in owner has. */
let ownIds: Record<string, string>

beforeAll(async () => {
  instance = await startInstanceOnFreshDatabase()
  operations = await listOperations(instance.baseUrl)
  const owner = await signInAs(instance.baseUrl, 'bruno@prosa.test')
  cookie = owner.cookie
  const survey = await createPublishedSurvey(owner.callApi)
  const sessionId = await startSession(owner.callApi, survey.public_id)
  const [given] = await holdConversation(owner.callApi, sessionId, [
    'It was too expensive for our small team.',
  ])
  const bought = await owner.callApi('POST', '/api/billing/create-payment-intent', {
    package_id: 'starter_10',
  })
  const intentId = bought.body.payment_intent_id
  await owner.callApi('POST', '/api/billing/confirm-payment', { payment_intent_id: intentId })
  const purchases = await owner.callApi('GET', '/api/billing/purchase-history')
  const [{ payment_id: paymentId }] = purchases.body as unknown as [{ payment_id: string }]
  const shared = await owner.callApi('POST', '/api/shared-reports', { title: 'Quarter' })
  const { url } = shared.body as unknown as { url: string }
  ownIds = {
    ...{ intentId, paymentId },
    id: survey.id,
    publicId: survey.public_id,
    sessionId,
    responseId: given!.responseId,
    number: '1',
    batchId: randomUUID(),
    ...{ linkId: shared.body.id, token: url.split('/').at(-1)! },
    conversationId: derivedId('conversation', sessionId),
    exportId: randomUUID(),
  }
})
afterAll(() => instance[Symbol.asyncDispose]())

const idsFor = ({ path }: Operation) =>
  path.startsWith('/api/responses/') ? { ...ownIds, id: ownIds['responseId']! } : ownIds

type OperationInput = {
  body?: string
  query?: string
  headers?: Record<string, string>
  path?: string
}

function callOperation(
  operation: Operation,
  { body, query, headers, path }: OperationInput = {},
): Promise<ApiResponse> {
  return sendRequest(instance.baseUrl, {
    method: operation.method,
    path: (path ?? pathOf(operation, idsFor(operation))) + (query ? `?${query}` : ''),
    body,
    headers: { cookie, ...(body !== undefined && json), ...headers },
  })
}

/** Puts fields where the operation reads them. */
const withFields = (operation: Operation, fields: Record<string, unknown>): OperationInput =>
  operation.hasBody
    ? { body: JSON.stringify(fields) }
    : {
        query: new URLSearchParams(
          Object.entries(fields).map(([k, v]) => [k, String(v)]),
        ).toString(),
      }

/** Unknown routes return 404. */
const nowhere = { 404: { content: { 'application/problem+json': {} } } }

/** Sends a request to each operation; returns all faults of the responses. */
async function findErrors(
  some: readonly Operation[],
  askOf: (operation: Operation) => Promise<ApiResponse>,
  statuses?: readonly number[],
): Promise<string[]> {
  const found: string[] = []
  for (const operation of some) {
    const reply = await askOf(operation)
    const flaw = findProblemResponseError(reply) ?? findUndocumentedResponse(operation, reply)
    if (flaw) found.push(`${operation.name} ${flaw}`)
    else if (statuses && !statuses.includes(reply.status))
      found.push(`${operation.name} status ${reply.status}: ${reply.text}`)
  }
  return found
}

/** Mail programs post a form to unsubscribe (RFC 8058). */
const formsAccepted = ['POST /api/public/unsubscribe/{token}']

const withBody = () => operations.filter(({ hasBody }) => hasBody)
const strict = () => operations.filter(({ isStrict }) => isStrict)

test('the document lists every endpoint', () => {
  expect(operations.length).toBeGreaterThan(20)
  expect(operations.filter(({ isPrivate }) => isPrivate).length).toBeGreaterThan(10)
})

test('every read has its documented content type', async () => {
  const found: string[] = []
  for (const operation of operations.filter(({ method }) => method === 'GET')) {
    const stray = findUndocumentedResponse(
      operation,
      await callOperation(operation, withFields(operation, minimalInput(operation))),
    )
    if (stray) found.push(`${operation.name} ${stray}`)
  }
  expect(found).toEqual([])
})

describe('every endpoint refuses', () => {
  test('a request without a session', async () => {
    const some = operations.filter(({ isPrivate }) => isPrivate)
    for (const invalidCookie of [
      '',
      'prosa_session=',
      `prosa_session=${'x'.repeat(5_000)}`,
      'a; =; %%%',
    ])
      expect(
        await findErrors(
          some,
          (each) => callOperation(each, { headers: { cookie: invalidCookie } }),
          [401],
        ),
      ).toEqual([])
  })

  test('an unknown field', async () => {
    const found = await findErrors(
      strict(),
      (each) => callOperation(each, withFields(each, { ...minimalInput(each), surprise: 1 })),
      [422],
    )
    expect(found).toEqual([])
  })

  test('a request without its required fields', async () => {
    for (const operation of strict().filter(({ required }) => required.length > 0)) {
      for (const missing of operation.required) {
        const { [missing]: _, ...rest } = minimalInput(operation)
        const found = await findErrors(
          [operation],
          (each) => callOperation(each, withFields(each, rest)),
          [422],
        )
        expect(found).toEqual([])
      }
    }
  })

  test.each([
    ['cut short', '{"goal":', [400]],
    ['no JSON', 'goal=x', [400]],
    ['a list', '[]', [422]],
    ['a text', '"x"', [422]],
    ['a number', '1e999', [422]],
    ['another prototype', '{"__proto__":{"isAdmin":true}}', [400]],
    ['nesting without end', `{"goal":${nested}}`, [422]],
    ['a name with NUL', '{"\\u0000":1}', [422]],
    ['half a character', '{"goal":"\\ud800"}', [422]],
    ['2 MB', JSON.stringify({ goal: 'x'.repeat(2_000_000) }), [413]],
  ])('a body that is %s', async (_name, body, statuses) => {
    const some = withBody().filter(({ isStrict }) => isStrict)
    expect(await findErrors(some, (each) => callOperation(each, { body }), statuses)).toEqual([])
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x'])(
    'a body of type %s',
    async (type) => {
      const requestFor = { body: '{"goal":"x"}', headers: { 'content-type': type } }
      const some = withBody().filter(({ name }) => !formsAccepted.includes(name))
      expect(
        await findErrors(
          type === 'text/plain' ? withBody() : some,
          (each) => callOperation(each, requestFor),
          [415],
        ),
      ).toEqual([])
    },
  )
})

describe('every endpoint refuses, too,', () => {
  test('other methods', async () => {
    const known = new Set(operations.map(({ name }) => name))
    const methods = ['DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'PUT', 'POST']
    for (const method of methods) {
      const some = operations
        .map((each) => ({ ...each, method, name: `${method} ${each.path}`, responses: nowhere }))
        .filter(({ name }) => !known.has(name))
      expect(await findErrors(some, (each) => callOperation(each), [404])).toEqual([])
    }
  })

  test('cross-site requests', async () => {
    const pages: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const from of pages)
      expect(
        await findErrors(withBody(), (each) => callOperation(each, { headers: from }), [403]),
      ).toEqual([])
  })

  test('an invalid Idempotency-Key', async () => {
    for (const key of ['', 'a b', 'k'.repeat(256), 'schlüssel']) {
      const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') }
      const some = withBody().filter(({ isStrict }) => isStrict)
      const requestFor = (each: Operation) =>
        callOperation(each, { ...withFields(each, minimalInput(each)), headers })
      expect(await findErrors(some, requestFor, [422])).toEqual([])
    }
  })

  test('unknown ids', async () => {
    const some = operations.filter(({ path }) => path.includes('{'))
    for (const id of badIds) {
      const ids = Object.fromEntries(Object.keys(foreignIds).map((name) => [name, id]))
      const requestFor = (each: Operation) =>
        callOperation(each, { ...withFields(each, minimalInput(each)), path: pathOf(each, ids) })
      expect(await findErrors(some, requestFor, id === '\0' ? [422] : [404])).toEqual([])
    }
  })

  test('ids of other owners', async () => {
    const other = await signInAs(instance.baseUrl, 'layla@prosa.test')
    const some = operations.filter(({ path, isPrivate }) => isPrivate && path.includes('{'))
    const requestFor = (each: Operation) =>
      callOperation(each, {
        ...withFields(each, minimalInput(each)),
        headers: { cookie: other.cookie },
      })
    expect(await findErrors(some, requestFor, [404])).toEqual([])
    const unknown = (each: Operation) =>
      callOperation(each, {
        ...withFields(each, minimalInput(each)),
        path: pathOf(each, foreignIds),
      })
    const named = operations.filter(({ path }) => path.includes('{'))
    expect(await findErrors(named, unknown, [404])).toEqual([])
  })
})

// Each field gets a third of the values, each value goes to a third of the fields. `npm run test:values` sends all.
// oxlint-disable-next-line node/no-process-env -- A setting of the test command.
const step = process.env['FIELD_VALUES'] === 'all' ? 1 : 3

test('no field value makes an endpoint fail', async () => {
  const found: string[] = []
  let place = 0
  for (const operation of strict()) {
    for (const field of Object.keys(operation.fields)) {
      place += 1
      const values = operation.hasBody
        ? oddValues
        : oddValues.filter((each) => typeof each !== 'object')
      for (const value of values.filter((_, at) => (at + place) % step === 0)) {
        const fields = { ...minimalInput(operation), [field]: value }
        const reply = await callOperation(operation, withFields(operation, fields))
        const flaw =
          (reply.status < 300 ? undefined : findProblemResponseError(reply)) ??
          findUndocumentedResponse(operation, reply)
        if (flaw) found.push(`${operation.name} ${field}=${JSON.stringify(value)}: ${flaw}`)
      }
    }
  }
  expect(found).toEqual([])
})

test('the server stays healthy and logs nothing', async () => {
  const reply = await sendRequest(instance.baseUrl, { method: 'GET', path: '/api/health' })
  expect(reply.status).toBe(200)
  expect(instance.output()).not.toMatch(/"level":"(error|warn)"|error /i)
})
