// After a call for help, an engine finds that an objective cannot be asked about without touching what was said.
import type { NextStep } from '../conversation.decider.ts'
import { planQuestion } from './question-plan.policy.ts'
import { planWithout } from './turn.policy.ts'
import type { Progress, Turn } from './turn-state.ts'

/** While the respondent waits. Then the interview closes. */
const maxAvoided = 2

type MadeTurn = { next: NextStep; objectives: Turn['objectives'] }

/** The next step, without the objectives that the engine avoids: they are closed. */
export async function makeUnlessAvoided(
  progress: Progress,
  turn: Turn,
  make: (turn: Turn) => Promise<NextStep | 'avoided'>,
): Promise<MadeTurn> {
  let { next, objectives } = turn
  for (let avoided = 1; ; avoided++) {
    const made = await make({ next, objectives })
    if (made !== 'avoided') return { next: made, objectives }
    if (next.kind === 'ask' && next.objectiveId !== null)
      objectives = [...objectives, { objectiveId: next.objectiveId, status: 'declined' }]
    next =
      avoided < maxAvoided
        ? planWithout(progress, objectives)
        : { ...planQuestion(progress, 'closing', null), kinds: ['open'], isResumption: true }
  }
}
