/** The last sentence that asks; the whole text where none has a question mark. "3.20" and "19:30" end no sentence. */
export const questionSentence = (text: string): string =>
  text
    .match(/(?:[^.!?؟…:]|(?<=\d)[.:](?=\d))*[?؟]/gu)
    ?.at(-1)
    ?.trim() || text.trim()

/** The sentences before the first that asks; empty where there is none. */
export function statementBefore(text: string): string {
  const sentences = sentencesIn(text)
  return sentences
    .slice(0, Math.max(firstQuestionOf(sentences), 0))
    .join('')
    .trim()
}

/** The text with a sentence before the first that asks, or before the last one where none has a question mark. */
export function insertBeforeQuestion(text: string, sentence: string): string {
  const sentences = sentencesIn(text)
  const at = firstQuestionOf(sentences)
  const before = sentences
    .slice(0, at < 0 ? -1 : at)
    .join('')
    .trim()
  const asked = text.trim().slice(before.length).trim()
  return [before, sentence, asked].filter(Boolean).join(' ')
}

const sentencesIn = (text: string): string[] =>
  text.trim().match(/(?:[^.!?؟…]|(?<=\d)\.(?=\d))+[.!?؟…]*\s*/gu) ?? []

const firstQuestionOf = (sentences: readonly string[]): number =>
  sentences.findIndex((sentence) => /[?؟]\s*$/u.test(sentence))

/** Whether something is said before it asks. */
export const hasStatement = (text: string): boolean =>
  /\p{L}[^.!?؟…:;؛]*[.!…:;؛]\s+\S/u.test(text.trim())
