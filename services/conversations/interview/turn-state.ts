// One turn of an interview: what is known, what the answer was read as, and what comes next.
import type { z } from 'zod'
import type { CompletionReason } from '#contract/events/conversations.ts'
import type {
  AnswerFlag,
  QuestionPurpose,
  FollowUpReason,
  Intent,
  ObjectiveStatus,
  ProbeKind,
  InterviewPurpose,
} from '#contract/events/conversation-types.ts'
import type { Help } from '#contract/help.ts'
import type { QuestionKind } from '#contract/survey.ts'
import type { HelpNeed } from '../help/help-line-selection.policy.ts'
import type { ObjectiveStatuses } from './objective.policy.ts'
import type { SupportReply } from './support-reply.policy.ts'

export type AskedQuestion = {
  objectiveId: string | null
  purpose: QuestionPurpose
  kind: QuestionKind
  probe: ProbeKind | null
  trigger: FollowUpReason | null
  intent: Intent | null
  /** What the answer said besides. */
  flags?: readonly AnswerFlag[] | undefined
  /** Asked how two things fit together that the respondent said. */
  reconciles?: true | undefined
  /** The answer that a probe returned to. */
  returnsTo?: string | undefined
  /** Shown with it. */
  help?: Help | undefined
  /** A model read the answer's call for help: what it speaks of is known, and nothing else is closed. */
  isReadByModel?: boolean | undefined
  /** The answer was read after its turn. */
  late?: LateReading | undefined
}

export type LateReading = {
  responseId: string
  isMedical: boolean
  /** What deserves a follow-up most. */
  salient?: { start: number; end: number } | undefined
  contradiction?: { earlier: string; now: { start: number; end: number } } | undefined
}

export type Progress = {
  maxQuestions: number
  maxFollowups: number
  objectives: ObjectiveStatuses
  /** In order; the last one is the one just answered. */
  askedQuestions: readonly AskedQuestion[]
}

export type Interpretation = {
  intent: Intent
  /** What the answer says besides. */
  flags?: readonly AnswerFlag[]
  /** The danger is to the body, now. */
  isMedical: boolean
  /** The respondent describes a child who is harmed or in danger. */
  isChild?: boolean
  /** The respondent wants to stop, whatever else the answer says. */
  wantsToStop?: boolean
  /** A model's words to a call for help, or to what a reply to its message asks. */
  care?: string | undefined
  /** A model's last sentence to the respondent, where the interview ends. */
  farewell?: string | undefined
  /** A sentence of condolence for the loss that the answer speaks of. */
  condolence?: string | undefined
  /** Set if the answer replies to a support message and does not call for help again. */
  reply: SupportReply | null
  /** The respondent, who wanted to continue later, is back and says nothing else. */
  resumes?: boolean
  evidence: readonly { objectiveId: string; start: number; end: number }[]
  /** Objectives that a call for help speaks of, or of whose matter the respondent does not want to speak. */
  named?: readonly string[] | undefined
  /** What deserves a follow-up most. */
  salient?: { start: number; end: number } | undefined
  /** Whether a follow-up on the answer is worth a question. */
  followUp?: 'urgent' | 'wanted' | 'optional' | 'needless' | undefined
  /** What a model that worded the questions which may follow would ask. */
  prefers?: 'follow-up' | { objectiveId: string } | undefined
  /** The rules read the answer in the place of the engine. */
  isGuess?: boolean
  /** A model read the answer and words what follows: it can go back to what was said before. */
  isModel?: boolean
  /** Words of an earlier answer that this one contradicts. */
  contradiction?: { earlier: string; now: { start: number; end: number } } | undefined
  coverage?:
    | readonly { objectiveId: string; status: ObjectiveStatus; missing?: string }[]
    | undefined
  /** Set where the owner wants a follow-up on the sentiment. */
  trigger: FollowUpReason | null
  /** Best fit first. */
  probes: readonly ProbeKind[]
}

export type PlannedQuestion = {
  kind: 'ask'
  purpose: InterviewPurpose
  objectiveId: string | null
  /** The span of the answer that the question refers to: the last one, or that of `returnsTo`. */
  about: { start: number; end: number } | null
  probe: ProbeKind | null
  trigger: FollowUpReason | null
  /** Allowed kinds. */
  kinds: readonly QuestionKind[]
  /** The earlier words that the probe asks about, besides `about`. */
  reconciles?: { earlier: string }
  /** The answer before the last one that the probe returns to. */
  returnsTo?: string
  /** The first question after a support message: it refers to nothing that was said before. */
  isResumption?: true
  /** Says how to continue later, and asks nothing. */
  isPause?: true
}

/** A message to a respondent who needs help; not among the questions of the budget. */
export type PlannedSupport = {
  kind: 'support'
  reason: 'distress' | 'concern' | 'reply' | 'wait' | 'later'
  need: HelpNeed
  /** Number of earlier messages. */
  earlier: number
  /** A model's words to a concern: a message without choices. */
  care?: string
}

export type Completion = { kind: 'complete'; reason: z.infer<typeof CompletionReason> }

export type Turn = {
  objectives: { objectiveId: string; status: ObjectiveStatus }[]
  next: PlannedQuestion | PlannedSupport | Completion
}
