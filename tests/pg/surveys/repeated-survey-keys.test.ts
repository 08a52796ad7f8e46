// The same Idempotency-Key in later requests, after the survey has changed in between.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Survey } from '#contract/api/surveys.ts'
import {
  openOwnerTestServer,
  type OwnerTestServer,
} from '../../support/servers/owner-test-server.ts'

let server: OwnerTestServer
beforeAll(async () => {
  server = await openOwnerTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const config_json = JSON.stringify({ validation_points: [{ id: 'p1', text: 'Why people leave' }] })
const content = { title: 'Why?', goal: 'Learn why people leave us', config_json }
const publish = { status: 'published' }

async function createSurvey(owner: string): Promise<Survey> {
  return (await server.call<Survey>('POST /api/surveys/advanced', { owner, body: content })).body
}

test('a repeated deletion gets its first answer after the survey was restored', async () => {
  const owner = randomUUID()
  const { id } = await createSurvey(owner)
  const headers = { 'idempotency-key': randomUUID() }
  const remove = () =>
    server.call<{ restorable_until: string }>(`DELETE /api/surveys/${id}`, { owner, headers })
  const first = await remove()
  expect((await server.call(`POST /api/surveys/${id}/restore`, { owner, body: {} })).status).toBe(
    200,
  )
  expect(await remove()).toMatchObject({ status: 200, body: first.body })
  // It is not executed again.
  expect((await server.call(`GET /api/surveys/${id}`, { owner })).status).toBe(200)
  // A new key is a new deletion.
  const later = await server.call<{ restorable_until: string }>(`DELETE /api/surveys/${id}`, {
    owner,
  })
  expect(later.status).toBe(200)
  expect((await server.call(`GET /api/surveys/${id}`, { owner })).status).toBe(404)
})

/** Everything that an owner can do to a survey with a key. */
const operations: Record<string, readonly [route: (id: string) => string, body?: object]> = {
  rename: [(id) => `PUT /api/surveys/${id}`, { title: 'Renamed' }],
  publish: [(id) => `PUT /api/surveys/${id}`, publish],
  pause: [(id) => `PUT /api/surveys/${id}`, { status: 'paused' }],
  schedule: [(id) => `PUT /api/surveys/${id}/closing`, { closes_at: '2999-01-01T00:00:00Z' }],
  remove: [(id) => `DELETE /api/surveys/${id}`],
  restore: [(id) => `POST /api/surveys/${id}/restore`, {}],
  duplicate: [(id) => `POST /api/surveys/${id}/duplicate`, {}],
  revert: [(id) => `POST /api/surveys/${id}/versions/1/restore`, {}],
  invite: [(id) => `POST /api/surveys/${id}/invitations`, { count: 2 }],
  configure: [(id) => `PUT /api/surveys/${id}/sentiment-config`, { enabled: false }],
}

test.each(Object.keys(operations))(
  'no other change between two times of %s with one key is a fault',
  async (name) => {
    const owner = randomUUID()
    for (const between of Object.keys(operations)) {
      const { id } = await createSurvey(owner)
      await server.call(`PUT /api/surveys/${id}`, { owner, body: publish })
      const headers = { 'idempotency-key': randomUUID() }
      // The same key is used on another route too: each has keys of its own.
      const statuses: number[] = []
      for (const each of [name, between, name, between, name]) {
        const [route, body] = operations[each]!
        statuses.push(
          (await server.call(route(id), { owner, headers, ...(body && { body }) })).status,
        )
      }
      const isKnown = statuses.every((status) => [200, 404, 409, 422].includes(status))
      expect({ between, statuses, isKnown }).toMatchObject({ isKnown: true })
    }
  },
)

test('the same key with another body is refused, on another survey or route it is another request', async () => {
  const owner = randomUUID()
  const [one, other] = [await createSurvey(owner), await createSurvey(owner)]
  const headers = { 'idempotency-key': 'a' }
  const rename = (id: string, title: string) =>
    server.call<Survey & { code: string }>(`PUT /api/surveys/${id}`, {
      owner,
      headers,
      body: { title },
    })
  expect((await rename(one.id, 'New')).body.title).toBe('New')
  expect(await rename(one.id, 'Other')).toMatchObject({
    status: 422,
    body: { code: 'request/key-reused' },
  })
  expect((await rename(other.id, 'New')).body.title).toBe('New')
  expect((await server.call(`DELETE /api/surveys/${one.id}`, { owner, headers })).status).toBe(200)
  // Another owner's key is another key.
  const stranger = randomUUID()
  const another = await createSurvey(stranger)
  const reply = await server.call<Survey>(`PUT /api/surveys/${another.id}`, {
    owner: stranger,
    headers,
    body: { title: 'Another' },
  })
  expect(reply.body.title).toBe('Another')
})
