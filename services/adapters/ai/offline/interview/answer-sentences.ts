// The sentences of an answer, by what they speak of.
import type { SurveyLanguage } from '#contract/languages.ts'
import { tokenize, type Clause } from '../../rules/text/tokenizer.ts'
import { featuresOf } from './concept-features.ts'

/** In words. The clauses of a longer sentence are about several things. */
const maxSentenceLength = 25

export type Sentence = {
  clauses: readonly Clause[]
  /** In words. */
  length: number
  features: (language: SurveyLanguage) => ReadonlySet<string>
}

export function toSentence(group: readonly Clause[]): Sentence {
  const text = group.map((clause) => clause.text).join(' ')
  return {
    clauses: group,
    length: tokenize(text).length,
    features: (language) => featuresOf(text, language),
  }
}

/** A long sentence is parted into its clauses. */
export function sentencesOf(answer: string, clauses: readonly Clause[]): Sentence[] {
  const groups: Clause[][] = []
  for (const clause of clauses) {
    const previous = groups.at(-1)?.at(-1)
    const isNew = !previous || /[.!?؟\n…]/.test(answer.slice(previous.end, clause.start))
    if (isNew) groups.push([clause])
    else groups.at(-1)!.push(clause)
  }
  return groups
    .map(toSentence)
    .flatMap((sentence) =>
      sentence.length > maxSentenceLength
        ? sentence.clauses.map((clause) => toSentence([clause]))
        : sentence,
    )
}
