// Widgets used once a form has started.
import { lazyFeature } from '../lazy-feature.tsx'

// No placeholder while they load.
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

/** Until it is loaded, and offline, the text and the numbers are shown. */
export const AnswerHelp = lazyFeature(
  async () => (await import('../support/AnswerHelp.tsx')).AnswerHelp,
  {
    catalogs: ['respondent-later'],
    fallback: ({ help }) => (
      <p>
        {help.text} {help.lines.map(({ name, number }) => `${name} ${number ?? ''}`).join(', ')}
      </p>
    ),
  },
)
