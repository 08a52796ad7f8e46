/** The last sentence that asks; the whole text where none has a question mark. "3.20" and "19:30" end no sentence. */
export const questionSentence = (text: string): string =>
  text
    .match(/(?:[^.!?؟…:]|(?<=\d)[.:](?=\d))*[?؟]/gu)
    ?.at(-1)
    ?.trim() || text.trim()

/** The sentences before the first that asks; empty where there is none. */
export function statementBefore(text: string): string {
  const sentences = text.match(/(?:[^.!?؟…]|(?<=\d)\.(?=\d))+[.!?؟…]*\s*/gu) ?? []
  const at = sentences.findIndex((sentence) => /[?؟]\s*$/u.test(sentence))
  return sentences.slice(0, Math.max(at, 0)).join('').trim()
}

/** Whether something is said before it asks. */
export const hasStatement = (text: string): boolean =>
  /\p{L}[^.!?؟…:;؛]*[.!…:;؛]\s+\S/u.test(text.trim())
