import { refuse } from '#kernel/problem.ts'
import type { RequestContext } from '#kernel/http/route.ts'
import { readAllowance } from '#projections/accounts/allowance.ts'
import { findConversation } from '#projections/conversations/sessions.projection.ts'

type NewConversation = { ownerId: string; conversationId: string; now: Date }

/**
 * Refuses a new conversation where the owner's responses of this month are used up (`surveys/full`). One that has started
 * continues to its end, so the month may end with more responses than the limit.
 */
export async function assertTakesResponses(
  { db }: Pick<RequestContext, 'db'>,
  { ownerId, conversationId, now }: NewConversation,
): Promise<void> {
  const { meters } = await readAllowance(db, ownerId, now)
  if (meters.responses.level !== 'reached') return
  if (!(await findConversation(db, conversationId))) refuse('surveys/full')
}
