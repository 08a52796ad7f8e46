import { z } from 'zod'
import { SurveyLanguage } from '../languages.ts'
import { event, owned, personal } from './event.ts'

/** A phone number of a conversation; sealed with the conversation's key, so it is erased with it. */
export const ContactBound = event('ContactBound', 2, {
  ownerId: z.uuid(),
  surveyId: z.uuid(),
  conversationId: z.uuid(),
  /** Digits with the country code, in canonical form. */
  phone: personal(z.string()),
  /** The survey's title. Version 1 has it in the clear. */
  title: owned(z.string(), ''),
  language: SurveyLanguage,
  /** The code that the respondent sends from that number to verify it. */
  token: z.string(),
})

/** A message to the contact; the messaging provider reports its delivery by this id. */
export const ContactMessaged = event('ContactMessaged', 1, {
  conversationId: z.uuid(),
  messageId: z.string(),
  purpose: z.enum(['greeting']),
})

export const ContactEvent = z.discriminatedUnion('type', [ContactBound, ContactMessaged])
export type ContactEvent = z.infer<typeof ContactEvent>
