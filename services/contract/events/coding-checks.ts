// An owner's check of the AI's coding: the same responses, coded by the owner.
import { z } from 'zod'
import { event } from './event.ts'

/** `topic:` and the topic's place in the report from 0 on, or `objective:` and the objective's id. */
export const Code = z.string().min(1).max(120)

/** Replaces the check before it. The items are in the order in which the owner sees them. */
export const CodingCheckStarted = event('CodingCheckStarted', 1, {
  ownerId: z.uuid(),
  surveyId: z.uuid(),
  checkId: z.uuid(),
  /** When the report was generated whose topics are checked. */
  reportedAt: z.iso.datetime(),
  codes: z.array(Code).min(1),
  items: z.array(z.object({ responseId: z.uuid(), aiCodes: z.array(Code) })).min(1),
})

/** The codes that apply to a response in the owner's reading. The last one counts until the check is finished. */
export const ResponseCodedByOwner = event('ResponseCodedByOwner', 1, {
  checkId: z.uuid(),
  responseId: z.uuid(),
  codes: z.array(Code),
})

export const CodingCheckEvent = z.discriminatedUnion('type', [
  CodingCheckStarted,
  ResponseCodedByOwner,
])
export type CodingCheckEvent = z.infer<typeof CodingCheckEvent>
