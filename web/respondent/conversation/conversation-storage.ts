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
type SuspendedConversation = {
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
    /** The pending start; its key makes repeats start one conversation only. */
    starting,
    draft,
    /** An unacknowledged rating; sent even if the respondent has switched to another conversation. */
    rating,
    /** Of a form: the visible question and its unsubmitted input. */
    entry,
    /** Token of a browser that may answer once; survives the conversation. */
    browser,
    /** Token of the personal link; survives the conversation. */
    invitation,
    outbox: {
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
    /** Other conversations of this survey on this device, newest first. */
    suspendedConversations: () => aside.get() ?? [],
    /** Switches to another conversation and suspends the current one with all that it holds. */
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
