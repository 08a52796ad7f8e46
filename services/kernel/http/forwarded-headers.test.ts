import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { startKernelServerWithClient } from '../../../tests/support/servers/kernel-test-server.ts'
import { clientAddress } from './forwarded-headers.ts'
import { parseTrustedProxies, trustNobody } from '../config/networks.ts'

const limited = { publicUrl: 'https://prosa.example', requestsPerMinute: 2 }

async function flood(trustProxy = trustNobody, forwarded: (n: number) => Record<string, string>) {
  await using server = await startKernelServerWithClient({ config: { ...limited, trustProxy } })
  const statuses = []
  for (let n = 0; n < 4; n++) {
    const headers = { host: 'prosa.example', ...forwarded(n) }
    const request = { url: '/api/notebooks/x', remoteAddress: '127.0.0.1', headers }
    statuses.push((await server.app.inject(request)).statusCode)
  }
  return { statuses, warned: server.logOutput().split('TRUST_PROXY').length - 1 }
}

test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-proto', 'x-forwarded-host'])(
  'behind an unnamed proxy on this machine all requests with %s count as one client, with one warning',
  async (name) => {
    const found = await flood(trustNobody, (n) => ({ [name]: `198.51.100.${n}` }))
    expect(found).toEqual({ statuses: [200, 200, 429, 429], warned: 1 })
  },
)

test('behind a named proxy a forwarded localhost is limited too', async () => {
  const loopback = parseTrustedProxies('loopback')
  const local = await flood(loopback, () => ({ 'x-forwarded-for': '127.0.0.1' }))
  expect(local).toEqual({ statuses: [200, 200, 429, 429], warned: 0 })
  const others = await flood(loopback, (n) => ({ 'x-forwarded-for': `198.51.100.${n}` }))
  expect(others.statuses).toEqual([200, 200, 200, 200])
})

test('an address in front of the named proxies is invented, and does not count', async () => {
  const invented = (n: number) => ({ 'x-forwarded-for': `10.0.0.${n}, 198.51.100.1` })
  for (const proxies of ['1', 'loopback'])
    expect((await flood(parseTrustedProxies(proxies), invented)).statuses).toEqual([
      200, 200, 429, 429,
    ])
})

test.each([
  ['false', '127.0.0.1'],
  ['loopback', '198.51.100.2'],
  ['2', '198.51.100.1'],
])('with TRUST_PROXY=%s the client of an upgrade is %s', (proxies, expected) => {
  const request = {
    headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.1, 198.51.100.2' },
    socket: { remoteAddress: '127.0.0.1' },
  } as unknown as IncomingMessage
  expect(clientAddress(request, parseTrustedProxies(proxies))).toBe(expected)
})

test('hosts and protocols of untrusted peers reach no handler', async () => {
  const seen = async (trustProxy = trustNobody) => {
    await using server = await startKernelServerWithClient({ config: { ...limited, trustProxy } })
    server.app.get('/seen', ({ raw, protocol, host }) => ({
      protocol,
      host,
      raw: Object.keys(raw.headers).filter((name) => name.startsWith('x-forwarded-')),
    }))
    const headers = {
      host: 'prosa.example',
      'x-forwarded-for': '198.51.100.1',
      'x-forwarded-host': 'prosa.example',
      'x-forwarded-proto': 'https',
    }
    return (await server.app.inject({ url: '/seen', remoteAddress: '127.0.0.2', headers })).json()
  }
  const [host, all] = ['prosa.example', ['for', 'host', 'proto'].map((end) => `x-forwarded-${end}`)]
  expect(await seen()).toEqual({ host, protocol: 'http', raw: ['x-forwarded-for'] })
  expect(await seen(parseTrustedProxies('loopback'))).toEqual({ host, protocol: 'https', raw: all })
})
