import { describe, test } from 'vitest'
import type { CodingCheckEvent } from '#contract/events/coding-checks.ts'
import { given } from '../../../tests/support/kernel/decider-specification.ts'
import { codingCheck, type CodingCheckCommand } from './coding-check.decider.ts'

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const [ownerId, surveyId, checkId, first, second] = [id(1), id(2), id(3), id(4), id(5)]
const check = {
  ...{ ownerId, surveyId, checkId, reportedAt: '2026-11-20T10:00:00.000Z' },
  codes: ['topic:0', 'objective:p1'],
  items: [
    { responseId: first, aiCodes: ['topic:0'] },
    { responseId: second, aiCodes: [] },
  ],
}
const started: CodingCheckEvent = { type: 'CodingCheckStarted', data: check }
const coded = (responseId: string, codes: string[]): CodingCheckEvent => ({
  type: 'ResponseCodedByOwner',
  data: { checkId, responseId, codes },
})
const code = (responseId: string, codes: string[], presentIds = [first, second]) =>
  ({ type: 'CodeResponse', responseId, codes, presentIds }) satisfies CodingCheckCommand

describe('a check of the coding', () => {
  test('starts, and starts again with another sample', () =>
    given(codingCheck, started)
      .when({ type: 'StartCodingCheck', check: { ...check, checkId: id(6) } })
      .yields({ type: 'CodingCheckStarted', data: { ...check, checkId: id(6) } }))
  test('records codes in one order, without repetitions', () =>
    given(codingCheck, started)
      .when(code(first, ['topic:0', 'objective:p1', 'topic:0']))
      .yields(coded(first, ['objective:p1', 'topic:0'])))
  test('records that none applies', () =>
    given(codingCheck, started).when(code(first, [])).yields(coded(first, [])))
  test('records the same codes once', () =>
    given(codingCheck, started, coded(first, ['topic:0']))
      .when(code(first, ['topic:0']))
      .yieldsNothing())
  test('can be corrected until every response is coded', () =>
    given(codingCheck, started, coded(first, ['topic:0']))
      .when(code(first, []))
      .yields(coded(first, [])))
  test('does not change once it is finished', () =>
    given(codingCheck, started, coded(first, []), coded(second, []))
      .when(code(first, ['topic:0']))
      .isRejectedWith('insights/check-finished'))
  test('is finished without the responses that were erased', () =>
    given(codingCheck, started, coded(first, []))
      .when(code(first, ['topic:0'], [first]))
      .isRejectedWith('insights/check-finished'))
  test.each([
    ['an unknown response', code(id(7), [], [id(7)])],
    ['an erased response', code(second, [], [first])],
    ['an unknown code', code(first, ['topic:9'])],
  ])('refuses %s', (_, command) =>
    given(codingCheck, started).when(command).isRejectedWith('insights/not-in-check'),
  )
  test('needs a start', () =>
    given(codingCheck).when(code(first, [])).isRejectedWith('insights/not-in-check'))
})
