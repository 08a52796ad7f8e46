// How far an objective has come. What was once said about it stays said: a status only deepens.
import type { z } from 'zod'
import type { Intent, ObjectiveStatus } from '#contract/events/conversation-terms.ts'

export type Status = z.infer<typeof ObjectiveStatus>
export type Statuses = ReadonlyMap<string, Status>

type Read = {
  intent: Intent
  evidence: readonly { objectiveId: string }[]
  coverage?: readonly { objectiveId: string; status: Status }[] | undefined
}

const depths: readonly Status[] = ['untouched', 'declined', 'touched', 'partial', 'covered']
const isDeeper = (status: Status, than: Status) => depths.indexOf(status) > depths.indexOf(than)

/** After an answer to a question about `asked`. How far it goes is believed only where there is evidence. */
export function deepened(before: Statuses, asked: string | null, read: Read): Map<string, Status> {
  const after = new Map(before)
  const shown = new Set(read.evidence.map(({ objectiveId }) => objectiveId))
  const deepen = (id: string, status: Status) => {
    const now = after.get(id)
    if (now && isDeeper(status, now)) after.set(id, status)
  }
  for (const id of shown) deepen(id, 'touched')
  for (const { objectiveId, status } of read.coverage ?? [])
    if (shown.has(objectiveId)) deepen(objectiveId, status)
  if (read.intent === 'answer' && asked) deepen(asked, 'touched')
  return after
}

/** Each is touched once, before anything deeper. */
export function changes(before: Statuses, after: Statuses) {
  return [...after].flatMap(([objectiveId, status]) => {
    const was = before.get(objectiveId)
    if (was === status) return []
    const isNew = was !== undefined && isDeeper('touched', was) && isDeeper(status, 'touched')
    const steps: Status[] = isNew ? ['touched', status] : [status]
    return steps.map((step) => ({ objectiveId, status: step }))
  })
}
