import type { NextQuestion } from '#contract/api/conversation-turns.ts'
import { closingMessage } from '../help/closing-message.ts'
import type { HelpDeps } from '../help/compose-help.ts'
import { refuse } from '#kernel/problem.ts'
import type { RequestContext } from '#kernel/http/route.ts'
import type { LogTail } from '#kernel/read/log-tail.ts'
import type { ReadHistory } from '#kernel/read/active-streams.ts'
import { openQuestionOf, readConversationView, sessionStateOf } from '../respondent-view.ts'
import type { QuestionTimer } from './question-timer.ts'

/** The longest wait of a request for the interviewer, before it is refused with `conversations/question-pending`. */
const maxWaitMs = 8_000

export type QuestionWaitDeps = HelpDeps & {
  history: ReadHistory
  until: LogTail['waitFor']
  questionTimer: QuestionTimer
  waitMs?: number | undefined
  onOverdue?: OnOverdue | undefined
}

/** Called when a respondent asks for a question that has been pending for longer than a minute. */
export type OnOverdue = (stream: string, pendingMs: number) => Promise<unknown>

const overdueAfterMs = 60_000

type AwaitedQuestion = { next: NextQuestion; finished: boolean }

/** The open question. Waits until the interviewer has asked one; a form's questions are known. */
export async function awaitQuestion(
  deps: QuestionWaitDeps,
  stream: string,
  { reply }: Pick<RequestContext, 'reply'>,
): Promise<AwaitedQuestion> {
  const { history, until, questionTimer, waitMs = maxWaitMs, onOverdue } = deps
  const findOpenQuestion = async (received?: bigint) => {
    const view = await readConversationView((name) => history(name, received), stream)
    const question = openQuestionOf(view)
    const isKnown = view.started.questions || view.stage === 'finished' || question
    return isKnown ? { view, question } : undefined
  }
  const found = await until(stream, findOpenQuestion, waitMs)
  if (!found) {
    const pendingMs = Date.now() - Date.parse(await pendingSince(history, stream))
    if (pendingMs > overdueAfterMs) await onOverdue?.(stream, pendingMs)
    reply.header('retry-after', retryAfterSeconds(pendingMs))
    return refuse('conversations/question-pending')
  }
  const { view, question } = found
  const finished = view.stage === 'finished'
  const session_state = sessionStateOf(view)
  if (finished || !question) {
    const closing = await closingMessage(deps, view)
    const next = { session_state, completion_triggered: true, ...(closing && { closing }) }
    return { next, finished }
  }
  questionTimer.start(question.id)
  const next = { question, session_state, completion_triggered: false }
  return { next, finished }
}

/** When the respondent started or last answered. */
async function pendingSince(history: ReadHistory, stream: string): Promise<string> {
  const { startedAt, questions } = await readConversationView(history, stream)
  return [...questions.values()].findLast(({ answer }) => answer)?.answer?.at ?? startedAt
}

/** The longer the question has been pending, the later the client asks again. */
const retryAfterSeconds = (pendingMs: number) =>
  Math.min(30, Math.max(1, Math.round(pendingMs / 10_000)))
