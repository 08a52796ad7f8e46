import type { ConversationState } from '../../conversation/conversation-state.ts'
import { lastTurn, openQuestion } from '../../conversation/transcript.ts'
import { languageAttributes, useTexts } from '../../texts.tsx'

/** The conversation so far. A question being worded and the question itself are one bubble. */
export function Messages({ state }: { state: ConversationState }) {
  const { turns, partialQuestion } = state
  const { t } = useTexts()
  // While an answer waits to be sent, nobody is writing.
  const isWaiting = !openQuestion(turns) && !lastTurn(turns)?.isUnsent
  const next = (lastTurn(turns)?.question.number ?? 0) + 1
  const partialText = partialQuestion?.number === next ? partialQuestion.text : undefined
  return (
    // What is still being worded is read out once it is settled.
    <div
      role="log"
      aria-label={t('conversation')}
      aria-busy={isWaiting && partialText !== undefined}
    >
      <ol>
        {turns.map((turn) => [
          <li key={`q${turn.question.number}`} className="asked">
            <p {...languageAttributes(turn.question.language)}>{turn.question.text}</p>
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

function TypingIndicator({ text }: { text: string }) {
  return (
    <p className="dots">
      <i />
      <i />
      <i />
      <span className="unseen">{text}</span>
    </p>
  )
}
