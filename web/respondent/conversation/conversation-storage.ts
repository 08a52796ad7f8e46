// What this device keeps of a conversation, so that a reload or a crash loses nothing.
import type { Answer, RatingSubmission, StartRequest } from './api.ts'

/** The part of the Web Storage interface that is used. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** An answer that the server has not acknowledged. Its key makes sending it twice the same as once. */
export type UnsentAnswer = { key: string; sessionId: string; answer: Answer }
/** A start: what was wanted, what was sent for it, and the work that was done for it. */
type StartIntent = { key: string; start: StartRequest; told?: StartRequest; proof?: string }
type Draft = { questionId: string; text: string; spoken?: boolean }
type EnteredAnswer = { questionId: string; entry?: unknown; spoken?: boolean }
/** A conversation that waits while another goes on. */
type SuspendedConversation = {
  /** Of its session; of the attempt to begin one as long as there is none. */
  name: string
  sessionId?: string | undefined
  starting?: StartIntent | undefined
  draft?: Draft | undefined
  entry?: EnteredAnswer | undefined
}
export type ConversationStorage = ReturnType<typeof createConversationStorage>

/** Where a key of this survey is kept. The page's first script looks for the session by this name too. */
const storageKey = (what: string, publicId: string) => `prosa:${what}:${publicId}`

type StorageSlot<T> = { set: (value: T) => void; clear: () => void }
const setOrClear = <T>(slot: StorageSlot<T>, value: T | undefined) =>
  value === undefined ? slot.clear() : slot.set(value)

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
  const session = slot<string>('session')
  const starting = slot<StartIntent>('starting')
  const browser = slot<string>('browser')
  const draft = slot<Draft>('draft')
  const entry = slot<EnteredAnswer>('entry')
  const invitation = slot<string>('invitation')
  const rating = slot<RatingSubmission>('rating')
  const aside = slot<SuspendedConversation[]>('aside')
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
      add: (entry: UnsentAnswer) => outbox.set([...unsent(), entry]),
      /** What waited under one name waits under another. */
      reassign: (from: string | undefined, sessionId: string) => {
        const all = unsent()
        if (all.some((each) => each.sessionId === from))
          outbox.set(all.map((each) => (each.sessionId === from ? { ...each, sessionId } : each)))
      },
      remove: (key: string) => outbox.set(unsent().filter((each) => each.key !== key)),
    },
    /** Other conversations of this survey on this device, the latest first. */
    suspendedConversations: () => aside.get() ?? [],
    /** Goes on with another conversation. What the one before holds is kept beside it, and comes back with it. */
    switchTo: (name: string) => {
      const current = session.get() ?? starting.get()?.key
      const held = { starting: starting.get(), draft: draft.get(), entry: entry.get() }
      const others = aside.get() ?? []
      const back = others.find((each) => each.name === name) ?? { name, sessionId: name }
      const left = others.filter((each) => each.name !== name)
      const before =
        current === undefined ? [] : [{ name: current, sessionId: session.get(), ...held }]
      aside.set([...before, ...left])
      setOrClear(session, back.sessionId)
      setOrClear(starting, back.starting)
      setOrClear(draft, back.draft)
      setOrClear(entry, back.entry)
    },
    clearConversation: () => {
      for (const each of [session, starting, draft, entry]) each.clear()
      const asides = new Set(aside.get()?.map(({ name }) => name))
      const waiting = unsent().filter(({ sessionId }) => asides.has(sessionId))
      setOrClear(outbox, waiting.length > 0 ? waiting : undefined)
    },
  }
}

/** The browser's storage; where it is forbidden or full, this page's own memory. */
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

function parseJson<T>(text: string | null): T | undefined {
  if (text === null) return undefined
  try {
    return JSON.parse(text) as T
  } catch {
    return undefined
  }
}
