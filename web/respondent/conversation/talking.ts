// What only a conversation does: it asks for each question, and hears of it over the socket. A form does without.
import type { Question } from '#contract/api/public.ts'
import type { RespondentMessage } from '#contract/live.ts'
import { advance, lose, resync, untroubled, waitingFor, type Running } from './advance.ts'
import { CallFailed } from './api.ts'
import { persist } from './persist.ts'
import type { Notice } from './state.ts'
import { lastOf, merged, openQuestion, type Turn } from './transcript.ts'
import { heard } from './wording.ts'

export async function ask(run: Running, sessionId: string): Promise<boolean> {
  const { store, api } = run
  const isFirst = store.getState().turns.length === 0
  const notice: Notice = isFirst ? 'firstQuestionFailed' : 'nextQuestionFailed'
  const asking = new AbortController()
  run.asking = asking
  try {
    const reply = await persist(
      () => (isFirst ? api.firstQuestion : api.nextQuestion)(sessionId, asking.signal),
      { ...waitingFor(run, notice), signal: asking.signal },
    )
    store.setState({ maxQuestions: reply.session_state.max_questions, ...untroubled })
    if (reply.question) take(run, [{ question: reply.question, answer: null }])
    run.isFinished ||= reply.completion_triggered || (!reply.question && !isFirst)
    if (reply.question || run.isFinished) return true
    store.setState({ notice: 'questionMissing' })
    return false
  } catch (failure) {
    return asking.signal.aborted || refusedQuestion(run, failure, notice)
  }
}

function refusedQuestion(run: Running, failure: unknown, notice: Notice): boolean {
  if (!(failure instanceof CallFailed)) throw failure
  if (failure.code === 'conversations/not-found') return lose(run)
  run.isFinished = failure.code === 'conversations/finished'
  if (!run.isFinished) run.store.setState({ notice })
  return run.isFinished
}

export function hear(run: Running, message: RespondentMessage): void {
  switch (message.type) {
    case 'turns':
      if (message.items.some(({ deleted }) => deleted)) return forgotten(run)
      take(run, message.items as (Turn & { question: Question })[])
      break
    case 'delta':
      run.store.setState(({ wording, turns }) => {
        const { number, text } = message
        return { wording: heard(wording, { number, text }, lastOf(turns)?.question.number ?? 0) }
      })
      return
    case 'finished':
      run.isFinished = true
  }
  if (run.isFinished || openQuestion(run.store.getState().turns)) run.asking?.abort()
  void advance(run)
}

/** What was said is being deleted, as by the same person on another device: the server tells what is left. */
function forgotten(run: Running): void {
  if (!run.sessionId) return
  void resync(run, run.sessionId, null).then(
    (goesOn) => void (goesOn && advance(run)),
    () => {},
  )
}

function take({ store }: Running, incoming: readonly Turn[]): void {
  store.setState(({ turns, wording }) => {
    const next = merged(
      turns,
      incoming.map(({ question, answer }) => ({ question, answer })),
    )
    const isWorded = (lastOf(next)?.question.number ?? 0) >= (wording?.number ?? Infinity)
    return { turns: next, wording: isWorded ? null : wording }
  })
}
