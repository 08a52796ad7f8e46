import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { derivedId } from '#kernel/ids.ts'
import { openReceiptCodes } from './receipt-codes.ts'

const receipts = openReceiptCodes(randomBytes(32))
const conversation = derivedId('conversation', 'one')

test('a code identifies its conversation, however it is typed', () => {
  const code = receipts.codeOf(conversation)
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{6}$/)
  for (const typed of [
    code,
    code.toLowerCase(),
    code.replaceAll('-', ''),
    ` ${code.replaceAll('-', ' ')} `,
    code.replaceAll('0', 'o').replaceAll('1', 'l'),
  ])
    expect(receipts.conversationIdOf(typed)).toBe(conversation)
})

test('every conversation has a different code, which does not reveal its id', () => {
  fc.assert(
    fc.property(fc.uuid({ version: 5 }), (id) => {
      expect(receipts.conversationIdOf(receipts.codeOf(id))).toBe(id)
      expect(receipts.codeOf(id)).not.toContain(id.slice(0, 8).toUpperCase())
    }),
  )
})

test('an unknown code identifies nothing', () => {
  const foreign = openReceiptCodes(randomBytes(32)).codeOf(conversation)
  expect(receipts.conversationIdOf(foreign)).not.toBe(conversation)
  for (const nothing of [
    '',
    'x',
    'Z'.repeat(26),
    `${'0'.repeat(25)}!`,
    '\0'.repeat(26),
    '٠'.repeat(26),
  ])
    expect(receipts.conversationIdOf(nothing)).toBeUndefined()
})
