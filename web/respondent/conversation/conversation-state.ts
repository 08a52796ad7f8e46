import type { z } from 'zod'
import type { ProblemCode } from '#contract/problems.ts'
import type { completeSession } from '#contract/api/public.ts'
import type { Turn } from './transcript.ts'
import type { PartialQuestion } from './partial-question.ts'

type Completion = z.output<(typeof completeSession)['output']>
export type Reward = NonNullable<Completion['rewards_data']>['rewards'][number]

/** `lost`: the server knows the conversation no longer. `unavailable`: the survey takes none. */
export type Phase =
  | 'welcome'
  | 'fields'
  | 'resuming'
  | 'talking'
  | 'completed'
  | 'lost'
  | 'unavailable'

/** Which documented text tells the person what failed. */
export type Notice =
  | 'startFailed'
  | 'firstQuestionFailed'
  | 'questionMissing'
  | 'sendFailed'
  | 'answerUnfit'
  | 'nextQuestionFailed'
  | 'answeredElsewhere'
  | 'finishFailed'

export type ConversationState = {
  phase: Phase
  isStarting: boolean
  turns: Turn[]
  partialQuestion: PartialQuestion | null
  maxQuestions: number
  notice: Notice | null
  /** Nothing hears us. */
  isOffline: boolean
  /** An answer has been tried and waits. */
  isDeliveryDelayed: boolean
  rewards: Reward[]
  /** The person told of distress, and is shown where there is help. */
  needsSupport: boolean
  /** The server knows that the conversation is over. */
  isSettled: boolean
  /** With it the person reads or deletes what they said. */
  receiptCode?: string | undefined
  /** Stars that they gave it. */
  rating?: number | undefined
  problem?: ProblemCode
}

export const initialState = (maxQuestions: number): ConversationState => ({
  phase: 'welcome',
  isStarting: false,
  turns: [],
  partialQuestion: null,
  maxQuestions,
  notice: null,
  isOffline: false,
  isDeliveryDelayed: false,
  rewards: [],
  needsSupport: false,
  isSettled: false,
})
