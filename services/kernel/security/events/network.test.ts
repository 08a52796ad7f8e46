import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12:34::1', '2001:db8:12::/48'],
  ['2001:0DB8:0012:0034:0000:0000:0000:0001', '2001:db8:12::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0::/48'],
])('%s is in %s', (address, network) => expect(networkOf(address)).toBe(network))

test.each(['', 'localhost', '203.0.113', '1.2.3.4.5', 'a:b'])('%j has no network', (text) =>
  expect(networkOf(text)).toBeUndefined(),
)
