import type { PublicPage } from '#contract/public-page.ts'
import type { Words } from '../words.tsx'
import { Ranking } from './controls/lazy-ranking.ts'
import { lazyPart } from './lazy-part.tsx'
import { Answering, Voice } from './within.ts'

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
/** What it says has come with the page. */
export const Form = lazyPart(async () => (await import('./form/Form.tsx')).Form, { words: [] })
export const Fields = lazyPart(async () => (await import('./fields/Fields.tsx')).Fields)
export const Completed = lazyPart(async () => (await import('./completed/Completed.tsx')).Completed)
export const Trouble = lazyPart(async () => (await import('./trouble/Trouble.tsx')).Trouble)
export const Lost = lazyPart(async () => (await import('./trouble/Trouble.tsx')).Lost)
export const WhatsApp = lazyPart(async () => (await import('./channel/WhatsApp.tsx')).WhatsApp)
export const Broken = lazyPart(async () => (await import('./trouble/Trouble.tsx')).Broken)
export const Receipt = lazyPart(async () => (await import('./receipt/Receipt.tsx')).Receipt)
export const Carried = lazyPart(async () => (await import('./elsewhere/Carried.tsx')).Carried)

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
