// Numbers for the features of a language's models: a text's features are looked up once, for all models.
import { textGroupNames, textGroups, type TextGroup } from './answer-text.ts'

export type FeatureIndex = {
  /** The number of a feature by its name in a model; a new feature gets one. */
  add: (name: string) => number
  /** Numbers of the features in the text's groups, by their name within the group. */
  groups: Readonly<Record<TextGroup, ReadonlyMap<string, number>>>
  /** Numbers of all other features. */
  others: ReadonlyMap<string, number>
  size: () => number
}

export function openFeatureIndex(): FeatureIndex {
  const groups = Object.fromEntries(
    textGroupNames.map((group) => [group, new Map<string, number>()]),
  ) as Record<TextGroup, Map<string, number>>
  const others = new Map<string, number>()
  let size = 0
  const numberIn = (map: Map<string, number>, name: string): number => {
    const known = map.get(name)
    if (known !== undefined) return known
    map.set(name, size)
    return size++
  }
  return {
    groups,
    others,
    size: () => size,
    add(name) {
      const group = textGroupNames.find((each) => name.startsWith(textGroups[each]))
      if (!group) return numberIn(others, name)
      return numberIn(groups[group], name.slice(textGroups[group].length))
    },
  }
}
