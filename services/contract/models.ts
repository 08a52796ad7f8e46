import { z } from 'zod'

/** Names of the models that an installation is set up with. Null: the offline engine does everything. */
export const Models = z
  .object({
    /** Proposes surveys, words questions and reads answers. While it fails, the offline engine asks. */
    interviewer: z.string(),
    /** Scores responses and writes insights. */
    analyst: z.string(),
  })
  .nullable()
export type Models = z.infer<typeof Models>
