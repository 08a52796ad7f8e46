import { z } from 'zod'
import { SurveyLanguage } from '#contract/languages.ts'
import { SentimentConfig, SurveyConfig, SurveyQuestion, SurveyStatus } from '#contract/survey.ts'
import type { Db } from '#kernel/db.ts'
import type { Position } from '#ports/event-store.ts'
import { projection } from '../engine/projection.ts'

/** A survey as its latest version says. While it is published, `publishedVersion` is that latest version. */
export const SurveyRow = z.object({
  surveyId: z.uuid(),
  ownerId: z.uuid(),
  publicId: z.string(),
  title: z.string(),
  description: z.string(),
  goal: z.string(),
  language: SurveyLanguage,
  status: SurveyStatus,
  version: z.int(),
  publishedVersion: z.int().nullable(),
  config: SurveyConfig,
  /** None where the interviewer asks. */
  questions: z.array(SurveyQuestion),
  closesAt: z.iso.datetime().nullable(),
  /** Set while it is deleted: then only its owner's list of deleted surveys knows it. */
  restorableUntil: z.iso.datetime().nullable(),
  /** Null until the owner says otherwise: the defaults. */
  sentiment: SentimentConfig.nullable(),
  /** How often the owner said otherwise, and when last. */
  sentimentVersion: z.int(),
  sentimentUpdatedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type SurveyRow = z.infer<typeof SurveyRow>

const rowOf = ({ id }: { id: string }) => [{ surveyId: id }]

export const surveys = projection({
  name: 'surveys',
  version: 4,
  table: SurveyRow,
  key: ['surveyId'],
  indexes: [['ownerId'], ['publicId']],
  rowsOf: {
    SurveyDrafted: rowOf,
    SurveyRevised: rowOf,
    SurveyPublished: rowOf,
    SurveyPaused: rowOf,
    SurveyReactivated: rowOf,
    SurveyClosed: rowOf,
    SurveyClosingScheduled: rowOf,
    SurveyDeleted: rowOf,
    SurveyRestored: rowOf,
    SentimentAnalysisConfigured: rowOf,
  },
  evolve(row, event): SurveyRow | null {
    const { at } = event
    if (event.type === 'SurveyDrafted') {
      const { copiedFrom: _, questions = [], ...drafted } = event.data
      return {
        ...drafted,
        questions,
        surveyId: event.id,
        closesAt: null,
        restorableUntil: null,
        status: 'draft',
        publishedVersion: null,
        sentiment: null,
        sentimentVersion: 0,
        sentimentUpdatedAt: null,
        createdAt: at,
        updatedAt: at,
      }
    }
    if (!row) return null
    switch (event.type) {
      case 'SurveyRevised': {
        const { restoredFrom: _, questions = [], ...revised } = event.data
        return { ...row, ...revised, questions, updatedAt: at }
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
        return { ...row, restorableUntil: event.data.restorableUntil }
      case 'SurveyRestored':
        return { ...row, restorableUntil: null }
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

/** `position`: the last event that the row shows. */
export async function findSurvey(
  db: Db,
  surveyId: string,
): Promise<(SurveyRow & { position: Position }) | undefined> {
  const { rows } = await db.query<SurveyRow & { position: Position }>(
    'select * from read.surveys where "surveyId" = $1 and "restorableUntil" is null',
    [surveyId],
  )
  return rows[0]
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
