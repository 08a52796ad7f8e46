import { describe, expect, test } from 'vitest'
import { isLoopbackHost, isPrivateHost, parseTrustedProxies } from './networks.ts'

describe('trusted proxies', () => {
  test.each([
    ['false', '127.0.0.1', 0, false],
    ['0', '127.0.0.1', 0, false],
    ['1', '203.0.113.1', 0, true],
    ['1', '203.0.113.1', 1, false],
    ['2', '203.0.113.1', 1, true],
    ['loopback', '127.0.0.1', 0, true],
    ['loopback', '::ffff:127.0.0.1', 0, true],
    ['loopback', '203.0.113.1', 0, false],
    ['10.0.0.0/8, 203.0.113.7', '10.1.2.3', 3, true],
    ['10.0.0.0/8, 203.0.113.7', '203.0.113.7', 0, true],
    ['10.0.0.0/8, 203.0.113.7', '203.0.113.8', 0, false],
    ['2001:db8::/32', '2001:db8::1', 0, true],
  ])('%s: %s as hop %i is trusted: %s', (text, address, hop, expected) => {
    expect(parseTrustedProxies(text)(address, hop)).toBe(expected)
  })
  test.each(['true', 'yes', '10.0.0.0/99', '10.0.0.0/8,', 'proxy.example', '-1', '1.5'])(
    '%j is refused',
    (text) => {
      expect(() => parseTrustedProxies(text)).toThrow(/network|range|invalid/)
    },
  )
})

test.each([
  ['localhost', true, true],
  ['prosa.localhost', true, true],
  ['127.8.0.1', true, true],
  ['[::1]', true, true],
  ['192.168.1.5', false, true],
  ['[fd00::1]', false, true],
  ['printer.local', false, true],
  ['prosa.test', false, true],
  ['localhost.example', false, false],
  ['prosa.example', false, false],
  ['0.0.0.0', false, false],
  ['::', false, false],
  ['203.0.113.1', false, false],
])('%s is loopback: %s, private: %s', (hostname, loopback, isPrivate) => {
  expect([isLoopbackHost(hostname), isPrivateHost(hostname)]).toEqual([loopback, isPrivate])
})
