/** Pseudo-random numbers: the same seed gives the same sequence. */
export type SeededRandom = {
  integer: (min: number, max: number) => number
  chance: (probability: number) => boolean
  pick: <T>(options: readonly T[]) => T
  /** An option that is not in `used`, while there is one; adds it to `used`. */
  pickUnused: (options: readonly string[], used: Set<string>) => string
}

/** Mulberry32. */
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
    integer: (min, max) => min + Math.floor(nextFloat() * (max - min + 1)),
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
