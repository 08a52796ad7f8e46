import type { NextQuestion } from '#contract/api/public.ts'
import { refuse } from '#kernel/problem.ts'
import type { RequestContext } from '#kernel/http/route.ts'
import type { LogTail } from '#kernel/read/log-tail.ts'
import {
  nextFormQuestion,
  readConversationView,
  sessionStateOf,
  type ReadHistory,
} from '../conversation-view.ts'
import type { QuestionTimer } from './question-timer.ts'

/** How long a request waits for the interviewer before it is told to come back. */
const maxWaitMs = 8_000

export type QuestionWaitDeps = {
  history: ReadHistory
  until: LogTail['waitFor']
  questionTimer: QuestionTimer
  waitMs?: number | undefined
}

type AwaitedQuestion = { next: NextQuestion; finished: boolean }

/** The question being asked, as soon as there is one. Only the interviewer asks: this waits for its event. A form has its own. */
export async function awaitQuestion(
  { history, until, questionTimer, waitMs = maxWaitMs }: QuestionWaitDeps,
  stream: string,
  { reply }: Pick<RequestContext, 'reply'>,
): Promise<AwaitedQuestion> {
  const look = async () => {
    const recalled = await readConversationView(history, stream)
    if (recalled.started.questions) return { recalled, waiting: nextFormQuestion(recalled) }
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
  questionTimer.start(waiting.id)
  const next = { question: waiting, session_state, completion_triggered: false }
  return { next, finished }
}
