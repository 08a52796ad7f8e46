/** Categories of streams that count nowhere: only who asks for them hears them. */
const optInCategories: ReadonlySet<string> = new Set(['preview'])

/** Which streams a projection or a reactor hears: those of the categories it names; by default all but previews. */
export type CategoryFilter = { categories?: readonly string[] }

export function matchesCategory({ categories }: CategoryFilter, stream: string): boolean {
  const category = stream.slice(0, stream.indexOf('-'))
  return categories ? categories.includes(category) : !optInCategories.has(category)
}
