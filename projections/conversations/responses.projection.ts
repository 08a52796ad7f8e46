import { z } from 'zod'
import {
  FollowUpReason,
  Intent,
  isCallForHelp,
  MadeBy,
  type Provenance,
  QuestionPurpose,
} from '#contract/events/conversation-types.ts'
import { Emotion, Qualification } from '#contract/events/responses.ts'
import { Help } from '#contract/help.ts'
import { SurveyLanguage } from '#contract/languages.ts'
import { ConversationEnd, ResponseStatus } from '#contract/live.ts'
import { QuestionKind, Sentiment } from '#contract/survey.ts'
import { derivedId } from '#kernel/ids.ts'
import { must } from '#kernel/problem.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { personalColumn, projection } from '../engine/projection.ts'
import { insightAnswers } from './insight-answers.rollup.ts'
import { qualifiedCounts } from './qualified-counts.rollup.ts'
import { qualifiedIndexes } from './response-filter.ts'
import { analysisColumns, codingColumns, sentimentColumns } from './analysis-columns.ts'

/** Answers with the strongest sentiment of a survey, for reports. */
const strongestIndex = `("surveyId", sentiment, abs("sentimentScore") desc, "answeredAt" desc)
  where intent = 'answer' and purpose <> 'support' and sentiment in ('positive', 'negative')`

/** Answers that a survey's owner may read and that address an objective, newest first: for its objectives. */
const evidenceIndex = `("surveyId", "answeredAt" desc)
  where intent = 'answer' and purpose <> 'support' and evidence <> '[]' and status not in ('pending', 'locked')`

/** A question and its answer. The id derives from the question; the answer, if any, has the same. */
export const ResponseRow = z.object({
  responseId: z.uuid(),
  conversationId: z.uuid(),
  ownerId: z.uuid(),
  surveyId: z.uuid(),
  number: z.int(),
  questionId: z.uuid(),
  /** In a form: the id of the survey's question. */
  surveyQuestionId: z.string().nullable(),
  question: personalColumn(z.string().nullable()),
  /** Language of the question; null in events of versions without it. */
  language: SurveyLanguage.nullable(),
  kind: QuestionKind,
  options: personalColumn(z.array(z.string())),
  /** Options that cannot be chosen together with another one. */
  exclusiveOptions: personalColumn(z.array(z.string()).nullable()),
  quotes: z.array(z.object({ responseId: z.uuid(), start: z.int(), end: z.int() })),
  /** Answers that the question may paraphrase, and what an owner reads while one of them is locked. */
  basis: personalColumn(
    z.object({ responseIds: z.array(z.uuid()), general: z.string() }).nullable(),
  ),
  purpose: QuestionPurpose,
  /** Shown with the question, or in a form with the answer. */
  help: Help.nullable(),
  /** The objective that the question is about. */
  objectiveId: z.string().nullable(),
  answer: personalColumn(z.string().nullable()),
  /** Intent of the answer; null until it is coded. */
  intent: Intent.nullable(),
  /** Parts of the answer that address an objective. */
  evidence: z.array(z.object({ objectiveId: z.string(), start: z.int(), end: z.int() })),
  status: ResponseStatus,
  sentiment: Sentiment.nullable(),
  sentimentScore: z.number().nullable(),
  /** Shares of 1; empty until the answer is analysed, and when the owner has disabled emotions. */
  emotions: z.partialRecord(Emotion, z.number()),
  aspects: personalColumn(
    z.array(
      z.object({
        name: z.string(),
        sentiment: z.number(),
        /** A keyword of the owner: its name does not reveal the answer. */
        isKeyword: z.boolean(),
      }),
    ),
  ),
  /** Why the sentiment was judged so; empty until the answer is analysed. It may repeat the answer. */
  explanation: personalColumn(z.string()),
  /** Why a follow-up question was asked. */
  followUp: FollowUpReason.nullable(),
  score: z.number().nullable(),
  /** Null for the owner's own questions and for support messages, which are fixed texts. */
  askedBy: MadeBy.nullable(),
  scoredBy: MadeBy.nullable(),
  qualification: Qualification.nullable(),
  /** The qualification's, null without one. */
  rubricVersion: z.string().nullable(),
  askedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  /** Recorded as audio and transcribed. */
  spoken: z.boolean(),
  /** The credit was returned after a report of a wrong qualification. */
  creditReturned: z.boolean(),
  /** Assessed again for calls for help since it was put on sale. */
  reassessed: z.boolean(),
  /** How the conversation ended before the question was answered, or the answer to a form's question was scored. */
  ended: ConversationEnd.nullable(),
})
export type ResponseRow = z.infer<typeof ResponseRow>

const madeBy = ({ engine, model }: Provenance): MadeBy => ({ engine, model })

/** All rows of a conversation. */
const conversationKey = ({ id }: { id: string }) => [{ conversationId: id }]

const responseKey = ({ data }: { data: { responseId: string } }) => [
  { responseId: data.responseId },
]

function rowOfQuestion(
  { id, data, meta, at }: DecodedEvent<'QuestionAsked'>,
  responseId: string,
): ResponseRow {
  return {
    responseId,
    conversationId: id,
    ownerId: must(meta.ownerId, 'ownerId of QuestionAsked'),
    surveyId: must(meta.surveyId, 'surveyId of QuestionAsked'),
    number: data.number,
    questionId: data.questionId,
    surveyQuestionId: data.surveyQuestionId ?? null,
    question: data.text,
    language: data.language ?? null,
    kind: data.kind,
    options: data.options,
    exclusiveOptions: data.exclusiveOptions ?? null,
    quotes: data.quotes,
    basis: data.basis ?? null,
    purpose: data.purpose,
    help: data.help ?? null,
    objectiveId: data.objectiveId,
    answer: null,
    intent: null,
    evidence: [],
    status: 'unanswered',
    sentiment: null,
    sentimentScore: null,
    emotions: {},
    aspects: [],
    explanation: '',
    followUp: null,
    score: null,
    askedBy: isFixed(data) ? null : madeBy(data.provenance),
    scoredBy: null,
    qualification: null,
    rubricVersion: null,
    askedAt: at,
    answeredAt: null,
    spoken: false,
    creditReturned: false,
    reassessed: false,
    ended: null,
  }
}

function applyConversation(row: ResponseRow, event: Answering | Reading): ResponseRow {
  return event.type === 'AnswerCoded' || event.type === 'AnswerReread'
    ? { ...row, ...readingColumns(row, event) }
    : applyAnswer(row, event)
}

type Answering = DecodedEvent<'AnswerSubmitted' | 'AnswerRevised' | 'AnswerWithdrawn'>

const isFixed = ({ purpose, provenance }: DecodedEvent<'QuestionAsked'>['data']) =>
  purpose === 'support' || provenance.engine === 'owner'

function applyAnswer(row: ResponseRow, { type, data, at }: Answering): ResponseRow {
  // The analysis of a previous answer does not apply to this one.
  const withoutAnalysis = {
    ...row,
    intent: null,
    evidence: [],
    sentiment: null,
    sentimentScore: null,
    explanation: '',
    help: row.purpose === 'form' ? null : row.help,
  }
  return type === 'AnswerWithdrawn'
    ? { ...withoutAnalysis, answer: null, status: 'unanswered', answeredAt: null, spoken: false }
    : {
        ...withoutAnalysis,
        answer: data.text,
        // The reply to a support message is not judged.
        status: row.purpose === 'support' ? 'open' : 'pending',
        answeredAt: at,
        spoken: isSpoken(data),
      }
}

/** Revised answers are always written. */
const isSpoken = (data: object) => 'spoken' in data && data.spoken === true

type Reading = DecodedEvent<'AnswerCoded'> | DecodedEvent<'AnswerReread'>

/** Once an answer is judged, its sentiment is the analyst's, and a later reading takes a call for help off sale. */
function readingColumns(row: ResponseRow, { type, data }: Reading) {
  if (type === 'AnswerCoded' || row.status === 'pending') return codingColumns(row, data)
  const { intent, evidence } = data
  return { ...(isCallForHelp(intent) ? applyReassessment(row, intent) : { intent }), evidence }
}

export const responses = projection({
  name: 'responses',
  version: 16,
  table: ResponseRow,
  key: ['responseId'],
  subject: 'conversationId',
  indexes: [['surveyId'], ['conversationId']],
  queryIndexes: [...qualifiedIndexes, strongestIndex, evidenceIndex],
  rollups: [insightAnswers, qualifiedCounts],
  rowsOf: {
    QuestionAsked: ({ id, data }) => [{ responseId: derivedId('response', id, data.questionId) }],
    AnswerSubmitted: responseKey,
    AnswerRevised: responseKey,
    AnswerWithdrawn: responseKey,
    AnswerCoded: responseKey,
    AnswerReread: responseKey,
    ResponseAnalysed: responseKey,
    FollowUpTriggered: responseKey,
    ResponseQualified: responseKey,
    ResponseNotQualified: responseKey,
    ResponseUnlocked: responseKey,
    UnlockRefunded: responseKey,
    ResponseReassessed: responseKey,
    SessionCompleted: conversationKey,
    SessionAbandoned: conversationKey,
    SessionErased: conversationKey,
  },
  evolve(row, event, { responseId }): ResponseRow | null {
    if (event.type === 'QuestionAsked') return row ?? rowOfQuestion(event, responseId!)
    if (!row) return null
    switch (event.type) {
      case 'ResponseAnalysed':
        return { ...row, ...sentimentColumns(event.data), ...analysisColumns(event.data) }
      case 'FollowUpTriggered':
        return { ...row, followUp: event.data.reason }
      case 'ResponseQualified':
        return applyQualification(row, event.data)
      case 'ResponseNotQualified': {
        const { score, provenance } = event.data
        return { ...row, score, scoredBy: madeBy(provenance), status: 'open' }
      }
      case 'ResponseUnlocked':
        return { ...row, status: 'unlocked' }
      case 'UnlockRefunded':
        return { ...row, creditReturned: true }
      case 'ResponseReassessed':
        return applyReassessment(row, event.data.tier)
      case 'SessionCompleted':
      case 'SessionAbandoned':
        return applyEnd(row, event)
      case 'SessionErased':
        return null
      default:
        return applyConversation(row, event)
    }
  },
  topics: (row) => [
    `survey-turns:${row.surveyId}`,
    `conversation:${row.conversationId}`,
    // Not by the qualification: it is empty once the key of an erased row is destroyed.
    ...(row.rubricVersion !== null || row.reassessed
      ? [`qualified-responses:${row.surveyId}`]
      : []),
  ],
})

/** Other rows stay as they are: an ended conversation changes nothing about them. */
function applyEnd(row: ResponseRow, { type }: Pick<DecodedEvent, 'type'>): ResponseRow {
  const ended = type === 'SessionCompleted' ? 'completed' : 'abandoned'
  const isOpen = row.status === 'unanswered' || (row.status === 'pending' && row.purpose === 'form')
  return isOpen ? { ...row, ended } : row
}

/** A call for help is never for sale, whatever was recorded. */
function applyQualification(
  row: ResponseRow,
  { qualification, provenance }: DecodedEvent<'ResponseQualified'>['data'],
): ResponseRow {
  if (isCallForHelp(row.intent)) return { ...row, status: 'open' }
  const status = row.status === 'unlocked' ? 'unlocked' : 'locked'
  const { score, rubricVersion } = qualification
  return { ...row, qualification, rubricVersion, score, scoredBy: madeBy(provenance), status }
}

const unqualified = { qualification: null, rubricVersion: null }

/** A call for help is no longer on sale. Where it was unlocked before, its owner keeps it. */
function applyReassessment(row: ResponseRow, tier: 'distress' | 'concern' | null): ResponseRow {
  const reassessed = { ...row, reassessed: true }
  if (tier === null) return reassessed
  const flagged = { ...reassessed, intent: tier, emotions: {}, aspects: [], explanation: '' }
  return row.status === 'unlocked'
    ? flagged
    : { ...flagged, status: 'open', score: null, scoredBy: null, ...unqualified }
}
