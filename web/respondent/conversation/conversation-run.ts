// Types of a running conversation, shared by the modules that drive it.
import type { StoreApi } from 'zustand/vanilla'
import type { RespondentMessage } from '#contract/live.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import type { Api, ApiError, StartRequest } from './api.ts'
import type { ConversationState, Notice } from './conversation-state.ts'
import type { ConversationStorage, UnsentAnswer } from './conversation-storage.ts'
import type { Subscribe } from './live-feed.ts'
import type { RetryDelay } from './retry.ts'
import type { StartContext } from './start-session.ts'

export type ConversationOptions = {
  publicId: string
  maxQuestions: number
  requiredFields: readonly string[]
  /** The questions are fixed: no request waits for the next question or for the session to start. */
  isForm?: boolean
  startData: StartRequest
  api: Api
  storage: ConversationStorage
  retryDelay: RetryDelay
  botSignals?: StartContext['botSignals']
  afterPaint?: StartContext['afterPaint']
  /** Loads the code that only conversations need. */
  loadInterview: () => Promise<InterviewModule>
  /** Without it the calls alone carry the conversation. */
  loadSubscriber?: (() => Promise<Subscribe>) | undefined
}

export type ConversationRun = ConversationOptions & {
  store: StoreApi<ConversationState>
  sessionId?: string
  /** Idempotency key of the pending session start. */
  startKey?: string | undefined
  /** Aborted when the awaited question arrives by another way. */
  questionRequest?: AbortController
  unsubscribe?: (() => void) | undefined
  isBusy: boolean
  /** The state changed during the current step. */
  isStale: boolean
  /** The server has confirmed that no question follows. */
  isFinished: boolean
  /** Questions of a form as of the start of the session. */
  questions?: readonly SurveyQuestion[]
  /** Finishes a form once no answer waits to be sent; resolves whether another step may follow. */
  finish?: ((sessionId: string) => Promise<boolean>) | undefined
  abortController: AbortController
  /** Rejects with an `ApiError`. */
  loadOutcomes: () => Promise<OutcomesModule>
}

/** The part of a conversation that a form does not need. */
export type InterviewModule = {
  /** Resolves whether another step may follow. */
  requestQuestion(run: ConversationRun, sessionId: string): Promise<boolean>
  handleMessage(run: ConversationRun, message: RespondentMessage): void
}

/** The part that nothing needs before the first answer, unless the start is refused. */
export type OutcomesModule = {
  handleStartFailure(run: ConversationRun, failure: ApiError): void
  /** These resolve whether another step may follow. */
  handleRefusedAnswer(
    run: ConversationRun,
    unsent: UnsentAnswer,
    failure: ApiError,
  ): Promise<boolean>
  complete(run: ConversationRun, sessionId: string): Promise<boolean>
  resync(run: ConversationRun, sessionId: string, notice: Notice | null): Promise<boolean>
  markLost(run: ConversationRun): boolean
  clearConversation(storage: ConversationStorage): void
}
