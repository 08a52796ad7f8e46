import { expect, test } from 'vitest'
import { startKernelServerWithClient } from '../../../tests/support/servers/kernel-test-server.ts'
import { parseTrustedProxies, trustNobody } from '../config/networks.ts'

const base = { publicUrl: 'https://prosa.example', requestsPerMinute: 0, trustProxy: trustNobody }
type Config = typeof base & { allowedHosts?: string[]; production?: boolean }

async function statusOf(
  config: Config,
  headers: Record<string, string>,
  { remoteAddress = '203.0.113.9', url = '/api/notebooks/x' } = {},
) {
  await using server = await startKernelServerWithClient({ config })
  const reply = await server.app.inject({ url, remoteAddress, headers })
  const { code } = reply.json<{ code?: string }>()
  return code === 'request/unknown-host' || code === undefined ? reply.statusCode : code
}

test.each([
  ['prosa.example', 200],
  ['PROSA.example:8443', 200],
  ['localhost:3000', 200],
  ['[::1]:3000', 200],
  ['evil.example', 421],
  ['prosa.example.evil.example', 421],
  ['evil.example:80@prosa.example', 421],
  ['203.0.113.1', 421],
])('Host: %j answers %i', async (host, status) => {
  expect(await statusOf(base, { host })).toBe(status)
})

test('more hosts are named by ALLOWED_HOSTS', async () => {
  const config = { ...base, allowedHosts: ['forms.example'] }
  expect(await statusOf(config, { host: 'forms.example' })).toBe(200)
  expect(await statusOf(config, { host: 'a.forms.example' })).toBe(421)
})

test('in production localhost is for this machine only, and a forwarded request is not its own', async () => {
  const config = { ...base, production: true }
  const local = { remoteAddress: '127.0.0.1' }
  expect(await statusOf(config, { host: '127.0.0.1:3000' }, local)).toBe(200)
  expect(await statusOf(config, { host: '127.0.0.1:3000' })).toBe(421)
  const forwarded = { host: 'localhost', 'x-forwarded-for': '203.0.113.9' }
  expect(await statusOf(config, forwarded, local)).toBe(421)
})

test('X-Forwarded-Host counts from a trusted proxy only', async () => {
  const config = { ...base, trustProxy: parseTrustedProxies('10.0.0.0/8') }
  const proxied = { host: 'app:3000', 'x-forwarded-host': 'prosa.example' }
  expect(await statusOf(config, proxied, { remoteAddress: '10.0.0.1' })).toBe(200)
  expect(await statusOf(config, proxied)).toBe(421)
  const invented = { host: 'prosa.example', 'x-forwarded-host': 'evil.example' }
  expect(await statusOf(config, invented, { remoteAddress: '10.0.0.1' })).toBe(421)
  expect(await statusOf(config, invented)).toBe(200)
})

test('probes reach the health endpoint at any address', async () => {
  await using server = await startKernelServerWithClient({ config: base })
  server.app.get('/api/health', () => ({}))
  const headers = { host: '10.1.2.3:3000' }
  expect((await server.app.inject({ url: '/api/health?probe', headers })).statusCode).toBe(200)
})
