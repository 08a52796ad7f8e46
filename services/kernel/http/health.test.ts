import { expect, test } from 'vitest'
import { startKernelServer } from '../../../tests/support/servers/kernel-test-server.ts'
import { type Health, healthRoute } from './health.ts'

async function getHealthOf(over: Partial<Health>) {
  const check = async () => ({ projections: { turns: 0 } })
  const health = {
    ...{ version: '1.2.3', standIns: ['ai'], models: null },
    ...{ check, draining: () => false, ...over },
  }
  await using server = await startKernelServer({
    routes: [healthRoute(health)],
    draining: health.draining,
  })
  const reply = await server.app.inject({ url: '/api/health' })
  return { status: reply.statusCode, body: reply.json() as object }
}

test('a ready instance reports its projections', async () => {
  const body = {
    ...{ status: 'ready', version: '1.2.3', projections: { turns: 0 } },
    ...{ stand_ins: ['ai'], models: null },
  }
  expect(await getHealthOf({})).toEqual({ status: 200, body })
  const models = { interviewer: 'small', analyst: 'large' }
  expect((await getHealthOf({ models })).body).toEqual({ ...body, models })
})

test('a process with reactors reports what waits for them', async () => {
  const reactors = { interviewer: { waiting: 2, oldest_seconds: 75, parked: 1 } }
  const check = async () => ({ projections: {}, reactors })
  expect((await getHealthOf({ check })).body).toMatchObject({ status: 'ready', reactors })
})

test.each<[string, Partial<Health>, string, string | undefined]>([
  [
    'not yet',
    { check: async () => ({ reason: 'Catching up.', projections: {} }) },
    'service/unavailable',
    'Catching up.',
  ],
  [
    'a failing check',
    { check: () => Promise.reject(new Error('x')) },
    'service/unavailable',
    'The database cannot be reached.',
  ],
  ['shutting down', { draining: () => true }, 'service/shutting-down', undefined],
])('%s: not ready, with the reason', async (_name, over, code, reason) => {
  const { status, body } = await getHealthOf(over)
  expect(status).toBe(503)
  expect(body).toMatchObject({ code, ...(reason && { reason }) })
})
