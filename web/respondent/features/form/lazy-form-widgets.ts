// What is of use once a form has begun; nothing stands in its place until it is there.
import { lazyFeature } from '../lazy-feature.tsx'

const options = { isOptional: true, catalogs: [] }

/** Only few forms have one. */
export const MicrophoneButton = lazyFeature(
  async () => (await import('../voice/MicrophoneButton.tsx')).MicrophoneButton,
  options,
)

export const ContinueOnDeviceButton = lazyFeature(
  async () =>
    (await import('../continue-on-device/ContinueOnDeviceButton.tsx')).ContinueOnDeviceButton,
  options,
)
