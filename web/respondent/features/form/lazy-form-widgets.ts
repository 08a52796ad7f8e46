// Widgets used once a form has started; no placeholder while they load.
import { lazyFeature } from '../lazy-feature.tsx'

const options = { isOptional: true, catalogs: [] }

/** Rare. */
export const MicrophoneButton = lazyFeature(
  async () => (await import('../voice/MicrophoneButton.tsx')).MicrophoneButton,
  options,
)

export const ContinueOnDeviceButton = lazyFeature(
  async () =>
    (await import('../continue-on-device/ContinueOnDeviceButton.tsx')).ContinueOnDeviceButton,
  options,
)
