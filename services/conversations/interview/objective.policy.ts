// The status of each objective. A status never goes back to a less covered one, unless the respondent refuses.
import {
  isCallForHelp,
  type Intent,
  type ObjectiveStatus,
} from '#contract/events/conversation-types.ts'

export type ObjectiveStatuses = ReadonlyMap<string, ObjectiveStatus>

type Interpretation = {
  intent: Intent
  evidence: readonly { objectiveId: string; start: number; end: number }[]
  named?: readonly string[] | undefined
  salient?: { start: number; end: number } | undefined
  isModel?: boolean
  coverage?: readonly { objectiveId: string; status: ObjectiveStatus }[] | undefined
}

const statusOrder: readonly ObjectiveStatus[] = [
  'untouched',
  'declined',
  'touched',
  'partial',
  'covered',
]
const isDeeper = (status: ObjectiveStatus, than: ObjectiveStatus) =>
  statusOrder.indexOf(status) > statusOrder.indexOf(than)

/** Shorter evidence in an answer to another question is a mention, which covers nothing. */
const minCharactersToCover = 25

/** The statuses after an answer to a question about `askedObjectiveId`. An engine's coverage counts only with evidence; a concern has none. */
export function advanceStatuses(
  before: ObjectiveStatuses,
  askedObjectiveId: string | null,
  interpretation: Interpretation,
): Map<string, ObjectiveStatus> {
  const after = new Map(before)
  const withEvidence = new Set(interpretation.evidence.map(({ objectiveId }) => objectiveId))
  const deepen = (id: string, status: ObjectiveStatus) => {
    const now = after.get(id)
    if (now && isDeeper(status, now)) after.set(id, status)
  }
  for (const id of closedBy(interpretation, askedObjectiveId)) deepen(id, 'declined')
  for (const id of withEvidence) deepen(id, 'touched')
  for (const { objectiveId, status } of interpretation.coverage ?? []) {
    if (!withEvidence.has(objectiveId) && !isWorryOfModel(interpretation)) continue
    const isAsked = objectiveId === askedObjectiveId
    if (status === 'covered' && !isAsked && isMention(interpretation, objectiveId)) {
      deepen(objectiveId, 'partial')
      continue
    }
    // A second concrete answer covers what the first did in part.
    const isRepeated = status === 'partial' && before.get(objectiveId) === 'partial'
    deepen(objectiveId, isRepeated && isAsked ? 'covered' : status)
  }
  if (askedObjectiveId && isTouched(interpretation, askedObjectiveId))
    deepen(askedObjectiveId, 'touched')
  return withoutRefused(after, interpretation)
}

/** What the respondent does not want to speak of is closed, whatever was said of it before. */
function withoutRefused(
  statuses: Map<string, ObjectiveStatus>,
  { intent, named = [] }: Interpretation,
): Map<string, ObjectiveStatus> {
  const refused = isCallForHelp(intent) ? [] : named
  for (const id of refused)
    if (statuses.has(id) && statuses.get(id) !== 'covered') statuses.set(id, 'declined')
  return statuses
}

const isTouched = (interpretation: Interpretation, asked: string): boolean =>
  isWorryOfModel(interpretation) ||
  (interpretation.intent === 'answer' && !isAboutOtherThings(interpretation, asked))

/** Whether a model that read the answer found that it speaks of something else than what was asked. */
export const isAboutOtherThings = (
  { isModel, evidence, salient }: Interpretation,
  asked: string | null,
): boolean =>
  isModel === true &&
  (evidence.length > 0 || salient !== undefined) &&
  evidence.every(({ objectiveId }) => objectiveId !== asked)

/** A model that words what follows keeps away from the worry itself, and knows what else was said. */
export const isWorryOfModel = ({
  intent,
  isModel,
}: Pick<Interpretation, 'intent' | 'isModel'>): boolean => intent === 'concern' && isModel === true

/** Nothing is asked again about what a call for help speaks of. */
const closedBy = (interpretation: Interpretation, asked: string | null): string[] => {
  const { intent, named = [] } = interpretation
  const isClosed = isCallForHelp(intent) && !isWorryOfModel(interpretation)
  return isClosed ? [...named, ...(asked ? [asked] : [])] : []
}

/** A model names what is missing before it says that nothing is. */
const isMention = ({ evidence, isModel }: Interpretation, objectiveId: string): boolean =>
  isModel !== true &&
  evidence.every(
    (each) => each.objectiveId !== objectiveId || each.end - each.start < minCharactersToCover,
  )

/** The deeper status of each objective. */
export function deepenStatuses(
  now: ObjectiveStatuses,
  reached: ObjectiveStatuses,
): Map<string, ObjectiveStatus> {
  return new Map(
    [...now].map(([id, status]) => {
      const other = reached.get(id) ?? status
      return [id, isDeeper(other, status) ? other : status]
    }),
  )
}

/** An objective that goes deeper than `touched` at once changes to `touched` first. */
export function statusChanges(before: ObjectiveStatuses, after: ObjectiveStatuses) {
  return [...after].flatMap(([objectiveId, status]) => {
    const previous = before.get(objectiveId)
    if (previous === status) return []
    const isNew =
      previous !== undefined && isDeeper('touched', previous) && isDeeper(status, 'touched')
    const steps: ObjectiveStatus[] = isNew ? ['touched', status] : [status]
    return steps.map((step) => ({ objectiveId, status: step }))
  })
}
