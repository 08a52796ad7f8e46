import type { PublicPage } from '#contract/public-page.ts'
import type { Words } from '../words.tsx'
import { lazyPart } from './lazy-part.tsx'

type Survey = NonNullable<PublicPage['survey']>

export const Answering = lazyPart(async () => (await import('./controls/Answering.tsx')).Answering)
export const Form = lazyPart(async () => (await import('./form/Form.tsx')).Form)
export const Fields = lazyPart(async () => (await import('./fields/Fields.tsx')).Fields)
export const Completed = lazyPart(async () => (await import('./completed/Completed.tsx')).Completed)
export const Trouble = lazyPart(async () => (await import('./trouble/Trouble.tsx')).Trouble)
export const Lost = lazyPart(async () => (await import('./trouble/Trouble.tsx')).Lost)
export const WhatsApp = lazyPart(async () => (await import('./channel/WhatsApp.tsx')).WhatsApp)
export const Broken = lazyPart(async () => (await import('./trouble/Trouble.tsx')).Broken)
export const Receipt = lazyPart(async () => (await import('./receipt/Receipt.tsx')).Receipt)
export const Elsewhere = lazyPart(async () => (await import('./elsewhere/Elsewhere.tsx')).Elsewhere)

export const Voice = lazyPart(async () => (await import('./voice/Voice.tsx')).Voice)
/** A comfort: where it cannot be loaded, questions are read by eye. */
export const Speaker = lazyPart(async () => (await import('./voice/Speaker.tsx')).Speaker, {
  isOptional: true,
})

/** What a conversation, or a form, needs before it ends. */
export const preloadParts = (words: Words, { type, audio }: Pick<Survey, 'type' | 'audio'>) =>
  Promise.all(
    [type === 'normal' ? Form : Answering, Completed, Trouble, ...(audio ? [Voice] : [])].map(
      (part) => part.preload(words),
    ),
  )
