import { expect, test } from 'vitest'
import { addressIssues, isKurrentAddress, parseAddress } from './address.ts'

test('one node', () => {
  expect(parseAddress('kurrentdb://127.0.0.1:2113?tls=false')).toMatchObject({
    seeds: [{ host: '127.0.0.1', port: 2113 }],
    ...{ discovers: false, credentials: undefined, tls: false, nodePreference: 'leader' },
  })
  expect(parseAddress('esdb://store')).toMatchObject({
    seeds: [{ host: 'store', port: 2113 }],
    tls: true,
  })
})

test('a seed list with user, password and authority', () => {
  const address =
    'kurrentdb://prosa:p%40ss%3A%2F@n1:2113,n2:2114,[::1]:2115/?tls=true&tlsCaFile=/etc/ca%20file.pem&nodePreference=Follower&gossipTimeout=5'
  expect(isKurrentAddress(address)).toBe(true)
  expect(parseAddress(address)).toMatchObject({
    seeds: [
      { host: 'n1', port: 2113 },
      { host: 'n2', port: 2114 },
      { host: '[::1]', port: 2115 },
    ],
    discovers: true,
    credentials: { username: 'prosa', password: 'p@ss:/' },
    ...{
      tls: true,
      caFile: '/etc/ca file.pem',
      nodePreference: 'follower',
      gossipTimeoutMs: 5_000,
    },
  })
})

test('a name to discover', () => {
  expect(parseAddress('kurrentdb+discover://cluster.internal')).toMatchObject({
    seeds: [{ host: 'cluster.internal', port: 2113 }],
    discovers: true,
  })
})

test.each([
  ['redis://n1', 'must begin with kurrentdb://'],
  ['kurrentdb://', 'names nodes as host:port'],
  ['kurrentdb://n1:99999', 'names nodes as host:port'],
  ['kurrentdb://n1?throwOnAppendFailure=false', 'throwOnAppendFailure=false'],
  ['kurrentdb://n1?throw_on_append_failure=false', 'throwOnAppendFailure=false'],
  ['kurrentdb://n1?tlsVerifyCert=false', 'tlsVerifyCert=false'],
  ['kurrentdb://n1?tls=maybe', 'true or false'],
  ['kurrentdb://n1?nodePreference=nearest', 'nodePreference=nearest'],
  ['kurrentdb://n1?keepAliveInterval=soon', 'keepAliveInterval'],
  ['kurrentdb://n1?userCertFile=a.pem', 'userKeyFile together'],
  ['kurrentdb://n1?fastest=true', 'does not know: fastest'],
  ['kurrentdb://prosa:secret@n1?tls=false', 'has a user, but no TLS'],
  ['kurrentdb://prosa@n1', 'user:password@'],
])('%s is refused', (address, reason) => {
  const [issue] = addressIssues(address)
  expect(issue).toContain(reason)
  expect(issue).toMatch(/^KURRENTDB_URL .*\.$/)
  expect(issue).not.toContain('secret')
})
