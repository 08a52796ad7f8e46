import { describe, expect, test } from 'vitest'
import { krippendorffsAlpha, topicSaturation } from './coding.ts'

describe('saturation', () => {
  const base = [['price', 'speed'], ['price', 'staff'], ['queue'], ['parking']]
  test('is reached when the last two conversations add almost nothing to the base', () =>
    expect(topicSaturation([...base, ['toilets'], ['price'], ['queue']])).toEqual({
      ...{ baseTopics: 5, newTopics: [1, 0], newShare: 0, saturated: true },
    }))
  test('is not reached while they do', () =>
    expect(topicSaturation([...base, ['price'], ['toilets']])).toEqual({
      ...{ baseTopics: 5, newTopics: [1], newShare: 0.2, saturated: false },
    }))
  test('one new topic among twenty is at the threshold', () => {
    const many = Array.from({ length: 20 }, (_, n) => `topic ${n}`)
    const result = topicSaturation([many, [], [], [], ['new'], []])
    expect(result).toMatchObject({ newShare: 0.05, saturated: true })
  })
  test('needs six conversations and topics', () => {
    expect(topicSaturation([...base, ['price']])).toMatchObject({
      ...{ newTopics: [], newShare: undefined, saturated: false },
    })
    expect(topicSaturation([[], [], [], [], [], []])).toMatchObject({
      ...{ baseTopics: 0, newShare: undefined, saturated: false },
    })
  })
})

/** Units of coders' rows: a dot is no value. */
const unitsOf = (...coders: string[]) =>
  Array.from(coders[0] ?? '', (_, unit) =>
    coders.map((values) => (values[unit] === '.' ? null : (values[unit] ?? null))),
  )

// Krippendorff, Computing Krippendorff's Alpha-Reliability (2011), sections A to C.
test.each([
  [unitsOf('0100000010', '1110010000'), 0.095, 'unverified'],
  [unitsOf('aabbdcccedda', 'babbbccceddd'), 0.692, 'tentative'],
  [unitsOf('123321412...', '1233224125.3', '.3332342251.', '12332441251.'), 0.743, 'tentative'],
])("Krippendorff's alpha of %j is %d", (units, alpha, agreement) => {
  const result = krippendorffsAlpha(units)
  expect(result?.alpha).toBeCloseTo(alpha, 3)
  expect(result?.agreement).toBe(agreement)
})
test('full agreement is 1', () =>
  expect(krippendorffsAlpha(unitsOf('abab', 'abab'))).toEqual({ alpha: 1, agreement: 'reliable' }))
test('values that are all equal, or of one coder, have no agreement', () => {
  expect(krippendorffsAlpha(unitsOf('aaaa', 'aaaa'))).toBeUndefined()
  expect(krippendorffsAlpha(unitsOf('abab', '....'))).toBeUndefined()
})
