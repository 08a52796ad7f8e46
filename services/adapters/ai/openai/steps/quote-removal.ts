import { longestCommonRun } from '../text/longest-common-run.ts'

/** A run of so many words reveals the answer. */
const minSharedWords = 4

/** The text without the sentences that quote the answer: an owner may read it before paying. */
export function removeQuotingSentences(text: string, answer: string): string {
  const sentences = text.match(/[^.!?؟…]+[.!?؟…]*\s*/gu) ?? []
  return sentences
    .filter((sentence) => !longestCommonRun(sentence, answer, minSharedWords))
    .join('')
    .trim()
}
