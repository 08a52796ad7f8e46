import { z } from 'zod'
import { Done, endpoint } from '../endpoint.ts'
import { Locale, SurveyLanguage } from '../languages.ts'
import { limits } from '../limits.ts'
import { checkRanges, ResponseFilter } from './responses.ts'

/** `responses`: a row for each answer. `sessions`: a row for each conversation. */
export const ExportedThing = z.enum(['responses', 'sessions'])
export type ExportedThing = z.infer<typeof ExportedThing>

export const ResultFormat = z.enum(['csv', 'xlsx', 'json', 'ndjson'])
export type ResultFormat = z.infer<typeof ResultFormat>

/** What files that are written in the background hold: results, or everything in an account. */
export const StoredThing = z.enum([...ExportedThing.options, 'account'])
export const StoredFormat = z.enum([...ResultFormat.options, 'zip'])
export type StoredFormat = z.infer<typeof StoredFormat>

/** The language of an XLSX file’s sheet names and of its list of columns; the owner’s by default. */
const language = Locale.optional()

/**
 * The filters of the list of responses, and its search. Conversations are exported that have an answer which matches.
 * `access` selects among qualified responses; the others also match answers that are not qualified.
 */
export const ExportFilter = z.object({
  ...ResponseFilter.omit({ language: true }).shape,
  /** The language of the questions; `language` is that of the file. */
  answer_language: SurveyLanguage.optional(),
  /** In what the owner may read of a response, its question and who answered; ignores case and accents. Not for conversations. */
  search: z.string().trim().min(1).max(200).optional(),
})
export type ExportFilter = z.infer<typeof ExportFilter>

type Filtered = ExportFilter & { what: ExportedThing }

function checkFilter({ what, search, ...fields }: Filtered, context: z.RefinementCtx): void {
  const { answer_language: _, ...filter } = fields
  checkRanges(filter, context)
  if (search !== undefined && what === 'sessions')
    context.addIssue({
      code: 'custom',
      path: ['search'],
      message: 'Only responses can be searched',
    })
}

/** Media types of the formats. */
export const resultTypes = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/json',
  'application/x-ndjson',
]

/** With the archive of an account. */
const fileTypes = [...resultTypes, 'application/zip']

/** All formats have the same columns in the same order; docs/exports.md lists them. */
export const exportResults = endpoint('GET /api/surveys/:id/export', {
  access: 'owner',
  summary: 'Streams a survey’s answers or conversations as a file, oldest first, as of one moment.',
  input: z
    .strictObject({
      id: z.uuid(),
      what: ExportedThing.default('responses'),
      format: ResultFormat.default('csv'),
      /** Begins a CSV file with a byte order mark, which some spreadsheets need for UTF-8. */
      bom: z.stringbool().default(false),
      language,
      ...ExportFilter.shape,
    })
    .superRefine(checkFilter),
  output: z.unknown(),
  responseTypes: resultTypes,
  problems: ['surveys/not-found'],
})

/** `removed`: answers in its file were erased, so the file was. */
export const ExportStatus = z.enum(['queued', 'running', 'ready', 'failed', 'removed'])
export type ExportStatus = z.infer<typeof ExportStatus>

export const ExportFailure = z.enum(['no-space', 'failed'])

/** A file that is written in the background. */
export const ExportJob = z.object({
  id: z.uuid(),
  survey_id: z.uuid(),
  survey_title: z.string(),
  what: ExportedThing,
  format: ResultFormat,
  /** Whether it holds only a part of the survey’s results. */
  filtered: z.boolean(),
  status: ExportStatus,
  percent: z.int().min(0).max(100),
  /** How often it has begun. After an interruption it begins again, with the results of that moment. */
  runs: z.int(),
  requested_at: z.iso.datetime(),
  /** When the results were read; with the next two, null until the file is ready. */
  as_of: z.iso.datetime().nullable(),
  rows: z.int().nullable(),
  bytes: z.int().nullable(),
  /** When it is removed. */
  expires_at: z.iso.datetime(),
  failure: ExportFailure.nullable(),
})
export type ExportJob = z.infer<typeof ExportJob>

/** Exactly one of the two is set. */
export const ExportStart = z.object({
  /** Set where the file is small enough to be fetched at once, from here. */
  url: z.string().nullable(),
  /** Set where the file is written in the background. */
  export: ExportJob.nullable(),
})

export const createExport = endpoint('POST /api/exports', {
  access: 'owner',
  summary:
    'Prepares a file of a survey’s answers or conversations: small ones have an address at once, others are written in the background.',
  input: z
    .strictObject({
      survey: z.uuid(),
      what: ExportedThing.default('responses'),
      format: ResultFormat.default('csv'),
      bom: z.boolean().default(false),
      language,
      ...ExportFilter.shape,
      /** `auto`: in the background where there are more rows than can be sent at once; `always`: in any case. */
      background: z.enum(['auto', 'always']).default('auto'),
    })
    .superRefine(checkFilter),
  output: ExportStart,
  accepted: 'The file is written in the background.',
  problems: ['surveys/not-found', 'reports/too-many-exports'],
})

export const listExports = endpoint('GET /api/exports', {
  access: 'owner',
  summary: `Lists the owner’s files that are written in the background, newest first: at most ${limits.exports.perOwner}.`,
  input: z.strictObject({}),
  output: z.array(ExportJob),
  problems: [],
})

export const downloadExport = endpoint('GET /api/exports/:exportId/file', {
  access: 'owner',
  summary: 'Streams the file of an export that is ready.',
  input: z.strictObject({ exportId: z.uuid() }),
  output: z.unknown(),
  responseTypes: fileTypes,
  problems: ['reports/export-not-found', 'reports/export-not-ready'],
})

export const removeExport = endpoint('DELETE /api/exports/:exportId', {
  access: 'owner',
  summary: 'Cancels an export, or removes its file.',
  input: z.strictObject({ exportId: z.uuid() }),
  output: Done,
  problems: ['reports/export-not-found'],
})
