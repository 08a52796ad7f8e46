import { firstQuestion, nextQuestion, type Question } from '#contract/api/public.ts'
import { refuse } from '#kernel/problem.ts'
import { route, type Call } from '#kernel/route.ts'
import type { Tail } from '#kernel/tail.ts'
import { conversationOf, recall, sessionStateOf, streamOf, type History } from './recall.ts'
import type { Shown } from './shown.ts'

/** How long a request waits for the interviewer before it is told to come back. */
const patienceMs = 8_000

type Deps = { history: History; until: Tail['until']; shown: Shown; waitMs?: number | undefined }

export const firstQuestionRoute = (deps: Deps) =>
  route(firstQuestion, async ({ sessionId }, call) => {
    const answer = await question(deps, sessionId, call)
    return answer.question ? answer : refuse('conversations/finished')
  })

export const nextQuestionRoute = (deps: Deps) =>
  route(nextQuestion, async ({ sessionId }, call) => question(deps, sessionId, call))

/** The question being asked, as soon as there is one. Only the interviewer asks: this waits for its event. */
async function question(
  { history, until, shown, waitMs = patienceMs }: Deps,
  sessionId: string,
  { reply }: Call,
) {
  const id = conversationOf(sessionId)
  const look = async () => {
    const recalled = await recall(history, id)
    const last = recalled.turns.at(-1)
    const waiting = last && last.answer === null ? last.question : undefined
    return recalled.finished || waiting ? { recalled, waiting } : undefined
  }
  const found = await until(streamOf(id), look, waitMs)
  if (!found) {
    reply.header('retry-after', '1')
    return refuse('conversations/question-pending')
  }
  const { recalled, waiting } = found
  const session_state = sessionStateOf(recalled)
  if (recalled.finished || !waiting) return { session_state, completion_triggered: true }
  shown.note(waiting.id)
  return { question: waiting satisfies Question, session_state, completion_triggered: false }
}
