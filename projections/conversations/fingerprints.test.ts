import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fingerprintsOf } from './fingerprints.ts'

const text =
  'Cancelei em março porque o suporte demorou três dias para responder e, quando veio a resposta, ela não resolvia nada.'
const shared = (a: string, b: string) =>
  fingerprintsOf(a).filter((each) => fingerprintsOf(b).includes(each))

test('case, accents, punctuation and invisible characters are ignored', () => {
  const disguised = text
    .toUpperCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}|[.,]/gu, '')
    .replaceAll(' ', '\u200b ')
  expect(fingerprintsOf(disguised)).toEqual(fingerprintsOf(text))
})

test('a near-copy shares fingerprints, another answer does not', () => {
  expect(shared(text, text.replace('três', 'quatro')).length).toBeGreaterThan(0)
  expect(
    shared(text, 'O preço subiu duas vezes este ano e ninguém avisou os clientes antes disso.'),
  ).toEqual([])
})

test('fingerprints are deterministic', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (any) => {
      expect(fingerprintsOf(any)).toEqual(fingerprintsOf(any))
      expect([0, 12]).toContain(fingerprintsOf(any).length)
    }),
  ))

test('a long text with one changed word shares a fingerprint', () => {
  const words = Array.from({ length: 60 }, (_, n) => `word${n * 7919}`)
  for (let at = 0; at < words.length; at++)
    expect(shared(words.join(' '), words.with(at, 'changed').join(' ')).length).toBeGreaterThan(0)
})

test('fingerprints are stored, so they do not change', () => {
  expect(fingerprintsOf(text).slice(0, 3)).toEqual(['0-1gpgla8', '1-xsb6g8', '2-1cg0h47'])
  expect(fingerprintsOf('خدمةٌ سيئة جدًا، والردّ تأخّر').slice(0, 3)).toEqual([
    '0-o0yzwf',
    '1-z8agvr',
    '2-ctfzcq',
  ])
})
