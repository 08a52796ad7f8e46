// What people speak of in different words: "bill" and "invoice", "never came" and "did not turn up".
import { readFileSync } from 'node:fs'
import { modelWords } from '../../learned/features.ts'
import { perLanguage } from '../../languages/languages.ts'
import { stemWord } from '../../rules/text/tokenizer.ts'

type Themes = {
  words: ReadonlyMap<string, readonly string[]>
  /** Entries by stem, for words that no entry has as they are. */
  stems: ReadonlyMap<string, readonly string[]>
  beginnings: ReadonlyMap<string, readonly string[]>
  /** By their first word. */
  phrases: ReadonlyMap<string, readonly { words: readonly string[]; theme: string }[]>
  labels: ReadonlyMap<string, string>
  /** For nouns that people do not share. */
  fallbacks: ReadonlyMap<string, string>
  problems: ReadonlySet<string>
  praise: ReadonlySet<string>
  /** Words read before. */
  remembered: Map<string, string[]>
}

const shortestBeginning = 3
const longestBeginning = 14

const themesOf = perLanguage(({ themes }) =>
  parseThemes(themes ? readFileSync(themes, 'utf8') : ''),
)

/** Sections of words below a name in brackets; `-` after it: a problem, `+`: praise; behind `=` or `~` a label. */
export function parseThemes(text: string): Themes {
  const [words, stems, beginnings] = [0, 1, 2].map(() => new Map<string, string[]>()) as [
    Map<string, string[]>,
    Map<string, string[]>,
    Map<string, string[]>,
  ]
  const phrases = new Map<string, { words: string[]; theme: string }[]>()
  const [labels, fallbacks] = [new Map<string, string>(), new Map<string, string>()]
  const [problems, praise] = [new Set<string>(), new Set<string>()]
  let theme = ''
  for (const line of text.split('\n')) {
    const [, name, flags = '', sign, label] =
      /^\[([\w-]+)([ +-]*)(?:([=~]) (.+))?\]$/.exec(line) ?? []
    if (name) {
      theme = `%${name}`
      if (label) (sign === '=' ? labels : fallbacks).set(theme, label)
      if (flags.includes('-')) problems.add(theme)
      if (flags.includes('+')) praise.add(theme)
    } else if (!line.startsWith('#'))
      for (const entry of line.split(/[,،]/)) {
        const parts = modelWords(entry)
        const [first] = parts
        if (first === undefined) continue
        if (parts.length > 1) add(phrases, first, { words: parts, theme })
        else if (entry.trim().endsWith('*')) add(beginnings, first, theme)
        else {
          add(words, first, theme)
          const stem = inflectionStem(first)
          if (stem) add(stems, stem, theme)
        }
      }
  }
  return {
    words,
    stems,
    beginnings,
    phrases,
    labels,
    fallbacks,
    problems,
    praise,
    remembered: new Map(),
  }
}

/** Short stems are those of other words too. */
const shortestStem = { latin: 5, arabic: 4 }

function inflectionStem(form: string): string | undefined {
  const stem = stemWord(form)
  const shortest = /\p{Script=Arabic}/u.test(form) ? shortestStem.arabic : shortestStem.latin
  return stem.length >= shortest ? stem : undefined
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const own = map.get(key) ?? []
  map.set(key, own)
  if (!own.includes(value)) own.push(value)
}

/** The themes of each word; a phrase counts at its first word. */
export function readThemes(forms: readonly string[], language: string): string[][] {
  const themes = themesOf(language)
  return forms.map((form, at) => {
    const own = themesOfWord(form, themes)
    const phrases = themes.phrases.get(form)
    if (!phrases) return own
    const found = phrases
      .filter((phrase) => phrase.words.every((word, n) => forms[at + n] === word))
      .map(({ theme }) => theme)
    return found.length === 0 ? own : found
  })
}

const maxRemembered = 10_000

function themesOfWord(form: string, themes: Themes): string[] {
  const { words, stems, beginnings, remembered } = themes
  const known = remembered.get(form)
  if (known) return known
  const own = words.get(form) ?? stems.get(inflectionStem(form) ?? '') ?? []
  const begun: string[] = []
  const longest = Math.min(longestBeginning, form.length)
  for (let length = shortestBeginning; length <= longest; length++)
    begun.push(...(beginnings.get(form.slice(0, length)) ?? []))
  const found = [...new Set([...own, ...begun])]
  if (remembered.size < maxRemembered) remembered.set(form, found)
  return found
}

export const isMeaning = (concept: string) => concept.startsWith('#')
export const isTheme = (concept: string) => concept.startsWith('%')

/** What reports call a theme whose words are no nouns, with its article. */
export const labelOf = (theme: string, language: string) => themesOf(language).labels.get(theme)

/** What they call it where people use several nouns. */
export const fallbackLabelOf = (theme: string, language: string) =>
  themesOf(language).fallbacks.get(theme)

/** Whether a theme is a problem, also where its words sound neutral. */
export const isProblem = (theme: string, language: string) => themesOf(language).problems.has(theme)

/** Whether a theme is praise, unless it is negated. */
export const isPraise = (theme: string, language: string) => themesOf(language).praise.has(theme)
