import type { PublicPage } from '#contract/public-page.ts'
import type { Texts } from '../texts.tsx'
import { Ranking } from './controls/lazy-ranking.ts'
import { lazyFeature } from './lazy-feature.tsx'
import { StructuredAnswer, VoiceInput } from './lazy-widgets.ts'

type Survey = NonNullable<PublicPage['survey']>

/** With the features that it uses, so that nothing loads after the start. */
export const Chat = lazyFeature(
  async () => {
    const loading = [import('../conversation/interview.ts'), import('../conversation/live-feed.ts')]
    const [{ Chat: Component }] = await Promise.all([import('./chat/Chat.tsx'), ...loading])
    return Component
  },
  { catalogs: [] },
)
/** Its texts are part of the page. */
export const Form = lazyFeature(async () => (await import('./form/Form.tsx')).Form, {
  catalogs: [],
})
export const PreSurveyForm = lazyFeature(
  async () => (await import('./pre-survey/PreSurveyForm.tsx')).PreSurveyForm,
)
export const CompletionScreen = lazyFeature(
  async () => (await import('./completion/CompletionScreen.tsx')).CompletionScreen,
)
export const ErrorScreen = lazyFeature(
  async () => (await import('./errors/ErrorScreen.tsx')).ErrorScreen,
)
export const LostConversationScreen = lazyFeature(
  async () => (await import('./errors/ErrorScreen.tsx')).LostConversationScreen,
)
export const WhatsApp = lazyFeature(async () => (await import('./whatsapp/WhatsApp.tsx')).WhatsApp)
export const CrashScreen = lazyFeature(
  async () => (await import('./errors/ErrorScreen.tsx')).CrashScreen,
)
export const Receipt = lazyFeature(async () => (await import('./receipt/Receipt.tsx')).Receipt)
export const ConversationConflict = lazyFeature(
  async () => (await import('./continue-on-device/ConversationConflict.tsx')).ConversationConflict,
)

/** Needed by the first question, not by the welcome. */
export const preloadFirstQuestion = (texts: Texts, { type }: Pick<Survey, 'type'>) =>
  (type === 'normal' ? Form : Chat).preload(texts)

/** Needed before the end of a conversation or a form. */
export const preloadRemaining = (texts: Texts, { type, audio }: Pick<Survey, 'type' | 'audio'>) =>
  Promise.all(
    [
      Ranking,
      ...(type === 'normal' ? [] : [StructuredAnswer]),
      CompletionScreen,
      ErrorScreen,
      ...(audio ? [VoiceInput] : []),
    ].map((part) => part.preload(texts)),
  )
