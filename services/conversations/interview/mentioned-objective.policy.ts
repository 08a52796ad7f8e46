// The order of the objectives follows what the respondent says.
import { overlap } from '#contract/spans.ts'
import { isLastQuestion, pendingObjectives, planQuestion } from './question-plan.policy.ts'
import type { Interpretation, PlannedQuestion, Progress } from './turn-state.ts'

/**
 * Plans the reserved question of another objective: the one that a model would ask about, else the one that the clause which deserves a
 * follow-up most is about, unless a follow-up is urgent.
 */
export function planMentioned(
  progress: Progress,
  interpretation: Interpretation,
): PlannedQuestion | null {
  const { isModel, intent, followUp, prefers, salient, trigger } = interpretation
  if (!isModel || intent !== 'answer' || prefers === 'follow-up') return null
  const pending = isLastQuestion(progress) ? [] : pendingObjectives(progress)
  if (prefers)
    return pending.includes(prefers.objectiveId)
      ? planQuestion(progress, 'objective', prefers.objectiveId)
      : null
  if (followUp !== 'wanted' || !salient) return null
  const objectiveId = otherObjectiveOf(progress, interpretation, pending)
  return objectiveId
    ? { ...planQuestion(progress, 'objective', objectiveId), about: salient, trigger }
    : null
}

/** What the clause that deserves a follow-up is about, where that is not what was asked about. */
function otherObjectiveOf(
  { askedQuestions }: Progress,
  { evidence, salient = { start: 0, end: 0 } }: Interpretation,
  pending: readonly string[],
): string | undefined {
  const current = askedQuestions.at(-1)?.objectiveId
  const about = evidence
    .filter((each) => overlap(each, salient))
    .map(({ objectiveId }) => objectiveId)
  return about.some((id) => id === current) ? undefined : about.find((id) => pending.includes(id))
}
