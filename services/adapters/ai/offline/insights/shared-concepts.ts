import type { Statement } from './statements.ts'

/** What else people say in these statements, by how many; what several words share before single words. */
export function sharedConcepts(
  statements: readonly Statement[],
  except: string | undefined,
): { concept: string; people: number }[] {
  const people = new Map<string, Set<string>>()
  for (const { concepts, person } of statements)
    for (const concept of concepts)
      if (concept !== except) people.set(concept, (people.get(concept) ?? new Set()).add(person))
  return [...people]
    .map(([concept, own]) => ({ concept, people: own.size }))
    .toSorted((a, b) => b.people - a.people)
}
