// The end of an erasure. The stream is named by what was erased.
import { z } from 'zod'
import { event } from './event.ts'

/** No row, file or key is left of a survey, or of a single conversation, that its owner deleted. */
export const ErasureFinished = event('ErasureFinished', 1, { ownerId: z.uuid() })

export const ErasureEvent = z.discriminatedUnion('type', [ErasureFinished])
export type ErasureEvent = z.infer<typeof ErasureEvent>
