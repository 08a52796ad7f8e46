/** So many of a list, at even distances, so that all its parts are seen. */
export function sampleEvenly<T>(list: readonly T[], count: number): T[] {
  const step = list.length / Math.max(1, Math.min(count, list.length))
  return Array.from({ length: Math.min(count, list.length) }, (_, n) => list[Math.floor(n * step)]!)
}
