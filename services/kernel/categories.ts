/** Categories of streams that count nowhere: only who asks for them hears them. */
const apart: ReadonlySet<string> = new Set(['preview'])

/** Which streams a projection or a reactor hears: those of the categories it names; by default all but previews. */
export type Audience = { categories?: readonly string[] }

export function hearsStream({ categories }: Audience, stream: string): boolean {
  const category = stream.slice(0, stream.indexOf('-'))
  return categories ? categories.includes(category) : !apart.has(category)
}
