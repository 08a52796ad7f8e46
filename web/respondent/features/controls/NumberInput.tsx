import { parseNumber } from '../../../shared/parse-number.ts'
import { Icon } from '../../ui/icons.tsx'
import { useTexts } from '../../texts.tsx'
import type { ControlProps } from './control-props.ts'
import { incrementNumber, formatNumber } from './number-format.ts'

export function NumberInput({ question, entry, onEntry }: ControlProps) {
  const texts = useTexts()
  const lang = question.language ?? texts.lang
  const text = typeof entry === 'string' ? entry : ''
  const value = parseNumber(text, lang)
  // Shows the parsed number when it differs from what was typed.
  const formatted = value === undefined ? '' : formatNumber(value, lang)
  const step = (by: 1 | -1) => (
    <button
      type="button"
      className="step"
      aria-label={texts.t(by > 0 ? 'more' : 'less')}
      onClick={() => onEntry(incrementNumber(text, by, lang))}
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
          placeholder={texts.t('number')}
          aria-label={question.text}
          onChange={({ currentTarget }) => onEntry(currentTarget.value)}
        />
        {step(1)}
      </div>
      <output className="reading">{formatted === text.trim() ? '' : formatted}</output>
    </>
  )
}
