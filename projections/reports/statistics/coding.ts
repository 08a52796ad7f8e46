// How far topics can be relied on: whether more answers would add some, and whether two coders agree.

/** Conversations of the base and of a run, and the largest share of new topics at which topics are saturated. */
export const saturationRule = { base: 4, run: 2, maxNewShare: 0.05 }
const { base, run, maxNewShare } = saturationRule

export type Saturation = {
  /** Different topics of the first four conversations. */
  baseTopics: number
  /** Topics that are new in each run of two conversations after the base; runs overlap by one conversation. */
  newTopics: number[]
  /** New topics of the last run among the topics of the base; undefined before the first run or without topics in the base. */
  newShare: number | undefined
  saturated: boolean
}

/**
 * Whether more conversations would add topics: Guest, Namey and Chen, PLoS ONE 15 (2020), doi:10.1371/journal.pone.0232076, with base
 * 4, run 2 and the threshold of 5 %. `conversations` are the topics of each, oldest first, coded with one codebook.
 */
export function topicSaturation(conversations: readonly (readonly string[])[]): Saturation {
  const seen = new Set(conversations.slice(0, base).flat())
  const baseTopics = seen.size
  const added = conversations.slice(base).map((topics) => {
    const before = seen.size
    for (const topic of topics) seen.add(topic)
    return seen.size - before
  })
  const newTopics = added
    .slice(run - 1)
    .map((_, first) => added.slice(first, first + run).reduce((sum, count) => sum + count, 0))
  const last = newTopics.at(-1)
  const newShare = last === undefined || baseTopics === 0 ? undefined : last / baseTopics
  return {
    baseTopics,
    newTopics,
    newShare,
    saturated: newShare !== undefined && newShare <= maxNewShare,
  }
}

export type Agreement = 'reliable' | 'tentative' | 'unverified'

/**
 * Agreement of coders beyond chance: alpha for nominal values, 1 for full agreement, 0 for chance (Krippendorff, Content Analysis
 * (2019), chapter 12). A unit is what each coder said of one thing; null where a coder said nothing. At least .800 is reliable,
 * .667 tentative, below unverified. Undefined without two values of a unit, and where all values are equal, which has no chance
 * to disagree.
 */
export function krippendorffsAlpha<T extends string | number | boolean>(
  units: readonly (readonly (T | null)[])[],
): { alpha: number; agreement: Agreement } | undefined {
  const pairable = units
    .map((unit) => unit.filter((value) => value !== null))
    .filter(({ length }) => length >= 2)
  const totals = new Map<T, number>()
  let [n, disagreements] = [0, 0]
  for (const values of pairable) {
    const counts = new Map<T, number>()
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
    for (const [value, count] of counts) {
      totals.set(value, (totals.get(value) ?? 0) + count)
      disagreements += (count * (values.length - count)) / (values.length - 1)
    }
    n += values.length
  }
  const expected = totals.values().reduce((sum, count) => sum + count * (n - count), 0)
  if (expected === 0) return undefined
  const alpha = 1 - ((n - 1) * disagreements) / expected
  return { alpha, agreement: agreementOf(alpha) }
}

function agreementOf(alpha: number): Agreement {
  // Sums of fractions may be a rounding error below a limit.
  const rounded = Math.round(alpha * 1e9) / 1e9
  if (rounded >= 0.8) return 'reliable'
  return rounded >= 0.667 ? 'tentative' : 'unverified'
}
