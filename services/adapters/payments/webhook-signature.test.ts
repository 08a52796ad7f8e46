import { describe, expect, test } from 'vitest'
import { signWebhook, verifyWebhook } from './webhook-signature.ts'

const now = new Date('2026-01-01T00:00:00Z')
const secret = 'whsec_test'
const body = '{"id":"evt_1"}'
const header = signWebhook(body, secret, now)
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const forged = expect.objectContaining({ code: 'billing/forged' })

test('a signature equals Stripe’s', () => {
  // echo -n '1767225600.{"id":"evt_1"}' | openssl dgst -sha256 -hmac whsec_test
  expect(header).toBe(
    't=1767225600,v1=45b40331de0325606dc5400202ade162460fbe48daf9401adfdcd0d7b4f35470',
  )
})

describe('a signature is valid', () => {
  test('unchanged', () => expect(() => verifyWebhook(body, header, secret, now)).not.toThrow())
  test('for five minutes', () =>
    expect(() => verifyWebhook(body, header, secret, later(300))).not.toThrow())
  test('next to one of another secret', () => {
    const other = signWebhook(body, 'old', now).split(',')[1]
    expect(() => verifyWebhook(body, `${header},${other}`, secret, now)).not.toThrow()
  })
})

describe('a signature is forged', () => {
  test.each([
    ['when it is empty', ''],
    ['when it is something else', 'hello'],
    ['without a time', header.split(',')[1]!],
    ['with another time', header.replace('t=1767225600', 't=1767225601')],
    ['without a code', 't=1767225600'],
    ['with a short code', 't=1767225600,v1=00'],
    ['with a long code', `${header}00`],
    ['with a time that is no number', header.replace('1767225600', 'x')],
  ])('%s', (_, given) => expect(() => verifyWebhook(body, given, secret, now)).toThrow(forged))
  test('over another body', () =>
    expect(() => verifyWebhook(`${body} `, header, secret, now)).toThrow(forged))
  test('with another secret', () =>
    expect(() => verifyWebhook(body, header, 'x', now)).toThrow(forged))
  test('after five minutes', () =>
    expect(() => verifyWebhook(body, header, secret, later(301))).toThrow(forged))
  test('from the future', () =>
    expect(() => verifyWebhook(body, header, secret, later(-301))).toThrow(forged))
})
