import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { SurveyLanguageInput } from '../languages.ts'
import { limits } from '../limits.ts'
import { PublicId } from './public.ts'

/** As typed: digits of any script, and separators. */
const PhoneNumber = z.string().max(40)
/** Where the person may be, for numbers without a country code. */
const origin = {
  /** The page's language. */
  language: SurveyLanguageInput.optional(),
  /** The browser's time zone, such as `Asia/Riyadh`. */
  time_zone: z.string().max(60).optional(),
}
/** Identifies a WhatsApp conversation to its requester; not a capability. */
const Reference = z.string().regex(/^[0-9a-f]{32}$/)

const ParsedNumber = z.object({
  /** Digits with the country code. */
  phone_number: z.string(),
  /** Formatted for display. */
  formatted: z.string(),
  /** ISO 3166 code; null for numbers without a country. */
  country: z.string().length(2).nullable(),
})

const numberProblems = [
  'whatsapp/number-required',
  'whatsapp/number-too-short',
  'whatsapp/number-too-long',
  'whatsapp/area-code-invalid',
  'whatsapp/local-number-invalid',
  'whatsapp/number-invalid',
  'request/too-many',
] as const

export const parseWhatsAppNumber = endpoint('POST /api/whatsapp/number', {
  access: 'anyone',
  summary: 'Parses a phone number.',
  input: z.strictObject({ phone_number: PhoneNumber, ...origin }),
  output: ParsedNumber,
  problems: numberProblems,
})

export const initiateWhatsApp = endpoint('POST /api/whatsapp/initiate', {
  access: 'anyone',
  summary: 'Starts or resumes a conversation on WhatsApp.',
  input: z.strictObject({
    publicId: PublicId,
    phone_number: PhoneNumber,
    ...origin,
    pre_survey_data: z
      .record(z.string().max(60), z.string().max(limits.preSurveyFields.length))
      .optional(),
  }),
  output: z.object({
    session_id: Reference,
    phone_number: z.string(),
    formatted: z.string(),
    /** Opens the chat on the respondent's phone, with the start message filled in. */
    link: z.url(),
    /** Messages are simulated on this server; no vendor delivers them. */
    simulated: z.boolean(),
  }),
  problems: [
    ...numberProblems,
    'whatsapp/not-enabled',
    'surveys/not-public',
    'surveys/unavailable',
    'surveys/full',
    'conversations/pre-survey-incomplete',
    'conversations/finished',
  ],
})

export const DeliveryStatus = z.enum(['pending', 'sent', 'delivered', 'read', 'failed'])
export type DeliveryStatus = z.infer<typeof DeliveryStatus>

export const getWhatsAppStatus = endpoint('GET /api/whatsapp/sessions/:sessionId', {
  access: 'anyone',
  summary: 'Returns the delivery status of the first message.',
  input: z.strictObject({ sessionId: Reference }),
  output: z.object({ status: DeliveryStatus }),
  problems: ['conversations/not-found'],
})
