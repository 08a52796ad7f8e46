// Files of results that are too large to be sent at once.
import { z } from 'zod'
import { StoredFormat, StoredThing } from '../api/exports.ts'
import { Locale } from '../languages.ts'
import { event, personal } from './event.ts'

export const ExportRequested = event('ExportRequested', 1, {
  ownerId: z.uuid(),
  /** Null: everything in the account. */
  surveyId: z.uuid().nullable(),
  what: StoredThing,
  format: StoredFormat,
  bom: z.boolean(),
  language: Locale,
  /** The filter as JSON, which may hold words that the owner searched for; null without one. */
  filter: personal(z.string()),
  filtered: z.boolean(),
})

/** A run begins: the first, or one after an interruption. It reads the results as they are now. */
export const ExportStarted = event('ExportStarted', 1, { run: z.int().positive() })

export const ExportProgressed = event('ExportProgressed', 1, {
  run: z.int().positive(),
  percent: z.int().min(0).max(99),
})

/** Answers were erased while the run read them: what it writes is dropped, and another run begins. */
export const ExportOutdated = event('ExportOutdated', 1, { run: z.int().positive() })

export const ExportFinished = event('ExportFinished', 1, {
  run: z.int().positive(),
  rows: z.int().min(0),
  bytes: z.int().min(0),
  /** When the results were read. */
  asOf: z.iso.datetime(),
})

export const ExportFailed = event('ExportFailed', 1, {
  run: z.int().positive(),
  reason: z.enum(['no-space', 'failed']),
})

/** By its owner, also after it was finished. */
export const ExportCancelled = event('ExportCancelled', 1, {})

/** `respondent`: answers in the file were erased; `survey`: all were; `account`: with it; `age`: old. */
export const ExportExpired = event('ExportExpired', 1, {
  reason: z.enum(['age', 'respondent', 'survey', 'account']),
})

export const ExportEvent = z.discriminatedUnion('type', [
  ExportRequested,
  ExportStarted,
  ExportProgressed,
  ExportOutdated,
  ExportFinished,
  ExportFailed,
  ExportCancelled,
  ExportExpired,
])
export type ExportEvent = z.infer<typeof ExportEvent>
