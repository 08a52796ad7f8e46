import type { Objective } from '#contract/events/conversation-types.ts'
import type { ResponseToDigest } from '#ports/ai/reports.ts'
import type { ClaimOf } from './claims.ts'
import type { Statement } from './statements.ts'
import type { Thing } from './things.ts'

/** `complaint` and `praise`: each statement is one for sure; `contrast`: several people on each side. */
export type GroupKind = 'complaint' | 'praise' | 'contrast'

/** Statements about a thing, or in answer to an objective. */
export type Group = {
  kind: GroupKind
  /** Absent where they only answer the same objective, or say the same of an issue. */
  thing: Thing | undefined
  issue?:
    | {
        /** After "people say that". */
        claim: string
        /** Empty where the claim is praise. */
        ask: string
        action: string
        /** Whether more people say the other side. */
        isContrary: boolean
      }
    | undefined
  objectiveId: string | null
  /** Whether more people say the other side in answer to the same objective. */
  isContrary?: boolean | undefined
  /** The statements that count; both sides of a contrast. */
  statements: readonly Statement[]
  bad: readonly Statement[]
  good: readonly Statement[]
}

export type Survey = {
  goal: string
  responses: readonly ResponseToDigest[]
  statements: readonly Statement[]
  things: readonly Thing[]
  objectives: readonly Objective[]
  claimOf: ClaimOf
}
