import { z } from 'zod'
import type { QualifiedResponse } from '#contract/api/responses.ts'
import { QuestionPurpose } from '#contract/events/conversations.ts'
import { Qualification } from '#contract/events/insights.ts'
import { ResponseStatus } from '#contract/live.ts'
import { QuestionKind, Sentiment } from '#contract/survey.ts'
import type { Db } from '#kernel/db.ts'
import { derivedId } from '#kernel/ids.ts'
import { must } from '#kernel/problem.ts'
import type { Heard } from '#kernel/recorded.ts'
import { projection } from '../engine/projection.ts'
import { excerpt } from './excerpt.ts'
import { quotedRuns, veiled } from './quoted-words.ts'

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
  answer: z.string().nullable(),
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
    answer: null,
    status: 'unanswered',
    sentiment: null,
    sentimentScore: null,
    score: null,
    qualification: null,
    askedAt: at,
    answeredAt: null,
  }
}

export const responses = projection({
  name: 'responses',
  version: 1,
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
  },
  evolve(row, event): ResponseRow | null {
    if (event.type === 'QuestionAsked') return row ?? asked(event)
    if (!row) return null
    switch (event.type) {
      case 'AnswerSubmitted':
        return { ...row, answer: event.data.text, status: 'pending', answeredAt: event.at }
      case 'AnswerCoded':
      case 'ResponseAnalysed': {
        const { score, class: sentiment } = event.data.sentiment
        return { ...row, sentiment, sentimentScore: score }
      }
      case 'ResponseQualified': {
        const { qualification } = event.data
        const status = row.status === 'unlocked' ? 'unlocked' : 'locked'
        return { ...row, qualification, score: qualification.score, status }
      }
      case 'ResponseNotQualified':
        return { ...row, score: event.data.score, status: 'open' }
      case 'ResponseUnlocked':
        return { ...row, status: 'unlocked' }
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

/** A survey's qualified responses, newest first. */
export async function qualifiedOf(db: Db, surveyId: string): Promise<ResponseRow[]> {
  const { rows } = await db.query<ResponseRow>(
    `select * from read.responses where "surveyId" = $1 and qualification is not null
      order by "answeredAt" desc, "responseId"`,
    [surveyId],
  )
  return rows
}

/** As its owner may see it. Of a qualified response only. */
export function presentQualified(row: ResponseRow): QualifiedResponse {
  const qualification = must(row.qualification, 'qualification')
  const unlocked = row.status === 'unlocked'
  const answer = row.answer ?? ''
  // What the AI wrote about an answer may quote it.
  const about = (text: string | null) =>
    unlocked ? (text ?? '') : veiled(text ?? '', quotedRuns(text ?? '', answer, 3))
  return {
    id: row.responseId,
    question_text: row.question ?? '',
    response_text: unlocked ? answer : excerpt(answer).text,
    is_unlocked: unlocked,
    answered_at: must(row.answeredAt, 'answeredAt'),
    ai_qualification: {
      qualification_score: qualification.score,
      qualification_reason: about(qualification.reason),
      quality_metrics: qualification.metrics,
      monetization_assessment: qualification.assessment,
      detailed_analysis: unlocked ? (qualification.detailedAnalysis ?? '') : '',
      value_justification: about(qualification.valueJustification),
      rubric_version: qualification.rubricVersion,
    },
  }
}
