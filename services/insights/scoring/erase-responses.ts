import type { Execute } from '#kernel/commands/command.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { Reactor } from '#kernel/reactors/reactor.ts'
import type { Position } from '#ports/event-store.ts'
import { response } from './response.decider.ts'

type Erased = Pick<DecodedEvent<'SessionErased'>, 'id' | 'meta' | 'data'>

/**
 * Takes what was found in a respondent's answers out of the figures, if the respondent or the owner erased them; after the
 * retention period the figures stay. Idempotent. Returns the position of the last event.
 */
export async function eraseResponses(
  { id: conversationId, meta, data }: Erased,
  execute: Execute,
): Promise<Position | undefined> {
  const { ownerId, surveyId } = meta
  if (!data.figures || !ownerId || !surveyId) return undefined
  let last: Position | undefined
  for (const responseId of data.responseIds ?? []) {
    const ref = { responseId, conversationId, surveyId, ownerId }
    const { position } = await execute(response, responseId, { type: 'Erase', response: ref })
    last = position
  }
  return last
}

/** The route of the receipt does the same; this one is for a process that ended in between. */
export const responseEraser: Reactor = {
  name: 'response-eraser',
  startsAt: 'now',
  on: { SessionErased: async (event, { execute }) => void (await eraseResponses(event, execute)) },
}
