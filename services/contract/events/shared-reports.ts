// Read-only links to reports. The stream of a link is named by its id, which names the key of its texts too.
import { z } from 'zod'
import { ReportPeriod } from '../api/reports.ts'
import { Locale } from '../languages.ts'
import { event, personal } from './event.ts'

/** What a link shows. `quotes`: findings with those answers that the owner may read in full. */
export const SharedReportParts = z.strictObject({
  overview: z.boolean(),
  sentiment: z.boolean(),
  charts: z.boolean(),
  /** Without it: not shown. */
  aspects: z.boolean().optional(),
  /** Critical moments: what respondents wrote, of the answers that the owner may read in full. Without it: not shown. */
  moments: z.boolean().optional(),
  insights: z.enum(['none', 'findings', 'quotes']),
})
export type SharedReportParts = z.infer<typeof SharedReportParts>

/** `pinned`: the figures of one position of the log, less what is erased afterwards; `live`: as they are when read. */
export const SharedReportMode = z.enum(['pinned', 'live'])
export type SharedReportMode = z.infer<typeof SharedReportMode>

/**
 * A period that ends on the day of reading, or of pinning; or, without one, the UTC days from `from` to `to`, YYYY-MM-DD,
 * both included.
 */
export const SharedReportRange = z.object({
  period: ReportPeriod.nullable(),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
})
export type SharedReportRange = z.infer<typeof SharedReportRange>

/** A position of the log, and when the figures were read there. */
const Pin = z.object({ position: z.string(), at: z.iso.datetime() })

export const ReportShared = event('ReportShared', 1, {
  shareId: z.uuid(),
  ownerId: z.uuid(),
  title: personal(z.string()),
  /** Null: all surveys of the owner. */
  surveyIds: z.array(z.uuid()).min(1).nullable(),
  range: SharedReportRange,
  parts: SharedReportParts,
  language: Locale,
  mode: SharedReportMode,
  /** Null for live figures. */
  pin: Pin.nullable(),
  /** Null: the link does not expire. */
  expiresAt: z.iso.datetime().nullable(),
  hasPassword: z.boolean(),
  /** Empty without a password. */
  passwordHash: personal(z.string()),
})

export const ShareExpiryChanged = event('ShareExpiryChanged', 1, {
  expiresAt: z.iso.datetime().nullable(),
})

export const SharePasswordChanged = event('SharePasswordChanged', 1, {
  shareId: z.uuid(),
  hasPassword: z.boolean(),
  passwordHash: personal(z.string()),
})

/** The link shows nothing from now on; its key is destroyed after this event. */
export const ShareRevoked = event('ShareRevoked', 1, {
  /** `surveys`: all its surveys are erased; `expired`: long ago. */
  reason: z.enum(['owner', 'surveys', 'expired']),
})

export const SharedReportEvent = z.discriminatedUnion('type', [
  ReportShared,
  ShareExpiryChanged,
  SharePasswordChanged,
  ShareRevoked,
])
export type SharedReportEvent = z.infer<typeof SharedReportEvent>
