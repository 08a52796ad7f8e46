// The order of the objectives follows what the respondent says.
import { isLastQuestion, pendingObjectives, planQuestion } from './question-plan.policy.ts'
import type { Interpretation, PlannedQuestion, Progress } from './turn-state.ts'

/**
 * Plans the reserved question of another objective, if the clause that deserves a follow-up most is about it. Urgent follow-ups
 * come first.
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
