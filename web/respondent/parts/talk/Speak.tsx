import { useRef, useState } from 'react'
import { Icon } from '../../Mark.tsx'
import { useWords, type Words } from '../../words.tsx'
import { Voice } from '../within.ts'
import { isRecordingKept } from '../voice/kept-recording.ts'

type Props = {
  sessionId: string
  /** In which the question is worded, where that is not the survey's own language. */
  language?: Words['lang'] | undefined
  /** Where a session has several questions to be answered, keeps their recordings apart. */
  keptAs?: string | undefined
  /** What was said, to be read and corrected. */
  onText: (text: string) => void
}

/** A microphone beside a text box, and what it opens. What speaking needs is loaded when somebody speaks. */
export function Speak({ sessionId, language, keptAs, onText }: Props) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(() => isRecordingKept(keptAs ?? sessionId))
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      {isOpen && (
        <Voice
          {...{ sessionId, language, keptAs, onText }}
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
