const patterns = new WeakMap<RegExp, RegExp>()

/** The pattern for `replaceAll` and `match` with all matches, compiled once. */
export function allMatchesOf(pattern: RegExp): RegExp {
  const known = patterns.get(pattern) ?? new RegExp(pattern.source, `${pattern.flags}g`)
  patterns.set(pattern, known)
  return known
}
