// A preview from its start to its end, apart from how it looks: what was said, what is asked, and what to try again.
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
/** As the public call takes it. */
export type PreviewAnswer = Omit<
  Input<'POST /api/public/sessions/:sessionId/responses'>,
  'sessionId' | 'question_id'
>

export type PreviewState = {
  stage: 'none' | 'starting' | 'asked' | 'waiting' | 'ended' | 'failed'
  messages: readonly { id: number; role: 'ai' | 'user'; content: string }[]
  /** The question to answer. */
  question: Question | null
  /** What it was started with, to be compared with the survey as it is now. */
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

/** The start was answered without a session or a question, or with what nobody can read. */
export class InvalidStartReply extends Error {
  override readonly name = 'BadReply'
  readonly isReadable: boolean
  constructor(isReadable: boolean) {
    super('the preview was answered incompletely')
    this.isReadable = isReadable
  }
}

export type Preview = {
  /** Also starts again. */
  start: (survey: PreviewInput) => void
  /** `shown` is the reply in words. */
  answer: (reply: PreviewAnswer, shown: string) => void
  /** Tries again what failed; what had been done is not done twice. */
  retry: () => void
  close: () => void
}

const timeoutMs = 20_000
/** Each time the server waits a while for the interviewer. */
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
    // Answered or ended meanwhile: what follows is known to the server.
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
