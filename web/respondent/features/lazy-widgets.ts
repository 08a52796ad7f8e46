// Widgets that several features use.
import { lazyFeature } from './lazy-feature.tsx'

export const StructuredAnswer = lazyFeature(
  async () => (await import('./controls/StructuredAnswer.tsx')).StructuredAnswer,
  { catalogs: ['form'] },
)
export const ContinueOnDevice = lazyFeature(
  async () => (await import('./continue-on-device/ContinueOnDevice.tsx')).ContinueOnDevice,
)
export const VoiceInput = lazyFeature(
  async () => (await import('./voice/VoiceInput.tsx')).VoiceInput,
)
/** Optional: without it questions are not read aloud. */
export const ReadAloud = lazyFeature(
  async () => (await import('./voice/ReadAloud.tsx')).ReadAloud,
  {
    isOptional: true,
  },
)
