import { createSecretKey, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { personal } from '#contract/events/event.ts'
import { eventTypes, personalPaths } from '../commands/event-types.ts'
import {
  decryptText,
  encryptText,
  encryptTextRepeatably,
  seal,
  unseal,
  withoutPersonal,
} from './seal.ts'

const key = createSecretKey(randomBytes(32))
const paths = ['text', 'choice', 'deep.reason', 'list.*.name', 'map.*']
const data = {
  text: 'Olá, مرحبا 👋',
  choice: { scale: 5 },
  deep: { reason: 'because', score: 1 },
  list: [
    { name: 'Ana', n: 1 },
    { name: 'Bruno', n: 2 },
  ],
  map: { a: 'x', b: 'y' },
  plain: 'stays',
}

test('seals marked fields at any depth, and restores them', () => {
  const before = structuredClone(data)
  const sealed = seal(data, paths, key, 'e1')
  expect(JSON.stringify(sealed)).not.toMatch(/Olá|because|Ana|Bruno|scale|"x"/)
  expect(sealed).toMatchObject({ plain: 'stays', deep: { score: 1 }, list: [{ n: 1 }, { n: 2 }] })
  expect(unseal(sealed, paths, key, 'e1')).toEqual(data)
  expect(data).toEqual(before)
})

test('without the key all personal fields are null', () => {
  const gone = {
    ...data,
    text: null,
    choice: null,
    deep: { reason: null, score: 1 },
    list: [
      { name: null, n: 1 },
      { name: null, n: 2 },
    ],
    map: { a: null, b: null },
  }
  expect(unseal(seal(data, paths, key, 'e1'), paths, undefined, 'e1')).toEqual(gone)
  expect(seal(data, paths, undefined, 'e1')).toEqual(gone)
  expect(withoutPersonal(data, paths)).toEqual(gone)
})

test('a sealed value cannot be altered, nor moved to another event or field, nor read with another key', () => {
  const sealed = seal({ text: 'one', other: 'two' }, ['text', 'other'], key, 'e1') as {
    text: string
    other: string
  }
  const open =
    (value: string, field = 'text', event = 'e1', by = key) =>
    () =>
      unseal({ [field]: value }, [field], by, event)
  expect(open(sealed.text)()).toEqual({ text: 'one' })
  expect(open(sealed.text, 'text', 'e2')).toThrow('unable to authenticate data')
  expect(open(sealed.text, 'other')).toThrow('unable to authenticate data')
  expect(open(sealed.text, 'text', 'e1', createSecretKey(randomBytes(32)))).toThrow(
    'unable to authenticate data',
  )
  const bytes = Buffer.from(sealed.text.slice(3), 'base64')
  for (const at of [0, 12, bytes.length - 1]) {
    const altered = Buffer.from(bytes)
    altered[at]! ^= 1
    expect(open(`1s.${altered.toString('base64')}`)).toThrow('unable to authenticate data')
  }
})

test('any JSON is restored unchanged', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()), (value) => {
      const stored = JSON.parse(JSON.stringify(seal({ value }, ['value'], key, 'e'))) as {
        value: unknown
      }
      expect(unseal(stored, ['value'], key, 'e')).toEqual(JSON.parse(JSON.stringify({ value })))
    }),
  )
})

test('sealing the same text twice gives different results', () => {
  const many = Array.from(
    { length: 2000 },
    () => seal({ text: 'same' }, ['text'], key, 'e')['text'],
  )
  expect(new Set(many).size).toBe(many.length)
})

test('the schemas mark the personal fields', () => {
  const schema = z.object({
    a: personal(z.string()).optional(),
    b: z.object({ c: z.array(z.object({ d: personal(z.string()) })).nullable() }),
    e: z.record(z.string(), personal(z.string())),
    f: z.union([z.object({ g: personal(z.string()) }), z.object({ h: z.string() })]),
    i: z.string(),
  })
  expect(personalPaths(schema, [])).toEqual(['a', 'b.c.*.d', 'e.*', 'f.g'])
  expect(eventTypes.get('ResponseQualified')!.personal).toContain('qualification.reason')
  expect(eventTypes.get('AnswerSubmitted')).toMatchObject({
    version: 1,
    personal: ['text', 'choice'],
  })
})

test('repeatable encryption gives equal texts equal values, only under the same key and place', () => {
  const other = createSecretKey(randomBytes(32))
  const property = fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, place) => {
    const encrypted = encryptTextRepeatably(text, key, place)
    expect(decryptText(encrypted, key, place)).toBe(text.toWellFormed())
    expect(encryptTextRepeatably(text, key, place)).toBe(encrypted)
    expect(encryptText(text, key, place)).not.toBe(encrypted)
    const iv = (value: string) => value.slice(0, 16)
    const others = [
      encryptTextRepeatably(`${text}.`, key, place),
      encryptTextRepeatably(text, key, `${place}.`),
      encryptTextRepeatably(text, other, place),
    ]
    expect(new Set([encrypted, ...others].map(iv)).size).toBe(4)
  })
  fc.assert(property)
})
