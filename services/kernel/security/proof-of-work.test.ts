import { randomBytes } from 'node:crypto'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { afterEach, expect, test, vi } from 'vitest'
import { openProofOfWork, type ProofChallenge } from './proof-of-work.ts'

const proofs = openProofOfWork(randomBytes(32))
const bound = { use: 'survey', address: '203.0.113.9' }
const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
afterEach(() => vi.useRealTimers())

async function solved(challenge: ProofChallenge) {
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) }
}

test('a solved challenge is valid repeatedly', async () => {
  const challenge = await proofs.challenge(bound, 8)
  const proof = written(await solved(challenge))
  expect(await proofs.verify(bound, proof)).toBe(challenge.parameters.nonce)
  expect(await proofs.verify(bound, proof)).toBe(challenge.parameters.nonce)
})

test('it is valid for its purpose and client only', async () => {
  const proof = written(await solved(await proofs.challenge(bound, 8)))
  const misused = [
    { ...bound, use: 'other' },
    { ...bound, address: '203.0.113.10' },
  ]
  for (const other of misused) expect(await proofs.verify(other, proof)).toBeUndefined()
  expect(await openProofOfWork(randomBytes(32)).verify(bound, proof)).toBeUndefined()
})

test('it is valid for five minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const proof = written(await solved(await proofs.challenge(bound, 8)))
  vi.setSystemTime(Date.now() + 5 * 60_000 + 2_000)
  expect(await proofs.verify(bound, proof)).toBeUndefined()
})

test('an unsolved or weakened challenge is invalid', async () => {
  const { challenge, solution } = await solved(await proofs.challenge(bound, 8))
  const { parameters } = challenge
  const easier = { ...challenge, parameters: { ...parameters, keyPrefix: '' } }
  const forged = [
    { challenge },
    { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
    { challenge, solution: { ...solution, derivedKey: parameters.keyPrefix } },
    { challenge: easier, solution },
    { challenge: { parameters, signature: '' }, solution },
    { challenge: { ...challenge, parameters: { ...parameters, expiresAt: 9e9 } }, solution },
    {},
    null,
  ]
  for (const each of forged) expect(await proofs.verify(bound, written(each))).toBeUndefined()
  for (const text of ['', 'x', '%%%', '\0'])
    expect(await proofs.verify(bound, text)).toBeUndefined()
})
