import type { EventOf } from '#contract/events/catalogue.ts'
import type { SharedReportEvent } from '#contract/events/shared-reports.ts'
import type { Decider } from '#kernel/commands/decider.ts'
import { refuse } from '#kernel/problem.ts'

type Shared = EventOf<'ReportShared'>['data']

type SharedReportCommand =
  | ({ type: 'ShareReport' } & Omit<Shared, 'hasPassword'>)
  /** What is undefined stays as it is; an empty hash takes the password away. */
  | {
      type: 'ChangeShare'
      expiresAt?: string | null | undefined
      passwordHash?: string | undefined
    }
  | { type: 'RevokeShare'; reason: EventOf<'ShareRevoked'>['data']['reason'] }

type SharedReport = {
  shareId: string
  ownerId: string
  expiresAt: string | null
  hasPassword: boolean
  isRevoked: boolean
} | null

/** A read-only link to a report. Its title and its password's hash are sealed with a key of its own. */
export const sharedReport: Decider<SharedReportCommand, SharedReportEvent, SharedReport> = {
  category: 'sharedreport',
  initial: () => null,
  evolve(state, { type, data }) {
    if (type === 'ReportShared') {
      const { shareId, ownerId, expiresAt, hasPassword } = data
      return { shareId, ownerId, expiresAt, hasPassword, isRevoked: false }
    }
    if (!state) return state
    switch (type) {
      case 'ShareExpiryChanged':
        return { ...state, expiresAt: data.expiresAt }
      case 'SharePasswordChanged':
        return { ...state, hasPassword: data.hasPassword }
      case 'ShareRevoked':
        return { ...state, isRevoked: true }
    }
  },
  subjectIds: (state) => (state ? { ownerId: state.ownerId } : {}),
  sealedFor: (event) => ('shareId' in event.data ? event.data.shareId : undefined),
  decide(command, state) {
    if (command.type === 'ShareReport') {
      const { type: _, ...shared } = command
      const hasPassword = shared.passwordHash !== ''
      return state ? [] : [{ type: 'ReportShared', data: { ...shared, hasPassword } }]
    }
    if (command.type === 'RevokeShare') {
      if (!state || state.isRevoked) return []
      return [{ type: 'ShareRevoked', data: { reason: command.reason } }]
    }
    if (!state || state.isRevoked) return refuse('shared-reports/not-found')
    return changesOf(command, state)
  },
}

function changesOf(
  { expiresAt, passwordHash }: Extract<SharedReportCommand, { type: 'ChangeShare' }>,
  state: NonNullable<SharedReport>,
): SharedReportEvent[] {
  const { shareId } = state
  const changes: SharedReportEvent[] = []
  if (expiresAt !== undefined && expiresAt !== state.expiresAt)
    changes.push({ type: 'ShareExpiryChanged', data: { expiresAt } })
  const hasPassword = passwordHash !== ''
  if (passwordHash !== undefined && (hasPassword || state.hasPassword))
    changes.push({ type: 'SharePasswordChanged', data: { shareId, hasPassword, passwordHash } })
  return changes
}
