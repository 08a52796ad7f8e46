import { expect, test } from 'vitest'
import type { ResponseEvent } from '#contract/events/responses.ts'
import { provenance } from '../../../tests/support/fixtures/conversation-events.ts'
import { given } from '../../../tests/support/kernel/decider-specification.ts'
import { response, type ResponseCommand } from './response.decider.ts'

const of = {
  responseId: '00000000-0000-4000-8000-000000000001',
  conversationId: '00000000-0000-4000-8000-000000000002',
  surveyId: '00000000-0000-4000-8000-000000000003',
  ownerId: '00000000-0000-4000-8000-000000000004',
}
const analysis = {
  sentiment: { score: 0.5, class: 'positive' as const },
  emotions: { joy: 1 },
  aspects: [],
  explanation: 'Happy.',
  provenance,
}
const qualification = {
  score: 0.7,
  rubricVersion: 'r1',
  metrics: { depth_score: 1, relevance_score: 1, insight_value: 1, engagement_level: 1 },
  assessment: { commercial_value: 'high', actionability: 'high', uniqueness: 'high' } as const,
  reason: 'Deep.',
  detailedAnalysis: 'Very.',
  valueJustification: 'New.',
}
const assess = (
  qualified: boolean,
  more: Partial<Extract<ResponseCommand, { type: 'RecordAssessment' }>> = {},
): ResponseCommand => ({
  type: 'RecordAssessment',
  response: of,
  qualified,
  judgement: { qualification, provenance },
  ...more,
})
const followUp = {
  reason: 'negative',
  score: -0.7,
  questionId: '00000000-0000-4000-8000-000000000005',
} as const
const triggered: ResponseEvent = { type: 'FollowUpTriggered', data: { ...of, ...followUp } }
const qualified: ResponseEvent = {
  type: 'ResponseQualified',
  data: { ...of, qualification, provenance },
}
const notQualified: ResponseEvent = {
  type: 'ResponseNotQualified',
  data: { ...of, score: 0.7, rubricVersion: 'r1', reason: 'Deep.', provenance },
}
const analysed: ResponseEvent = { type: 'ResponseAnalysed', data: { ...of, ...analysis } }

test('an assessment is one append, and each part is recorded once', () => {
  const record = assess(true, { analysis, followUp })
  given(response).when(record).yields(triggered, analysed, qualified)
  given(response, triggered).when(record).yields(analysed, qualified)
  given(response, analysed).when(record).yields(triggered, qualified)
  given(response, triggered, analysed, qualified).when(record).yieldsNothing()
})
test('a qualification is recorded with its assessment', () =>
  given(response, analysed).when(assess(true)).yields(qualified))
test('a disqualification has its score', () =>
  given(response).when(assess(false)).yields(notQualified))
test('a verdict is final', () => {
  given(response, notQualified).when(assess(true)).yieldsNothing()
  given(response, qualified).when(assess(false)).yieldsNothing()
})
test('its follow-up is recorded once, also before the assessment', () => {
  const record: ResponseCommand = { type: 'RecordFollowUp', response: of, followUp }
  given(response).when(record).yields(triggered)
  given(response, triggered, analysed).when(record).yieldsNothing()
})
test('a judged response is reassessed once', () => {
  const reassessment = { tier: 'distress' as const, provenance }
  const record: ResponseCommand = { type: 'RecordReassessment', response: of, reassessment }
  const reassessed: ResponseEvent = { type: 'ResponseReassessed', data: { ...of, ...reassessment } }
  given(response, qualified).when(record).yields(reassessed)
  given(response, qualified, reassessed).when(record).yieldsNothing()
  given(response, analysed).when(record).yieldsNothing()
})
test('events are sealed under the conversation', () =>
  expect(response.subjectIds(response.evolve(response.initial(), analysed), of.responseId)).toEqual(
    {
      ownerId: of.ownerId,
      surveyId: of.surveyId,
      sessionId: of.conversationId,
    },
  ))

test('an erased response says what it was, once, and nothing follows it', () => {
  const erase: ResponseCommand = { type: 'Erase', response: of }
  const erased = (sentiment: object | null, isQualified: boolean) =>
    ({
      type: 'ResponseErased',
      data: { ...of, sentiment, qualified: isQualified },
    }) as ResponseEvent
  given(response).when(erase).yields(erased(null, false))
  given(response, analysed, notQualified)
    .when(erase)
    .yields(erased({ score: 0.5, class: 'positive' }, false))
  const gone = erased({ score: 0.5, class: 'positive' }, true)
  given(response, analysed, qualified).when(erase).yields(gone)
  given(response, analysed, qualified, gone).when(erase).yieldsNothing()
  given(response, erased(null, false)).when(assess(true, { analysis })).yieldsNothing()
})
