import { describe, expect, test } from 'vitest'
import type { Problem } from '#kernel/problem.ts'
import { type SidesRequest, sidesOf } from './sides.ts'

const [one, other, third, fourth, fifth] = ['1', '2', '3', '4', '5'].map(
  (digit) => `${digit.repeat(8)}-1111-4111-8111-111111111111`,
)
const days = { from: '2026-10-01', to: '2026-10-30' }
const request = (by: SidesRequest['by'], sides: string, surveyId: string | undefined = one) =>
  sidesOf({ by, sides, surveyId, ...days })
const reasonOf = (...given: Parameters<typeof request>) => {
  try {
    request(...given)
    return undefined
  } catch (error) {
    return (error as Problem).detail['reason']
  }
}

test('surveys share the days', () =>
  expect(request('surveys', `${one}, ${other}`)).toEqual([
    { key: one, surveyId: one, ...days, group: undefined },
    { key: other, surveyId: other, ...days, group: undefined },
  ]))
test('periods have days of their own', () =>
  expect(request('periods', '2026-08-01..2026-08-31,2026-09-01..2026-09-30')).toMatchObject([
    { surveyId: one, from: '2026-08-01', to: '2026-08-31' },
    { surveyId: one, from: '2026-09-01', to: '2026-09-30' },
  ]))
test('versions and groups share survey and days', () => {
  expect(request('versions', '2,3')[1]).toEqual({
    ...{ key: '3', surveyId: one, ...days, group: { by: 'versions', value: 3 } },
  })
  expect(request('language', 'pt-BR,ar')[0]).toMatchObject({
    group: { by: 'language', value: 'pt-br' },
  })
})

describe('refused are', () => {
  test.each([
    ['one side', 'surveys', `${one}`, 'count'],
    ['five surveys', 'surveys', [one, other, third, fourth, fifth].join(), 'count'],
    ['three languages', 'language', 'en,ar,es', 'count'],
    ['nothing', 'device', '', 'count'],
    ['an empty side', 'surveys', `${one},`, 'count'],
    ['the same survey twice', 'surveys', `${one},${one?.toUpperCase()}`, 'same'],
    ['the same period twice', 'periods', '2026-08-01..2026-08-31,2026-08-01..2026-08-31', 'same'],
    ['no ids', 'surveys', 'a,b', 'unknown'],
    ['an unknown language', 'language', 'en,fr', 'unknown'],
    ['a prototype name', 'device', 'mobile,constructor', 'unknown'],
    ['the channel of previews', 'channel', 'web,preview', 'unknown'],
    ['a version below 1', 'versions', '0,1', 'unknown'],
    ['a huge version', 'versions', '1,99999999999999999999', 'unknown'],
    ['a reversed period', 'periods', '2026-08-31..2026-08-01,2026-09-01..2026-09-30', 'range'],
    [
      'a day that does not exist',
      'periods',
      '2026-02-30..2026-03-01,2026-03-02..2026-03-03',
      'range',
    ],
  ] as const)('%s', (_, by, sides, reason) => expect(reasonOf(by, sides)).toBe(reason))
  test('versions and batches without a survey', () => {
    expect(sidesWithout('versions', '1,2')).toBe('survey')
    expect(sidesWithout('batch', `${one},${other}`)).toBe('survey')
  })
})

function sidesWithout(by: SidesRequest['by'], sides: string) {
  try {
    return sidesOf({ by, sides, surveyId: undefined, ...days })
  } catch (error) {
    return (error as Problem).detail['reason']
  }
}
