// A text in the units that a lexicon knows: the longest phrases, else single words, each with what it says and does.
import { LRUCache } from 'lru-cache'
import type { SurveyLanguage } from '#contract/languages.ts'
import { feelingWords, type FeelingWords, type Role } from '../lexicons/feeling-words.ts'
import { wordsOf, type Word } from '../text.ts'
import { basesOf } from './inflections.ts'

export type Unit = {
  /** As the lexicon has it. */
  entry: string
  start: number
  end: number
  words: number
  /** Undefined where the lexicon knows of no feeling. */
  strength: number | undefined
  roles: readonly Role[]
  loud: boolean
}

type Known = Pick<Unit, 'entry' | 'strength' | 'roles'>

export function unitsOf(text: string, language: SurveyLanguage): Unit[] {
  const lexicon = feelingWords[language]
  const words = wordsOf(text)
  const forms = words.map(({ folded }) => spelled(folded, lexicon))
  const shouting = /\p{Ll}|\p{Script=Arabic}/u.test(text)
  const units: Unit[] = []
  for (let at = 0; at < words.length;) {
    const length = lengthAt(forms, words, text, at, lexicon)
    const entry = forms.slice(at, at + length).join(' ')
    const known = length > 1 ? exactly(entry, lexicon) : singly(entry, language)
    const [first, last] = [words[at]!, words[at + length - 1]!]
    const raw = text.slice(first.start, last.end)
    const loud = shouting && raw.length > 2 && raw === raw.toUpperCase() && /\p{Lu}/u.test(raw)
    units.push({ ...known, start: first.start, end: last.end, words: length, loud })
    at += length
  }
  return units
}

/** How many words the longest phrase has that begins here; a sentence's end ends it. */
function lengthAt(
  forms: readonly string[],
  words: readonly Word[],
  text: string,
  at: number,
  lexicon: FeelingWords,
): number {
  const most = Math.min(lexicon.openings.get(forms[at]!) ?? 1, forms.length - at)
  for (let length = most; length > 1; length--) {
    const said = text.slice(words[at]!.start, words[at + length - 1]!.end)
    if (/[.!?؟\n]/.test(said)) continue
    if (isKnown(forms.slice(at, at + length).join(' '), lexicon)) return length
  }
  return 1
}

function isKnown(phrase: string, { strengths, roles, emotions }: FeelingWords): boolean {
  if (strengths.has(phrase)) return true
  return [roles, emotions].some((sets) => Object.values(sets).some((set) => set.has(phrase)))
}

function exactly(entry: string, { strengths, roles }: FeelingWords): Known {
  const does = (Object.keys(roles) as Role[]).filter((role) => roles[role].has(entry))
  return { entry, strength: strengths.get(entry), roles: does }
}

const seen = new LRUCache<string, Known>({ max: 50_000 })

/** One word, as it stands or brought back to its dictionary form. */
function singly(word: string, language: SurveyLanguage): Known {
  const key = `${language} ${word}`
  const before = seen.get(key)
  if (before) return before
  const known = lookUp(word, language)
  seen.set(key, known)
  return known
}

function lookUp(word: string, language: SurveyLanguage): Known {
  const lexicon = feelingWords[language]
  const own = exactly(word, lexicon)
  const bases = basesOf(word, language)
  // What negates or strengthens does so in its own form only.
  const inherited = bases.flatMap((base) =>
    exactly(base, lexicon).roles.filter((role) => inflected.has(role)),
  )
  const does = [...new Set([...own.roles, ...inherited])]
  if (own.strength !== undefined || own.roles.length > 0) return { ...own, roles: does }
  const base = bases.find((each) => isKnown(each, lexicon))
  if (base) return { ...exactly(base, lexicon), roles: does }
  return language === 'ar' ? (denied(word, lexicon) ?? own) : own
}

/** Whether a folded word has a feeling of its own, in whatever form. */
export const isFelt = (word: string, language: SurveyLanguage) =>
  (singly(word, language).strength ?? 0) !== 0

const inflected: ReadonlySet<Role> = new Set([
  'needed',
  'solves',
  'waits',
  'lasts',
  'spans',
  'stars',
  'moments',
])

/** Spoken Arabic writes "not" onto the word: "معجبنيش", "ماعجبني". */
function denied(word: string, lexicon: FeelingWords): Known | undefined {
  const inner = /^ما?(.{3,})ش$/.exec(word)?.[1] ?? /^ما(.{3,})$/.exec(word)?.[1]
  if (!inner) return undefined
  for (const base of [inner, ...basesOf(inner, 'ar')]) {
    const strength = lexicon.strengths.get(base)
    if (strength) return { entry: base, strength: strength > 0 ? -1 : 0.5, roles: [] }
    if (lexicon.roles.needed.has(base)) return { entry: base, strength: -1, roles: [] }
  }
  return undefined
}

/** As it is usually written: "sooo" as "so", "mto" as "muito". */
function spelled(word: string, lexicon: FeelingWords): string {
  const usual = lexicon.spellings.get(word)
  if (usual) return usual
  // "And not" is one word in Arabic.
  if (/^[وف]/.test(word) && lexicon.roles.negations.has(word.slice(1))) return word.slice(1)
  if (!/(.)\1\1/u.test(word)) return word
  const twice = word.replaceAll(/(.)\1{2,}/gu, '$1$1')
  const once = word.replaceAll(/(.)\1{2,}/gu, '$1')
  if (isKnown(twice, lexicon)) return twice
  return lexicon.spellings.get(once) ?? once
}
