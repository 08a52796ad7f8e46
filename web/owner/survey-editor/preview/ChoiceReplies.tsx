// Replies that are chosen: scores, yes or no, options.
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '#contract/api/conversation-turns.ts'
import { limits } from '#contract/limits.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { toggleOption } from '../../../shared/toggle-option.ts'
import { Button } from '../../ui/Button.tsx'
import type { OnAnswer } from './preview.ts'

const choice =
  'min-h-11 rounded-md border border-line-strong/60 bg-surface px-3 font-semibold transition-colors duration-150 hover:border-primary hover:bg-primary-soft'
const scoresFrom = ({ min, max }: { min: number; max: number }) =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index)
const scores = { scale: scoresFrom(limits.scale), nps: scoresFrom(limits.nps) }
const columns = { scale: 'grid-cols-5 sm:grid-cols-10', nps: 'grid-cols-6 sm:grid-cols-11' }

export function ScoreReply({ type, onAnswer }: { type: 'scale' | 'nps'; onAnswer: OnAnswer }) {
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

export function YesNoReply({ onAnswer }: { onAnswer: OnAnswer }) {
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

type MultipleChoiceProps = { question: Question; onAnswer: OnAnswer }

/** Several options; one that is exclusive replaces the others. */
export function MultipleChoiceReply({ question, onAnswer }: MultipleChoiceProps) {
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
