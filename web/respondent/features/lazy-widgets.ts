// Parts that other parts ask for.
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
/** A comfort: where it cannot be loaded, questions are read by eye. */
export const ReadAloud = lazyFeature(
  async () => (await import('./voice/ReadAloud.tsx')).ReadAloud,
  {
    isOptional: true,
  },
)
