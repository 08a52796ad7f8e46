// The tables of everything that an account holds, each read in pages.
import type { Db } from '#kernel/postgres/db.ts'
import { listSecurityEvents } from '#kernel/security/events/security-events-table.ts'
import type { StoredSecurityEvent } from '#kernel/security/events/security-event.ts'
import { readOwnerSettings } from '#projections/accounts/owner-settings.projection.ts'
import { findOwner, type OwnerRow } from '#projections/accounts/owners.projection.ts'
import { statementOf, type StatementRow } from '#projections/credits/statement.ts'
import type { PaymentRow } from '#projections/credits/payments.projection.ts'
import {
  type SharedReportRow,
  sharedReportsOf,
} from '#projections/reports/shared-reports.projection.ts'
import type { OwnerSettings } from '#contract/settings.ts'
import type { Column } from '../exports/column.ts'
import { named, type NamedTable } from './named-table.ts'
import { surveyTables } from './survey-tables.ts'

type Profile = OwnerRow & OwnerSettings

const profileColumns: readonly Column<Profile>[] = [
  { name: 'owner_id', type: 'text', read: ({ ownerId }) => ownerId },
  { name: 'email', type: 'text', read: ({ email }) => email },
  { name: 'name', type: 'text', read: ({ name }) => name },
  { name: 'plan', type: 'text', read: ({ plan }) => plan },
  { name: 'registered_at', type: 'time', read: ({ registeredAt }) => registeredAt },
  { name: 'interface_language', type: 'text', read: (row) => row.interface_language },
  { name: 'default_survey_language', type: 'text', read: (row) => row.default_survey_language },
  { name: 'time_zone', type: 'text', read: (row) => row.time_zone },
  { name: 'notifications', type: 'text', read: (row) => JSON.stringify(row.notifications) },
  { name: 'privacy', type: 'text', read: (row) => JSON.stringify(row.privacy) },
]

const ledgerColumns: readonly Column<StatementRow>[] = [
  { name: 'entry_id', type: 'text', read: ({ entryId }) => entryId },
  { name: 'at', type: 'time', read: ({ at }) => at },
  { name: 'entry_type', type: 'text', read: ({ type }) => type },
  { name: 'credits', type: 'number', read: ({ credits }) => credits },
  { name: 'balance', type: 'number', read: ({ balance }) => balance },
  { name: 'lot_id', type: 'text', read: ({ lotId }) => lotId },
  { name: 'payment_id', type: 'text', read: ({ paymentId }) => paymentId },
  { name: 'survey_id', type: 'text', read: ({ surveyId }) => surveyId },
  { name: 'response_id', type: 'text', read: ({ responseId }) => responseId },
]

const purchaseColumns: readonly Column<PaymentRow>[] = [
  { name: 'payment_id', type: 'text', read: ({ paymentId }) => paymentId },
  { name: 'at', type: 'time', read: ({ startedAt }) => startedAt },
  { name: 'payment_status', type: 'text', read: ({ status }) => status },
  { name: 'package', type: 'text', read: ({ packageId }) => packageId },
  { name: 'credits', type: 'number', read: ({ credits }) => credits },
  { name: 'price_cents', type: 'number', read: ({ priceCents }) => priceCents },
  { name: 'provider', type: 'text', read: ({ provider }) => provider },
  { name: 'provider_reference', type: 'text', read: ({ intentId }) => intentId },
]

const auditColumns: readonly Column<StoredSecurityEvent>[] = [
  { name: 'at', type: 'time', read: ({ at }) => at },
  { name: 'event', type: 'text', read: ({ kind }) => kind },
  { name: 'actor', type: 'text', read: ({ actor }) => actor.type },
  { name: 'subject_type', type: 'text', read: ({ subject }) => subject?.type ?? null },
  { name: 'subject_id', type: 'text', read: ({ subject }) => subject?.id ?? null },
  { name: 'detail', type: 'text', read: ({ detail }) => detail },
  { name: 'count', type: 'number', read: ({ count }) => count },
  { name: 'network', type: 'text', read: ({ origin }) => origin?.network ?? null },
]

/** Without the links and passwords, which would open the reports. */
const sharedReportColumns: readonly Column<SharedReportRow>[] = [
  { name: 'title', type: 'text', read: ({ title }) => title },
  { name: 'shared_at', type: 'time', read: ({ sharedAt }) => sharedAt },
  { name: 'expires_at', type: 'time', read: ({ expiresAt }) => expiresAt },
  { name: 'report_mode', type: 'text', read: ({ mode }) => mode },
  { name: 'report_language', type: 'text', read: ({ language }) => language },
  { name: 'has_password', type: 'boolean', read: ({ hasPassword }) => hasPassword },
  { name: 'survey_ids', type: 'list', read: ({ surveyIds }) => surveyIds ?? [] },
]

const rowsPerPage = 500

/** In the order of the archive. */
export const accountTables = (db: Db, ownerId: string): readonly NamedTable[] => [
  named('profile', profileColumns, () => readProfile(db, ownerId)),
  ...surveyTables(db, ownerId),
  named('ledger', ledgerColumns, () => readLedger(db, ownerId)),
  named('purchases', purchaseColumns, () => readPurchases(db, ownerId)),
  named('shared_reports', sharedReportColumns, async function* () {
    yield await sharedReportsOf(db, ownerId)
  }),
  named('audit_trail', auditColumns, () => readAuditTrail(db, ownerId)),
]

async function* readProfile(db: Db, ownerId: string): AsyncGenerator<Profile[]> {
  const [row, settings] = await Promise.all([
    findOwner(db, ownerId),
    readOwnerSettings(db, ownerId),
  ])
  if (row) yield [{ ...row, ...settings }]
}

async function* readLedger(db: Db, ownerId: string): AsyncGenerator<StatementRow[]> {
  for (let before: number | undefined; ;) {
    const rows = await statementOf(db, ownerId, { limit: rowsPerPage, before })
    if (rows.length > 0) yield rows
    if (rows.length < rowsPerPage) return
    before = rows.at(-1)!.revision
  }
}

async function* readPurchases(db: Db, ownerId: string): AsyncGenerator<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(
    'select * from read.payments where "ownerId" = $1 order by "startedAt" desc, "paymentId"',
    [ownerId],
  )
  yield rows
}

async function* readAuditTrail(db: Db, ownerId: string): AsyncGenerator<StoredSecurityEvent[]> {
  for (let before: string | undefined; ;) {
    const rows = await listSecurityEvents(db, { ownerId, limit: rowsPerPage, before })
    if (rows.length > 0) yield rows
    if (rows.length < rowsPerPage) return
    before = rows.at(-1)!.id
  }
}
