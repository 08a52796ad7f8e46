import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CountryCode, HelpLine } from '../help.ts'

export const listHelpLines = endpoint('GET /api/help-lines', {
  access: 'owner',
  summary: 'Lists the help lines that respondents in distress are shown in a country.',
  input: z.strictObject({
    /** Absent: the survey names no country. */
    country: CountryCode.optional(),
  }),
  output: z.object({
    lines: z.array(
      HelpLine.extend({
        /** When the operator last looked the line up: a month or a day. */
        checked: z.string(),
      }),
    ),
  }),
  problems: [],
})
