// Stores a conversation on this device, so that a reload or a crash loses nothing.
import type { Answer, RatingSubmission, StartRequest } from './api.ts'

/** The used part of the Web Storage interface. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** An unacknowledged answer. Its key makes repeats idempotent. */
export type UnsentAnswer = { key: string; sessionId: string; answer: Answer }
/** A pending session start: its intent, its request and its proof of work. */
type StartIntent = { key: string; start: StartRequest; told?: StartRequest; proof?: string }
type Draft = { questionId: string; text: string; spoken?: boolean }
type EnteredAnswer = { questionId: string; entry?: unknown; spoken?: boolean }
/** A suspended conversation. */
export type SuspendedConversation = {
  /** Named after its session, or after the attempt to start one. */
  name: string
  sessionId?: string | undefined
  starting?: StartIntent | undefined
  draft?: Draft | undefined
  entry?: EnteredAnswer | undefined
}
export type ConversationStorage = ReturnType<typeof createConversationStorage>

/** Storage key of a survey's value. `bootstrap.ts` uses the same name. */
const storageKey = (what: string, publicId: string) => `prosa:${what}:${publicId}`

export function createConversationStorage(store: WebStorage, publicId: string) {
  const slot = <T>(what: string) => {
    const name = storageKey(what, publicId)
    return {
      get: () => parseJson<T>(store.getItem(name)),
      set: (value: T) => store.setItem(name, JSON.stringify(value)),
      clear: () => store.removeItem(name),
    }
  }
  const outbox = slot<UnsentAnswer[]>('outbox')
  const unsent = () => outbox.get() ?? []
  return {
    session: slot<string>('session'),
    /** The pending start; its key makes repeats start one conversation only. */
    starting: slot<StartIntent>('starting'),
    draft: slot<Draft>('draft'),
    /** An unacknowledged rating; sent even if the respondent has switched to another conversation. */
    rating: slot<RatingSubmission>('rating'),
    /** In a form: the visible question and its unsubmitted input. */
    entry: slot<EnteredAnswer>('entry'),
    /** Token of a browser that may answer once; survives the conversation. */
    browser: slot<string>('browser'),
    /** Token of the personal link; survives the conversation. */
    invitation: slot<string>('invitation'),
    /** Other conversations of this survey: see suspended-conversations.ts. */
    aside: slot<SuspendedConversation[]>('aside'),
    outbox: {
      /** Answers of all conversations that are not sent yet. */
      stored: outbox,
      /** Oldest first. */
      all: (sessionId: string) => unsent().filter((each) => each.sessionId === sessionId),
      add: (entry: UnsentAnswer) => outbox.set([...unsent(), entry]),
      /** Renames stored values. */
      reassign: (from: string | undefined, sessionId: string) => {
        const all = unsent()
        if (all.some((each) => each.sessionId === from))
          outbox.set(all.map((each) => (each.sessionId === from ? { ...each, sessionId } : each)))
      },
      remove: (key: string) => outbox.set(unsent().filter((each) => each.key !== key)),
    },
  }
}

/** The browser's storage, or memory where it is forbidden or full. */
export function createDeviceStorage(): WebStorage {
  const held = new Map<string, string | null>()
  const safely = <T>(use: () => T, otherwise: T) => {
    try {
      return use()
    } catch {
      return otherwise
    }
  }
  return {
    getItem: (name) =>
      held.has(name) ? (held.get(name) ?? null) : safely(() => localStorage.getItem(name), null),
    setItem: (name, value) => {
      const isStored = safely(() => (localStorage.setItem(name, value), true), false)
      if (isStored) held.delete(name)
      else held.set(name, value)
    },
    removeItem: (name) => {
      held.set(name, null)
      if (safely(() => (localStorage.removeItem(name), true), false)) held.delete(name)
    },
  }
}

function parseJson<T>(text: string | null): T | undefined {
  if (text === null) return undefined
  try {
    return JSON.parse(text) as T
  } catch {
    return undefined
  }
}
