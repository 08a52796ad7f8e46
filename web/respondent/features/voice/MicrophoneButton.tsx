import { useRef, useState } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { useTexts, type Texts } from '../../texts.tsx'
import { VoiceInput } from '../lazy-widgets.ts'
import { hasStoredRecording } from './recording-flag.ts'

type Props = {
  sessionId: string
  /** In which the question is worded, where that is not the survey's own language. */
  language?: Texts['lang'] | undefined
  /** Where a session has several questions to be answered, keeps their recordings apart. */
  recordingKey?: string | undefined
  /** What was said, to be read and corrected. */
  onText: (text: string) => void
}

/** A microphone beside a text box, and what it opens. What speaking needs is loaded when somebody speaks. */
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
        <Icon of="microphone" />
      </button>
    </>
  )
}
