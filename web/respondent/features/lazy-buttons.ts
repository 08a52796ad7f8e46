// Buttons that conversations and forms show once they have started. Optional: no placeholder while they load.
import { lazyFeature } from './lazy-feature.tsx'

export const ContinueOnDeviceButton = lazyFeature(
  () => import('./continue-on-device/ContinueOnDeviceButton.tsx'),
  'ContinueOnDeviceButton',
  { isOptional: true, catalogs: ['respondent-later'] },
)

export const MicrophoneButton = lazyFeature(
  () => import('./voice/MicrophoneButton.tsx'),
  'MicrophoneButton',
  { isOptional: true, catalogs: ['respondent-later'] },
)
