import { inLanguage, useWords } from '../../words.tsx'
import type { ControlProps } from './control-props.ts'
import { writeDay } from './entry.ts'

/** The device's own calendar, and below it the day in words: 03/04 is not the same everywhere. */
export function DayBox({ question, entry, onEntry }: ControlProps) {
  const { lang } = useWords()
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
      <output className="reading" {...inLanguage(question.language)}>
        {day && writeDay(day, question.language ?? lang)}
      </output>
    </>
  )
}
