/** Short names, `o1`, `o2`, for items with long ids or ids typed by people. An unknown name resolves to nothing. */
export function createRefs<T>(letter: string, things: readonly T[]) {
  const byRef = new Map(things.map((thing, at) => [`${letter}${at + 1}`, thing]))
  return {
    entries: [...byRef].map(([ref, thing]) => ({ ref, thing })),
    find: (ref: string): T | undefined => byRef.get(ref.trim()),
  }
}
