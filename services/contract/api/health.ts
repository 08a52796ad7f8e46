import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const getHealth = endpoint('GET /api/health', {
  access: 'anyone',
  summary: 'Whether this instance is ready, and if not, why.',
  input: z.strictObject({}),
  output: z.object({
    status: z.literal('ready'),
    version: z.string(),
    /** How many events each projection has yet to read. */
    projections: z.record(z.string(), z.int()),
    stand_ins: z.array(z.string()),
  }),
  problems: ['service/unavailable', 'service/shutting-down'],
})
