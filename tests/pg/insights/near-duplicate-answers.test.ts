import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import type { Intent } from '#contract/events/conversation-types.ts'
import { derivedId } from '#kernel/ids.ts'
import { answerFingerprints } from '#projections/conversations/answer-fingerprints.projection.ts'
import { openFindComparisonAnswers } from '#projections/conversations/comparison-answers.ts'
import { responses } from '#projections/conversations/responses.projection.ts'
import { newEvent, openReadSide } from '../../support/kernel/read-side.ts'

const findComparisonAnswers = openFindComparisonAnswers()
let side: Awaited<ReturnType<typeof openReadSide>>
beforeAll(async () => {
  side = await openReadSide()
  await side.runProjections([responses, answerFingerprints])
})
afterAll(() => side[Symbol.asyncDispose]())

const ownerId = randomUUID()
const provenance = {
  ...{ engine: 't', model: 't', promptVersion: '1' },
  ...{ latencyMs: 0, tokensIn: 0, tokensOut: 0 },
}
const original =
  'Support took three days to reply, and when the reply came at last it had nothing to do with what I had asked them.'
const words =
  'price support delivery invoice contract office branch courier manager colleague'.split(' ')
const fillerAnswer = (n: number) =>
  Array.from({ length: 14 }, (_, at) => `${words[(n * 7 + at * at) % words.length]}${n}${at}`).join(
    ' ',
  )

/** In one conversation, a second after the previous answer. */
let seconds = 0
const recordAnswers = (surveyId: string, ...texts: string[]) =>
  recordCodedAnswers(surveyId, 'answer', ...texts)

/** `intent` is null for answers that are not coded yet. */
async function recordCodedAnswers(surveyId: string, intent: Intent | null, ...texts: string[]) {
  const conversationId = randomUUID()
  const meta = { ownerId, surveyId, sessionId: conversationId }
  const submitted = texts.map((text, n) => {
    const questionId = randomUUID()
    const at = new Date(Date.UTC(2026, 0, 1) + ++seconds * 1_000).toISOString()
    const responseId = derivedId('response', conversationId, questionId)
    const questionAsked: DomainEvent = {
      type: 'QuestionAsked',
      data: {
        ...{ questionId, number: n + 1, text: 'Why?', kind: 'open', options: [], quotes: [] },
        ...{ objectiveId: null, purpose: 'objective', provenance },
      },
    }
    const answered: DomainEvent = {
      type: 'AnswerSubmitted',
      data: {
        ...{ questionId, responseId, number: n + 1, kind: 'open', text },
        ...{ choice: {}, elapsedMs: null },
      },
    }
    const coded: DomainEvent[] = intent
      ? [
          {
            type: 'AnswerCoded',
            data: {
              ...{ questionId, responseId, intent, language: 'en', evidence: [] },
              ...{ sentiment: null, provenance },
            },
          },
        ]
      : []
    return {
      questionId,
      responseId,
      events: [questionAsked, answered, ...coded].map((event) => newEvent(event, { ...meta, at })),
    }
  })
  const stream = `conversation-${conversationId}`
  await side.store.append(
    stream,
    'any',
    submitted.flatMap(({ events }) => events),
  )
  return {
    ...{ stream, meta },
    questionIds: submitted.map(({ questionId }) => questionId),
    responseIds: submitted.map(({ responseId }) => responseId),
  }
}
const comparedWith = (
  surveyId: string,
  responseId: string,
  answer: string,
  conversationId = randomUUID(),
) => findComparisonAnswers(side.db, { ownerId, surveyId, conversationId, responseId, answer })

const nothing = { others: [], own: [] }

test('a near-duplicate is found however many answers are in between', async () => {
  const surveyId = randomUUID()
  await recordAnswers(surveyId, original)
  for (let n = 0; n < 26; n++)
    await recordAnswers(
      surveyId,
      ...Array.from({ length: 10 }, (_, at) => fillerAnswer(n * 10 + at)),
    )
  const copy = original.toUpperCase().replace('THREE', 'four')
  const { responseIds } = await recordAnswers(surveyId, copy)
  await side.waitForProjections([responses, answerFingerprints])
  const { others } = await comparedWith(surveyId, responseIds[0]!, copy)
  expect(others).toContain(original)
  expect(others.length).toBeLessThanOrEqual(250)
})

test('compares within the same conversation, but not with later answers or other surveys', async () => {
  const surveyId = randomUUID()
  await recordAnswers(randomUUID(), original)
  const { responseIds, meta } = await recordAnswers(surveyId, fillerAnswer(1), original)
  await recordAnswers(surveyId, original)
  await side.waitForProjections([responses, answerFingerprints])
  const first = fillerAnswer(1)
  expect(await comparedWith(surveyId, responseIds[1]!, original, meta.sessionId)).toEqual({
    others: [],
    own: [first],
  })
  expect(await comparedWith(surveyId, responseIds[0]!, first, meta.sessionId)).toEqual(nothing)
})

test('answers that came, changed or were erased since the last comparison are compared as they are now', async () => {
  const surveyId = randomUUID()
  const first = await recordAnswers(surveyId, fillerAnswer(1))
  const second = await recordAnswers(surveyId, fillerAnswer(2))
  const { responseIds } = await recordAnswers(surveyId, original)
  const compare = async () => {
    await side.waitForProjections([responses, answerFingerprints])
    return (await comparedWith(surveyId, responseIds[0]!, original)).others.toSorted()
  }
  expect(await compare()).toEqual([fillerAnswer(1), fillerAnswer(2)].toSorted())
  expect(await compare()).toEqual([fillerAnswer(1), fillerAnswer(2)].toSorted())
  const analysed: DomainEvent = {
    type: 'AnswerCoded',
    data: {
      ...{ questionId: first.questionIds[0]!, responseId: first.responseIds[0]! },
      ...{ intent: 'answer', language: 'en', evidence: [], sentiment: null, provenance },
    },
  }
  await side.store.append(first.stream, 'any', [newEvent(analysed, first.meta)])
  const erased = newEvent({ type: 'SessionErased', data: { reason: 'respondent' } }, second.meta)
  await side.store.append(second.stream, 'any', [erased])
  expect(await compare()).toEqual([fillerAnswer(1)])
  // Another process opens what this one has not read.
  const { others } = await openFindComparisonAnswers()(side.db, {
    ...{ ownerId, surveyId, conversationId: randomUUID() },
    ...{ responseId: responseIds[0]!, answer: original },
  })
  expect(others).toEqual([fillerAnswer(1)])
})

test('an answer before those that are known is opened where it is a near-duplicate', async () => {
  const surveyId = randomUUID()
  await recordAnswers(surveyId, original)
  for (let n = 0; n < 25; n++)
    await recordAnswers(
      surveyId,
      ...Array.from({ length: 10 }, (_, at) => fillerAnswer(n * 10 + at)),
    )
  const { responseIds } = await recordAnswers(surveyId, fillerAnswer(999), original)
  await side.waitForProjections([responses, answerFingerprints])
  const unlike = await comparedWith(surveyId, responseIds[0]!, fillerAnswer(999))
  expect(unlike.others).not.toContain(original)
  const alike = await comparedWith(surveyId, responseIds[1]!, original)
  expect(alike.others).toContain(original)
})

test.each(['distress', 'concern', null] as const)(
  'an answer with the intent %s is not compared',
  async (intent) => {
    const surveyId = randomUUID()
    await recordCodedAnswers(surveyId, intent, original)
    const { responseIds } = await recordAnswers(surveyId, original)
    await side.waitForProjections([responses, answerFingerprints])
    expect(await comparedWith(surveyId, responseIds[0]!, original)).toEqual(nothing)
  },
)

test('an erased answer is not compared', async () => {
  const surveyId = randomUUID()
  const { stream, meta } = await recordAnswers(surveyId, original)
  const erased = newEvent({ type: 'SessionErased', data: { reason: 'respondent' } }, meta)
  await side.store.append(stream, 'any', [erased])
  const { responseIds } = await recordAnswers(surveyId, original)
  await side.waitForProjections([responses, answerFingerprints])
  expect(await comparedWith(surveyId, responseIds[0]!, original)).toEqual(nothing)
  const { rows } = await side.db.query('select 1 from read.answer_prints where "surveyId" = $1', [
    surveyId,
  ])
  expect(rows).toHaveLength(12)
})
