import { longestCommonRun } from '../text/longest-common-run.ts'

/** So many words in a row give away what is for sale. */
const minSharedWords = 4

/** What is said about an answer, less the sentences that repeat it: who has not paid reads this, too. */
export function removeQuotingSentences(said: string, answer: string): string {
  const sentences = said.match(/[^.!?؟…]+[.!?؟…]*\s*/gu) ?? []
  return sentences
    .filter((sentence) => !longestCommonRun(sentence, answer, minSharedWords))
    .join('')
    .trim()
}
