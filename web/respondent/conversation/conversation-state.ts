import type { z } from 'zod'
import type { Closing } from '#contract/api/conversation-turns.ts'
import type { Help } from '#contract/help.ts'
import type { FieldProblem } from '#contract/field-messages.ts'
import type { ProblemCode } from '#contract/problems.ts'
import type { completeSession } from '#contract/api/public.ts'
import type { Turn } from './transcript.ts'
import type { PartialQuestion } from './partial-question.ts'

type Completion = z.output<(typeof completeSession)['output']>
/** `isClosed`: the respondent has read it. */
export type ShownHelp = Help & { isClosed?: boolean }
export type Reward = NonNullable<Completion['rewards_data']>['rewards'][number]

/** `lost`: the server does not know the conversation any more. `unavailable`: the survey accepts none. */
export type Phase =
  | 'welcome'
  | 'fields'
  | 'resuming'
  | 'talking'
  | 'completed'
  | 'lost'
  | 'unavailable'

/** Key of the documented error text. */
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
  /** The server is unreachable: this device is offline, or the server does not respond. */
  isOffline: boolean
  /** An answer is waiting to be sent again. */
  isDeliveryDelayed: boolean
  rewards: Reward[]
  /** Help for an answer to a form, or for the end. */
  help?: ShownHelp | undefined
  /** The interviewer's last message. */
  closing?: Closing | undefined
  /** The server has confirmed the completion. */
  isSettled: boolean
  /** Code with which the respondent reads or erases the conversation. */
  receiptCode?: string | undefined
  /** Rating in stars. */
  rating?: number | undefined
  problem?: ProblemCode
  /** What the server says of the fields before the first question. */
  refusedFields?: readonly FieldProblem[]
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
  isSettled: false,
})
