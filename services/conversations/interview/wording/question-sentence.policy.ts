/** Not ™ or ©, which stand within words. */
const emoji = String.raw`\p{Emoji_Presentation}\u{FE0F}\u{200D}`

/** A dot or colon between digits ends nothing ("3.20", "19:30"), nor does an emoji before the question mark. */
const questionPattern = new RegExp(
  String.raw`(?:[^.!?؟…:${emoji}]|(?<=\d)[.:](?=\d)|[${emoji}](?=[${emoji}\s]*[?؟]))*[?؟]`,
  'gu',
)
const sentencePattern = new RegExp(
  String.raw`(?:[^.!?؟…${emoji}]|(?<=\d)\.(?=\d))+[.!?؟…${emoji}]*\s*`,
  'gu',
)
const statementPattern = new RegExp(String.raw`\p{L}[^.!?؟…:;؛]*[.!…:;؛${emoji}]\s+[^\s?؟]`, 'u')

/** The last sentence that asks; the whole text where none has a question mark. */
export const questionSentence = (text: string): string =>
  text.match(questionPattern)?.at(-1)?.trim() || text.trim()

/** The sentences before the first that asks; empty where there is none. An emoji ends one, too. */
export function statementBefore(text: string): string {
  const sentences = text.match(sentencePattern) ?? []
  const at = sentences.findIndex((each) => /[?؟]\s*$/u.test(each))
  return sentences.slice(0, Math.max(at, 0)).join('').trim()
}

/** Whether something is said before it asks. */
export const hasStatement = (text: string): boolean => statementPattern.test(text.trim())
