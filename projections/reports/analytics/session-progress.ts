// How far a session came and how it ended: the values under which it is counted.
import type { z } from 'zod'
import type { CompletionReason } from '#contract/events/conversations.ts'
import { type SessionOutcome, sessionOutcome } from '../statistics/session-outcomes.ts'

/** `abandoned`: without an action for a day. */
export type SessionEnd = z.infer<typeof CompletionReason> | 'abandoned'

export type SessionProgress = {
  /** Number of planned questions. */
  planned: number
  hasAnswered: boolean
  /** Numbers of the questions that were answered or skipped, also where the answer was withdrawn. */
  passed: readonly number[]
  end: SessionEnd | null
  /** The respondent erased it: only that it took place remains. */
  isErased: boolean
}

/** Completed sessions have this end; only they count into the completion rate. */
export const isCompleted = ({ end }: Pick<SessionProgress, 'end'>): boolean =>
  end !== null && end !== 'abandoned'

/** At least half of the planned questions, or completed. */
export const isHalfDone = (session: SessionProgress): boolean =>
  isCompleted(session) || (session.planned > 0 && session.passed.length >= session.planned / 2)

/** The respondent ended it early: abandoned it, or asked the interviewer to stop. */
export const hasLeft = ({ end }: Pick<SessionProgress, 'end'>): boolean =>
  end === 'abandoned' || end === 'left' || end === 'stopped'

export const isRunning = ({ end, isErased }: Pick<SessionProgress, 'end' | 'isErased'>): boolean =>
  end === null && !isErased

/** Null while it runs and once it is erased. */
export function outcomeOf(session: SessionProgress): SessionOutcome | null {
  const { end, isErased, planned, passed } = session
  if (end === null || isErased) return null
  const completed = !hasLeft(session)
  return sessionOutcome({ answered: passed.length, planned, completed })
}

/** Longer sessions were interrupted, and are in no duration. */
const maxSeconds = 120 * 60

/** The lower bound, in seconds, of the interval that a duration counts in; null where it does not count. */
export function durationBucketOf(seconds: number): number | null {
  if (seconds < 0 || seconds > maxSeconds) return null
  const width = durationWidthAt(seconds)
  return Math.floor(seconds / width) * width
}

/** Seconds of the interval that starts at, or contains, a duration. */
export function durationWidthAt(seconds: number): number {
  if (seconds < 10 * 60) return 10
  return seconds < 30 * 60 ? 30 : 60
}
