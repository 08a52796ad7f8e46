// Which words of a goal are things, from the probabilities of each word.

export const markKinds = { outside: 0, begins: 1, inside: 2 } as const
const { outside, begins, inside } = markKinds

/** In logarithms of probability: things are seldom parted by a word that is uncertain. */
const beginning = 2
const impossible = -Infinity

/** The most probable sequence in which nothing is inside that has not begun (Viterbi). `marks`: probabilities of each word. */
export function likeliestMarks(marks: readonly Float32Array[]): number[] {
  let best = [{ score: 0, path: [] as number[] }, noPath, noPath]
  for (const mark of marks) {
    const before = best
    best = [outside, begins, inside].map((kind) => {
      const from = kind === inside ? [begins, inside] : [outside, begins, inside]
      const last = from.map((each) => before[each]!).toSorted((a, b) => b.score - a.score)[0]!
      const cost = kind === begins ? beginning : 0
      return { score: last.score + Math.log(mark[kind]!) - cost, path: [...last.path, kind] }
    })
  }
  return best.toSorted((a, b) => b.score - a.score)[0]!.path
}

const noPath: { score: number; path: number[] } = { score: impossible, path: [] }
