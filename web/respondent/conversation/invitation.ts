import type { Memory } from './memory.ts'

/**
 * The personal link that this page was opened with; it stays when only the language changes. Another link is another
 * conversation: what this device held of the one before goes on wherever that link is opened.
 */
export function invitationIn(search: string, memory: Memory): string | undefined {
  const told = new URLSearchParams(search).get('c')
  const kept = memory.invitation.get()
  if (told === null || told === kept) return kept
  for (const each of [memory.session, memory.starting, memory.draft, memory.entry]) each.clear()
  memory.invitation.set(told)
  return told
}
