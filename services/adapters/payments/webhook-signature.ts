// Stripe's scheme: `t=SECONDS,v1=HEX`, an HMAC-SHA256 over `t.rawBody`.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { refuse } from '#kernel/problem.ts'

const toleranceSeconds = 300

const computeMac = (rawBody: string, at: number, secret: string) =>
  createHmac('sha256', secret).update(`${at}.${rawBody}`).digest()

export function signWebhook(rawBody: string, secret: string, now: Date): string {
  const at = Math.floor(now.getTime() / 1000)
  return `t=${at},v1=${computeMac(rawBody, at, secret).toString('hex')}`
}

/** Throws `billing/forged`. During a rotation of the secret there are several `v1`, of which one must match. */
export function verifyWebhook(rawBody: string, header: string, secret: string, now: Date): void {
  const parts = header.split(',').map((part) => part.trim().split('=', 2))
  const at = Number(parts.find(([name]) => name === 't')?.[1])
  if (!Number.isSafeInteger(at) || Math.abs(now.getTime() / 1000 - at) > toleranceSeconds)
    return refuse('billing/forged')
  const expected = computeMac(rawBody, at, secret)
  const matches = parts
    .filter(([name]) => name === 'v1')
    .some(([, hex = '']) => equalInConstantTime(Buffer.from(hex, 'hex'), expected))
  if (!matches) refuse('billing/forged')
}

const equalInConstantTime = (given: Buffer, expected: Buffer) =>
  given.length === expected.length && timingSafeEqual(given, expected)
