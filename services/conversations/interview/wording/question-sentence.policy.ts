/** The last sentence that asks; the whole text where none has a question mark. */
export const questionSentence = (text: string): string =>
  text
    .match(/[^.!?؟…:]*[?؟]/gu)
    ?.at(-1)
    ?.trim() || text.trim()

/** Whether something is said before it asks. */
export const hasStatement = (text: string): boolean =>
  /\p{L}[^.!?؟…:;؛]*[.!…:;؛]\s+\S/u.test(text.trim())
