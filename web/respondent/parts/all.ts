import type { Words } from '../words.tsx'
import { lazyPart } from './lazy-part.tsx'

export const Answering = lazyPart(async () => (await import('./controls/Answering.tsx')).Answering)
export const Fields = lazyPart(async () => (await import('./fields/Fields.tsx')).Fields)
export const Completed = lazyPart(async () => (await import('./completed/Completed.tsx')).Completed)
export const Trouble = lazyPart(async () => (await import('./trouble/Trouble.tsx')).Trouble)
export const Lost = lazyPart(async () => (await import('./trouble/Trouble.tsx')).Lost)

/** What a conversation needs before it ends. */
export const preloadParts = (words: Words) =>
  Promise.all([Answering, Completed, Trouble].map((part) => part.preload(words)))
