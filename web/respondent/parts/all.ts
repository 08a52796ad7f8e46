import type { PublicPage } from '#contract/public-page.ts'
import type { Words } from '../words.tsx'
import { lazyPart } from './lazy-part.tsx'

type Survey = NonNullable<PublicPage['survey']>

/** With what it will ask for: nobody is to wait for that once they have begun. */
export const Talk = lazyPart(
  async () => {
    const loading = [import('../conversation/talking.ts'), import('../conversation/live.ts')]
    const [{ Talk: Shown }] = await Promise.all([import('./talk/Talk.tsx'), ...loading])
    return Shown
  },
  { words: [] },
)
export const Answering = lazyPart(
  async () => (await import('./controls/Answering.tsx')).Answering,
  {
    words: ['form'],
  },
)
export const Form = lazyPart(async () => (await import('./form/Form.tsx')).Form, {
  words: ['form'],
})
/** The one control that is heavy, and that few surveys have. */
export const Ranking = lazyPart(async () => (await import('./controls/Ranking.tsx')).Ranking, {
  words: ['form'],
})
export const Fields = lazyPart(async () => (await import('./fields/Fields.tsx')).Fields)
export const Completed = lazyPart(async () => (await import('./completed/Completed.tsx')).Completed)
export const Trouble = lazyPart(async () => (await import('./trouble/Trouble.tsx')).Trouble)
export const Lost = lazyPart(async () => (await import('./trouble/Trouble.tsx')).Lost)
export const WhatsApp = lazyPart(async () => (await import('./channel/WhatsApp.tsx')).WhatsApp)
export const Broken = lazyPart(async () => (await import('./trouble/Trouble.tsx')).Broken)
export const Receipt = lazyPart(async () => (await import('./receipt/Receipt.tsx')).Receipt)
export const Carried = lazyPart(async () => (await import('./elsewhere/Carried.tsx')).Carried)
export const Elsewhere = lazyPart(async () => (await import('./elsewhere/Elsewhere.tsx')).Elsewhere)

export const Voice = lazyPart(async () => (await import('./voice/Voice.tsx')).Voice)
/** A comfort: where it cannot be loaded, questions are read by eye. */
export const Speaker = lazyPart(async () => (await import('./voice/Speaker.tsx')).Speaker, {
  isOptional: true,
})

/** What the first question needs, and no welcome does. */
export const preloadAnswering = (words: Words, { type }: Pick<Survey, 'type'>) =>
  (type === 'normal' ? Form : Talk).preload(words)

/** What a conversation, or a form, needs before it ends. */
export const preloadLater = (words: Words, { type, audio }: Pick<Survey, 'type' | 'audio'>) =>
  Promise.all(
    [
      Ranking,
      ...(type === 'normal' ? [] : [Answering]),
      Completed,
      Trouble,
      ...(audio ? [Voice] : []),
    ].map((part) => part.preload(words)),
  )
