import type { SurveyLanguage } from '#contract/languages.ts'
import type { Feeling } from '#ports/ai.ts'
import { emoji, lexicons } from './lexicons/all.ts'
import type { Lexicon } from './lexicons/lexicon.ts'
import { wordsOf, type Word } from './text.ts'

/** Negation reaches so many words ahead. */
const reach = 3
const longestPhrase = 4

/** How a text feels, -1 to 1: by a lexicon, with negation, strength and what follows a "but". */
export function feelingOf(text: string, language: SurveyLanguage): Feeling {
  const hits = [...hitsOf(text, lexicons[language]), ...emojiIn(text)]
  const good = sum(hits.filter((hit) => hit > 0))
  const bad = -sum(hits.filter((hit) => hit < 0))
  const total = good - bad
  const score = Math.round((total / Math.sqrt(total * total + 3)) * 100) / 100
  const confidence = Math.max(0.5, Math.abs(score))
  // Both sides weigh enough that neither tells the whole.
  const mixed = good >= 0.8 && bad >= 0.8 && Math.min(good, bad) / Math.max(good, bad) >= 0.4
  if (mixed) return { score, class: 'mixed', confidence }
  if (score >= 0.2) return { score, class: 'positive', confidence }
  return { score, class: score <= -0.2 ? 'negative' : 'neutral', confidence }
}

function hitsOf(text: string, lexicon: Lexicon): number[] {
  const words = wordsOf(text)
  const hits: number[] = []
  const turn = words.findLastIndex(({ folded }) => lexicon.turns.has(folded))
  for (let at = 0; at < words.length; at++) {
    const found = feelingAt(words, at, lexicon)
    if (!found) continue
    const before = words.slice(Math.max(0, at - reach), at).map(({ folded }) => folded)
    const denied = before.some((word) => lexicon.negations.has(word))
    const stronger = [...before.slice(-1), words[at + found.length]?.folded ?? '']
    const force = stronger.some((word) => lexicon.stronger.has(word)) ? 1.5 : 1
    const damped = before.slice(-1).some((word) => lexicon.weaker.has(word)) ? 0.6 : 1
    const weight = turn > 0 && at < turn ? 0.7 : 1
    hits.push(found.strength * (denied ? -0.8 : 1) * force * damped * weight)
    at += found.length - 1
  }
  return hits
}

/** The longest word or phrase of the lexicon that begins here. */
function feelingAt(words: readonly Word[], at: number, { feelings }: Lexicon) {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--) {
    const phrase = words
      .slice(at, at + length)
      .map(({ folded }) => folded)
      .join(' ')
    const strength =
      feelings.get(phrase) ?? (length === 1 ? withoutPrefix(phrase, feelings) : undefined)
    if (strength !== undefined) return { strength, length }
  }
  return undefined
}

/** Arabic writes "and", "the" and their like onto the word. */
function withoutPrefix(word: string, feelings: ReadonlyMap<string, number>): number | undefined {
  const bare = word.replace(/^(?:وال|بال|فال|كال|لل|ال|و|ف)/, '')
  return bare === word ? undefined : feelings.get(bare)
}

function emojiIn(text: string): number[] {
  return [...text].flatMap((point) => emoji.get(point) ?? [])
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
