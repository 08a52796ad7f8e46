import type { Group, Survey } from './group.ts'
import { sharedConcepts } from './shared-concepts.ts'
import type { Statement } from './statements.ts'
import { isMeaning, isTheme } from './themes.ts'
import { peopleOf } from './things.ts'

/** What a concept must have to say the same without the thing: people of the group, and how much more often than elsewhere. */
const distinctive = {
  peopleOf: (concept: string) => (isMeaning(concept) ? 3 : 2),
  share: 0.4,
  lift: 4,
}

/** With statements that tell the same without naming the thing: other words of the group, same question, same sign. */
export function widen(group: Group, { statements, signOf, subjects }: Survey): Group {
  if (group.sign !== 'negative' || group.opposed.length > 0) return group
  if (group.thing && isTheme(group.thing.concept)) return group
  const own = new Set(group.statements)
  const people = peopleOf(group.statements)
  const objectives = new Set(group.statements.map(({ objectiveId }) => objectiveId))
  const outside = statements.filter((each) => !own.has(each))
  const frequency = (all: readonly Statement[], concept: string) =>
    all.filter(({ concepts }) => concepts.has(concept)).length / Math.max(1, all.length)
  const concepts = sharedConcepts(group.statements, group.thing?.concept)
    .filter(
      ({ people: count, concept }) =>
        count >= Math.max(distinctive.peopleOf(concept), people.size * distinctive.share) &&
        !subjects.has(concept) &&
        !isTheme(concept),
    )
    .filter(
      ({ concept }) =>
        frequency(group.statements, concept) >= distinctive.lift * frequency(outside, concept),
    )
    .map(({ concept }) => concept)
  const added = outside.filter(
    (each) =>
      !people.has(each.person) &&
      objectives.has(each.objectiveId) &&
      signOf(each) === 'negative' &&
      concepts.some((concept) => each.concepts.has(concept)),
  )
  return { ...group, statements: [...group.statements, ...added] }
}
