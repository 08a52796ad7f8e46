// A proposal arrives in pieces. What comes all at once is shown one piece after another, so that the eye can follow.
import type { ProposalSoFar, SurveyStructure } from '#contract/api/surveys.ts'

const pieceMs = 140

export const piecesOf = ({
  title,
  description,
  validation_points,
}: Pick<SurveyStructure, 'title' | 'description' | 'validation_points'>): ProposalSoFar => ({
  title,
  description,
  points: validation_points.map(({ text }) => text),
})

/** Shows what is missing in `shown`, at once where motion is unwelcome. Stops when it is not wanted any more. */
export async function showOneByOne(
  shown: ProposalSoFar,
  whole: ProposalSoFar,
  show: (soFar: ProposalSoFar) => void,
  signal?: AbortSignal,
): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const step of stepsTo(shown, whole)) {
    if (signal?.aborted) return
    show(step)
    await new Promise((resolve) => setTimeout(resolve, pieceMs))
  }
}

/** From what is shown to the whole: title, description, then point by point. */
export function stepsTo(
  shown: ProposalSoFar,
  { points, ...texts }: ProposalSoFar,
): ProposalSoFar[] {
  const steps: ProposalSoFar[] = []
  let last: ProposalSoFar = { ...shown, points: points.slice(0, shown.points.length) }
  const add = (more: Partial<ProposalSoFar>) => steps.push((last = { ...last, ...more }))
  for (const name of ['title', 'description'] as const) {
    const text = texts[name]
    if (text && text !== last[name]) add({ [name]: text })
  }
  for (let count = last.points.length + 1; count <= points.length; count++)
    add({ points: points.slice(0, count) })
  return steps
}
