import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openSignedTokens } from './signed-tokens.ts'

const tickets = openSignedTokens(randomBytes(32))
const ticket = { batchId: randomUUID(), number: 7 }

test('a token is read as issued', () => {
  const text = tickets.issue('a survey', ticket)
  expect(text).toMatch(/^[\w-]{48}$/)
  expect(tickets.issue('a survey', ticket)).toBe(text)
  expect(tickets.verify('a survey', text)).toEqual(ticket)
})

test('it is valid for its purpose and installation only', () => {
  const text = tickets.issue('a survey', ticket)
  expect(tickets.verify('another survey', text)).toBeUndefined()
  expect(openSignedTokens(randomBytes(32)).verify('a survey', text)).toBeUndefined()
})

test('every change is detected', () => {
  const text = tickets.issue('a survey', ticket)
  for (let at = 0; at < text.length; at++) {
    const other = text[at] === 'A' ? 'B' : 'A'
    expect(
      tickets.verify('a survey', text.slice(0, at) + other + text.slice(at + 1)),
      `at ${at}`,
    ).toBeUndefined()
  }
})

test.each(['', 'x', '=', ' ', 'ç'.repeat(48), '*'.repeat(48), 'A'.repeat(10_000)])(
  'any other text is invalid: %.10s',
  (text) => expect(tickets.verify('a survey', text)).toBeUndefined(),
)
