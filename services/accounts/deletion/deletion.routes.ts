import {
  cancelAccountDeletion,
  getAccountDeletion,
  listErasures,
  requestAccountDeletion,
  type AccountDeletion,
  type ListedErasure,
} from '#contract/api/account-deletion.ts'
import { dayMs } from '#contract/durations.ts'
import { limits } from '#contract/limits.ts'
import { route, type RequestContext } from '#kernel/http/route.ts'
import type { ErasureReceipts } from '#kernel/privacy/erasure-receipts.ts'
import { refuse } from '#kernel/problem.ts'
import { ownerActor } from '#kernel/security/events/request-actor.ts'
import { countAccount } from '#projections/accounts/account-figures.ts'
import { findAccountDeletion } from '#projections/accounts/account-deletions.projection.ts'
import { erasedStateOf, referenceOf } from '#projections/accounts/erasure-receipt.ts'
import {
  type CleanedErasure,
  listErasures as readErasures,
} from '#projections/accounts/erasures.projection.ts'
import { findOwner } from '#projections/accounts/owners.projection.ts'
import type { AccountsDeps } from '../deps.ts'
import { owner } from '../owner.decider.ts'

type Deps = Pick<AccountsDeps, 'sessions'> & { receipts: Pick<ErasureReceipts, 'urlOf'> }

export const getAccountDeletionRoute = (deps: Deps) =>
  route(getAccountDeletion, (_, call) => presentDeletion(deps, call))

export const requestAccountDeletionRoute = (deps: Deps) =>
  route(requestAccountDeletion, async ({ confirmation }, call) => {
    const { db, ownerId, execute, readConsistently, waitForPosition, recordSecurityEvent } = call
    const account = await readConsistently(() => findOwner(db, ownerId))
    const typed = confirmation.trim().toLowerCase()
    if (!account?.email || typed !== account.email) return refuse('accounts/confirmation-wrong')
    const eraseAt = new Date(Date.now() + limits.accountDeletionDays * dayMs).toISOString()
    const { events, position } = await execute(owner, ownerId, { type: 'RequestDeletion', eraseAt })
    await waitForPosition(position)
    if (events.length > 0)
      await recordSecurityEvent({ kind: 'account-deletion-requested', ...ownerActor(ownerId) })
    return presentDeletion(deps, call)
  })

export const cancelAccountDeletionRoute = route(cancelAccountDeletion, async (_, call) => {
  const { ownerId, execute, waitForPosition, recordSecurityEvent } = call
  const now = new Date().toISOString()
  const { events, position } = await execute(owner, ownerId, { type: 'CancelDeletion', now })
  await waitForPosition(position)
  if (events.length > 0)
    await recordSecurityEvent({ kind: 'account-deletion-cancelled', ...ownerActor(ownerId) })
  return { ok: true as const }
})

async function presentDeletion(
  { sessions, receipts }: Deps,
  { db, ownerId }: RequestContext<'owner'>,
): Promise<AccountDeletion> {
  const [deletion, figures, signedIn] = await Promise.all([
    findAccountDeletion(db, ownerId),
    countAccount(db, ownerId),
    sessions.list(ownerId),
  ])
  const { sharedReports, ...counts } = figures
  return {
    requested_at: deletion?.requestedAt ?? null,
    erase_at: deletion?.eraseAt ?? null,
    grace_days: limits.accountDeletionDays,
    receipt_url: receipts.urlOf({ id: ownerId, isAccount: true }),
    figures: { ...counts, shared_reports: sharedReports, sessions: signedIn.length },
  }
}

const listedErasures = 100

export const listErasuresRoute = ({ receipts }: Pick<Deps, 'receipts'>) =>
  route(listErasures, async (_, { db, ownerId }) => {
    const rows = await readErasures(db, ownerId, listedErasures)
    return { items: rows.map((row) => presentErasure(row, receipts)) }
  })

const presentErasure = (row: CleanedErasure, receipts: Deps['receipts']): ListedErasure => ({
  kind: row.kind,
  reference: referenceOf(row.subjectId),
  state: erasedStateOf(row),
  requested_at: row.requestedAt,
  // Only erased ones are read.
  erased_at: row.erasedAt ?? row.eraseAt,
  finished_at: row.finishedAt,
  cleaned_at: row.cleanedAt,
  conversations: row.conversations,
  answers: row.answers,
  receipt_url: receipts.urlOf({ id: row.subjectId, isAccount: false }),
})
