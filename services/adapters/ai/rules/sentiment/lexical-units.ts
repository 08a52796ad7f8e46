// Splits a text into the units of a lexicon: its longest phrases, else single words, each with its strength and roles.
import type { SurveyLanguage } from '#contract/languages.ts'
import { acrossLanguages, languageOf } from '../../languages/languages.ts'
import {
  sentimentLexiconOf,
  type SentimentLexicon,
  type SentimentRole,
} from './sentiment-lexicon.ts'
import { capitalizesNamesOnly, isName } from '../text/names.ts'
import { cachedByLanguage } from '../text/text-cache.ts'
import { tokenize, type Token } from '../text/tokenizer.ts'
import { lemmaCandidates } from './lemmas.ts'

export type LexicalUnit = {
  /** As the lexicon has it. */
  entry: string
  start: number
  end: number
  words: number
  /** Undefined where the lexicon has none. */
  strength: number | undefined
  roles: readonly SentimentRole[]
  isShouted: boolean
}

type LexiconEntry = Pick<LexicalUnit, 'entry' | 'strength' | 'roles'>

export const segmentUnits = cachedByLanguage(400, findUnits)

function findUnits(text: string, language: SurveyLanguage): readonly LexicalUnit[] {
  const lexicon = sentimentLexiconOf(language)
  const words = tokenize(text)
  const forms = words.map(({ folded }) => normalizeSpelling(folded, lexicon))
  const shouting = /\p{Ll}|\p{Script=Arabic}/u.test(text)
  const namesOnly = capitalizesNamesOnly(text, words)
  const units: LexicalUnit[] = []
  for (let at = 0; at < words.length;) {
    const length = longestPhraseAt(forms, words, text, at, lexicon)
    const entry = forms.slice(at, at + length).join(' ')
    const [first, last] = [words[at]!, words[at + length - 1]!]
    const known =
      length > 1
        ? lookUpExact(entry, lexicon)
        : isName(text, first, namesOnly)
          ? { entry, strength: undefined, roles: [] }
          : lookUpWord(entry, language)
    const raw = text.slice(first.start, last.end)
    const loud = shouting && raw.length > 2 && raw === raw.toUpperCase() && /\p{Lu}/u.test(raw)
    units.push({ ...known, start: first.start, end: last.end, words: length, isShouted: loud })
    at += length
  }
  return units
}

/** The number of words of the longest phrase that begins here, within a sentence. */
function longestPhraseAt(
  forms: readonly string[],
  words: readonly Token[],
  text: string,
  at: number,
  lexicon: SentimentLexicon,
): number {
  const most = Math.min(lexicon.phraseLengths.get(forms[at]!) ?? 1, forms.length - at)
  for (let length = most; length > 1; length--) {
    const written = text.slice(words[at]!.start, words[at + length - 1]!.end)
    if (/[.!?؟\n]/.test(written)) continue
    if (isInLexicon(forms.slice(at, at + length).join(' '), lexicon)) return length
  }
  return 1
}

const isInLexicon = (phrase: string, { rolesByPhrase }: SentimentLexicon): boolean =>
  rolesByPhrase.has(phrase)

const lookUpExact = (
  entry: string,
  { strengths, rolesByPhrase }: SentimentLexicon,
): LexiconEntry => ({
  entry,
  strength: strengths.get(entry),
  roles: rolesByPhrase.get(entry) ?? [],
})

/** A single word, as it stands or in its dictionary form. */
const lookUpWord = cachedByLanguage(20_000, lookUpInflected)

function lookUpInflected(word: string, language: SurveyLanguage): LexiconEntry {
  const lexicon = sentimentLexiconOf(language)
  const own = lookUpExact(word, lexicon)
  const bases = lemmaCandidates(word, language)
  // Negations and intensifiers count in their own form only.
  const inherited = bases.flatMap((base) =>
    lookUpExact(base, lexicon).roles.filter((role) => inflectedRoles.has(role)),
  )
  const does = [...new Set([...own.roles, ...inherited])]
  if (own.strength !== undefined || own.roles.length > 0) return { ...own, roles: does }
  const base = bases.find((each) => isInLexicon(each, lexicon))
  if (base) return { ...lookUpExact(base, lexicon), roles: does }
  return lookUpNegated(word, language) ?? own
}

const inflectedRoles: ReadonlySet<SentimentRole> = new Set([
  'needed',
  'solves',
  'waits',
  'lasts',
  'spans',
  'stars',
  'moments',
])

/** A word onto which its negation is written. */
function lookUpNegated(word: string, language: SurveyLanguage): LexiconEntry | undefined {
  const inner = languageOf(language).sentiment.withoutNegation?.(word)
  if (!inner) return undefined
  const lexicon = sentimentLexiconOf(language)
  for (const base of [inner, ...lemmaCandidates(inner, language)]) {
    const strength = lexicon.strengths.get(base)
    if (strength) return { entry: base, strength: strength > 0 ? -1 : 0.5, roles: [] }
    if (lexicon.roles.needed.has(base)) return { entry: base, strength: -1, roles: [] }
  }
  return undefined
}

const joinedConjunctions = acrossLanguages((languages) =>
  languages.flatMap(({ answers }) => answers.joinedConjunctions ?? []),
)

/** The usual spelling: "so" for "sooo", "muito" for "mto". */
function normalizeSpelling(word: string, lexicon: SentimentLexicon): string {
  const usual = lexicon.spellings.get(word)
  if (usual) return usual
  // "And not" is one word in Arabic.
  const joined = joinedConjunctions().find((each) => word.startsWith(each))
  const rest = joined && word.slice(joined.length)
  if (rest && lexicon.roles.negations.has(rest)) return rest
  if (!/(.)\1\1/u.test(word)) return word
  const twice = word.replaceAll(/(.)\1{2,}/gu, '$1$1')
  const once = word.replaceAll(/(.)\1{2,}/gu, '$1')
  if (isInLexicon(twice, lexicon)) return twice
  return lexicon.spellings.get(once) ?? once
}
