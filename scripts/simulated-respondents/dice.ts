/** Chance with a seed: the same seed falls the same way. */
export type Dice = {
  from: (least: number, most: number) => number
  chance: (probability: number) => boolean
  pick: <T>(options: readonly T[]) => T
  /** One not said yet, while there is one. */
  fresh: (options: readonly string[], said: Set<string>) => string
}

/** Mulberry32: small, and good enough to shuffle small talk. */
export function openDice(seed: number): Dice {
  let state = seed >>> 0
  function roll(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const pick = <T>(options: readonly T[]): T => options[Math.floor(roll() * options.length)] as T
  return {
    from: (least, most) => least + Math.floor(roll() * (most - least + 1)),
    chance: (probability) => roll() < probability,
    pick,
    fresh(options, said) {
      const left = options.filter((option) => !said.has(option))
      const chosen = pick(left.length > 0 ? left : options)
      said.add(chosen)
      return chosen
    },
  }
}
