import { MessageCircleQuestion } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { hasFinePointer } from '../../ui/has-fine-pointer.ts'

/** Characters from which a goal counts as detailed. */
export const detailedGoalLength = 20

type Props = {
  goal: string
  placeholder: string
  error?: string | undefined
  /** Asked back about a goal that means nothing. */
  question?: string | undefined
  /** Focuses the field on mount, with a fine pointer only. */
  takesFocus?: boolean
  onChange: (goal: string) => void
}

/** The goal's text field, with a hint that follows its length; one that is left too short says so. */
export function GoalField({
  goal,
  placeholder,
  error,
  question,
  takesFocus = false,
  onChange,
}: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const field = useRef<HTMLTextAreaElement>(null)
  const [isLeft, setLeft] = useState(false)
  const length = goal.trim().length
  const isTooShort = isLeft && length > 0 && length < limits.goal.min
  const shownError = error ?? (isTooShort ? t('create.tooShort') : undefined)
  const isDetailed = length >= detailedGoalLength && question === undefined
  useEffect(() => {
    if (takesFocus && hasFinePointer()) field.current?.focus({ preventScroll: true })
  }, [takesFocus])
  useEffect(() => {
    if (question !== undefined) field.current?.focus()
  }, [question])
  return (
    <>
      <div className="rounded-xl border border-line-strong/60 bg-surface transition-shadow duration-200 focus-within:border-primary focus-within:ring-3 focus-within:ring-primary/15">
        <label htmlFor="goal" className="sr-only">
          {t('create.goal')}
        </label>
        <textarea
          ref={field}
          id="goal"
          rows={5}
          // While empty, the direction is that of the placeholder's language.
          dir={goal === '' ? undefined : 'auto'}
          value={goal}
          aria-invalid={shownError !== undefined}
          maxLength={limits.goal.max}
          placeholder={placeholder}
          aria-describedby="goal-hint goal-error goal-question"
          onBlur={() => setLeft(true)}
          onChange={(event) => {
            setLeft(false)
            onChange(event.target.value)
          }}
          className="block w-full resize-none rounded-t-xl bg-transparent px-5 pt-5 pb-2 font-display text-xl leading-relaxed outline-none placeholder:text-ink-3"
        />
        <p id="goal-hint" className="flex justify-between gap-4 px-5 pb-3.5 text-xs text-ink-3">
          <span aria-live="polite" className={isDetailed ? 'font-semibold text-success' : ''}>
            {goal.length > 0 && (isDetailed ? t('create.enough') : t('create.beSpecific'))}
          </span>
          <span>
            {t('create.count', {
              used: format.integer(goal.length),
              max: format.integer(limits.goal.max),
            })}
          </span>
        </p>
      </div>
      <p id="goal-error" role="alert" className="mt-2 text-sm text-danger empty:hidden">
        {shownError}
      </p>
      {question !== undefined && (
        <div
          id="goal-question"
          role="alert"
          className="mt-2 flex animate-arrive gap-3 rounded-md bg-primary-soft px-4 py-3"
        >
          <MessageCircleQuestion
            size={20}
            className="mt-0.5 shrink-0 text-primary-text"
            aria-hidden
          />
          <div>
            <p className="font-semibold text-pretty">{question}</p>
            <p className="text-sm text-pretty text-ink-2">{t('create.unclearHelp')}</p>
          </div>
        </div>
      )}
    </>
  )
}
