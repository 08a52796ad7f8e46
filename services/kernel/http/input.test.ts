import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import {
  startKernelServerWithClient,
  notesUrl,
  type InjectedRequest,
} from '../../../tests/support/servers/kernel-test-server.ts'

const json = { 'content-type': 'application/json' }
const note = { note: 'n', text: 'words' }

test.each<[string, InjectedRequest, number, string]>([
  ['an unknown field', { payload: { ...note, more: 1 } }, 422, 'request/invalid'],
  ['a missing field', { payload: { note: 'n' } }, 422, 'request/invalid'],
  ['a list', { payload: [] }, 422, 'request/invalid'],
  ['a bare string', { payload: '"x"', headers: json }, 422, 'request/invalid'],
  ['a missing body', {}, 422, 'request/invalid'],
  ['NUL in text', { payload: { ...note, text: 'a\0' } }, 422, 'request/invalid'],
  [
    'half a character',
    { payload: `{"note":"n","text":"\\ud800"}`, headers: json },
    422,
    'request/invalid',
  ],
  ['an unknown query', { payload: note, url: `${notesUrl}?x=1` }, 422, 'request/invalid'],
  [
    'a query given twice',
    { method: 'GET', url: '/api/notebooks/x?part=a&part=b' },
    422,
    'request/invalid',
  ],
  ['NUL in the path', { method: 'GET', url: '/api/notebooks/%00' }, 422, 'request/invalid'],
  ['JSON cut short', { payload: '{"note":', headers: json }, 400, 'request/malformed'],
  [
    'a poisoned prototype',
    { payload: '{"__proto__":{"a":1}}', headers: json },
    400,
    'request/malformed',
  ],
  [
    'a broken escape in the path',
    { method: 'GET', url: '/api/notebooks/%E0%A4%A' },
    400,
    'request/malformed',
  ],
  [
    'text',
    { payload: 'hello', headers: { 'content-type': 'text/plain' } },
    415,
    'request/unsupported-media-type',
  ],
  [
    'a form',
    { payload: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    415,
    'request/unsupported-media-type',
  ],
  ['1 MB', { payload: { ...note, text: 'x'.repeat(1_000_000) } }, 413, 'request/too-large'],
  ['an unknown path', { method: 'GET', url: '/api/nothing' }, 404, 'request/not-found'],
  [
    'an endless name',
    { method: 'GET', url: `/api/notebooks/${'x'.repeat(2000)}` },
    404,
    'request/not-found',
  ],
  ['an unknown method', { method: 'DELETE', url: notesUrl }, 404, 'request/not-found'],
  ['an empty key', { payload: note, headers: { 'idempotency-key': '' } }, 422, 'request/invalid'],
  [
    'a long key',
    { payload: note, headers: { 'idempotency-key': 'k'.repeat(256) } },
    422,
    'request/invalid',
  ],
  [
    'a key with spaces',
    { payload: note, headers: { 'idempotency-key': 'a b' } },
    422,
    'request/invalid',
  ],
  ['no owner where one is required', { url: '/api/notebooks/x/mark' }, 401, 'accounts/signed-out'],
])('%s is a problem and logs nothing', async (_name, sent, status, code) => {
  await using server = await startKernelServerWithClient()
  const reply = await server.send(sent)
  expect(reply.status).toBe(status)
  expect(reply.headers['content-type']).toMatch('application/problem+json')
  expect(reply.body).toMatchObject({
    type: `/problems/${code}`,
    code,
    status,
    error: expect.any(String),
  })
  expect(reply.body.instance).not.toContain('?')
  expect(server.logOutput()).toBe('')
})

test('the issues name every unknown and invalid field', async () => {
  await using server = await startKernelServerWithClient()
  const { body } = await server.send({ payload: { note: 5, more: 1 } })
  expect(body.issues.map(({ path }: { path: string[] }) => path.join('.')).toSorted()).toEqual([
    'more',
    'note',
    'text',
  ])
})

test.each([
  ['no body at all', undefined, {}],
  ['an empty body of type JSON', '', json],
  ['{} without a type', '{}', {}],
  ['{}', '{}', json],
])('%s is an empty request', async (_name, payload, headers) => {
  await using server = await startKernelServerWithClient()
  const url = '/api/notebooks/x/mark'
  const reply = await server.send({
    url,
    ...(payload !== undefined && { payload }),
    headers: { ...headers, cookie: 'ana' },
  })
  expect(reply).toMatchObject({ status: 200, body: { owner: 'ana' } })
})

test('deep nesting is refused', async () => {
  await using server = await startKernelServerWithClient()
  const payload = `{"extra":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
  const headers = { ...json, cookie: 'ana', 'idempotency-key': 'k' }
  expect(payload.length).toBeLessThan(limits.bodyBytes)
  const reply = await server.send({ url: '/api/notebooks/x/mark', payload, headers })
  expect(reply).toMatchObject({ status: 422, body: { code: 'request/invalid' } })
})
