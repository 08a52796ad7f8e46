import { z } from 'zod'
import { AnswerSubmitted, QuestionAsked } from '#contract/events/conversations.ts'
import { QuestionKind } from '#contract/survey.ts'
import type { Db } from '#kernel/postgres/db.ts'
import { derivedId } from '#kernel/ids.ts'
import { must } from '#kernel/problem.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { projection } from '../../engine/projection.ts'
import { rollup } from '../../engine/rollups/rollup.ts'
import { choiceValuesOf } from './choice-values.ts'

/**
 * The value of an answer to a fixed question, and of an interview's answer of the kind `nps`. Sealed with the owner's key:
 * the respondent's is destroyed when they erase it, and the row is still read once to take it out of the counts.
 */
const AnswerChoiceRow = z.object({
  responseId: z.uuid(),
  conversationId: z.uuid(),
  surveyId: z.uuid(),
  ownerId: z.uuid(),
  /** The survey's id of a form's question; empty in an interview. */
  questionId: z.string(),
  kind: QuestionKind,
  options: QuestionAsked.shape.data.shape.options,
  isAnswered: z.boolean(),
  choice: AnswerSubmitted.shape.data.shape.choice,
})
type AnswerChoiceRow = z.infer<typeof AnswerChoiceRow>

/** Answers to a question with one value, such as the fingerprint of an option; all of its answers where the value is empty. */
const AnswerCount = z.object({
  surveyId: z.uuid(),
  questionId: z.string(),
  kind: QuestionKind,
  value: z.string(),
  answers: z.int(),
})
export type AnswerCount = z.infer<typeof AnswerCount>

const answerCounts = rollup({
  name: 'answer-counts',
  version: 2,
  of: AnswerChoiceRow,
  table: AnswerCount,
  key: ['surveyId', 'questionId', 'kind', 'value'],
  groupsOf({ surveyId, questionId, kind, options, isAnswered, choice }): AnswerCount[] {
    if (!isAnswered) return []
    const values = ['', ...choiceValuesOf({ questionId, kind, options }, choice)]
    return values.map((value) => ({ surveyId, questionId, kind, value, answers: 1 }))
  },
})

type Answer = DecodedEvent<'AnswerSubmitted' | 'AnswerRevised'>['data']

const responseKey = ({ data }: { data: { responseId: string } }) => [
  { responseId: data.responseId },
]

/** Open answers of an interview have no row, and would be looked up in vain: only they have a time to answer. */
const answerKey = ({ data }: { data: Answer }) =>
  data.elapsedMs === null || Object.keys(data.choice ?? {}).length > 0 ? responseKey({ data }) : []

export const answerChoices = projection({
  name: 'answer-choices',
  version: 2,
  table: AnswerChoiceRow,
  key: ['responseId'],
  subject: 'ownerId',
  indexes: [['conversationId']],
  rollups: [answerCounts],
  rowsOf: {
    QuestionAsked: ({ id, data }) =>
      data.surveyQuestionId !== undefined || data.kind === 'nps'
        ? [{ responseId: derivedId('response', id, data.questionId) }]
        : [],
    AnswerSubmitted: answerKey,
    AnswerRevised: answerKey,
    AnswerWithdrawn: responseKey,
    SessionErased: ({ id }) => [{ conversationId: id }],
  },
  evolve(row, event, { responseId }): AnswerChoiceRow | null {
    if (event.type === 'QuestionAsked')
      return row ?? newChoice(event, must(responseId, 'responseId of a question'))
    if (!row) return null
    switch (event.type) {
      case 'AnswerSubmitted':
      case 'AnswerRevised':
        return { ...row, isAnswered: true, choice: event.data.choice }
      case 'AnswerWithdrawn':
        return { ...row, isAnswered: false, choice: null }
      case 'SessionErased':
        return null
    }
  },
})

const newChoice = (
  { id, data, meta }: DecodedEvent<'QuestionAsked'>,
  responseId: string,
): AnswerChoiceRow => ({
  ...{ responseId, conversationId: id },
  surveyId: must(meta.surveyId, 'surveyId of QuestionAsked'),
  ownerId: must(meta.ownerId, 'ownerId of QuestionAsked'),
  questionId: data.surveyQuestionId ?? '',
  ...{ kind: data.kind, options: data.options },
  ...{ isAnswered: false, choice: null },
})

/** All counts of a survey's answers, or those of one kind of question. */
export async function answerCountsOf(
  db: Db,
  surveyId: string,
  kind?: QuestionKind,
): Promise<AnswerCount[]> {
  const { rows } = await db.query<AnswerCount>(
    `select * from read.answer_counts where "surveyId" = $1 ${kind ? 'and kind = $2' : ''}`,
    kind ? [surveyId, kind] : [surveyId],
  )
  return rows
}
