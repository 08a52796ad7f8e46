import type { ConversationState } from '../../conversation/state.ts'
import { lastOf, openQuestion } from '../../conversation/transcript.ts'
import { inLanguage, useWords } from '../../words.tsx'

/** The conversation so far. A question being worded and the question itself are one bubble. */
export function Messages({ state }: { state: ConversationState }) {
  const { turns, wording } = state
  const { t } = useWords()
  // While an answer waits to be sent, nobody is writing.
  const isWaiting = !openQuestion(turns) && !lastOf(turns)?.isUnsent
  const next = (lastOf(turns)?.question.number ?? 0) + 1
  const partial = wording?.number === next ? wording.text : undefined
  return (
    // What is still being worded is read out once it is settled.
    <div role="log" aria-label={t('conversation')} aria-busy={isWaiting && partial !== undefined}>
      <ol>
        {turns.map((turn) => [
          <li key={`q${turn.question.number}`} className="asked">
            <p {...inLanguage(turn.question.language)}>{turn.question.text}</p>
          </li>,
          turn.answer !== null && (
            <li key={`a${turn.question.number}`} className={turn.isUnsent ? 'said unsent' : 'said'}>
              <p dir="auto">{turn.answer}</p>
              {turn.isUnsent && <small>{t(state.isKept ? 'kept' : 'sending')}</small>}
            </li>
          ),
        ])}
        {isWaiting && (
          <li key={`q${next}`} className="asked">
            {partial ? (
              <p dir="auto">{partial}</p>
            ) : (
              <Typing text={t(state.phase === 'resuming' ? 'resuming' : 'typing')} />
            )}
          </li>
        )}
      </ol>
    </div>
  )
}

function Typing({ text }: { text: string }) {
  return (
    <p className="dots">
      <i />
      <i />
      <i />
      <span className="unseen">{text}</span>
    </p>
  )
}
