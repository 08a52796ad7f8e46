import { SendHorizontal } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '#contract/api/conversation-turns.ts'
import { limits } from '#contract/limits.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { hasFinePointer } from '../../ui/has-fine-pointer.ts'
import { MultipleChoiceReply, ScoreReply, YesNoReply } from './ChoiceReplies.tsx'
import { DateReply, NumberReply } from './EntryReplies.tsx'
import type { OnAnswer } from './preview.ts'
import { RankingReply } from './RankingReply.tsx'

type Props = {
  question: Question
  /** An answer was sent, and the next question has not arrived. */
  isWaiting: boolean
  maxQuestions: number
  onAnswer: OnAnswer
}

/** The input for a reply, by question type. */
export function PreviewReply({ question, isWaiting, maxQuestions, onAnswer }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const group = useRef<HTMLFieldSetElement>(null)
  const { id, number } = question
  useEffect(() => {
    // Moves the focus here if it was lost with the previous control, not if it is elsewhere on the page.
    if (isWaiting || document.activeElement !== document.body) return
    if (!hasFinePointer()) return
    const field = group.current?.querySelector<HTMLElement>('textarea, input') ?? group.current
    field?.focus({ preventScroll: true })
  }, [id, isWaiting])
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      aria-label={t('preview.reply')}
      className="grid min-w-0 gap-2.5 border-t border-line px-5 py-4 outline-none sm:px-6"
    >
      <Reply question={question} isWaiting={isWaiting} onAnswer={onAnswer} />
      <p className="text-xs text-ink-3">
        {t('preview.progress', {
          number: format.integer(number),
          max: format.integer(maxQuestions),
        })}
      </p>
    </fieldset>
  )
}

function Reply({ question, isWaiting, onAnswer }: Omit<Props, 'maxQuestions'>) {
  const { id, type } = question
  if (isWaiting) return <OpenReply isWaiting onAnswer={onAnswer} />
  switch (type) {
    case 'open':
      return <OpenReply isWaiting={false} onAnswer={onAnswer} />
    case 'scale':
    case 'nps':
      return <ScoreReply type={type} onAnswer={onAnswer} />
    case 'boolean':
      return <YesNoReply onAnswer={onAnswer} />
    case 'multiple':
      return <MultipleChoiceReply key={id} question={question} onAnswer={onAnswer} />
    case 'ranking':
      return <RankingReply key={id} question={question} onAnswer={onAnswer} />
    case 'number':
      return <NumberReply key={id} question={question} onAnswer={onAnswer} />
    case 'date':
      return <DateReply key={id} onAnswer={onAnswer} />
  }
}

function OpenReply({ isWaiting, onAnswer }: { isWaiting: boolean; onAnswer: OnAnswer }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const trimmed = text.trim()
  const send = () => {
    if (trimmed === '' || isWaiting) return
    onAnswer({ text_response: trimmed }, trimmed)
    setText('')
  }
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        dir={text === '' ? undefined : 'auto'}
        rows={1}
        value={text}
        maxLength={limits.answer.max}
        aria-label={t('preview.answer')}
        placeholder={t('preview.answer')}
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          send()
        }}
        className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none rounded-md border border-line-strong/60 bg-surface px-3.5 py-2.5 placeholder:text-ink-3"
      />
      <Button
        type="submit"
        disabled={trimmed === '' || isWaiting}
        aria-label={t('preview.send')}
        className="min-h-11 px-3.5"
      >
        <SendHorizontal size={18} className="rtl:-scale-x-100" aria-hidden />
      </Button>
    </form>
  )
}
