import { Icon } from '../../Mark.tsx'
import { useWords } from '../../words.tsx'
import type { ControlProps } from './control-props.ts'
import { parseNumber, stepped, writeNumber } from './numbers.ts'

export function NumberBox({ question, entry, onEntry }: ControlProps) {
  const words = useWords()
  const lang = question.language ?? words.lang
  const text = typeof entry === 'string' ? entry : ''
  const value = parseNumber(text, lang)
  // What was typed may be read in more than one way: said where it is not as typed.
  const reading = value === undefined ? '' : writeNumber(value, lang)
  const step = (by: 1 | -1) => (
    <button
      type="button"
      className="step"
      aria-label={words.t(by > 0 ? 'more' : 'less')}
      onClick={() => onEntry(stepped(text, by, lang))}
    >
      <Icon of={by > 0 ? 'M12 5v14M5 12h14' : 'M5 12h14'} />
    </button>
  )
  return (
    <>
      <div className="number">
        {step(-1)}
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={40}
          value={text}
          placeholder={words.t('number')}
          aria-label={question.text}
          onChange={({ currentTarget }) => onEntry(currentTarget.value)}
        />
        {step(1)}
      </div>
      <output className="reading">{reading === text.trim() ? '' : reading}</output>
    </>
  )
}
