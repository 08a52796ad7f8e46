import type { Objective } from '#contract/events/conversation-types.ts'
import type { ResponseToDigest } from '#ports/ai.ts'
import type { ClaimOf } from './claims.ts'
import type { Statement } from './statements.ts'
import type { Thing } from './things.ts'

/**
 * `complaint` and `praise`: each statement is one for sure; `partly`: some are complaints, the others are not known not to be;
 * `mention`: they speak of it; `contrast`: several people on each side.
 */
export type GroupKind = 'complaint' | 'praise' | 'partly' | 'mention' | 'contrast'

/** Statements about a thing, or in answer to an objective. */
export type Group = {
  kind: GroupKind
  /** Absent where they only answer the same objective. */
  thing: Thing | undefined
  objectiveId: string | null
  /** Of an objective that names a single theme. */
  subject?: string | undefined
  /** Those that count; of a contrast both sides. */
  statements: readonly Statement[]
  bad: readonly Statement[]
  good: readonly Statement[]
}

export type Survey = {
  responses: readonly ResponseToDigest[]
  statements: readonly Statement[]
  things: readonly Thing[]
  objectives: readonly Objective[]
  /** Concepts of the survey's goal and objectives. */
  subjects: ReadonlySet<string>
  /** Concepts of each objective. */
  conceptsOf: ReadonlyMap<string, ReadonlySet<string>>
  claimOf: ClaimOf
}
