import { useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../texts.tsx'
import type { ControlProps } from '../controls/control-props.ts'
import { MicrophoneButton } from './lazy-form-widgets.tsx'

const maxCharacters = 4000
/** Length from which the remaining characters are shown. */
const warnFromCharacters = 3600

type Props = Pick<ControlProps, 'question' | 'entry'> & {
  onEntry: (entry: string, isSpoken?: boolean) => void
  /** Session of the recordings; absent where answers are text only. */
  sessionId: string | undefined
}

/** Open answer in a growing text box. */
export function OpenTextInput({ question, entry, onEntry, sessionId }: Props) {
  const { t } = useTexts()
  const text = typeof entry === 'string' ? entry : ''
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
          maxLength={maxCharacters}
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
              onEntry([text.trim(), words].filter(Boolean).join(' ').slice(0, maxCharacters), true)
              box.current?.focus()
            }}
          />
        )}
      </div>
      {text.length >= warnFromCharacters && (
        <output className="hint">{t('length', { count: text.length, max: maxCharacters })}</output>
      )}
    </>
  )
}
