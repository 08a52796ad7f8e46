/** What is true of a conversation, what may come before a question, and the texts that stand as examples. */
const sayable = /^What is true here: .*$|^- where .*$|"[^"\n]*"|«[^»\n]*»/gmu

/** The part of a prompt that no question may repeat. */
export const confidentialText = (prompt: string): string => prompt.replaceAll(sayable, '\n')

/** Words in a row that no reply has by chance in common with a sentence about fields, roles or the program. */
const minOwnWords = 7
/** The number for other sentences, which say in plain words what questions are about. */
const minWords = 12

/** Names of fields, and words that only instructions have. */
const ownWords =
  /`|\b(?:json|instructions?|interviewers?|respondents?|objectives?|candidates?|prompts?|programs?)\b/iu

/** Whether a text repeats the confidential part of prompts. */
export function openLeakCheck(...prompts: readonly string[]): (text: string) => boolean {
  const confidential = prompts.map(confidentialText)
  const own = confidential
    .flatMap((text) => text.split(/(?<=[.:;?!])\s+|\n+/u))
    .filter((sentence) => ownWords.test(sentence))
  const [ownRuns, allRuns] = [runsOf(own, minOwnWords), runsOf(confidential, minWords)]
  const shares = (words: readonly string[], runs: ReadonlySet<string>, length: number) =>
    windows(words, length).some((run) => runs.has(run))
  return (text) => {
    const words = tokenize(text)
    return shares(words, ownRuns, minOwnWords) || shares(words, allRuns, minWords)
  }
}

const runsOf = (texts: readonly string[], length: number): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => windows(tokenize(text), length)))

/** Each run of so many words. */
const windows = (words: readonly string[], length: number): string[] =>
  Array.from({ length: Math.max(0, words.length - length + 1) }, (_, at) =>
    words.slice(at, at + length).join(' '),
  )

const tokenize = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
