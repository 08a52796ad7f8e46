// What this device keeps of a conversation, so that a reload or a crash loses nothing.
import type { Answer, Rated, Start } from './api.ts'

/** The part of the Web Storage interface that is used. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** An answer that the server has not acknowledged. Its key makes sending it twice the same as once. */
export type Unsent = { key: string; sessionId: string; answer: Answer }
/** A start: what was wanted, what was sent for it, and the work that was done for it. */
type Intent = { key: string; start: Start; told?: Start; proof?: string }
export type Memory = ReturnType<typeof createMemory>

/** Where a key of this survey is kept. The page's first script looks for the session by this name too. */
const nameOf = (what: string, publicId: string) => `prosa:${what}:${publicId}`

export function createMemory(store: Store, publicId: string) {
  const slot = <T>(what: string) => {
    const name = nameOf(what, publicId)
    return {
      get: () => parsed<T>(store.getItem(name)),
      set: (value: T) => store.setItem(name, JSON.stringify(value)),
      clear: () => store.removeItem(name),
    }
  }
  const outbox = slot<Unsent[]>('outbox')
  const session = slot<string>('session')
  const starting = slot<Intent>('starting')
  const browser = slot<string>('browser')
  const draft = slot<{ questionId: string; text: string; spoken?: boolean }>('draft')
  const entry = slot<{ questionId: string; entry?: unknown }>('entry')
  const invitation = slot<string>('invitation')
  const rating = slot<Rated>('rating')
  const unsent = () => outbox.get() ?? []
  return {
    session,
    /** The start being attempted: repeated with the same key, it begins one conversation only. */
    starting,
    draft,
    /** An opinion that the server has not acknowledged; sent even where the person goes on to another conversation. */
    rating,
    /** Of a form: the question that is on the screen, and what is entered there without being given yet. */
    entry,
    /** Tells that this browser has begun a survey that it may answer once; not forgotten with a conversation. */
    browser,
    /** Of the personal link that the survey was opened with; not forgotten with a conversation. */
    invitation,
    outbox: {
      /** Oldest first. */
      all: (sessionId: string) => unsent().filter((each) => each.sessionId === sessionId),
      add: (entry: Unsent) => outbox.set([...unsent(), entry]),
      /** What waited under one name waits under another. */
      adopt: (from: string | undefined, sessionId: string) => {
        const all = unsent()
        if (all.some((each) => each.sessionId === from))
          outbox.set(all.map((each) => (each.sessionId === from ? { ...each, sessionId } : each)))
      },
      remove: (key: string) => outbox.set(unsent().filter((each) => each.key !== key)),
    },
    forget: () => {
      for (const each of [session, starting, draft, entry, outbox]) each.clear()
    },
  }
}

/** The browser's storage; where it is forbidden or full, this page's own memory. */
export function deviceStore(): Store {
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
      const isKept = safely(() => (localStorage.setItem(name, value), true), false)
      if (isKept) held.delete(name)
      else held.set(name, value)
    },
    removeItem: (name) => {
      held.set(name, null)
      if (safely(() => (localStorage.removeItem(name), true), false)) held.delete(name)
    },
  }
}

function parsed<T>(text: string | null): T | undefined {
  if (text === null) return undefined
  try {
    return JSON.parse(text) as T
  } catch {
    return undefined
  }
}
