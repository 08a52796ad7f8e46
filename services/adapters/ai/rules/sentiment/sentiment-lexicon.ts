// Reads the sentiment data files: sections of words and phrases divided by commas.
import { readFileSync } from 'node:fs'
import { Emotion } from '#contract/events/responses.ts'
import { perLanguage } from '../../languages/languages.ts'
import type { SentimentData } from '../../languages/types/sentiment.ts'
import { tokenize } from '../text/tokenizer.ts'

/** What a word or phrase does to the sentiment around it; the names of sections in the data files. */
const sentimentRoles = [
  'negations',
  'stronger',
  'weaker',
  'turns',
  'overturns',
  'concessions',
  'wishes',
  'expectations',
  'fears',
  'solves',
  'openers',
  'repeats',
  'needed',
  'waits',
  'lasts',
  'swift',
  'moments',
  'spans',
  'stars',
  'marks',
  'lows',
] as const
export type SentimentRole = (typeof sentimentRoles)[number]

export type SentimentLexicon = {
  /** By word or phrase, -2 to 2; zero for one that has none in spite of its parts. */
  strengths: ReadonlyMap<string, number>
  roles: Readonly<Record<SentimentRole, ReadonlySet<string>>>
  emotions: Readonly<Record<Emotion, ReadonlySet<string>>>
  /** The roles of all words and phrases; empty for one that has only a strength or an emotion. */
  rolesByPhrase: ReadonlyMap<string, readonly SentimentRole[]>
  /** First words of phrases, with the number of words of the longest. */
  phraseLengths: ReadonlyMap<string, number>
  /** Usual spellings, by unusual ones. */
  spellings: ReadonlyMap<string, string>
}

/** Read and parsed when a language is first needed. */
export const sentimentLexiconOf = perLanguage(({ sentiment }) => parseLexicon(sentiment))

/** Strengths of emoji and emoticons, and which of them say the opposite of the words. */
export const emojiLexicon = parseEmoji(readFileSync(new URL('emoji.txt', import.meta.url), 'utf8'))

function parseLexicon({ lexicon, baseStrengths }: SentimentData): SentimentLexicon {
  const sections = sectionsOf(readFileSync(lexicon, 'utf8'))
  const spellings = new Map(
    (sections.get('spellings') ?? '').split(',').flatMap((pair) => {
      const [written = '', usual = ''] = pair.split('=').map(foldPhrase)
      return written && usual ? [[written, usual] as const] : []
    }),
  )
  const spelled = (phrase: string) =>
    phrase
      .split(' ')
      .map((word) => spellings.get(word) ?? word)
      .join(' ')
  const entries = (name: string) =>
    (sections.get(name) ?? '').split(',').map((entry) => spelled(foldPhrase(entry)))
  const setOf = (name: string) => new Set(entries(name).filter(Boolean))
  const byRole = Object.fromEntries(sentimentRoles.map((role) => [role, setOf(role)])) as Record<
    SentimentRole,
    Set<string>
  >
  const strengths = new Map(
    (baseStrengths?.() ?? []).map(([word, strength]) => [foldPhrase(word), strength]),
  )
  // A word with a role has no strength of its own, unless the file gives one.
  for (const set of Object.values(byRole)) for (const entry of set) strengths.delete(entry)
  for (const name of sections.keys())
    if (Number.isFinite(Number(name)))
      for (const entry of entries(name)) if (entry) strengths.set(entry, Number(name))
  // An opener is praise where it is not sarcastic.
  for (const opener of setOf('openers')) if (!strengths.has(opener)) strengths.set(opener, 1)
  const emotions = Object.fromEntries(
    Emotion.options.map((emotion) => [emotion, setOf(emotion)]),
  ) as Record<Emotion, Set<string>>
  const all = [...strengths.keys(), ...[byRole, emotions].flatMap(phrasesOf)]
  return {
    strengths,
    roles: byRole,
    emotions,
    rolesByPhrase: rolesOf(all, byRole),
    phraseLengths: phraseLengthsOf(all),
    spellings,
  }
}

function phrasesOf(sets: Readonly<Record<string, ReadonlySet<string>>>): string[] {
  return Object.values(sets).flatMap((set) => [...set])
}

function rolesOf(
  phrases: readonly string[],
  byRole: Readonly<Record<SentimentRole, ReadonlySet<string>>>,
): Map<string, readonly SentimentRole[]> {
  const found = new Map<string, SentimentRole[]>(phrases.map((phrase) => [phrase, []]))
  for (const role of sentimentRoles)
    for (const phrase of byRole[role]) found.get(phrase)?.push(role)
  return found
}

function phraseLengthsOf(phrases: readonly string[]): Map<string, number> {
  const openings = new Map<string, number>()
  for (const phrase of phrases) {
    const [first = '', ...rest] = phrase.split(' ')
    openings.set(first, Math.max(openings.get(first) ?? 1, rest.length + 1))
  }
  return openings
}

function parseEmoji(text: string) {
  const strengths = new Map<string, number>()
  const sarcastic = new Set<string>()
  for (const [name, list] of sectionsOf(text))
    for (const picture of list.split(/\s+/).filter(Boolean)) {
      if (name === 'sarcasm') sarcastic.add(picture)
      else strengths.set(picture, Number(name))
    }
  return { strengths, sarcastic }
}

function sectionsOf(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => !line.startsWith('#'))
  const [, ...parts] = lines.join('\n').split(/^\[(.+)\]$/m)
  const sections = new Map<string, string>()
  for (let at = 0; at < parts.length; at += 2) sections.set(parts[at]!, parts[at + 1]!)
  return sections
}

function foldPhrase(phrase: string): string {
  return tokenize(phrase)
    .map((word) => word.folded)
    .join(' ')
}
