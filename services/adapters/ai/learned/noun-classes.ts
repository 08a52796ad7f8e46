// What a noun names, from a language's list of nouns; a noun that is not in it is like those that end alike.
import { readFileSync } from 'node:fs'
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf, perLanguage } from '../languages/languages.ts'
import { nounClasses, type NounClass } from '../languages/types/question-frames.ts'
import { fold } from '../rules/text/tokenizer.ts'

const endings = { longest: 6, shortest: 3 }

type Nouns = { known: ReadonlyMap<string, NounClass>; byEnding: ReadonlyMap<string, NounClass> }

const nounsOf = perLanguage(({ questionFrames }): Nouns => {
  const known = questionFrames ? parseNouns(readFileSync(questionFrames.nouns, 'utf8')) : new Map()
  return { known, byEnding: classesByEnding(known) }
})

/** @throws {Error} that names a section that is no class. */
export function parseNouns(text: string): Map<string, NounClass> {
  const nouns = new Map<string, NounClass>()
  let section: NounClass | undefined
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line.startsWith('#')) continue
    const heading = /^\[(.+)\]$/u.exec(line)?.[1]
    if (heading) {
      section = nounClasses.find((each) => each === heading)
      if (!section) throw new Error(`[${heading}] is no class of nouns.`)
    } else if (section)
      for (const noun of line.split(/[,،]/u).map((each) => fold(each.trim())))
        if (noun !== '') nouns.set(noun, section)
  }
  return nouns
}

/** The class of most nouns with an ending, where at least two agree. */
function classesByEnding(known: ReadonlyMap<string, NounClass>): Map<string, NounClass> {
  const counts = new Map<string, Map<NounClass, number>>()
  for (const [noun, own] of known)
    for (let length = endings.shortest; length <= endings.longest; length++) {
      if (noun.length <= length) continue
      const ending = noun.slice(-length)
      const count = counts.get(ending) ?? new Map<NounClass, number>()
      counts.set(ending, count.set(own, (count.get(own) ?? 0) + 1))
    }
  return new Map(
    [...counts].flatMap(([ending, count]) => {
      const [own, most] = [...count].toSorted((a, b) => b[1] - a[1])[0]!
      return most >= 2 ? [[ending, own] as const] : []
    }),
  )
}

/** The phrase, and its parts that begin or end with the head, the longest first. */
function partsOf(phrase: string, head: string): string[] {
  const words = phrase.split(' ')
  const at = words.indexOf(head)
  if (at < 0) return [phrase, phrase.replace(/^\S+ /u, ''), head]
  const parts = words.flatMap((_, n) => [words.slice(at, n + 1), words.slice(n, at + 1)])
  return [phrase, ...parts.toSorted((a, b) => b.length - a.length).map((part) => part.join(' '))]
}

type NounReading = { class: NounClass; isKnown: boolean }

/** The class of a phrase: that of its longest listed part with the head, else that of its head's ending. */
export function nounClassOf(phrase: string, language: SurveyLanguage): NounReading | undefined {
  const { known, byEnding } = nounsOf(language)
  const head = fold(languageOf(language).questionFrames?.headOf(phrase) ?? '')
  const whole = partsOf(fold(phrase), head)
    .map((part) => known.get(part))
    .find(Boolean)
  if (whole) return { class: whole, isKnown: true }
  for (let length = endings.longest; length >= endings.shortest; length--) {
    const found = head.length > length ? byEnding.get(head.slice(-length)) : undefined
    if (found) return { class: found, isKnown: false }
  }
  return undefined
}

/** The class of a single folded word that is listed, with or without its affixes. */
export function classOfWord(word: string, language: SurveyLanguage): NounClass | undefined {
  const { known } = nounsOf(language)
  return known.get(word) ?? known.get(fold(languageOf(language).questionFrames?.headOf(word) ?? ''))
}
