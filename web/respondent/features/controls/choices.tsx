import { toggleOption } from '../../../shared/toggle-option.ts'
import { Icon } from '../../ui/icons.tsx'
import { languageAttributes, useTexts } from '../../texts.tsx'
import type { ControlProps } from './control-props.ts'
import { yesNoLabels, type Entry } from './entry.ts'

export function YesNo({ question, entry, onEntry }: ControlProps) {
  const { lang } = useTexts()
  return (
    <div className="pair" {...languageAttributes(question.language)}>
      {yesNoLabels[question.language ?? lang].map((text, index) => {
        const value = index === 0
        return (
          <button
            key={text}
            type="button"
            className="choice"
            aria-pressed={entry === value}
            onClick={() => onEntry(value)}
          >
            {text}
          </button>
        )
      })}
    </div>
  )
}

export function MultipleChoice({ question, entry, onEntry }: ControlProps) {
  const { t } = useTexts()
  const chosen = Array.isArray(entry) ? (entry as readonly string[]) : []
  return (
    <>
      <p className="hint">{t('pickSome')}</p>
      {question.options.map((option) => (
        <label key={option} className="choice">
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={() => onEntry(toggleOption(question, chosen, option))}
          />
          <span className="box">
            <Icon of="check" size={16} />
          </span>
          <span dir="auto">{option}</span>
        </label>
      ))}
    </>
  )
}

/** The entry for a digit key: options count from 1; 0 is 10 on a scale from 1, and on one from 0 it is 10 after 1. */
export function entryForDigit(
  digit: number,
  question: Pick<ControlProps['question'], 'type' | 'options' | 'exclusive_options'>,
  entry: Entry | undefined,
): Entry | undefined {
  const { type, options } = question
  if (type === 'scale') return digit || 10
  if (type === 'nps') return digit === 0 && entry === 1 ? 10 : digit
  if (type === 'boolean') return digit === 1 || digit === 2 ? digit === 1 : undefined
  const option = options[digit - 1]
  if (type !== 'multiple' || option === undefined) return undefined
  const chosen = Array.isArray(entry) ? (entry as readonly string[]) : []
  return toggleOption(question, chosen, option)
}
