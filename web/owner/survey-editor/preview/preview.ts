// A preview conversation without a user interface: messages, question, and retries.
import type { Question } from '#contract/api/public.ts'
import {
  CallError,
  newIdempotencyKey,
  type call,
  type Input,
  type Output,
} from '../../../shared/call.ts'

export type PreviewInput = Input<'POST /api/surveys/preview-test'>
type StartReply = Output<'POST /api/surveys/preview-test'>
/** As the public endpoint takes it. */
export type PreviewAnswer = Omit<
  Input<'POST /api/public/sessions/:sessionId/responses'>,
  'sessionId' | 'question_id'
>

export type PreviewState = {
  stage: 'none' | 'starting' | 'asked' | 'waiting' | 'ended' | 'failed'
  messages: readonly { id: number; role: 'ai' | 'user'; content: string }[]
  /** The question to answer. */
  question: Question | null
  /** The input at the start, to detect later edits. */
  startedWith: PreviewInput | null
  failure: { during: 'start' | 'turn'; error: unknown } | null
}

export const initialPreviewState: PreviewState = {
  stage: 'none',
  messages: [],
  question: null,
  startedWith: null,
  failure: null,
}

/** The start was answered without a session or question, or unreadably. */
export class InvalidStartReply extends Error {
  override readonly name = 'BadReply'
  readonly isReadable: boolean
  constructor(isReadable: boolean) {
    super('the preview was answered incompletely')
    this.isReadable = isReadable
  }
}

export type Preview = {
  /** Also restarts. */
  start: (survey: PreviewInput) => void
  /** `shown`: the reply as text. */
  answer: (reply: PreviewAnswer, shown: string) => void
  /** Retries the failed step; completed steps are not repeated. */
  retry: () => void
  close: () => void
}

const timeoutMs = 20_000
/** On each attempt the server waits some time for the interviewer. */
const maxAttempts = 3

export function openPreview(ask: typeof call, onChange: (state: PreviewState) => void): Preview {
  let state = initialPreviewState
  let ending = new AbortController()
  let sessionId = ''
  let rerunStep = () => {}
  const change = (changes: Partial<PreviewState>) => onChange((state = { ...state, ...changes }))
  const say = (role: 'ai' | 'user', content: string) =>
    change({ messages: [...state.messages, { id: state.messages.length, role, content }] })

  function attempt(during: 'start' | 'turn', step: (signal: AbortSignal) => Promise<void>): void {
    const { signal } = ending
    const run = () => {
      change({ stage: during === 'start' ? 'starting' : 'waiting', failure: null })
      step(signal).catch((error: unknown) => {
        if (!signal.aborted) change({ stage: 'failed', failure: { during, error } })
      })
    }
    rerunStep = run
    run()
  }
  function put(question: Question | undefined): void {
    if (question) say('ai', question.text)
    change(question ? { stage: 'asked', question } : { stage: 'ended', question: null })
  }
  return {
    start(survey) {
      ending.abort()
      ending = new AbortController()
      const key = newIdempotencyKey()
      change({ ...initialPreviewState, startedWith: survey })
      attempt('start', async (signal) => {
        const options = { key, signal, timeoutMs }
        const begun: Partial<StartReply> | undefined = await ask(
          'POST /api/surveys/preview-test',
          survey,
          options,
        )
        if (signal.aborted) return
        if (!begun?.session_id || !begun.first_question?.text)
          throw new InvalidStartReply(begun !== undefined)
        sessionId = begun.session_id
        put(begun.first_question)
      })
    },
    answer(reply, shown) {
      const question_id = state.question?.id
      if (!question_id || state.stage !== 'asked') return
      const key = newIdempotencyKey()
      let isSent = false
      say('user', shown)
      attempt('turn', async (signal) => {
        if (!isSent) {
          await submit(ask, { sessionId, question_id, ...reply }, { key, signal })
          isSent = true
        }
        const following = await nextQuestion(ask, sessionId, signal)
        if (!signal.aborted) put(following)
      })
    },
    retry: () => rerunStep(),
    close: () => ending.abort(),
  }
}

type AnswerInput = Input<'POST /api/public/sessions/:sessionId/responses'>

async function submit(
  ask: typeof call,
  answer: AnswerInput,
  options: { key: string; signal: AbortSignal },
): Promise<void> {
  try {
    await ask('POST /api/public/sessions/:sessionId/responses', answer, options)
  } catch (error) {
    // Answered or ended already: the server knows what follows.
    if (!(error instanceof CallError && error.status === 409)) throw error
  }
}

/** Undefined at the end. */
async function nextQuestion(
  ask: typeof call,
  sessionId: string,
  signal: AbortSignal,
): Promise<Question | undefined> {
  const route = 'POST /api/public/sessions/:sessionId/next-question'
  for (let tries = 1; ; tries++)
    try {
      const answer = await ask(route, { sessionId }, { signal, timeoutMs })
      return answer.completion_triggered ? undefined : answer.question
    } catch (error) {
      const isPending =
        error instanceof CallError && error.code === 'conversations/question-pending'
      if (!isPending || tries === maxAttempts) throw error
    }
}
