import type { EventOf } from '#contract/events/catalogue.ts'
import type { InvitationEvent } from '#contract/events/invitations.ts'
import type { Decider } from '#kernel/commands/decider.ts'

type NamedLink = { inviteeId: string; number: number; name: string; reference: string }

type InvitationBatchCommand =
  | { type: 'NameInvitees'; ownerId: string; surveyId: string; invitees: readonly NamedLink[] }
  /** `numbers`: of the links whose names are erased. */
  | {
      type: 'EraseInvitees'
      reason: EventOf<'InviteesErased'>['data']['reason']
      numbers: readonly number[]
    }

type InvitationBatch = { ownerId: string; surveyId: string; named: Set<number> } | null

/** The people that the links of one batch are for. The links themselves are signed numbers, which nothing stores. */
export const invitationBatch: Decider<InvitationBatchCommand, InvitationEvent, InvitationBatch> = {
  category: 'invitations',
  initial: () => null,
  evolve(state, { type, data }) {
    if (type === 'InviteesErased') {
      for (const number of data.numbers) state?.named.delete(number)
      return state
    }
    const { ownerId, surveyId, number } = data
    const batch = state ?? { ownerId, surveyId, named: new Set() }
    batch.named.add(number)
    return batch
  },
  subjectIds: (state) => (state ? { ownerId: state.ownerId, surveyId: state.surveyId } : {}),
  sealedFor: (event) => (event.type === 'InviteeNamed' ? event.data.inviteeId : undefined),
  decide(command, state) {
    if (command.type === 'NameInvitees') {
      // A batch is named once, when it is issued.
      if (state) return []
      const { ownerId, surveyId, invitees } = command
      return invitees.map((invitee) => ({
        type: 'InviteeNamed',
        data: { ownerId, surveyId, ...invitee },
      }))
    }
    const numbers = command.numbers.filter((number) => state?.named.has(number))
    if (numbers.length === 0) return []
    return [{ type: 'InviteesErased', data: { reason: command.reason, numbers } }]
  },
}
