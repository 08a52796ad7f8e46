import { refuse } from '#kernel/problem.ts'
import type { Call } from '#kernel/route.ts'
import type { Tail } from '#kernel/tail.ts'
import { recall, sessionStateOf, type History } from './recall.ts'
import type { Shown } from './shown.ts'

/** How long a request waits for the interviewer before it is told to come back. */
const patienceMs = 8_000

export type Asking = {
  history: History
  until: Tail['until']
  shown: Shown
  waitMs?: number | undefined
}

/** The question being asked, as soon as there is one. Only the interviewer asks: this waits for its event. */
export async function awaitQuestion(
  { history, until, shown, waitMs = patienceMs }: Asking,
  stream: string,
  { reply }: Pick<Call, 'reply'>,
) {
  const look = async () => {
    const recalled = await recall(history, stream)
    const last = recalled.turns.at(-1)
    const waiting = last && last.answer === null ? last.question : undefined
    return recalled.finished || waiting ? { recalled, waiting } : undefined
  }
  const found = await until(stream, look, waitMs)
  if (!found) {
    reply.header('retry-after', '1')
    return refuse('conversations/question-pending')
  }
  const { recalled, waiting } = found
  const session_state = sessionStateOf(recalled)
  if (recalled.finished || !waiting) return { session_state, completion_triggered: true }
  shown.note(waiting.id)
  return { question: waiting, session_state, completion_triggered: false }
}
