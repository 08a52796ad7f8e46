import type { Execute } from '#kernel/commands/command.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { RequestContext } from '#kernel/http/route.ts'
import type { Keys } from '#kernel/privacy/keys.ts'
import type { Position } from '#ports/event-store.ts'
import { conversation } from '../conversation.decider.ts'
import type { ReadHistory } from '#kernel/read/active-streams.ts'
import { destroyKeysOf } from '../sessions/retention.jobs.ts'

/** Removes what was found in the answers from the figures. Resolves to the position of the change, if there was any. */
export type EraseResponses = (
  erased: Pick<DecodedEvent<'SessionErased'>, 'id' | 'meta' | 'data'>,
  execute: Execute,
) => Promise<Position | undefined>

export type ErasureDeps = {
  history: ReadHistory
  keys: Pick<Keys, 'destroy'>
  eraseResponses: EraseResponses
}

/** Resolves once the key is destroyed and the read models have handled the erasure: rows, figures and insights. */
export async function eraseConversation(
  { history, keys, eraseResponses }: ErasureDeps,
  { id, reason }: { id: string; reason: 'respondent' | 'owner-session' },
  { execute, waitForPosition }: Pick<RequestContext, 'execute' | 'waitForPosition'>,
): Promise<void> {
  const { position } = await execute(conversation, id, { type: 'Erase', reason })
  const erased = (await history(`${conversation.category}-${id}`)).findLast(isErasure)
  // The reactors do the same, in case this process ends here.
  if (erased) await destroyKeysOf(keys, erased)
  await waitForPosition((erased && (await eraseResponses(erased, execute))) ?? position)
}

const isErasure = (event: DecodedEvent): event is DecodedEvent<'SessionErased'> =>
  event.type === 'SessionErased'
