import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Answer } from '../../conversation/api.ts'
import type { ConversationStorage } from '../../conversation/conversation-storage.ts'
import { Icon } from '../../ui/icons.tsx'
import { useTexts, type Texts } from '../../texts.tsx'
import { keepScrolledToEnd } from './scroll.ts'
import { MicrophoneButton } from '../lazy-buttons.ts'
import { LengthNote, maxAnswerLength } from '../lazy-length-note.tsx'

const arrow = 'M12 19V5M6 11l6-6 6 6'

type Props = {
  placeholder: string
  /** Absent until the question arrives. */
  questionId: string | undefined
  /** Survives a reload, a change of language and a rejected answer. */
  draft: ConversationStorage['draft']
  onAnswer: (answer: Answer) => void
  /** Session of the recordings; absent where answers are text only. */
  voiceInput?: { sessionId: string; language?: Texts['lang'] | undefined } | undefined
}

export function OpenAnswer({ placeholder, questionId, draft, onAnswer, voiceInput }: Props) {
  const { t } = useTexts()
  const [{ text, spoken }, setAnswer] = useState(() => {
    const stored = draft.get()
    const isOurs = questionId && stored?.questionId === questionId
    return { text: isOurs ? stored.text : '', spoken: isOurs ? stored.spoken : false }
  })
  const saveDraft = (words: string, isSpoken = spoken) => {
    const now = { text: words, spoken: isSpoken && words !== '' }
    setAnswer(now)
    if (questionId) draft.set({ questionId, ...now })
  }
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    // An on-screen keyboard would hide the question.
    if (questionId && matchMedia('(pointer: fine)').matches) box.current?.focus()
  }, [questionId])
  useLayoutEffect(() => {
    if (!box.current || CSS.supports('field-sizing', 'content')) return
    box.current.style.height = 'auto'
    box.current.style.height = `${box.current.scrollHeight}px`
  }, [text])
  useEffect(() => (box.current ? keepScrolledToEnd(box.current) : undefined), [])
  const trimmed = text.trim()
  const isTooLong = trimmed.length > maxAnswerLength
  const send = () => {
    if (!trimmed || !questionId || isTooLong) return
    const answer = { question_id: questionId, text_response: trimmed }
    onAnswer(spoken ? { ...answer, transcribed: true } : answer)
  }
  return (
    <form
      className="compose"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={box}
        rows={1}
        // An empty box has the page's direction, as its placeholder.
        dir={text ? 'auto' : undefined}
        value={text}
        disabled={!questionId}
        placeholder={placeholder}
        aria-label={placeholder}
        enterKeyHint="send"
        aria-invalid={isTooLong}
        aria-describedby="length-note"
        onChange={({ currentTarget }) => saveDraft(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          send()
        }}
      />
      {voiceInput && questionId && (
        <MicrophoneButton
          {...voiceInput}
          onText={(words) => {
            saveDraft([trimmed, words].filter(Boolean).join(' '), true)
            box.current?.focus()
          }}
        />
      )}
      <button
        type="submit"
        className="send"
        disabled={!trimmed || !questionId || isTooLong}
        aria-label={t('send')}
      >
        <Icon of={arrow} />
      </button>
      <LengthNote length={trimmed.length} max={maxAnswerLength} />
    </form>
  )
}
