import { useEffect, useRef, useState } from 'react'
import type { Answer } from '../../conversation/api.ts'
import type { ConversationStorage } from '../../conversation/conversation-storage.ts'
import { languageAttributes, useTexts } from '../../texts.tsx'
import { ContinueOnDevice } from '../continue-on-device/lazy-continue-on-device.ts'
import { HelpLines } from './HelpLines.tsx'
import type { SupportQuestion } from './support-question.ts'

export type SupportChoices = {
  storage: ConversationStorage
  /** The respondent leaves the rest for later. */
  isPaused: boolean
  onPause: (questionId: string) => void
  onAnswer: (answer: Answer) => void
}

type Props = {
  question: SupportQuestion
  /** Absent once the message is answered. */
  choices?: SupportChoices | undefined
}

/** A message to a respondent who needs help: kind words, where help is, and the choices how to continue, or none. */
export function SupportMessage({ question, choices }: Props) {
  const { help, text, language } = question
  if (question.options.length === 0) return <MessageWithoutChoices question={question} />
  return (
    <div className="help-card">
      {[text.slice(0, help.leadLength ?? 0), help.text ?? text].map(
        (words) =>
          words && (
            <p key={words} {...languageAttributes(language)}>
              {words}
            </p>
          ),
      )}
      <HelpLines help={help} />
      {choices && question.options.length === 3 && <Choices question={question} {...choices} />}
    </div>
  )
}

/** Like a question, with the lines below it. */
function MessageWithoutChoices({ question: { help, text, language } }: Pick<Props, 'question'>) {
  return (
    <div className="help-below">
      <p {...languageAttributes(language)}>{text.slice(0, help.leadLength)}</p>
      <HelpLines help={help} />
    </div>
  )
}

function Choices({
  question: { id, options, language },
  storage,
  isPaused,
  onPause,
  onAnswer,
}: SupportChoices & Pick<Props, 'question'>) {
  const { t } = useTexts()
  const [goOn, later, stop] = options
  const send = (text = '') => onAnswer({ question_id: id, text_response: text })
  return (
    <>
      {isPaused && <PauseNote />}
      <fieldset aria-label={t('goOnHow')} {...languageAttributes(language)}>
        <button type="button" className="quiet-action" onClick={() => send(goOn)}>
          {goOn}
        </button>
        {isPaused ? (
          <OtherDeviceButton storage={storage} />
        ) : (
          <button type="button" className="quiet-action" onClick={() => onPause(id)}>
            {later}
          </button>
        )}
        <button type="button" className="quiet-action" onClick={() => send(stop)}>
          {stop}
        </button>
      </fieldset>
    </>
  )
}

/** How to come back. */
function PauseNote() {
  const { t } = useTexts()
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The pressed button is gone.
    note.current?.focus()
    note.current?.parentElement?.scrollIntoView({ block: 'end' })
  }, [])
  return (
    <p ref={note} tabIndex={-1} className="pause">
      {t('laterText')}
    </p>
  )
}

function OtherDeviceButton({ storage }: { storage: ConversationStorage }) {
  const { t, lang } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const sessionId = storage.session.get()
  if (!sessionId) return null
  return (
    <>
      <button
        type="button"
        className="quiet-action"
        onClick={() => setOpen(true)}
        {...languageAttributes(lang)}
      >
        {t('elsewhere')}
      </button>
      {isOpen && (
        <ContinueOnDevice sessionId={sessionId} storage={storage} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
