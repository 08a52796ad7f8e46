import type { ConversationStorage } from './conversation-storage.ts'

/**
 * Token of the personal link in the address; a change of language keeps it. Another link is another conversation: the
 * previous one continues when its link is opened again.
 */
export function resolveInvitation(
  search: string,
  storage: ConversationStorage,
): string | undefined {
  const given = new URLSearchParams(search).get('c')
  const stored = storage.invitation.get()
  if (given === null || given === stored) return stored
  for (const each of [storage.session, storage.starting, storage.draft, storage.entry]) each.clear()
  storage.invitation.set(given)
  return given
}
