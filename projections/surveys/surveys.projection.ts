import { z } from 'zod'
import type { EventOf } from '#contract/events/catalogue.ts'
import { CountryCode } from '#contract/help.ts'
import { SurveyTexts } from '#contract/events/surveys.ts'
import { SurveyLanguage } from '#contract/languages.ts'
import { SentimentConfig, SurveyStatus } from '#contract/survey.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { Position } from '#ports/event-store.ts'
import { personalColumn, projection } from '../engine/projection.ts'
import { queryRows } from '../engine/tables/query-rows.ts'

/** The latest version of a survey. While it is published, `publishedVersion` is the latest version. */
export const SurveyRow = z.object({
  surveyId: z.uuid(),
  ownerId: z.uuid(),
  publicId: z.string(),
  title: SurveyTexts.title,
  description: SurveyTexts.description,
  goal: SurveyTexts.goal,
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
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  config: SurveyTexts.config,
  /** Empty for an interview. */
  questions: SurveyTexts.questions,
  /** Null: the defaults. */
  sentiment: personalColumn(SentimentConfig.nullable()),
})
export type SurveyRow = z.infer<typeof SurveyRow>

const surveyKey = ({ id }: { id: string }) => [{ surveyId: id }]

export const surveys = projection({
  name: 'surveys',
  version: 9,
  table: SurveyRow,
  key: ['surveyId'],
  subject: 'surveyId',
  createsKeys: true,
  indexes: [
    ['ownerId', 'createdAt', 'surveyId'],
    // For index-only scans of the counts.
    ['ownerId', 'status', 'restorableUntil'],
    ['publicId'],
    ['closesAt'],
    ['restorableUntil'],
  ],
  // Searches read what changed since the last one.
  queryIndexes: ['("ownerId", position)'],
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
        return { ...row, ...revised, ...optionalContentOf(revised), updatedAt: at }
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

/** `position`: the last event that changed the row. */
type SurveyAtPosition = SurveyRow & { position: Position }

export async function findSurveyIncludingDeleted(
  db: Db,
  surveyId: string,
): Promise<SurveyAtPosition | undefined> {
  const [row] = await queryRows(db, surveys, 'select * from read.surveys where "surveyId" = $1', [
    surveyId,
  ])
  return row
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
  const [row] = await queryRows(
    db,
    surveys,
    'select * from read.surveys where "publicId" = $1 and "restorableUntil" is null',
    [publicId],
  )
  return row
}

/** Newest first. */
export const surveysOf = (db: Db, ownerId: string): Promise<SurveyRow[]> =>
  queryRows(
    db,
    surveys,
    'select * from read.surveys where "ownerId" = $1 and "restorableUntil" is null order by "createdAt" desc, "surveyId"',
    [ownerId],
  )

/** Titles by the ids of surveys; erased surveys have none. */
export async function titlesOfSurveys(
  db: Db,
  surveyIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (surveyIds.length === 0) return new Map()
  const rows = await queryRows(
    db,
    surveys,
    'select "surveyId", sealed from read.surveys where "surveyId" = any($1::uuid[])',
    [[...new Set(surveyIds)]],
  )
  return new Map(rows.map(({ surveyId, title }) => [surveyId, title]))
}

/** Rows about surveys with their titles; null of erased surveys. */
export async function withSurveyTitles<R extends { surveyId: string | null }>(
  db: Db,
  rows: readonly R[],
): Promise<(R & { surveyTitle: string | null })[]> {
  const titles = await titlesOfSurveys(
    db,
    rows.flatMap(({ surveyId }) => surveyId ?? []),
  )
  return rows.map((row) => ({ ...row, surveyTitle: titles.get(row.surveyId ?? '') ?? null }))
}

/** Whether the owner has a survey that is deleted and can be restored. */
export async function hasDeletedSurveys(db: Db, ownerId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from read.surveys where "ownerId" = $1 and "restorableUntil" is not null limit 1',
    [ownerId],
  )
  return rowCount !== 0
}

/** Whether the owner has a survey, deleted ones included. */
export async function hasSurveys(db: Db, ownerId: string): Promise<boolean> {
  const { rowCount } = await db.query('select from read.surveys where "ownerId" = $1 limit 1', [
    ownerId,
  ])
  return rowCount === 1
}
