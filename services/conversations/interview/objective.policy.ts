// How far an objective has come. What was once said about it stays said: a status only deepens.
import type { z } from 'zod'
import type { Intent, ObjectiveStatus } from '#contract/events/conversation-types.ts'

export type Status = z.infer<typeof ObjectiveStatus>
export type ObjectiveStatuses = ReadonlyMap<string, Status>

type Interpretation = {
  intent: Intent
  evidence: readonly { objectiveId: string }[]
  coverage?: readonly { objectiveId: string; status: Status }[] | undefined
}

const statusOrder: readonly Status[] = ['untouched', 'declined', 'touched', 'partial', 'covered']
const isDeeper = (status: Status, than: Status) =>
  statusOrder.indexOf(status) > statusOrder.indexOf(than)

/** After an answer to a question about `asked`. How far it goes is believed only where there is evidence. */
export function advanceStatuses(
  before: ObjectiveStatuses,
  askedObjectiveId: string | null,
  read: Interpretation,
): Map<string, Status> {
  const after = new Map(before)
  const withEvidence = new Set(read.evidence.map(({ objectiveId }) => objectiveId))
  const deepen = (id: string, status: Status) => {
    const now = after.get(id)
    if (now && isDeeper(status, now)) after.set(id, status)
  }
  for (const id of withEvidence) deepen(id, 'touched')
  for (const { objectiveId, status } of read.coverage ?? [])
    if (withEvidence.has(objectiveId)) deepen(objectiveId, status)
  if (read.intent === 'answer' && askedObjectiveId) deepen(askedObjectiveId, 'touched')
  return after
}

/** Each is touched once, before anything deeper. */
export function statusChanges(before: ObjectiveStatuses, after: ObjectiveStatuses) {
  return [...after].flatMap(([objectiveId, status]) => {
    const was = before.get(objectiveId)
    if (was === status) return []
    const isNew = was !== undefined && isDeeper('touched', was) && isDeeper(status, 'touched')
    const steps: Status[] = isNew ? ['touched', status] : [status]
    return steps.map((step) => ({ objectiveId, status: step }))
  })
}
