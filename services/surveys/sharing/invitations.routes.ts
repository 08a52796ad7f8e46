import { issueInvitations, listInvitations } from '#contract/api/invitations.ts'
import { route } from '#kernel/http/route.ts'
import type { SignedTokens } from '#kernel/security/signed-tokens.ts'
import { invitationBatchesOf } from '#projections/surveys/invitation-batches.projection.ts'
import { findOwnSurvey, surveyTypeOf } from '../present-survey.ts'
import { survey } from '../survey.decider.ts'

export type InvitationDeps = { tickets: Pick<SignedTokens, 'issue'>; publicUrl: string }

/** Links are not stored: each is a signed token of the batch and a number. */
export const issueInvitationsRoute = ({ tickets, publicUrl }: InvitationDeps) =>
  route(issueInvitations, async ({ id, count }, call) => {
    const row = await findOwnSurvey(call, id)
    const batchId = call.newId('invitations')
    const { ownerId } = call
    await call.execute(survey, id, { type: 'IssueInvitations', ownerId, batchId, count })
    const page = `${publicUrl}/${surveyTypeOf(row) === 'advanced' ? 'sa' : 's'}/${row.publicId}`
    const links = Array.from(
      { length: count },
      (_, index) => `${page}?c=${tickets.issue(id, { batchId, number: index + 1 })}`,
    )
    return { batch_id: batchId, links }
  })

export const listInvitationsRoute = route(listInvitations, async ({ id }, call) => {
  await findOwnSurvey(call, id)
  const batches = await invitationBatchesOf(call.db, id)
  return batches.map(({ batchId, issuedAt, count, started, completed }) => ({
    batch_id: batchId,
    issued_at: issuedAt,
    count,
    started,
    completed,
  }))
})
