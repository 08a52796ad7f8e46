import { describe, expect, test } from 'vitest'
import type { EventOf, EventType } from '#contract/events/catalogue.ts'
import type { ResponseStatus } from '#contract/live.ts'
import { derivedId } from '#kernel/ids.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { provenance } from '../../tests/support/fixtures/conversation-events.ts'
import { givenRows, decodedEvent } from '../../tests/support/kernel/projection-specification.ts'
import { presentQualifiedResponse } from './qualified-responses.ts'
import { responses } from './responses.projection.ts'
import { presentTurn } from './conversation-feeds.ts'

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const [owner, survey, conversation, question] = [id(1), id(2), id(3), id(4)]
const responseId = derivedId('response', conversation, question)
const meta = { ownerId: owner, surveyId: survey, sessionId: conversation }
const answer =
  'Support took three days to answer, and when somebody finally did, the answer had nothing to do with what I had asked.'

const newEvent = <T extends EventType>(type: T, data: EventOf<T>['data']) =>
  decodedEvent({ type, data } as EventOf<T>, {
    id: conversation,
    meta,
    at: '2026-01-01T00:00:00.000Z',
  }) as DecodedEvent
const asked = newEvent('QuestionAsked', {
  questionId: question,
  number: 2,
  text: 'You said “it was slow”. Why?',
  kind: 'open',
  options: [],
  objectiveId: null,
  purpose: 'probe',
  quotes: [{ responseId: id(9), start: 10, end: 21 }],
  provenance,
})
const answered = newEvent('AnswerSubmitted', {
  questionId: question,
  responseId,
  number: 2,
  kind: 'open',
  text: answer,
  choice: null,
  elapsedMs: 1,
})
const coded = newEvent('AnswerCoded', {
  questionId: question,
  responseId,
  intent: 'answer',
  language: 'en',
  sentiment: { score: -0.5, class: 'negative' },
  evidence: [],
  provenance,
})
const of = { responseId, conversationId: conversation, surveyId: survey, ownerId: owner }
const qualified = newEvent('ResponseQualified', {
  ...of,
  provenance,
  qualification: {
    score: 0.8,
    rubricVersion: 'r',
    metrics: { depth_score: 1, relevance_score: 1, insight_value: 1, engagement_level: 1 },
    assessment: { commercial_value: 'high', actionability: 'high', uniqueness: 'high' },
    reason: 'Says that nobody answered: “the answer had nothing to do with”.',
    detailedAnalysis: 'The person waited three days.',
    valueJustification: 'New.',
  },
})
const notQualified = newEvent('ResponseNotQualified', {
  ...of,
  score: 0.4,
  rubricVersion: 'r',
  reason: 'Short',
  provenance,
})
const unlocked = newEvent('ResponseUnlocked', {
  responseId,
  surveyId: survey,
  lotId: id(5),
  credits: 1,
  lotRemaining: 0,
  balanceAfter: 0,
})

test('a question creates the row; its answer completes it', () => {
  givenRows(responses, asked).areRows({
    responseId,
    status: 'unanswered',
    answer: null,
    ownerId: owner,
  })
  givenRows(responses, asked, answered, coded).areRows({
    status: 'pending',
    answer,
    sentiment: 'negative',
  })
})
test('a question that is still open at the end says how the conversation ended', () => {
  const counts = { questionsAsked: 1, answersGiven: 0 }
  const left = newEvent('SessionAbandoned', counts)
  const completed = newEvent('SessionCompleted', { ...counts, reason: 'left' })
  givenRows(responses, asked, left).areRows({ status: 'unanswered', ended: 'abandoned' })
  givenRows(responses, asked, completed).areRows({ status: 'unanswered', ended: 'completed' })
  // An answer of an interview is scored either way.
  givenRows(responses, asked, answered, left).areRows({ status: 'pending', ended: null })
})
test('an answer to a form waits for the end before it is scored', () => {
  const ofForm = { ...asked, data: { ...asked.data, purpose: 'form' } } as DecodedEvent
  const completed = newEvent('SessionCompleted', {
    ...{ questionsAsked: 1, answersGiven: 1, reason: 'answered' },
  })
  givenRows(responses, ofForm, answered).areRows({ status: 'pending', ended: null })
  givenRows(responses, ofForm, answered, completed).areRows({ ended: 'completed' })
  givenRows(responses, ofForm, answered, completed, notQualified).areRows({ status: 'open' })
})
test('the row names what asked and what scored, except for fixed texts', () => {
  const [words, judges] = [
    { engine: 'openai', model: 'small' },
    { engine: 'openai', model: 'large' },
  ]
  const by = (event: DecodedEvent, made: object, more: object = {}) =>
    ({
      ...event,
      data: { ...event.data, provenance: { ...provenance, ...made }, ...more },
    }) as DecodedEvent
  const question = by(asked, words)
  givenRows(responses, question, answered).areRows({ askedBy: words, scoredBy: null })
  for (const verdict of [qualified, notQualified])
    givenRows(responses, question, answered, by(verdict, judges)).areRows({
      askedBy: words,
      scoredBy: judges,
    })
  givenRows(responses, by(asked, { engine: 'owner' })).areRows({ askedBy: null })
  givenRows(responses, by(asked, words, { purpose: 'support' })).areRows({ askedBy: null })
})
test('the analysis of an answer is stored', () => {
  const analysed = newEvent('ResponseAnalysed', {
    ...of,
    sentiment: { score: -0.9, class: 'negative', confidence: 0.8 },
    emotions: { anger: 0.75, sadness: 0.25 },
    aspects: [
      { name: 'Support', sentiment: -1, source: 'keyword' },
      { name: 'three days', sentiment: -0.5, source: 'discovered' },
      { name: 'answer', sentiment: 0 },
    ],
    explanation: 'Angry.',
    provenance,
  })
  const triggered = newEvent('FollowUpTriggered', {
    ...of,
    reason: 'negative',
    score: -0.9,
    questionId: id(8),
  })
  givenRows(responses, asked, answered, coded, triggered, analysed).areRows({
    intent: 'answer',
    sentimentScore: -0.9,
    emotions: { anger: 0.75, sadness: 0.25 },
    aspects: [
      { name: 'Support', sentiment: -1, isKeyword: true },
      { name: 'three days', sentiment: -0.5, isKeyword: false },
      { name: 'answer', sentiment: 0, isKeyword: false },
    ],
    followUp: 'negative',
  })
})
test('an answer in distress is never for sale, even when qualified', () => {
  const distress = { ...coded, data: { ...coded.data, intent: 'distress' } } as DecodedEvent
  givenRows(responses, asked, answered, distress, qualified).areRows({
    status: 'open',
    qualification: null,
  })
})
test('qualification locks an answer, disqualification opens it', () => {
  givenRows(responses, asked, answered, notQualified).areRows({ status: 'open', score: 0.4 })
  givenRows(responses, asked, answered, qualified).areRows({ status: 'locked', score: 0.8 })
})
test('an unlocked answer stays unlocked when qualified again', () => {
  givenRows(responses, asked, answered, qualified, unlocked).areRows({ status: 'unlocked' })
  givenRows(responses, asked, answered, unlocked, qualified).areRows({ status: 'unlocked' })
})
test('events with erased texts are folded without them', () => {
  const forgotten = { ...asked, data: { ...asked.data, text: null } } as DecodedEvent
  const silent = { ...answered, data: { ...answered.data, text: null } } as DecodedEvent
  const [row] = givenRows(responses, forgotten, silent, qualified).rows()
  expect(presentQualifiedResponse(row!, new Map(), new Map())).toMatchObject({
    question_text: '',
    response_text: '',
  })
  expect(presentTurn(row!, new Map(), new Map())).toMatchObject({ question: '', answer: null })
})

describe('the turn that the owner sees', () => {
  const rowOf = (...events: DecodedEvent[]) =>
    givenRows(responses, asked, answered, ...events).rows()[0]!
  const turn = (status: ResponseStatus | undefined, ...events: DecodedEvent[]) =>
    presentTurn(rowOf(...events), new Map(status ? [[id(9), status]] : []), new Map())

  test.each([[], [qualified]])('has an excerpt of the answer until it is unlocked', (...events) => {
    const { answer: shown, cut } = turn('open', ...(events.filter(Boolean) as DecodedEvent[]))
    expect(cut).toBe(true)
    expect(shown?.length).toBeLessThanOrEqual(81)
    expect(shown).not.toContain('had asked')
  })
  test('has the whole answer when it is open or unlocked', () => {
    expect(turn('open', notQualified)).toMatchObject({ answer, cut: false })
    expect(turn('open', qualified, unlocked)).toMatchObject({ answer, cut: false })
  })
  test.each(['pending', 'locked', undefined] as const)(
    'hides words quoted from a %s answer',
    (status) => expect(turn(status).question).toBe('You said “▒▒▒▒▒”. Why?'),
  )
  test.each(['open', 'unlocked'] as const)('shows words quoted from an %s answer', (status) =>
    expect(turn(status).question).toBe('You said “it was slow”. Why?'),
  )
  test('redacts quotes of other locked answers in the question', () => {
    const asOffered = (status: ResponseStatus) =>
      presentQualifiedResponse(rowOf(qualified), new Map([[id(9), status]]), new Map())
        .question_text
    expect(asOffered('locked')).toBe('You said “▒▒▒▒▒”. Why?')
    expect(asOffered('unlocked')).toBe('You said “it was slow”. Why?')
  })
  test('redacts quotes of a locked answer in texts of the AI', () => {
    const offer = presentQualifiedResponse(rowOf(qualified), new Map(), new Map())
    expect(offer).toMatchObject({ is_unlocked: false })
    expect(offer.ai_qualification).toMatchObject({
      detailed_analysis: '',
      qualification_reason: 'Says that nobody answered: “▒▒▒▒▒”.',
    })
    expect(
      presentQualifiedResponse(rowOf(qualified, unlocked), new Map(), new Map()).ai_qualification
        .qualification_reason,
    ).toContain('nothing to do with')
  })
})

test('topics are those of the survey and of the conversation', () => {
  const [row] = givenRows(responses, asked, answered, qualified).rows()
  expect(responses.topics?.(row!)).toEqual([
    `survey-turns:${survey}`,
    `conversation:${conversation}`,
    `qualified-responses:${survey}`,
  ])
})
test('an erased session has no rows, also after a later qualification', () => {
  const erased = newEvent('SessionErased', { reason: 'respondent' })
  givenRows(responses, asked, answered, qualified, erased).areRows()
  givenRows(responses, asked, answered, erased, qualified, unlocked).areRows()
})

describe('a reading that came after the turn', () => {
  const read = (intent: 'answer' | 'distress') =>
    newEvent('AnswerReread', {
      ...{ questionId: question, responseId, intent, language: 'en', provenance },
      sentiment: { score: 0.9, class: 'positive' },
      evidence: [{ objectiveId: 'p1', start: 0, end: 7 }],
    })
  const rowAfter = (...events: DecodedEvent[]) =>
    givenRows(responses, asked, answered, coded, ...events).rows()[0]
  test('counts, and leaves the sentiment of a judged answer to its analyst', () => {
    expect(rowAfter(read('answer'))).toMatchObject({
      ...{ sentiment: 'positive', evidence: [{ objectiveId: 'p1' }], status: 'pending' },
    })
    expect(rowAfter(notQualified, read('answer'))).toMatchObject({
      ...{ sentiment: 'negative', evidence: [{ objectiveId: 'p1' }], status: 'open' },
    })
  })
  test('takes a call for help off sale', () => {
    expect(rowAfter(read('distress'))).toMatchObject({ intent: 'distress', status: 'open' })
    expect(rowAfter(qualified, read('distress'))).toMatchObject({
      ...{ intent: 'distress', status: 'open', qualification: null },
    })
    expect(rowAfter(read('distress'), qualified)).toMatchObject({ status: 'open' })
  })
})
