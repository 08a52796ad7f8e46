import { useEffect, useRef, useState } from 'react'
import type { Question } from '#contract/api/conversation-turns.ts'
import type { Answer } from '../../conversation/api.ts'
import { useTexts } from '../../texts.tsx'
import { Control } from './Control.tsx'
import { answerOf, isInvalid, type Entry } from './entry.ts'

type Props = { question: Question; onAnswer: (answer: Answer) => void }

/** A conversation's structured answers. */
export function StructuredAnswer({ question, onAnswer }: Props) {
  const { t, lang } = useTexts()
  const [entry, setEntry] = useState<Entry>()
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // The focused field is gone. Focus the group, not a button: a held Enter must not submit.
    if (matchMedia('(pointer: fine)').matches) group.current?.focus({ preventScroll: true })
  }, [])
  const send = (entry: Entry | undefined) => {
    const answer = answerOf(question, entry, lang)
    if (answer) onAnswer(answer)
  }
  const isYesNo = question.type === 'boolean'
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send(entry)
      }}
    >
      <fieldset ref={group} className="choices" aria-label={question.text} tabIndex={-1}>
        <Control question={question} entry={entry} onEntry={isYesNo ? send : setEntry} />
        {isInvalid(question, entry, lang) && (
          <p className="flaw" role="alert">
            {t('notNumber')}
          </p>
        )}
        {!isYesNo && (
          <button type="submit" className="main-action" disabled={!answerOf(question, entry, lang)}>
            {t('continue')}
          </button>
        )}
      </fieldset>
    </form>
  )
}
