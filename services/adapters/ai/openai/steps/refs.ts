/** Short names for things whose own are long or typed by people: `o1`, `o2`. A name that was never given leads nowhere. */
export function createRefs<T>(letter: string, things: readonly T[]) {
  const byRef = new Map(things.map((thing, at) => [`${letter}${at + 1}`, thing]))
  return {
    entries: [...byRef].map(([ref, thing]) => ({ ref, thing })),
    find: (ref: string): T | undefined => byRef.get(ref.trim()),
  }
}
