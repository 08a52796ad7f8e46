import { z } from 'zod'
import { SessionChannel } from '#contract/api/analytics-details.ts'
import { CompletionReason } from '#contract/events/conversations.ts'
import { SessionDevice } from '#contract/events/conversation-types.ts'
import { SurveyLanguage } from '#contract/languages.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { projection } from '../../engine/projection.ts'
import { rollup } from '../../engine/rollups/rollup.ts'
import { dayOf } from '../calendar.ts'
import {
  durationBucketOf,
  hasLeft,
  isCompleted,
  isHalfDone,
  isRunning,
  outcomeOf,
} from './session-progress.ts'

/** How far a session came, without a word of it. */
const SessionJourneyRow = z.object({
  conversationId: z.uuid(),
  surveyId: z.uuid(),
  startedAt: z.iso.datetime(),
  device: SessionDevice,
  language: SurveyLanguage,
  channel: SessionChannel,
  isForm: z.boolean(),
  /** Number of planned questions. */
  planned: z.int(),
  hasAnswered: z.boolean(),
  passed: z.array(z.int()),
  /** The last question that was answered or skipped: in a form its id, in an interview its number. */
  lastQuestion: z.string().nullable(),
  end: z.enum([...CompletionReason.options, 'abandoned']).nullable(),
  /** Seconds from the start to the completion. */
  seconds: z.number().nullable(),
  rating: z.int().nullable(),
  isErased: z.boolean(),
})
type SessionJourneyRow = z.infer<typeof SessionJourneyRow>

export const SessionDimension = z.enum([
  'stage',
  'outcome',
  'left-after',
  'duration',
  'device',
  'language',
  'channel',
  'rating',
  'day',
])
type SessionDimension = z.infer<typeof SessionDimension>

/** Sessions of a survey by one value, such as a device; `completed` are those of them that were completed. */
const SessionCount = z.object({
  surveyId: z.uuid(),
  dimension: SessionDimension,
  value: z.string(),
  sessions: z.int(),
  completed: z.int(),
})
export type SessionCount = z.infer<typeof SessionCount>

/** One session with two answers says nothing about how long the survey takes. */
const minPassedOfDuration = 2

const sessionCounts = rollup({
  name: 'session-counts',
  version: 2,
  of: SessionJourneyRow,
  table: SessionCount,
  key: ['surveyId', 'dimension', 'value'],
  groupsOf(row): SessionCount[] {
    const completed = isCompleted(row) ? 1 : 0
    const outcome = outcomeOf(row)
    const values: readonly [SessionDimension, string | null | false][] = [
      ['stage', 'started'],
      ['stage', (row.hasAnswered || completed === 1) && 'answered'],
      ['stage', isHalfDone(row) && 'half'],
      ['stage', isRunning(row) && 'running'],
      ['outcome', outcome],
      ['left-after', hasLeft(row) && !row.isErased && (row.lastQuestion ?? '')],
      ['duration', durationOf(row)],
      ['device', row.device],
      ['language', row.language],
      ['channel', row.channel],
      ['rating', row.rating === null ? null : String(row.rating)],
      ['day', dayOf(new Date(row.startedAt))],
    ]
    return values.flatMap(([dimension, value]) =>
      value === null || value === false
        ? []
        : [{ surveyId: row.surveyId, dimension, value, sessions: 1, completed }],
    )
  },
})

function durationOf({ seconds, passed }: SessionJourneyRow): string | null {
  if (seconds === null || passed.length < minPassedOfDuration) return null
  const bucket = durationBucketOf(seconds)
  return bucket === null ? null : String(bucket)
}

const conversationKey = ({ id }: { id: string }) => [{ conversationId: id }]

/** A personal link is one of the web. */
function channelOf({ mode, invitation }: DecodedEvent<'SessionStarted'>['data']) {
  if (mode === 'whatsapp') return 'whatsapp'
  return invitation ? 'personal-link' : 'open-link'
}

function newJourney({ id, data, at }: DecodedEvent<'SessionStarted'>): SessionJourneyRow {
  const { surveyId, device = 'unknown', language, maxQuestions } = data
  return {
    ...{ conversationId: id, surveyId, startedAt: at, device, language },
    channel: channelOf(data),
    isForm: data.questions !== undefined,
    planned: maxQuestions,
    hasAnswered: false,
    passed: [],
    lastQuestion: null,
    end: null,
    seconds: null,
    rating: null,
    isErased: false,
  }
}

export const sessionJourneys = projection({
  name: 'session-journeys',
  version: 1,
  table: SessionJourneyRow,
  key: ['conversationId'],
  indexes: [['surveyId']],
  rollups: [sessionCounts],
  rowsOf: {
    SessionStarted: conversationKey,
    // A form's question is asked with its first answer.
    QuestionAsked: ({ id, data }) => (data.surveyQuestionId ? [{ conversationId: id }] : []),
    AnswerSubmitted: ({ id, data }) => (data.support ? [] : [{ conversationId: id }]),
    QuestionSkipped: conversationKey,
    SessionAbandoned: conversationKey,
    SessionCompleted: conversationKey,
    SessionRated: conversationKey,
    // Figures of expired conversations stay.
    SessionErased: ({ id, data }) => (data.figures ? [{ conversationId: id }] : []),
    SurveyErased: ({ id }) => [{ surveyId: id }],
  },
  evolve(row, event): SessionJourneyRow | null {
    if (event.type === 'SessionStarted') return newJourney(event)
    if (!row || event.type === 'SurveyErased') return null
    switch (event.type) {
      case 'QuestionAsked':
        return { ...row, lastQuestion: event.data.surveyQuestionId ?? row.lastQuestion }
      case 'AnswerSubmitted':
        return { ...pass(row, event.data.number), hasAnswered: true }
      case 'QuestionSkipped':
        return { ...pass(row, event.data.number), lastQuestion: event.data.surveyQuestionId }
      case 'SessionAbandoned':
        return isCompleted(row) ? row : { ...row, end: 'abandoned' }
      case 'SessionCompleted':
        return { ...row, end: event.data.reason, seconds: secondsBetween(row.startedAt, event.at) }
      case 'SessionRated':
        return { ...row, rating: event.data.rating }
      case 'SessionErased':
        return { ...row, ...erased }
    }
  },
})

const erased = {
  ...{ hasAnswered: false, passed: [], lastQuestion: null, seconds: null, rating: null },
  isErased: true,
}

/** In a form the question's id follows from `QuestionAsked` or `QuestionSkipped`. */
function pass(row: SessionJourneyRow, number: number): SessionJourneyRow {
  const passed = row.passed.includes(number) ? row.passed : [...row.passed, number]
  return { ...row, passed, lastQuestion: row.isForm ? row.lastQuestion : String(number) }
}

const secondsBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 1000

/** Sessions that are neither completed nor abandoned. */
export async function countRunningSessions(db: Db, surveyId: string): Promise<number> {
  const { rows } = await db.query<Pick<SessionCount, 'sessions'>>(
    `select sessions from read.session_counts
      where "surveyId" = $1 and dimension = 'stage' and value = 'running'`,
    [surveyId],
  )
  return rows[0]?.sessions ?? 0
}

/** All counts of a survey. */
export async function sessionCountsOf(db: Db, surveyId: string): Promise<SessionCount[]> {
  const { rows } = await db.query<SessionCount>(
    'select * from read.session_counts where "surveyId" = $1',
    [surveyId],
  )
  return rows
}
