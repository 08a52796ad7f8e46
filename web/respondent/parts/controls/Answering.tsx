import './controls.css'
import { useEffect, useRef, useState } from 'react'
import type { Question } from '#contract/api/public.ts'
import type { Answer } from '../../conversation/api.ts'
import { Icon } from '../../Mark.tsx'
import { inLanguage, useWords } from '../../words.tsx'

type Props = { question: Question; onAnswer: (answer: Answer) => void }

/** The answers that are chosen rather than written. Along with the choice goes its text form. */
export function Answering({ question, onAnswer }: Props) {
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // The field that had the focus is gone. The group takes it, not a button: a held Enter must not answer.
    if (matchMedia('(pointer: fine)').matches) group.current?.focus({ preventScroll: true })
  }, [])
  const Control = controls[question.type as keyof typeof controls]
  return (
    <fieldset ref={group} className="choices" aria-label={question.text} tabIndex={-1}>
      <Control question={question} onAnswer={onAnswer} />
    </fieldset>
  )
}

const controls = { multiple: Several, scale: Scale, boolean: YesNo }

/** Said in the language of the question, which need not be the page's. */
const yesNo = {
  'pt-br': ['Sim', 'Não'],
  en: ['Yes', 'No'],
  ar: ['نعم', 'لا'],
  es: ['Sí', 'No'],
} as const

function YesNo({ question, onAnswer }: Props) {
  const { lang } = useWords()
  const [yes, no] = yesNo[question.language ?? lang]
  return (
    <div className="pair" {...inLanguage(question.language)}>
      {[true, false].map((value) => {
        const text = value ? yes : no
        return (
          <button
            key={text}
            type="button"
            className="choice"
            onClick={() =>
              onAnswer({ question_id: question.id, boolean_value: value, text_response: text })
            }
          >
            {text}
          </button>
        )
      })}
    </div>
  )
}

function Several({ question, onAnswer }: Props) {
  const { t } = useWords()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const toggle = (option: string) =>
    setChosen((now) =>
      now.includes(option) ? now.filter((each) => each !== option) : [...now, option],
    )
  const send = () => {
    const inOrder = question.options.filter((option) => chosen.includes(option))
    onAnswer({
      question_id: question.id,
      selected_options: inOrder,
      text_response: inOrder.join(', '),
    })
  }
  return (
    <>
      <p className="hint">{t('pickSome')}</p>
      {question.options.map((option) => (
        <label key={option} className="choice">
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={() => toggle(option)}
          />
          <span className="box">
            <Icon of="check" size={16} />
          </span>
          <span dir="auto">{option}</span>
        </label>
      ))}
      <button type="button" className="main-action" disabled={chosen.length === 0} onClick={send}>
        {t('continue')}
      </button>
    </>
  )
}

const scores = Array.from({ length: 10 }, (_, index) => index + 1)

/** Shown at 5; it counts once the person has touched it. */
function Scale({ question, onAnswer }: Props) {
  const { t, number } = useWords()
  const [score, setScore] = useState(5)
  const [isTouched, setTouched] = useState(false)
  const pick = (value: number) => {
    setScore(value)
    setTouched(true)
  }
  return (
    <>
      <p className="hint">{t('pickScore', { from: 1, to: 10 })}</p>
      <div className={isTouched ? 'scale' : 'scale untouched'}>
        {scores.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={question.id}
              value={value}
              checked={score === value}
              onChange={() => pick(value)}
              onClick={() => pick(value)}
            />
            <span>{number(value)}</span>
          </label>
        ))}
      </div>
      <button
        type="button"
        className="main-action"
        disabled={!isTouched}
        onClick={() =>
          onAnswer({ question_id: question.id, scale_value: score, text_response: String(score) })
        }
      >
        {t('continue')}
      </button>
    </>
  )
}
