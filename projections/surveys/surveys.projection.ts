import { z } from 'zod'
import type { EventOf } from '#contract/events/catalogue.ts'
import { CountryCode } from '#contract/help.ts'
import { SurveyLanguage } from '#contract/languages.ts'
import { SentimentConfig, SurveyConfig, SurveyQuestion, SurveyStatus } from '#contract/survey.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { Position } from '#ports/event-store.ts'
import { projection } from '../engine/projection.ts'
import { normalizeForSearch } from './search-text.ts'

/** The latest version of a survey. While it is published, `publishedVersion` is the latest version. */
export const SurveyRow = z.object({
  surveyId: z.uuid(),
  ownerId: z.uuid(),
  publicId: z.string(),
  title: z.string(),
  description: z.string(),
  goal: z.string(),
  language: SurveyLanguage,
  country: CountryCode.nullable(),
  status: SurveyStatus,
  version: z.int(),
  publishedVersion: z.int().nullable(),
  closesAt: z.iso.datetime().nullable(),
  /** Set while the survey is deleted: only the list of deleted surveys includes it. */
  restorableUntil: z.iso.datetime().nullable(),
  deletedAt: z.iso.datetime().nullable(),
  /** Number and time of changes to the sentiment configuration. */
  sentimentVersion: z.int(),
  sentimentUpdatedAt: z.iso.datetime().nullable(),
  /** Title, description and goal in the normal form for searches. */
  searchText: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  // Long columns come last: a search that skips them in every row takes twice as long.
  config: SurveyConfig,
  /** Empty for an interview. */
  questions: z.array(SurveyQuestion),
  /** Null: the defaults. */
  sentiment: SentimentConfig.nullable(),
})
export type SurveyRow = z.infer<typeof SurveyRow>

const surveyKey = ({ id }: { id: string }) => [{ surveyId: id }]

export const surveys = projection({
  name: 'surveys',
  version: 8,
  table: SurveyRow,
  key: ['surveyId'],
  indexes: [
    ['ownerId', 'createdAt', 'surveyId'],
    // For index-only scans of the counts.
    ['ownerId', 'status', 'restorableUntil'],
    ['publicId'],
    ['closesAt'],
    ['restorableUntil'],
  ],
  rowsOf: {
    SurveyDrafted: surveyKey,
    SurveyRevised: surveyKey,
    SurveyPublished: surveyKey,
    SurveyPaused: surveyKey,
    SurveyReactivated: surveyKey,
    SurveyClosed: surveyKey,
    SurveyClosingScheduled: surveyKey,
    SurveyDeleted: surveyKey,
    SurveyRestored: surveyKey,
    SurveyErased: surveyKey,
    SentimentAnalysisConfigured: surveyKey,
  },
  evolve(row, event): SurveyRow | null {
    const { at } = event
    if (event.type === 'SurveyDrafted') {
      const { copiedFrom: _, ...drafted } = event.data
      return {
        ...drafted,
        ...optionalContentOf(drafted),
        surveyId: event.id,
        closesAt: null,
        restorableUntil: null,
        deletedAt: null,
        searchText: searchTextOf(drafted),
        status: 'draft',
        publishedVersion: null,
        sentiment: null,
        sentimentVersion: 0,
        sentimentUpdatedAt: null,
        createdAt: at,
        updatedAt: at,
      }
    }
    if (!row || event.type === 'SurveyErased') return null
    switch (event.type) {
      case 'SurveyRevised': {
        const { restoredFrom: _, ...revised } = event.data
        const searchText = searchTextOf(revised)
        return { ...row, ...revised, ...optionalContentOf(revised), searchText, updatedAt: at }
      }
      case 'SurveyPublished':
      case 'SurveyReactivated':
        return { ...row, status: 'published', publishedVersion: event.data.version, updatedAt: at }
      case 'SurveyPaused':
        return { ...row, status: 'paused', updatedAt: at }
      case 'SurveyClosed':
        return { ...row, status: 'closed', closesAt: null, updatedAt: at }
      case 'SurveyClosingScheduled':
        return { ...row, closesAt: event.data.closesAt }
      case 'SurveyDeleted':
        return { ...row, restorableUntil: event.data.restorableUntil, deletedAt: at }
      case 'SurveyRestored':
        return { ...row, restorableUntil: null, deletedAt: null }
      case 'SentimentAnalysisConfigured':
        return {
          ...row,
          sentiment: event.data.config,
          sentimentVersion: row.sentimentVersion + 1,
          sentimentUpdatedAt: at,
          updatedAt: at,
        }
    }
  },
})

type OptionalContent = Pick<EventOf<'SurveyRevised'>['data'], 'country' | 'questions'>

const optionalContentOf = ({ country = null, questions = [] }: OptionalContent) => ({
  country,
  questions,
})

const searchTextOf = ({ title, description, goal }: Pick<SurveyRow, SearchedField>) =>
  normalizeForSearch([title, description, goal].join('\n'))

type SearchedField = 'title' | 'description' | 'goal'

/** `position`: the last event that changed the row. */
type SurveyAtPosition = SurveyRow & { position: Position }

export async function findSurveyIncludingDeleted(
  db: Db,
  surveyId: string,
): Promise<SurveyAtPosition | undefined> {
  const { rows } = await db.query<SurveyAtPosition>(
    'select * from read.surveys where "surveyId" = $1',
    [surveyId],
  )
  return rows[0]
}

export async function findSurvey(db: Db, surveyId: string): Promise<SurveyAtPosition | undefined> {
  const survey = await findSurveyIncludingDeleted(db, surveyId)
  return survey?.restorableUntil ? undefined : survey
}

/** A survey past its closing time is closed, even before the scheduled job has closed it. */
export function statusAt(
  { status, closesAt }: Pick<SurveyRow, 'status' | 'closesAt'>,
  now: Date,
): SurveyStatus {
  const isDue = closesAt !== null && Date.parse(closesAt) <= now.getTime()
  return isDue && status !== 'draft' ? 'closed' : status
}

export async function findSurveyByPublicId(
  db: Db,
  publicId: string,
): Promise<SurveyRow | undefined> {
  const { rows } = await db.query<SurveyRow>(
    'select * from read.surveys where "publicId" = $1 and "restorableUntil" is null',
    [publicId],
  )
  return rows[0]
}

/** Newest first. */
export async function surveysOf(db: Db, ownerId: string): Promise<SurveyRow[]> {
  const { rows } = await db.query<SurveyRow>(
    'select * from read.surveys where "ownerId" = $1 and "restorableUntil" is null order by "createdAt" desc, "surveyId"',
    [ownerId],
  )
  return rows
}

/** Whether the owner has a survey, deleted ones included. */
export async function hasSurveys(db: Db, ownerId: string): Promise<boolean> {
  const { rowCount } = await db.query('select from read.surveys where "ownerId" = $1 limit 1', [
    ownerId,
  ])
  return rowCount === 1
}
