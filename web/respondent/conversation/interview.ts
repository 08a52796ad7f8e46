// The part that forms do not need: requests each question, and receives it over the socket.
import type { Question } from '#contract/api/conversation-turns.ts'
import type { RespondentMessage } from '#contract/live.ts'
import { advance, loadOutcomes, noFailure, retryOptions } from './advance.ts'
import { ApiError } from './api.ts'
import type { ConversationRun } from './conversation-run.ts'
import { retryTransient } from './retry.ts'
import type { Notice } from './conversation-state.ts'
import { lastTurn, mergeTurns, openQuestion, type Turn } from './transcript.ts'
import { applyDelta } from './partial-question.ts'

export async function requestQuestion(run: ConversationRun, sessionId: string): Promise<boolean> {
  const { store, api } = run
  const isFirst = store.getState().turns.length === 0
  const notice: Notice = isFirst ? 'firstQuestionFailed' : 'nextQuestionFailed'
  const questionRequest = new AbortController()
  run.questionRequest = questionRequest
  try {
    const reply = await retryTransient(
      () => (isFirst ? api.firstQuestion : api.nextQuestion)(sessionId, questionRequest.signal),
      { ...retryOptions(run, notice), signal: questionRequest.signal },
    )
    store.setState({ maxQuestions: reply.session_state.max_questions, ...noFailure })
    if (reply.question) addTurns(run, [{ question: reply.question, answer: null }])
    run.isFinished ||= reply.completion_triggered || (!reply.question && !isFirst)
    if (reply.question || run.isFinished) return true
    store.setState({ notice: 'questionMissing' })
    return false
  } catch (failure) {
    return questionRequest.signal.aborted || handleQuestionFailure(run, failure, notice)
  }
}

async function handleQuestionFailure(
  run: ConversationRun,
  failure: unknown,
  notice: Notice,
): Promise<boolean> {
  if (!(failure instanceof ApiError)) throw failure
  if (failure.code === 'conversations/not-found') return (await loadOutcomes(run)).markLost(run)
  run.isFinished = failure.code === 'conversations/finished'
  if (!run.isFinished) run.store.setState({ notice })
  return run.isFinished
}

export function handleMessage(run: ConversationRun, message: RespondentMessage): void {
  switch (message.type) {
    case 'turns':
      if (message.items.some(({ deleted }) => deleted)) return resyncAfterDeletion(run)
      addTurns(run, message.items as (Turn & { question: Question })[])
      break
    case 'delta':
      run.store.setState(({ partialQuestion, turns }) => {
        const { number, text } = message
        return {
          partialQuestion: applyDelta(
            partialQuestion,
            { number, text },
            lastTurn(turns)?.question.number ?? 0,
          ),
        }
      })
      return
    case 'finished':
      run.isFinished = true
  }
  if (run.isFinished || openQuestion(run.store.getState().turns)) run.questionRequest?.abort()
  void advance(run)
}

/** The conversation is being erased, for example on another device: reads what is left from the server. */
function resyncAfterDeletion(run: ConversationRun): void {
  const { sessionId } = run
  if (!sessionId) return
  void loadOutcomes(run)
    .then(({ resync }) => resync(run, sessionId, null))
    .then(
      (mayContinue) => void (mayContinue && advance(run)),
      () => {},
    )
}

function addTurns({ store }: ConversationRun, incoming: readonly Turn[]): void {
  store.setState(({ turns, partialQuestion }) => {
    const next = mergeTurns(
      turns,
      incoming.map(({ question, answer }) => ({ question, answer })),
    )
    const isComplete =
      (lastTurn(next)?.question.number ?? 0) >= (partialQuestion?.number ?? Infinity)
    return { turns: next, partialQuestion: isComplete ? null : partialQuestion }
  })
}
