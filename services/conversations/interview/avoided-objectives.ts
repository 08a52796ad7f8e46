// Replaces a question that an engine refuses to word after a call for help, because its objective touches the call.
import type { Incident, NextStep } from '../conversation.decider.ts'
import { planClosing, planInstead } from './turn.policy.ts'
import type { Progress, Turn } from './turn-state.ts'

/** Objectives avoided in one turn, after which the interview closes. */
export const maxAvoided = 3

/** The engine avoids the objective of the planned question. */
export type AvoidedStep = { kind: 'avoided'; incidents: readonly Incident[] }

type MakeOptions = {
  make: (turn: Turn) => Promise<NextStep | AvoidedStep>
  /** Whether the engine can still word a question in this turn. */
  hasTime: () => boolean
}

export type MadeTurn = {
  next: NextStep
  objectives: Turn['objectives']
  /** Incidents of the questions that were not asked. */
  incidents: Incident[]
}

/** The next step, without the objectives that the engine avoids; untouched ones among them are closed. */
export async function makeNextStep(
  progress: Progress,
  turn: Turn,
  { make, hasTime }: MakeOptions,
): Promise<MadeTurn> {
  const incidents: Incident[] = []
  const avoided = new Set<string>()
  let { next, objectives } = turn
  for (;;) {
    const made = await make({ next, objectives })
    if (made.kind !== 'avoided') return { next: made, objectives, incidents }
    incidents.push(...made.incidents)
    if (next.kind !== 'ask' || next.objectiveId === null)
      throw new Error('only an objective is avoided')
    const { objectiveId } = next
    avoided.add(objectiveId)
    if (statusIn(progress, objectives, objectiveId) === 'untouched')
      objectives = [...objectives, { objectiveId, status: 'declined' }]
    const isLeft = avoided.size < maxAvoided && hasTime()
    next = isLeft
      ? planInstead(progress, objectives, { replaced: next, avoided })
      : planClosing(progress, next)
  }
}

const statusIn = ({ objectives }: Progress, changes: Turn['objectives'], id: string) =>
  changes.findLast(({ objectiveId }) => objectiveId === id)?.status ?? objectives.get(id)
