import type { AiFailureReason } from '#contract/events/conversation-terms.ts'
import type { Hearing, Reactor } from '#kernel/reactor.ts'
import type { Heard } from '#kernel/recorded.ts'
import type { NextMove } from './conversation.decider.ts'
import { defaultPatienceMs } from './engines.ts'
import { makeQuestion, type MakerDeps } from './make-question.ts'
import { readAnswer } from './read-answer.ts'
import { deciderOf } from './session-address.ts'
import { readInForm } from './read-in-form.ts'
import { fold, isCoded, startOf, upTo } from './so-far.ts'
import { opening, takeTurn, type Ask } from './turn.policy.ts'

export type InterviewerDeps = MakerDeps

/** Asks the first question when a session starts, and after each answer reads it and asks the next, or ends. Of a form it only reads. */
export function interviewer(deps: InterviewerDeps): Reactor {
  const { patienceMs = defaultPatienceMs } = deps
  return {
    name: 'interviewer',
    categories: ['conversation', 'preview'],
    concurrency: 16,
    // One call reads, and two word.
    timeoutMs: 3 * patienceMs + 10_000,
    on: {
      SessionStarted: (event, hearing) => open(deps, event, hearing),
      AnswerSubmitted: (event, hearing) => goOn(deps, event, hearing),
      AnswerRevised: (event, hearing) => readInForm(deps, event, hearing),
    },
  }
}

async function open(deps: InterviewerDeps, event: Heard<'SessionStarted'>, hearing: Hearing) {
  const stream = await hearing.history()
  const state = fold(stream)
  if (state.form || state.asked.length > 0 || state.stage !== 'running') return
  const { id } = event
  const { language } = state
  const wanted = { id, ask: opening(state), after: null, language, signal: hearing.signal }
  const made = await makeQuestion(deps, stream, wanted)
  await hearing.execute(deciderOf(event.stream), id, { type: 'AskQuestion', number: 1, ...made })
}

async function goOn(deps: InterviewerDeps, event: Heard<'AnswerSubmitted'>, hearing: Hearing) {
  const { id, data } = event
  const { signal } = hearing
  const stream = await hearing.history()
  if (startOf(stream).questions) return readInForm(deps, event, hearing)
  // Forgotten meanwhile: there is nothing to read, and nobody to ask.
  if (data.text === null || isCoded(stream, data.questionId)) return
  const known = upTo(stream, event)
  const answer = { ...data, text: data.text }
  const { coding, reading, mishaps, language, failure } = await readAnswer(
    deps,
    known,
    answer,
    signal,
  )
  const { objectives, next } = takeTurn(fold(known), reading)
  const ask = async (wanted: Ask): Promise<NextMove> => {
    const unheard = failure && outOfReach.has(failure) ? failure : null
    const after = coding.intent
    const asking = { id, ask: wanted, after, language, failure: unheard, signal }
    return { kind: 'ask', ...(await makeQuestion(deps, known, asking)) }
  }
  await hearing.execute(deciderOf(event.stream), id, {
    type: 'TakeTurn',
    number: data.number,
    coding,
    mishaps,
    objectives,
    next: next.kind === 'ask' ? await ask(next) : next,
  })
}

/** Who could not read the answer for these reasons will hardly word the question: nobody is kept waiting twice. */
const outOfReach: ReadonlySet<AiFailureReason> = new Set([
  'timeout',
  'unavailable',
  'rate-limited',
  'circuit-open',
])
