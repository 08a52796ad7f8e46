import { z } from 'zod'
import { event, personal } from './event.ts'

/**
 * The person that a personal link is for: the stream is its batch. Each is sealed with a key of its own, which is destroyed
 * with the link's conversation, or with the survey.
 */
export const InviteeNamed = event('InviteeNamed', 1, {
  ownerId: z.uuid(),
  surveyId: z.uuid(),
  /** Names the key of the name. */
  inviteeId: z.uuid(),
  /** The link, by its number in the batch. */
  number: z.int().positive(),
  name: personal(z.string()),
  /** The owner's own name for the person, such as a customer number; may be empty. */
  reference: personal(z.string()),
})

/** The names of these links are erased: their keys are destroyed after this event. */
export const InviteesErased = event('InviteesErased', 1, {
  reason: z.enum(['owner', 'retention']),
  numbers: z.array(z.int().positive()).min(1),
})

export const InvitationEvent = z.discriminatedUnion('type', [InviteeNamed, InviteesErased])
export type InvitationEvent = z.infer<typeof InvitationEvent>
