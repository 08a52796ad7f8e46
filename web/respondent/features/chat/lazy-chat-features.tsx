// What a conversation needs after its first question.
import type { Texts } from '../../texts.tsx'
import { Ranking } from '../controls/lazy-ranking.ts'
import { ContinueOnDeviceButton, MicrophoneButton } from '../lazy-buttons.ts'
import { lazyFeature } from '../lazy-feature.tsx'

export const StructuredAnswer = lazyFeature(
  () => import('../controls/StructuredAnswer.tsx'),
  'StructuredAnswer',
  { catalogs: ['form'] },
)

/** Optional: without it questions are not read aloud. */
export const ReadAloud = lazyFeature(() => import('../voice/ReadAloud.tsx'), 'ReadAloud', {
  isOptional: true,
})

/** Until it is loaded, and offline, the message is its text, which names the lines, too. */
export const SupportMessage = lazyFeature(
  () => import('../support/SupportMessage.tsx'),
  'SupportMessage',
  { catalogs: ['respondent-later'], fallback: ({ question }) => <p dir="auto">{question.text}</p> },
)

/** Shown at once when they are needed, also offline. */
export function preloadChatFeatures(texts: Texts, hasVoice: boolean): void {
  for (const feature of [ContinueOnDeviceButton, SupportMessage, StructuredAnswer, Ranking])
    void feature.preload(texts)
  if (!hasVoice) return
  void MicrophoneButton.preload(texts)
  import('../voice/VoiceInput.tsx').catch(() => {})
}
