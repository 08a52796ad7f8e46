// Several conversations of one survey on one device: one is current, the others are suspended.
import type { ConversationStorage, SuspendedConversation } from './conversation-storage.ts'

type StorageSlot<T> = { set: (value: T) => void; clear: () => void }
const setOrClear = <T>(slot: StorageSlot<T>, value: T | undefined) =>
  value === undefined ? slot.clear() : slot.set(value)

/** Other conversations of this survey on this device, newest first. */
export const suspendedConversations = ({ aside }: ConversationStorage): SuspendedConversation[] =>
  aside.get() ?? []

/** Switches to another conversation and suspends the current one with all that it holds. */
export function switchTo(storage: ConversationStorage, name: string): void {
  const { session, starting, draft, entry, aside } = storage
  const current = session.get() ?? starting.get()?.key
  const held = { starting: starting.get(), draft: draft.get(), entry: entry.get() }
  const others = suspendedConversations(storage)
  const back = others.find((each) => each.name === name) ?? { name, sessionId: name }
  const left = others.filter((each) => each.name !== name)
  const before = current === undefined ? [] : [{ name: current, sessionId: session.get(), ...held }]
  aside.set([...before, ...left])
  setOrClear(session, back.sessionId)
  setOrClear(starting, back.starting)
  setOrClear(draft, back.draft)
  setOrClear(entry, back.entry)
}
