import type { ConversationState } from '../../conversation/conversation-state.ts'
import { lastTurn, openQuestion, type Turn } from '../../conversation/transcript.ts'
import { languageAttributes, useTexts } from '../../texts.tsx'
import type { SupportChoices } from '../support/SupportMessage.tsx'
import { isSupportMessage } from '../support/support-question.ts'
import { SupportMessage } from './lazy-chat-features.tsx'

type Props = { state: ConversationState; choices: SupportChoices }

/** The transcript. A partial question and its final wording share one bubble. */
export function Messages({ state, choices }: Props) {
  const { turns, partialQuestion } = state
  const { t } = useTexts()
  // No typing indicator while an answer is pending.
  const isWaiting = !openQuestion(turns) && !lastTurn(turns)?.isUnsent
  const next = (lastTurn(turns)?.question.number ?? 0) + 1
  const partialText = partialQuestion?.number === next ? partialQuestion.text : undefined
  return (
    // A partial question is announced once it is final.
    <div
      role="log"
      aria-label={t('conversation')}
      aria-busy={isWaiting && partialText !== undefined}
    >
      <ol>
        {turns.map((turn) => [
          <li
            key={`q${turn.question.number}`}
            className={turn.question.help && turn.question.options[0] ? 'asked help-item' : 'asked'}
          >
            <Asked {...turn} choices={choices} />
          </li>,
          turn.answer !== null && (
            <li key={`a${turn.question.number}`} className={turn.isUnsent ? 'said unsent' : 'said'}>
              <p dir="auto">{turn.answer}</p>
              {turn.isUnsent && <small>{t(state.isDeliveryDelayed ? 'kept' : 'sending')}</small>}
            </li>
          ),
        ])}
        {isWaiting && (
          <li key={`q${next}`} className="asked">
            {partialText ? (
              <p dir="auto">{partialText}</p>
            ) : (
              <TypingIndicator text={t(state.phase === 'resuming' ? 'resuming' : 'typing')} />
            )}
          </li>
        )}
      </ol>
    </div>
  )
}

function Asked({ question, answer, choices }: Turn & Pick<Props, 'choices'>) {
  if (isSupportMessage(question))
    return <SupportMessage question={question} choices={answer === null ? choices : undefined} />
  return <p {...languageAttributes(question.language)}>{question.text}</p>
}

function TypingIndicator({ text }: { text: string }) {
  return (
    <p className="dots">
      <i />
      <i />
      <i />
      <span>{text}</span>
    </p>
  )
}
