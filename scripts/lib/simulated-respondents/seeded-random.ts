/** Chance with a seed: the same seed falls the same way. */
export type SeededRandom = {
  integer: (least: number, most: number) => number
  chance: (probability: number) => boolean
  pick: <T>(options: readonly T[]) => T
  /** One not said yet, while there is one. */
  pickUnused: (options: readonly string[], used: Set<string>) => string
}

/** Mulberry32: small, and good enough to shuffle small talk. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  function nextFloat(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const pick = <T>(options: readonly T[]): T =>
    options[Math.floor(nextFloat() * options.length)] as T
  return {
    integer: (least, most) => least + Math.floor(nextFloat() * (most - least + 1)),
    chance: (probability) => nextFloat() < probability,
    pick,
    pickUnused(options, used) {
      const left = options.filter((option) => !used.has(option))
      const picked = pick(left.length > 0 ? left : options)
      used.add(picked)
      return picked
    },
  }
}
