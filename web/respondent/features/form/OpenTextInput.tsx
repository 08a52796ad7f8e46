import { useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../texts.tsx'
import type { ControlProps } from '../controls/control-props.ts'
import { MicrophoneButton } from '../lazy-buttons.ts'
import { LengthNote, maxAnswerLength } from '../lazy-length-note.tsx'

type Props = Pick<ControlProps, 'question' | 'entry'> & {
  onEntry: (entry: string, isSpoken?: boolean) => void
  /** Session of the recordings; absent where answers are text only. */
  sessionId: string | undefined
}

/** Open answer in a growing text box. */
export function OpenTextInput({ question, entry, onEntry, sessionId }: Props) {
  const { t } = useTexts()
  const text = typeof entry === 'string' ? entry : ''
  const { length } = text.trim()
  const box = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    if (!box.current || CSS.supports('field-sizing', 'content')) return
    box.current.style.height = 'auto'
    box.current.style.height = `${box.current.scrollHeight + 2}px`
  }, [text])
  return (
    <>
      <div className="writing">
        <textarea
          ref={box}
          rows={4}
          // An empty box has the page's direction, as its placeholder.
          dir={text ? 'auto' : undefined}
          value={text}
          placeholder={t('placeholder')}
          aria-label={question.text}
          onChange={({ currentTarget }) => onEntry(currentTarget.value)}
        />
        {sessionId && (
          <MicrophoneButton
            sessionId={sessionId}
            language={question.language}
            recordingKey={`${sessionId}:${question.id}`}
            onText={(words) => {
              onEntry([text.trim(), words].filter(Boolean).join(' '), true)
              box.current?.focus()
            }}
          />
        )}
      </div>
      <LengthNote length={length} max={maxAnswerLength} />
    </>
  )
}
