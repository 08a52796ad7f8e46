import { describe, expect, test } from 'vitest'
import type { InsightEvent } from '#contract/events/insight-reports.ts'
import { provenance } from '../../../tests/support/fixtures/conversation-events.ts'
import { given } from '../../../tests/support/kernel/decider-specification.ts'
import { insight, type InsightCommand } from './insight.decider.ts'

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const [ownerId, surveyId, first, second] = [id(1), id(2), id(3), id(4)]
const [anna, ben, carl] = [id(5), id(6), id(7)]
const report = {
  overview: 'All is well.',
  findings: [],
  topics: [],
  patterns: [],
  recommendations: [],
}
const of = { ownerId, surveyId, language: 'en' as const }

const ask = (responseIds: string[], over: { requestId?: string; stale?: string } = {}) =>
  ({
    type: 'RequestInsights',
    ...of,
    requestId: over.requestId ?? second,
    responseIds,
    staleRequestId: over.stale ?? null,
  }) satisfies InsightCommand
const requested = (requestId = first): InsightEvent => ({
  type: 'InsightsRequested',
  data: { ...of, requestId },
})
const part = (responseIds: string[], parts = 1, requestId = first) => ({
  requestId,
  parts,
  responseIds,
  findings: [],
  provenance,
})
const digested = (responseIds: string[], number = 1, parts = 1): InsightEvent => ({
  type: 'ResponsesDigested',
  data: { ...part(responseIds, parts), part: number },
})
const generated = (responseCount: number): InsightEvent => ({
  type: 'InsightsGenerated',
  data: { requestId: first, responseCount, report, repeats: [], dropped: 0, provenance },
})
const failed: InsightEvent = {
  type: 'InsightsFailed',
  data: { requestId: first, reason: 'unavailable' },
}

describe('requesting insights', () => {
  test('starts a run', () =>
    given(insight)
      .when(ask([anna], { requestId: first }))
      .yields(requested()))
  test('is refused without responses', () =>
    given(insight).when(ask([])).isRejectedWith('insights/no-responses'))
  test('changes nothing during a run', () => {
    given(insight, requested())
      .when(ask([anna]))
      .yieldsNothing()
    given(insight, requested(), digested([anna]))
      .when(ask([anna, ben]))
      .yieldsNothing()
  })
  test('replaces an expired run only', () => {
    const past = [requested(), digested([anna])]
    given(insight, ...past)
      .when(ask([anna], { stale: first }))
      .yields(requested(second))
    given(insight, ...past)
      .when(ask([anna], { stale: id(9) }))
      .yieldsNothing()
  })

  const history = [requested(), digested([anna]), generated(1)]
  test('changes nothing without changes of the responses', () =>
    given(insight, ...history)
      .when(ask([anna]))
      .yieldsNothing())
  test('starts a run after a new or an erased response', () => {
    given(insight, ...history)
      .when(ask([anna, ben]))
      .yields(requested(second))
    given(insight, requested(), digested([anna, ben]), generated(2))
      .when(ask([anna]))
      .yields(requested(second))
    given(insight, ...history)
      .when(ask([ben]))
      .yields(requested(second))
  })
  test('starts a run after a failed one, even if all parts were digested', () =>
    given(insight, ...history, requested(), digested([ben]), failed)
      .when(ask([ben]))
      .yields(requested(second)))
})

describe('a run', () => {
  test('records each part once, and counts them', () => {
    given(insight, requested())
      .when({ type: 'RecordDigest', digest: part([anna], 2) })
      .yields(digested([anna], 1, 2))
    given(insight, requested(), digested([anna], 1, 2))
      .when({ type: 'RecordDigest', digest: part([ben], 1) })
      .yields(digested([ben], 2, 2))
    given(insight, requested(), digested([anna]))
      .when({ type: 'RecordDigest', digest: part([anna, carl]) })
      .yieldsNothing()
  })
  test('ends with a report or a failure', () => {
    const data = { requestId: first, responseCount: 1, report, repeats: [], dropped: 0, provenance }
    given(insight, requested(), digested([anna]))
      .when({ type: 'RecordReport', report: data })
      .yields(generated(1))
    given(insight, requested())
      .when({ type: 'RecordFailure', failure: { requestId: first, reason: 'unavailable' } })
      .yields(failed)
  })
  test('changes nothing once it has ended or was replaced', () => {
    const failure = { requestId: first, reason: 'unavailable' as const }
    for (const past of [[], [requested(), failed], [requested(), requested(second)]]) {
      const then = given(insight, ...past)
      then.when({ type: 'RecordDigest', digest: part([anna]) }).yieldsNothing()
      then.when({ type: 'RecordFailure', failure }).yieldsNothing()
    }
  })
})

test('events are sealed under the owner', () =>
  expect(insight.subjectIds(insight.evolve(insight.initial(), requested()), surveyId)).toEqual({
    ownerId,
    surveyId,
  }))
