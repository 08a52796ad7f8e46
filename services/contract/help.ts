// What a respondent who needs help is shown.
import { z } from 'zod'

/** ISO 3166-1 alpha-2. */
export const CountryCode = z.string().regex(/^[A-Z]{2}$/)
export type CountryCode = z.infer<typeof CountryCode>

/** The country of a survey that sets none: that of a language that one country speaks. */
export const defaultCountryOf = (language: string): CountryCode | undefined =>
  language === 'pt-br' ? 'BR' : undefined

/** `talk`: listening lines. `crisis`: suicide and crisis. `directory`: a list of lines by country. */
export const HelpLineUse = z.enum([
  'talk',
  'crisis',
  'violence-against-women',
  'child-protection',
  'ambulance',
  'police',
  'emergency',
  'directory',
])
export type HelpLineUse = z.infer<typeof HelpLineUse>

/** A number to call, or the address of a page. */
export const HelpLine = z.object({
  /** Empty where the line has no name of its own. */
  name: z.string(),
  number: z.string().nullable(),
  url: z.url({ protocol: /^https$/ }).nullable(),
  for: HelpLineUse,
  /** Not answered around the clock. */
  limited_hours: z.boolean(),
})
export type HelpLine = z.infer<typeof HelpLine>

/** `distress`: the respondent is in danger or suffers unbearably. `concern`: possibly. */
export const HelpTier = z.enum(['distress', 'concern'])
export type HelpTier = z.infer<typeof HelpTier>

export const Help = z.object({
  tier: HelpTier,
  /** The danger is to the body, now. */
  medical: z.boolean(),
  /** Fixed texts in the answer's language, without the lines and the choices. Absent at the end of a conversation that went on. */
  text: z.string().optional(),
  /** The length of a model's words, with which a message begins: before `text`, or before it names the lines. */
  leadLength: z.int().positive().optional(),
  /** May be empty. Of the tier `concern`: to be shown quietly. */
  lines: z.array(HelpLine),
})
export type Help = z.infer<typeof Help>
