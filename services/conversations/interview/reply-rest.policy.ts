// What a reply to a support message says besides that all is well, that it was a joke, or that it continues.
import { allMatchesOf } from '#contract/all-matches.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { replyPatterns } from './language-patterns/all.ts'
import { clausesOf, countWords } from './reply-clauses.policy.ts'

/** "Go on then": a word beside it says nothing. */
const maxFillerWords = 1

/** The clauses that say more, in full. */
export const restOfReply = (text: string, language: SurveyLanguage): string =>
  text
    .split(/(?<=[.!?؟;؛,،:…\n])/u)
    .filter((clause) => hasMore(clause, language))
    .join('')
    .trim()

function hasMore(clause: string, language: SurveyLanguage): boolean {
  const { joked, denied, fine, goOn, notStopping, later, consent, thanks } = replyPatterns[language]
  const rest = [joked, denied, notStopping, fine, goOn, later, consent, thanks].reduce(
    (left, pattern) => left.replaceAll(allMatchesOf(pattern), ' '),
    clausesOf(clause, language).join(' '),
  )
  return countWords(rest) > maxFillerWords
}
