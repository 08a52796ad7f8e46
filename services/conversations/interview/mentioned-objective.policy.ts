// The order of the objectives follows what the respondent says.
import { isLastQuestion, pendingObjectives, planQuestion } from './question-plan.policy.ts'
import type { Interpretation, PlannedQuestion, Progress } from './turn-state.ts'

/**
 * The question of another objective that what deserves a follow-up most speaks of: it takes the question reserved for it. What is
 * urgent is asked about first.
 */
export function planMentioned(
  progress: Progress,
  { isModel, intent, followUp, salient, evidence, trigger }: Interpretation,
): PlannedQuestion | null {
  if (!isModel || intent !== 'answer' || followUp !== 'wanted' || !salient) return null
  const current = progress.askedQuestions.at(-1)?.objectiveId
  const about = evidence.filter(({ start, end }) => start < salient.end && salient.start < end)
  if (about.some(({ objectiveId }) => objectiveId === current)) return null
  const pending = isLastQuestion(progress) ? [] : pendingObjectives(progress)
  const found = about.find(({ objectiveId }) => pending.includes(objectiveId))
  return found
    ? { ...planQuestion(progress, 'objective', found.objectiveId), about: salient, trigger }
    : null
}
