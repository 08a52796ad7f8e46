import type { ProposalKind } from '#contract/events/proposals.ts'
import type { RequestContext } from '#kernel/http/route.ts'
import { requireGeneration } from '#projections/accounts/require-plan.ts'
import { proposalCount } from './proposal-count.decider.ts'

/** Refuses where the month's AI generations are used up (`surveys/plan-limit`). A proposal that fails is not counted. */
export async function countProposal<T>(
  { db, ownerId, execute }: Pick<RequestContext<'owner'>, 'db' | 'ownerId' | 'execute'>,
  kind: ProposalKind,
  propose: () => Promise<T>,
): Promise<T> {
  await requireGeneration(db, ownerId)
  const proposal = await propose()
  await execute(proposalCount, ownerId, { type: 'RecordProposal', kind })
  return proposal
}
