import type { GroupWeights } from './answer-text.ts'

/** How much each group of a text weighs, by model. */
export const groupWeights = {
  safety: { words: 1, characters: 1, classes: 1, classPairs: 0 },
  sentiment: { words: 1, characters: 1, classes: 1, classPairs: 0 },
  worth: { words: 1, characters: 1, classes: 1, classPairs: 0.7 },
  intents: { words: 1, characters: 1, classes: 0.6, classPairs: 0 },
  situations: { words: 1, characters: 1, classes: 1, classPairs: 0 },
} satisfies Record<string, GroupWeights>

export type ModelName = keyof typeof groupWeights
