// A preview conversation without a user interface: messages, question, and retries.
import type { Question } from '#contract/api/conversation-turns.ts'
import { CallError, type call, type Input, type Output } from '../../../shared/call.ts'
import { newIdempotencyKey } from '../../../shared/idempotency-key.ts'

export type PreviewInput = Input<'POST /api/surveys/preview-test'>
type StartReply = Output<'POST /api/surveys/preview-test'>
/** As the public endpoint takes it. */
export type PreviewAnswer = Omit<
  Input<'POST /api/public/sessions/:sessionId/responses'>,
  'sessionId' | 'question_id'
>

/** `text`: the reply as it reads in the conversation. */
export type OnAnswer = (reply: PreviewAnswer, text: string) => void

export type PreviewState = {
  stage: 'none' | 'starting' | 'answering' | 'waiting' | 'ended' | 'failed'
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
  answer: OnAnswer
  /** Retries the failed step; completed steps are not repeated. */
  retry: () => void
  close: () => void
}

const timeoutMs = 20_000
/** On each attempt the server waits some time for the interviewer. */
const maxAttempts = 3

export function openPreview(
  request: typeof call,
  onChange: (state: PreviewState) => void,
): Preview {
  let state = initialPreviewState
  let controller = new AbortController()
  let sessionId = ''
  let rerunStep = () => {}
  const update = (changes: Partial<PreviewState>) => onChange((state = { ...state, ...changes }))
  const addMessage = (role: 'ai' | 'user', content: string) =>
    update({ messages: [...state.messages, { id: state.messages.length, role, content }] })

  function attempt(during: 'start' | 'turn', step: (signal: AbortSignal) => Promise<void>): void {
    const { signal } = controller
    const run = () => {
      update({ stage: during === 'start' ? 'starting' : 'waiting', failure: null })
      step(signal).catch((error: unknown) => {
        if (!signal.aborted) update({ stage: 'failed', failure: { during, error } })
      })
    }
    rerunStep = run
    run()
  }
  function showQuestion(question: Question | undefined): void {
    if (question) addMessage('ai', question.text)
    update(question ? { stage: 'answering', question } : { stage: 'ended', question: null })
  }
  return {
    start(survey) {
      controller.abort()
      controller = new AbortController()
      const key = newIdempotencyKey()
      update({ ...initialPreviewState, startedWith: survey })
      attempt('start', async (signal) => {
        const options = { key, signal, timeoutMs }
        const started: Partial<StartReply> | undefined = await request(
          'POST /api/surveys/preview-test',
          survey,
          options,
        )
        if (signal.aborted) return
        if (!started?.session_id || !started.first_question?.text)
          throw new InvalidStartReply(started !== undefined)
        sessionId = started.session_id
        showQuestion(started.first_question)
      })
    },
    answer(reply, text) {
      const question_id = state.question?.id
      if (!question_id || state.stage !== 'answering') return
      const key = newIdempotencyKey()
      let isSent = false
      addMessage('user', text)
      attempt('turn', async (signal) => {
        if (!isSent) {
          await submit(request, { sessionId, question_id, ...reply }, { key, signal })
          isSent = true
        }
        const next = await nextQuestion(request, sessionId, signal)
        if (!signal.aborted) showQuestion(next)
      })
    },
    retry: () => rerunStep(),
    close: () => controller.abort(),
  }
}

type AnswerInput = Input<'POST /api/public/sessions/:sessionId/responses'>

async function submit(
  request: typeof call,
  answer: AnswerInput,
  options: { key: string; signal: AbortSignal },
): Promise<void> {
  try {
    await request('POST /api/public/sessions/:sessionId/responses', answer, options)
  } catch (error) {
    // Answered or ended already: the server knows what follows.
    if (!(error instanceof CallError && error.status === 409)) throw error
  }
}

/** Undefined at the end. */
async function nextQuestion(
  request: typeof call,
  sessionId: string,
  signal: AbortSignal,
): Promise<Question | undefined> {
  const route = 'POST /api/public/sessions/:sessionId/next-question'
  for (let tries = 1; ; tries++)
    try {
      const answer = await request(route, { sessionId }, { signal, timeoutMs })
      return answer.completion_triggered ? undefined : answer.question
    } catch (error) {
      const isPending =
        error instanceof CallError && error.code === 'conversations/question-pending'
      if (!isPending || tries === maxAttempts) throw error
    }
}
