import { useRef, useState } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { useTexts, type Texts } from '../../texts.tsx'
import { lazyFeature } from '../lazy-feature.tsx'
import { microphone } from './microphone-icon.ts'
import { hasStoredRecording } from './recording-flag.ts'

const VoiceInput = lazyFeature(() => import('./VoiceInput.tsx'), 'VoiceInput')

type Props = {
  sessionId: string
  /** The question's language, if it differs from the survey's. */
  language?: Texts['lang'] | undefined
  /** Separates the recordings of several questions in one session. */
  recordingKey?: string | undefined
  /** Receives the transcript, to be corrected. */
  onText: (text: string) => void
}

/** Microphone button beside a text box. The recorder is loaded on first use. */
export function MicrophoneButton({ sessionId, language, recordingKey, onText }: Props) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(() => hasStoredRecording(recordingKey ?? sessionId))
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      {isOpen && (
        <VoiceInput
          {...{ sessionId, language, recordingKey, onText }}
          onClose={() => {
            setOpen(false)
            button.current?.focus()
          }}
        />
      )}
      <button
        ref={button}
        type="button"
        className="send speak"
        aria-label={t('speak')}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon of={microphone} />
      </button>
    </>
  )
}
