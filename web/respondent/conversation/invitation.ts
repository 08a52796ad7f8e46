import type { ConversationStorage } from './conversation-storage.ts'

/**
 * The personal link that this page was opened with; it stays when only the language changes. Another link is another
 * conversation: what this device held of the one before goes on wherever that link is opened.
 */
export function resolveInvitation(
  search: string,
  storage: ConversationStorage,
): string | undefined {
  const told = new URLSearchParams(search).get('c')
  const kept = storage.invitation.get()
  if (told === null || told === kept) return kept
  for (const each of [storage.session, storage.starting, storage.draft, storage.entry]) each.clear()
  storage.invitation.set(told)
  return told
}
