// Which words of a goal are things, from the probabilities of each word.

export const markKinds = { outside: 0, begins: 1, inside: 2 } as const
const { outside, begins, inside } = markKinds

export type MarkedWord = {
  /** The probability of each of `markKinds`. */
  probabilities: Float32Array
  /** Whether a thing often ends before it: a sign or a conjunction. */
  isJoint: boolean
}

/** In logarithms of probability: an uncertain word seldom parts a thing, and a thing seldom ends in the middle of a phrase. */
const costs = { beginning: 1, ending: 4 }
const impossible = -Infinity

type Path = { score: number; kinds: readonly number[] }

/** The most probable sequence in which nothing is inside that has not begun (Viterbi). */
export function likeliestMarks(words: readonly MarkedWord[]): readonly number[] {
  let best: Path[] = [{ score: 0, kinds: [] }, noPath, noPath]
  for (const { probabilities, isJoint } of words) {
    const before = best
    best = [outside, begins, inside].map((kind) => {
      const from = kind === inside ? [begins, inside] : [outside, begins, inside]
      const costOf = (last: number) =>
        (kind === begins ? costs.beginning : 0) +
        (kind !== inside && last !== outside && !isJoint ? costs.ending : 0)
      const [last] = from
        .map((each) => ({ ...before[each]!, score: before[each]!.score - costOf(each) }))
        .toSorted((a, b) => b.score - a.score)
      const score = last!.score + Math.log(probabilities[kind]!)
      return { score, kinds: [...last!.kinds, kind] }
    })
  }
  return best.toSorted((a, b) => b.score - a.score)[0]!.kinds
}

const noPath: Path = { score: impossible, kinds: [] }
