// The clauses of what a respondent writes, as patterns of wishes and replies match them.
import type { SurveyLanguage } from '#contract/languages.ts'
import { foldText } from './language-patterns/fold-text.ts'
import { replyPatterns } from './language-patterns/all.ts'

/** Nothing but a few words comes before the match, and nothing after it. */
export const isWhole = (clause: string, { 0: match, index }: RegExpExecArray) =>
  countWords(clause.slice(0, index)) <= 2 && countWords(clause.slice(index + match.length)) === 0

/** The folded clauses of a text, between marks, with "not" in full. */
export function clausesOf(text: string, language: SurveyLanguage): string[] {
  const { shortNot } = replyPatterns[language]
  return text
    .split(/[.!?؟;؛,،:…\n]+/u)
    .map(foldText)
    .map((clause) => (shortNot ? clause.replaceAll(shortNot.pattern, shortNot.written) : clause))
    .filter((clause) => clause !== '')
}

export const countWords = (text: string) => text.match(/[\p{L}\p{M}\p{N}'’]+/gu)?.length ?? 0
