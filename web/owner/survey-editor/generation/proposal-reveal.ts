// Reveals a proposal step by step, also where it arrives at once.
import type { PartialProposal, SurveyStructure } from '#contract/api/surveys.ts'

const stepDelayMs = 140

export const toPartialProposal = ({
  title,
  description,
  validation_points,
}: Pick<SurveyStructure, 'title' | 'description' | 'validation_points'>): PartialProposal => ({
  title,
  description,
  points: validation_points.map(({ text }) => text),
})

/** Shows the missing parts one by one. Does nothing with reduced motion; stops when aborted. */
export async function revealStepwise(
  visible: PartialProposal,
  complete: PartialProposal,
  show: (partial: PartialProposal) => void,
  signal?: AbortSignal,
): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const step of revealSteps(visible, complete)) {
    if (signal?.aborted) return
    show(step)
    await new Promise((resolve) => setTimeout(resolve, stepDelayMs))
  }
}

/** Steps from `visible` to `complete`: title, description, then each point. */
export function revealSteps(
  visible: PartialProposal,
  { points, ...texts }: PartialProposal,
): PartialProposal[] {
  const steps: PartialProposal[] = []
  let last: PartialProposal = { ...visible, points: points.slice(0, visible.points.length) }
  const add = (more: Partial<PartialProposal>) => steps.push((last = { ...last, ...more }))
  for (const name of ['title', 'description'] as const) {
    const text = texts[name]
    if (text && text !== last[name]) add({ [name]: text })
  }
  for (let count = last.points.length + 1; count <= points.length; count++)
    add({ points: points.slice(0, count) })
  return steps
}
