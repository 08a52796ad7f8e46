// Wordings that were made before the next step was decided: while the engine read the answer, or before the answer came.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { WordedQuestion } from '#ports/ai/interview.ts'
import type { Draft } from '../code-answer.ts'
import type { PlannedQuestion } from '../turn-state.ts'
import { isAlreadyAnswered } from './already-answered.policy.ts'
import type { AheadDraft } from './words-ahead.ts'

export type DraftRequest = {
  ask: PlannedQuestion
  language: SurveyLanguage
  /** Questions that the engine worded while it read the answer. */
  drafts?: readonly Draft[] | undefined
  /** What the engine worded before the answer came. */
  ahead?: AheadDraft | undefined
}

export const draftFor = (request: DraftRequest): Draft | undefined =>
  request.drafts?.find((each) => isDraftOf(each, request, true))

/** The wording prepared for question `number`; undefined if none fits, or if the answer already answers it. */
export function aheadFor(
  request: DraftRequest,
  number: number,
  answer = '',
): WordedQuestion | undefined {
  const { ahead } = request
  if (ahead?.number !== number || !isDraftOf(ahead, request, false)) return undefined
  const { worded, language } = ahead
  return isAlreadyAnswered(worded.text, answer, language) ? undefined : worded
}

const isDraftOf = (
  { ask, language }: Draft,
  { ask: { purpose, objectiveId, reconciles, returnsTo }, language: needed }: DraftRequest,
  isFromReading: boolean,
): boolean =>
  ask.purpose === purpose &&
  // A probe is about the answer; its objective is known after the reading.
  (ask.objectiveId === objectiveId || purpose === 'probe') &&
  language === needed &&
  // The contradicting words are known with the reading; the engine that found them words the probe.
  (!reconciles || isFromReading) &&
  ask.returnsTo === returnsTo
