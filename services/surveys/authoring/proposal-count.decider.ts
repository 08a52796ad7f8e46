import type { ProposalEvent, ProposalKind } from '#contract/events/proposals.ts'
import type { Decider } from '#kernel/commands/decider.ts'

/** An owner's proposals by the AI. Failed ones are not recorded. */
export const proposalCount: Decider<
  { type: 'RecordProposal'; kind: ProposalKind },
  ProposalEvent,
  object
> = {
  category: 'proposals',
  initial: () => ({}),
  evolve: (state) => state,
  decide: ({ kind }) => [{ type: 'SurveyProposed', data: { kind } }],
  subjectIds: (_, ownerId) => ({ ownerId }),
}
