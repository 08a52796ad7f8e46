import type { NextQuestion } from '#contract/api/public.ts'
import { refuse } from '#kernel/problem.ts'
import type { Call } from '#kernel/route.ts'
import type { Tail } from '#kernel/tail.ts'
import { openInForm, recall, sessionStateOf, type History } from './recall.ts'
import type { Shown } from './shown.ts'

/** How long a request waits for the interviewer before it is told to come back. */
const patienceMs = 8_000

export type Asking = {
  history: History
  until: Tail['until']
  shown: Shown
  waitMs?: number | undefined
}

type Awaited = { next: NextQuestion; finished: boolean }

/** The question being asked, as soon as there is one. Only the interviewer asks: this waits for its event. A form has its own. */
export async function awaitQuestion(
  { history, until, shown, waitMs = patienceMs }: Asking,
  stream: string,
  { reply }: Pick<Call, 'reply'>,
): Promise<Awaited> {
  const look = async () => {
    const recalled = await recall(history, stream)
    if (recalled.started.questions) return { recalled, waiting: openInForm(recalled) }
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
  const { finished } = recalled
  const session_state = sessionStateOf(recalled)
  if (finished || !waiting) return { next: { session_state, completion_triggered: true }, finished }
  shown.note(waiting.id)
  const next = { question: waiting, session_state, completion_triggered: false }
  return { next, finished }
}
