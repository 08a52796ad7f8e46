import { z } from 'zod'
import { SurveyLanguage } from '../languages.ts'
import { event, personal } from './event.ts'

/** A person's number was given for a conversation; sealed under that conversation's key, so it is forgotten with it. */
export const ContactBound = event('ContactBound', 1, {
  ownerId: z.uuid(),
  surveyId: z.uuid(),
  conversationId: z.uuid(),
  /** Digits with the country's code, in canonical form. */
  phone: personal(z.string()),
  title: z.string(),
  language: SurveyLanguage,
  /** What the person sends from that number, to show that it is theirs. */
  token: z.string(),
})

/** Something was sent to the contact; what became of it, whoever carries messages knows by this id. */
export const ContactMessaged = event('ContactMessaged', 1, {
  conversationId: z.uuid(),
  messageId: z.string(),
  purpose: z.enum(['greeting']),
})

export const ContactEvent = z.discriminatedUnion('type', [ContactBound, ContactMessaged])
export type ContactEvent = z.infer<typeof ContactEvent>
