// Words a group as a sentence with quotes, and as one without what only a locked answer says.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Quotation } from '#ports/ai/reports.ts'
import { languageOf } from '../../languages/languages.ts'
import { citeStatements, type QuoteChoice, type Wording } from './quotes.ts'
import { sharedConcepts } from './shared-concepts.ts'
import type { Statement } from './statements.ts'
import { mainObjective, peopleOf } from './people.ts'

const maxSharedWords = 3

export const reportSentences = (language: SurveyLanguage) => languageOf(language).texts.report

export function inQuotes(text: string, language: SurveyLanguage): string {
  const bare = text.replaceAll(/[“”«»"]/g, '')
  return reportSentences(language).quotationMarks.join(bare)
}

/** Wordings of a statement for fewer people. */
const maxFewer = 4
/** Fewer people are no trend. */
const minFewer = 2

/** A count's wordings, from one less on; of each the statement and its general form. */
export function fewerPeople(
  people: number,
  word: (people: number) => { text: string; general: string },
  least = minFewer,
): { text: string; general: string }[] {
  const lowest = Math.max(least, Math.ceil(people / 2), people - maxFewer)
  return Array.from({ length: Math.max(0, people - lowest) }, (_, n) => word(people - 1 - n))
}

export type Sentence = (people: number) => string

/** The sentence with its examples, its general form, and both for fewer people. */
export function withCountedExamples(
  sentence: Sentence,
  choices: readonly QuoteChoice[],
  statements: readonly Statement[],
  concept: string | undefined,
  wording: Wording,
) {
  const { language } = wording
  const people = peopleOf(statements).size
  return {
    ...withExamples(sentence(people), choices, statements, concept, wording),
    fewer: fewerPeople(people, (count) => ({
      text: joinExamples(sentence(count), choices, language),
      general: `${sentence(count)}.`,
    })),
  }
}

function joinExamples(
  sentence: string,
  choices: readonly QuoteChoice[],
  language: SurveyLanguage,
): string {
  const { example, instance } = reportSentences(language)
  const quotes = choices.map(({ quote }) => inQuotes(quote, language))
  return sentence.includes(':') ? instance(sentence, quotes[0] ?? '') : example(sentence, quotes)
}

/** The sentence with its examples, and its general form. */
export function withExamples(
  sentence: string,
  choices: readonly QuoteChoice[],
  statements: readonly Statement[],
  concept: string | undefined,
  { language, namesPerson }: Wording,
): { text: string; general: string } {
  const { sharedWords } = reportSentences(language)
  const words = frequentWords(statements, concept, namesPerson)
  const shared = words.map((word) => inQuotes(word, language)).join(listSeparator(language))
  return {
    text: joinExamples(sentence, choices, language),
    general: words.length > 0 ? `${sentence}. ${sharedWords(shared)}` : `${sentence}.`,
  }
}

const listSeparator = (language: SurveyLanguage) => reportSentences(language).separators[0]

/** What several people say besides the thing itself, as most of them write it: no single answer. */
function frequentWords(
  statements: readonly Statement[],
  except: string | undefined,
  namesPerson: Wording['namesPerson'],
): string[] {
  return sharedConcepts(statements, except)
    .filter(({ people, concept }) => people >= 2 && !/^[#%]/.test(concept))
    .slice(0, maxSharedWords)
    .flatMap(({ concept }) => {
      const counts = new Map<string, Set<string>>()
      for (const { words, person } of statements)
        for (const word of words)
          if (word.concept === concept)
            counts.set(word.folded, (counts.get(word.folded) ?? new Set()).add(person))
      const [best] = [...counts].toSorted((a, b) => b[1].size - a[1].size)
      if (!best || best[1].size < 2) return []
      const written = asWritten(statements, best[0])
      return written && !namesPerson(statements[0]!, written) ? [written] : []
    })
}

/** A folded word with its accents. */
function asWritten(statements: readonly Statement[], folded: string): string | undefined {
  for (const { text, words } of statements) {
    const word = words.find((each) => each.folded === folded)
    if (word) return text.slice(word.start, word.end).toLowerCase()
  }
  return undefined
}

/** What a statement rests on; only statements with the concept are cited. For the fields that all kinds of them share. */
export function basisOf(
  statements: readonly Statement[],
  quoted: readonly QuoteChoice[],
  { namesPerson }: Wording,
  concept?: string,
): {
  sources: Quotation[]
  responseIds: string[]
  objectiveId: string | null
  wordedAfter: number
} {
  return {
    sources: citeStatements(
      concept === undefined ? statements : statements.filter((each) => each.concepts.has(concept)),
      quoted,
      namesPerson,
    ),
    responseIds: [...new Set(statements.map(({ responseId }) => responseId))],
    objectiveId: mainObjective(statements),
    wordedAfter: quoted.length,
  }
}
