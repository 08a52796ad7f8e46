import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Models } from '../models.ts'

export const getHealth = endpoint('GET /api/health', {
  access: 'anyone',
  summary: 'Returns 200 if this instance is ready, else the reason.',
  input: z.strictObject({}),
  output: z.object({
    status: z.literal('ready'),
    version: z.string(),
    /** Number of events that each projection has yet to read. */
    projections: z.record(z.string(), z.int()),
    /** Absent in processes without reactors. */
    reactors: z
      .record(
        z.string(),
        z.object({
          /** Number of events that wait or are under way in this process. */
          waiting: z.int(),
          /** Age of the oldest of them. */
          oldest_seconds: z.int(),
          /** Number of events that were given up, or wait for such an event, or for their next attempt. */
          parked: z.int(),
        }),
      )
      .optional(),
    /** The cleaning of the database's files after erasures. Absent in processes without reactors. */
    cleaning: z
      .object({
        /** When the last one began that left nothing. */
        cleaned_at: z.iso.datetime().nullable(),
        attempted_at: z.iso.datetime().nullable(),
        /** What the last attempt left. */
        remaining: z.array(z.string()),
      })
      .optional(),
    stand_ins: z.array(z.string()),
    models: Models,
  }),
  problems: ['service/unavailable', 'service/shutting-down'],
})
