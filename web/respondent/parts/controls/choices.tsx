import { Icon } from '../../Mark.tsx'
import { inLanguage, useWords } from '../../words.tsx'
import type { ControlProps } from './control-props.ts'
import { yesNo } from './entry.ts'

export function YesNo({ question, entry, onEntry }: ControlProps) {
  const { lang } = useWords()
  return (
    <div className="pair" {...inLanguage(question.language)}>
      {yesNo[question.language ?? lang].map((text, index) => {
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

export function Several({ question, entry, onEntry }: ControlProps) {
  const { t } = useWords()
  const chosen = Array.isArray(entry) ? (entry as readonly string[]) : []
  return (
    <>
      <p className="hint">{t('pickSome')}</p>
      {question.options.map((option) => (
        <label key={option} className="choice">
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={() => onEntry(toggled(question.options, chosen, option))}
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

/** With the option where it was missing, else without it; in the order of the options. */
export const toggled = (options: readonly string[], chosen: readonly string[], option: string) =>
  options.filter((each) => chosen.includes(each) !== (each === option))
