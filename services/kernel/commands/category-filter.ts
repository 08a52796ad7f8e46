/** Stream categories that a projection or a reactor receives only if it names them. */
const optInCategories: ReadonlySet<string> = new Set(['preview'])

/** The stream categories that a projection or a reactor receives; by default all but previews. */
export type CategoryFilter = { categories?: readonly string[] }

export function matchesCategory({ categories }: CategoryFilter, stream: string): boolean {
  const category = stream.slice(0, stream.indexOf('-'))
  return categories ? categories.includes(category) : !optInCategories.has(category)
}
