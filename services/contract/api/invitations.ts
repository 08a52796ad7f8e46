import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'

/** Each link is one conversation, resumed on any device. The links are returned here only. */
export const issueInvitations = endpoint('POST /api/surveys/:id/invitations', {
  access: 'owner',
  summary: 'Creates personal links to a survey.',
  input: z.strictObject({ id: z.uuid(), count: z.int().min(1).max(limits.invitations.max) }),
  output: z.object({ batch_id: z.uuid(), links: z.array(z.url()) }),
  problems: ['surveys/not-found'],
})

export const InvitationBatch = z.object({
  batch_id: z.uuid(),
  issued_at: z.iso.datetime(),
  count: z.int(),
  started: z.int(),
  completed: z.int(),
})
export type InvitationBatch = z.infer<typeof InvitationBatch>

export const listInvitations = endpoint('GET /api/surveys/:id/invitations', {
  access: 'owner',
  summary: 'Lists the batches of personal links, newest first.',
  input: z.strictObject({ id: z.uuid() }),
  output: z.array(InvitationBatch),
  problems: ['surveys/not-found'],
})
