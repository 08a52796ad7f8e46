import { sharedRun } from '../text/shared-run.ts'

/** So many words in a row give away what is for sale. */
const telling = 4

/** What is said about an answer, less the sentences that repeat it: who has not paid reads this, too. */
export function withoutItsWords(said: string, answer: string): string {
  const sentences = said.match(/[^.!?؟…]+[.!?؟…]*\s*/gu) ?? []
  return sentences
    .filter((sentence) => !sharedRun(sentence, answer, telling))
    .join('')
    .trim()
}
