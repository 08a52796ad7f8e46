import { z } from 'zod'
import { Done, endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'

const Name = z.string().trim().max(limits.invitations.nameLength).default('')

/** The person that a link is for: a name, a reference of the owner's own, or both. */
export const Invitee = z
  .strictObject({ name: Name, reference: Name })
  .refine(({ name, reference }) => name !== '' || reference !== '', {
    message: 'needs a name or a reference',
  })
export type Invitee = z.infer<typeof Invitee>

/** Each link is one conversation, resumed on any device. */
export const issueInvitations = endpoint('POST /api/surveys/:id/invitations', {
  access: 'owner',
  summary: 'Creates personal links: a number of them, or one for each person, in their order.',
  input: z.strictObject({
    id: z.uuid(),
    /** The number of links without names. Required without `people`. */
    count: z.int().min(1).max(limits.invitations.max).optional(),
    /** Required without `count`. While responses are anonymous, names are not stored. */
    people: z.array(Invitee).min(1).max(limits.invitations.max).optional(),
  }),
  output: z.object({ batch_id: z.uuid(), links: z.array(z.url()) }),
  problems: ['surveys/not-found'],
  maxBytes: limits.invitations.bytes,
})

export const InvitationBatch = z.object({
  batch_id: z.uuid(),
  issued_at: z.iso.datetime(),
  count: z.int(),
  /** Links that carry a name or a reference. */
  named: z.int(),
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

/** `erased`: the conversation was erased, and with it the name. */
export const LinkStatus = z.enum(['unopened', 'in_progress', 'completed', 'abandoned', 'erased'])
export type LinkStatus = z.infer<typeof LinkStatus>

export const InvitationLink = z.object({
  number: z.int(),
  url: z.url(),
  /** Empty where the link carries none. */
  name: z.string(),
  reference: z.string(),
  status: LinkStatus,
  /** The conversation, once it has started. */
  conversation_id: z.uuid().nullable(),
  opened_at: z.iso.datetime().nullable(),
  completed_at: z.iso.datetime().nullable(),
  answers: z.int(),
})
export type InvitationLink = z.infer<typeof InvitationLink>

export const listInvitationLinks = endpoint('GET /api/surveys/:id/invitations/:batchId', {
  access: 'owner',
  summary: 'Lists the links of a batch: for whom each is, and what became of it.',
  input: z.strictObject({ id: z.uuid(), batchId: z.uuid() }),
  output: z.array(InvitationLink),
  problems: ['surveys/not-found', 'request/not-found'],
})

/** For people who ask to be removed. The link stays valid, without a name. */
export const eraseInvitee = endpoint('DELETE /api/surveys/:id/invitations/:batchId/names/:number', {
  access: 'owner',
  summary: 'Erases the name and the reference that a link carries.',
  input: z.strictObject({
    id: z.uuid(),
    batchId: z.uuid(),
    number: z.coerce.number<string>().int().positive(),
  }),
  output: Done,
  problems: ['surveys/not-found', 'request/not-found'],
})
