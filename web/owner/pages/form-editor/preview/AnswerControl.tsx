import type { ReactNode } from 'react'
import { limits } from '#contract/limits.ts'
import type { QuestionKind } from '#contract/survey.ts'
import { toggleOption } from '../../../../shared/toggle-option.ts'
import { orderOptions, type FormAnswer } from './answers.ts'
import { ConfirmButton } from './ConfirmButton.tsx'
import type { ControlProps } from './control-props.ts'
import { Ranking } from './Ranking.tsx'

export function AnswerControl(props: ControlProps) {
  const Control = controls[props.question.type]
  return <Control {...props} />
}

const controls: Record<QuestionKind, (props: ControlProps) => ReactNode> = {
  open: OpenText,
  multiple: MultipleChoice,
  scale: Scale,
  nps: Nps,
  boolean: YesNo,
  ranking: Ranking,
  number: (props) => <TextInput {...props} type="number" />,
  date: (props) => <TextInput {...props} type="date" />,
}

const fieldClass =
  'w-full rounded-md border border-line-strong bg-surface px-3.5 py-2.5 placeholder:text-ink-3'

const textOf = (answer: FormAnswer | undefined) => (typeof answer === 'string' ? answer : '')

function OpenText({ answer, translate, labelledBy, onAnswer }: ControlProps) {
  return (
    <textarea
      rows={4}
      dir={textOf(answer) === '' ? undefined : 'auto'}
      value={textOf(answer)}
      maxLength={limits.answer.max}
      aria-labelledby={labelledBy}
      placeholder={translate('placeholder')}
      onChange={({ target }) => onAnswer(target.value)}
      className={`${fieldClass} resize-none`}
    />
  )
}

function TextInput({
  answer,
  translate,
  labelledBy,
  onAnswer,
  type,
}: ControlProps & { type: string }) {
  return (
    <input
      type={type}
      {...(type === 'number' && { step: 'any', placeholder: translate('number') })}
      value={textOf(answer)}
      aria-labelledby={labelledBy}
      onChange={({ target }) => onAnswer(target.value)}
      className={fieldClass}
    />
  )
}

function YesNo({ answer, translate, labelledBy, onAnswer }: ControlProps) {
  return (
    <fieldset aria-labelledby={labelledBy} className="grid min-w-0 grid-cols-2 gap-2">
      {[true, false].map((value) => (
        <button
          key={String(value)}
          type="button"
          aria-pressed={answer === value}
          onClick={() => onAnswer(value)}
          className="min-h-12 rounded-md border border-line-strong bg-surface font-semibold hover:bg-sunken aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-text"
        >
          {translate(value ? 'yes' : 'no')}
        </button>
      ))}
    </fieldset>
  )
}

function MultipleChoice({ question, answer, translate, labelledBy, onAnswer }: ControlProps) {
  const options = orderOptions(question.options, undefined)
  const chosen = Array.isArray(answer) ? (answer as readonly string[]) : []
  return (
    <fieldset aria-labelledby={labelledBy} className="grid min-w-0 gap-2">
      <p className="text-sm text-ink-2">{translate('pickSome')}</p>
      {options.map((option) => (
        <label
          key={option}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-line-strong bg-surface px-3 py-2 has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
        >
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={() => onAnswer(toggleOption({ ...question, options }, chosen, option))}
            className="size-4.5 shrink-0 accent-primary"
          />
          <span dir="auto" className="min-w-0 wrap-break-word">
            {option}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const { min: lowestNps, max: highestNps } = limits.nps
const npsScores = Array.from({ length: highestNps - lowestNps + 1 }, (_, at) => lowestNps + at)

function Nps({ question, answer, translate, labelledBy, onAnswer }: ControlProps) {
  const { low, high } = question.end_labels ?? {}
  return (
    <fieldset aria-labelledby={labelledBy} className="grid min-w-0 gap-2">
      <div className="grid grid-cols-6 gap-1.5">
        {npsScores.map((score) => (
          <button
            key={score}
            type="button"
            aria-pressed={answer === score}
            onClick={() => onAnswer(score)}
            className="min-h-11 rounded-md border border-line-strong bg-surface font-semibold tabular-nums hover:bg-sunken aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-text"
          >
            {score}
          </button>
        ))}
      </div>
      <p className="flex justify-between gap-4 text-sm text-ink-2">
        <span dir="auto">0: {low || translate('npsLow')}</span>
        <span dir="auto">10: {high || translate('npsHigh')}</span>
      </p>
    </fieldset>
  )
}

/** Starts at 5; answered once it was changed or confirmed. */
function Scale({ answer, translate, labelledBy, onAnswer }: ControlProps) {
  const { min, max, default: middle } = limits.scale
  const isTouched = typeof answer === 'number'
  const score = isTouched ? answer : middle
  return (
    <div className="grid gap-2">
      <p className="flex items-baseline justify-between text-sm text-ink-2">
        {translate('scale')}
        <span
          className={`font-display text-3xl ${isTouched ? 'text-primary-text' : 'text-ink-3'}`}
          aria-hidden
        >
          {score}
        </span>
      </p>
      <input
        type="range"
        min={min}
        max={max}
        value={score}
        aria-labelledby={labelledBy}
        onChange={({ target }) => onAnswer(Number(target.value))}
        onPointerUp={({ currentTarget }) => onAnswer(Number(currentTarget.value))}
        className="h-8 w-full cursor-pointer accent-primary"
      />
      <p className="flex justify-between text-xs text-ink-2" aria-hidden>
        <span>{min}</span>
        <span>{max}</span>
      </p>
      {!isTouched && (
        <ConfirmButton
          label={translate('keepScore', { score: middle })}
          onClick={() => onAnswer(middle)}
        />
      )}
    </div>
  )
}
