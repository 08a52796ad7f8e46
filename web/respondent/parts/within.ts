// Parts that other parts ask for.
import { lazyPart } from './lazy-part.tsx'

export const Answering = lazyPart(
  async () => (await import('./controls/Answering.tsx')).Answering,
  { words: ['form'] },
)
export const Elsewhere = lazyPart(async () => (await import('./elsewhere/Elsewhere.tsx')).Elsewhere)
export const Voice = lazyPart(async () => (await import('./voice/Voice.tsx')).Voice)
/** A comfort: where it cannot be loaded, questions are read by eye. */
export const Speaker = lazyPart(async () => (await import('./voice/Speaker.tsx')).Speaker, {
  isOptional: true,
})
