// What the words of an answer stand for: stems, and classes of words that say the same ("late", "kept me waiting").
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { modelWords } from '../../learned/features.ts'
import { classesOf } from '../../learned/word-classes.ts'
import { segmentUnits } from '../../rules/sentiment/lexical-units.ts'
import { readWords } from '../sentiment/noun-words.ts'
import { isFunctionWord } from '../sentiment/function-words.ts'
import { stemOf } from './stems.ts'
import { labelOf, readThemes } from './themes.ts'

export type ContentWord = {
  folded: string
  /** Equal for the forms of a word. */
  concept: string
  classes: readonly string[]
  isNoun: boolean
  start: number
  end: number
}

/** Classes whose words say the same of different things. Named by their first one. */
const sameMeaning = [
  ['late', 'slow-wait'],
  ['on-time'],
  ['expensive'],
  ['cheap'],
  ['clean'],
  ['dirty'],
  ['broken'],
  ['rude', 'shout-insult'],
  ['kind'],
  ['ignored'],
  ['refund'],
  ['missing'],
  ['cancelled'],
  ['crowded'],
  ['noisy'],
  ['unsafe'],
  ['difficult', 'confused'],
  ['useless'],
  ['would-not-return'],
  ['pain', 'injury'],
] as const
const meaningOf: ReadonlyMap<string, string> = new Map(
  sameMeaning.flatMap((names) => names.map((name) => [name, names[0]] as const)),
)

/** Words of these are not a subject: speakers, times, frequencies. */
const circumstances: ReadonlySet<string> = new Set(
  `me my-family partner child elder group now-tonight lately past-long-ago always-often duration first-time-once number-word
  negation question-word intensifier downtoner courtesy dont-know`
    .split(/\s+/)
    .filter(Boolean),
)
/** A text with one of these speaks to the interviewer or to a grader, not of the subject. */
const asides: ReadonlySet<string> = new Set(['repeated-question', 'ask-interviewer', 'to-grader'])
const aside = { words: 2, longest: 12 }

const shortestLength = 3

/** The words of a text that carry content, and whether it is an aside. */
export function readContent(
  text: string,
  language: SurveyLanguage,
  isQuestion = false,
): { words: ContentWord[]; isAside: boolean; isNegated: boolean } {
  const read = readWords(text, segmentUnits(text, language), language)
  const forms = modelWords(text)
  const classes = classesOf(forms, language)
  const themes = readThemes(forms, language)
  const { copulas } = languageOf(language).nounPhrases
  const toInterviewer = classes.filter((own) => !own.isDisjointFrom(asides)).length
  const isAside =
    classes.length <= aside.longest &&
    toInterviewer >= (isQuestion ? 1 : aside.words) &&
    // "A bot repeats the same thing" speaks of support.
    (isQuestion || !themes.some((own) => own.includes('%bot')))
  const words = read.flatMap(({ folded, bare, isNoun, start, end }, at) => {
    const own = classes[at] ?? new Set<string>()
    const meanings = [...new Set([...own].flatMap((name) => meaningOf.get(name) ?? []))]
    const isContent = isContentWord(text, { folded, start, end }, language)
    const spoken = themes[at] ?? []
    if (!isContent && meanings.length === 0 && spoken.length === 0) return []
    const named = spoken.find((theme) => labelOf(theme, language) === undefined)
    const stems = isContent && named !== undefined ? [stemOf(bare)] : []
    const all = [...meanings.map((name) => `#${name}`), ...spoken, ...stems]
    const isCircumstance = !own.isDisjointFrom(circumstances)
    return [
      {
        ...{ folded, start, end },
        concept: named ?? (isContent ? stemOf(bare) : all[0]!),
        classes: all,
        isNoun: isContent && isNoun && !isCircumstance && !copulas.has(folded),
      },
    ]
  })
  return {
    words: [...words, ...initialisms(text)].toSorted((a, b) => a.start - b.start),
    isAside,
    isNegated: classes.some((own) => own.has('negation')),
  }
}

function isContentWord(
  text: string,
  { folded, start, end }: { folded: string; start: number; end: number },
  language: SurveyLanguage,
): boolean {
  const { genericWords } = languageOf(language).nouns
  if (folded.length < shortestLength || /\p{N}/u.test(folded)) return false
  if (genericWords.has(folded) || isFunctionWord(folded, language)) return false
  // "Up-to-date" is not about a date.
  return text[start - 1] !== '-' && text[end] !== '-'
}

/** "A&E", "R&D": two words to the tokenizer. */
const initialisms = (text: string): ContentWord[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}])\p{L}{1,2}&\p{L}{1,2}(?![\p{L}\p{N}])/gu)].map(
    ({ 0: word, index }) => ({
      folded: word.toLowerCase(),
      concept: word.toLowerCase(),
      classes: [],
      isNoun: true,
      start: index,
      end: index + word.length,
    }),
  )
