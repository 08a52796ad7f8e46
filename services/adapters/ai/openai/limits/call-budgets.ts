// The time and the attempts of each kind of call.
import type { OpenAiSettings } from '../settings.ts'

export type CallBudget = {
  /** A respondent or an owner waits for the reply: it goes before background calls. */
  urgent: boolean
  attempts: number
  attemptMs: number
  /** For attempts, pauses, and the wait within our own limits that exceeds `queueMs`. */
  totalMs: number
  /** For waiting within our own limits; by default none. */
  queueMs?: number
}

/** Milliseconds for a proposal: more for a model that is known to be slow. */
const proposalBounds = { min: 30_000, max: 45_000 }

/** Milliseconds for mended questions, without which a survey is worse: as for a question, within an owner's wait. */
const mendingBounds = { min: 10_000, max: 45_000 }

/** A survey can be saved without a translation. */
const translationMs = 10_000

export function callBudgets({
  questionTimeoutMs,
  longestWaitMs,
  scoringTimeoutMs,
}: Pick<OpenAiSettings, 'questionTimeoutMs' | 'longestWaitMs' | 'scoringTimeoutMs'>) {
  const wordingMs = Math.max(questionTimeoutMs, longestWaitMs)
  /** The caller ends its own wait before, and uses what comes later. */
  const readingMs = Math.max(questionTimeoutMs, scoringTimeoutMs)
  const proposalMs = within(proposalBounds, longestWaitMs)
  // The calls of other surveys take none of the model's time.
  const ofSurvey = { urgent: true, attempts: 2, queueMs: proposalMs }
  return {
    wording: { urgent: true, attempts: 3, ...lasting(wordingMs) },
    reading: { urgent: true, attempts: 3, ...lasting(readingMs) },
    /** For wordings ahead of the answer, which no respondent waits for. */
    ahead: { urgent: false, attempts: 1, ...lasting(readingMs) },
    proposal: { ...ofSurvey, ...lasting(proposalMs) },
    editing: { ...ofSurvey, attempts: 1, ...lasting(proposalMs) },
    mending: { ...ofSurvey, ...lasting(within(mendingBounds, wordingMs)) },
    translation: { urgent: true, attempts: 1, ...lasting(translationMs) },
    scoring: {
      ...{ urgent: false, attempts: 4 },
      ...{ attemptMs: scoringTimeoutMs / 2, totalMs: scoringTimeoutMs },
    },
  } satisfies Record<string, CallBudget>
}

const lasting = (ms: number) => ({ attemptMs: ms, totalMs: ms })

const within = ({ min, max }: { min: number; max: number }, ms: number) =>
  Math.min(Math.max(ms, min), max)
