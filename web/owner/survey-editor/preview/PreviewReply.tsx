import { SendHorizontal } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '#contract/api/conversation-turns.ts'
import { limits } from '#contract/limits.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { toggleOption } from '../../../shared/toggle-option.ts'
import { Button } from '../../ui/Button.tsx'
import type { PreviewAnswer } from './preview.ts'

/** `replyText`: the reply as text. */
type OnAnswer = (reply: PreviewAnswer, replyText: string) => void
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
  const { id, type, number } = question
  useEffect(() => {
    // Moves the focus here if it was lost with the previous control, not if it is elsewhere on the page.
    if (isWaiting || document.activeElement !== document.body) return
    if (!matchMedia('(pointer: fine)').matches) return
    const field = group.current?.querySelector('textarea') ?? group.current
    field?.focus({ preventScroll: true })
  }, [id, isWaiting])
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      aria-label={t('preview.reply')}
      className="grid min-w-0 gap-2.5 border-t border-line px-5 py-4 outline-none sm:px-6"
    >
      {type === 'open' || isWaiting ? (
        <OpenReply isWaiting={isWaiting} onAnswer={onAnswer} />
      ) : type === 'scale' || type === 'nps' ? (
        <ScoreReply type={type} onAnswer={onAnswer} />
      ) : type === 'boolean' ? (
        <YesNoReply onAnswer={onAnswer} />
      ) : (
        <MultipleChoiceReply key={id} question={question} onAnswer={onAnswer} />
      )}
      <p className="text-xs text-ink-3">
        {t('preview.progress', {
          number: format.integer(number),
          max: format.integer(maxQuestions),
        })}
      </p>
    </fieldset>
  )
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

const choice =
  'min-h-11 rounded-md border border-line-strong/60 bg-surface px-3 font-semibold transition-colors duration-150 hover:border-primary hover:bg-primary-soft'
const scoresFrom = ({ min, max }: { min: number; max: number }) =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index)
const scores = { scale: scoresFrom(limits.scale), nps: scoresFrom(limits.nps) }
const columns = { scale: 'grid-cols-5 sm:grid-cols-10', nps: 'grid-cols-6 sm:grid-cols-11' }

function ScoreReply({ type, onAnswer }: { type: 'scale' | 'nps'; onAnswer: OnAnswer }) {
  const { format } = useLocale()
  return (
    <div className={`grid gap-2 ${columns[type]}`}>
      {scores[type].map((score) => {
        const replyText = format.integer(score)
        return (
          <button
            key={score}
            type="button"
            className={`${choice} px-1!`}
            onClick={() => {
              const value = type === 'nps' ? { nps_value: score } : { scale_value: score }
              onAnswer({ ...value, text_response: String(score) }, replyText)
            }}
          >
            {replyText}
          </button>
        )
      })}
    </div>
  )
}

function YesNoReply({ onAnswer }: { onAnswer: OnAnswer }) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-2 gap-2">
      {[true, false].map((boolean_value) => {
        const replyText = t(boolean_value ? 'preview.yes' : 'preview.no')
        return (
          <button
            key={replyText}
            type="button"
            className={choice}
            onClick={() => onAnswer({ boolean_value, text_response: replyText }, replyText)}
          >
            {replyText}
          </button>
        )
      })}
    </div>
  )
}

function MultipleChoiceReply({ question, onAnswer }: { question: Question; onAnswer: OnAnswer }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { options } = question
  const toggle = (option: string) => setChosen((now) => toggleOption(question, now, option))
  const send = () => {
    const replyText = chosen.join(', ')
    onAnswer({ selected_options: [...chosen], text_response: replyText }, replyText)
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={chosen.includes(option)}
            className={`${choice} aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-text`}
            onClick={() => toggle(option)}
          >
            <bdi>{option}</bdi>
          </button>
        ))}
      </div>
      <Button disabled={chosen.length === 0} onClick={send} className="min-h-11 justify-self-start">
        {t('preview.send')}
      </Button>
    </div>
  )
}
