// What a form needs after its first question.
import type { Texts } from '../../texts.tsx'
import { Ranking } from '../controls/lazy-ranking.ts'
import { MicrophoneButton } from '../lazy-buttons.ts'
import { lazyFeature } from '../lazy-feature.tsx'

/** Until it is loaded, and offline, the text and the numbers are shown. */
export const AnswerHelp = lazyFeature(() => import('../support/AnswerHelp.tsx'), 'AnswerHelp', {
  catalogs: ['respondent-later'],
  fallback: ({ help }) => (
    <p>
      {help.text} {help.lines.map(({ name, number }) => `${name} ${number ?? ''}`).join(', ')}
    </p>
  ),
})

/** Shown at once when they are needed, also offline. */
export function preloadFormFeatures(texts: Texts, hasVoice: boolean): void {
  for (const feature of [AnswerHelp, Ranking]) void feature.preload(texts)
  if (!hasVoice) return
  void MicrophoneButton.preload(texts)
  import('../voice/VoiceInput.tsx').catch(() => {})
}
