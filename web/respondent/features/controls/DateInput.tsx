import { languageAttributes, useTexts } from '../../texts.tsx'
import type { ControlProps } from './control-props.ts'
import { formatDate } from './entry.ts'

/** The device's date picker, with the date in words below: 03/04 is ambiguous. */
export function DateInput({ question, entry, onEntry }: ControlProps) {
  const { lang } = useTexts()
  const day = typeof entry === 'string' ? entry : ''
  return (
    <>
      <input
        type="date"
        className="day"
        max="9999-12-31"
        value={day}
        aria-label={question.text}
        onChange={({ currentTarget }) => onEntry(currentTarget.value)}
      />
      <output className="reading" {...languageAttributes(question.language)}>
        {day && formatDate(day, question.language ?? lang)}
      </output>
    </>
  )
}
