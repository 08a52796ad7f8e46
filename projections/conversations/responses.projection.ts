import { z } from 'zod'
import { Intent, QuestionPurpose } from '#contract/events/conversations.ts'
import { Qualification } from '#contract/events/insights.ts'
import { ResponseStatus } from '#contract/live.ts'
import { QuestionKind, Sentiment } from '#contract/survey.ts'
import type { Db } from '#kernel/db.ts'
import { derivedId } from '#kernel/ids.ts'
import { must } from '#kernel/problem.ts'
import type { Heard } from '#kernel/recorded.ts'
import { projection } from '../engine/projection.ts'

/** A question and what became of it. Its id is known when it is asked; the answer, when there is one, has the same. */
export const ResponseRow = z.object({
  responseId: z.uuid(),
  conversationId: z.uuid(),
  ownerId: z.uuid(),
  surveyId: z.uuid(),
  number: z.int(),
  questionId: z.uuid(),
  question: z.string().nullable(),
  kind: QuestionKind,
  options: z.array(z.string()),
  quotes: z.array(z.object({ responseId: z.uuid(), start: z.int(), end: z.int() })),
  purpose: QuestionPurpose,
  /** What the question was about. */
  objectiveId: z.string().nullable(),
  answer: z.string().nullable(),
  /** How the interviewer read the answer; null until it did. */
  intent: Intent.nullable(),
  status: ResponseStatus,
  sentiment: Sentiment.nullable(),
  sentimentScore: z.number().nullable(),
  score: z.number().nullable(),
  qualification: Qualification.nullable(),
  askedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
})
export type ResponseRow = z.infer<typeof ResponseRow>

const rowOf = ({ data }: { data: { responseId: string } }) => [{ responseId: data.responseId }]

function asked({ id, data, meta, at }: Heard<'QuestionAsked'>): ResponseRow {
  return {
    responseId: derivedId('response', id, data.questionId),
    conversationId: id,
    ownerId: must(meta.ownerId, 'ownerId of QuestionAsked'),
    surveyId: must(meta.surveyId, 'surveyId of QuestionAsked'),
    number: data.number,
    questionId: data.questionId,
    question: data.text,
    kind: data.kind,
    options: data.options,
    quotes: data.quotes,
    purpose: data.purpose,
    objectiveId: data.objectiveId,
    answer: null,
    intent: null,
    status: 'unanswered',
    sentiment: null,
    sentimentScore: null,
    score: null,
    qualification: null,
    askedAt: at,
    answeredAt: null,
  }
}

function feelingOf({ sentiment }: { sentiment: { score: number; class: Sentiment } | null }) {
  return { sentiment: sentiment?.class ?? null, sentimentScore: sentiment?.score ?? null }
}

export const responses = projection({
  name: 'responses',
  version: 2,
  table: ResponseRow,
  key: ['responseId'],
  indexes: [['surveyId'], ['conversationId']],
  rowsOf: {
    QuestionAsked: ({ id, data }) => [{ responseId: derivedId('response', id, data.questionId) }],
    AnswerSubmitted: rowOf,
    AnswerCoded: rowOf,
    ResponseAnalysed: rowOf,
    ResponseQualified: rowOf,
    ResponseNotQualified: rowOf,
    ResponseUnlocked: rowOf,
    SessionErased: ({ id }) => [{ conversationId: id }],
  },
  evolve(row, event): ResponseRow | null {
    if (event.type === 'QuestionAsked') return row ?? asked(event)
    if (!row) return null
    switch (event.type) {
      case 'AnswerSubmitted':
        return { ...row, answer: event.data.text, status: 'pending', answeredAt: event.at }
      case 'AnswerCoded':
        return { ...row, intent: event.data.intent, ...feelingOf(event.data) }
      case 'ResponseAnalysed':
        return { ...row, ...feelingOf(event.data) }
      case 'ResponseQualified': {
        const { qualification } = event.data
        const status = row.status === 'unlocked' ? 'unlocked' : 'locked'
        return { ...row, qualification, score: qualification.score, status }
      }
      case 'ResponseNotQualified':
        return { ...row, score: event.data.score, status: 'open' }
      case 'ResponseUnlocked':
        return { ...row, status: 'unlocked' }
      case 'SessionErased':
        return null
    }
  },
  topics: (row) => [
    `survey-turns:${row.surveyId}`,
    `conversation:${row.conversationId}`,
    ...(row.qualification ? [`qualified-responses:${row.surveyId}`] : []),
  ],
})

export async function findResponse(db: Db, responseId: string): Promise<ResponseRow | undefined> {
  const { rows } = await db.query<ResponseRow>(
    'select * from read.responses where "responseId" = $1',
    [responseId],
  )
  return rows[0]
}
