// Names by their capitals: "Grace at the desk", "a loja de Palmas".
import type { Token } from './tokenizer.ts'

/** Above it, capitals are a habit of the writer. */
const maxShare = 1 / 3

/** Whether so few words inside of sentences have a capital that those are names. */
export function capitalizesNamesOnly(text: string, words: readonly Token[]): boolean {
  const capital = words.filter((word) => isCapitalInside(text, word)).length
  return capital <= 1 || capital / words.length <= maxShare
}

/** A word with a capital behind a word in small letters. */
export const isName = (text: string, word: Token, namesOnly: boolean): boolean =>
  namesOnly && isCapitalInside(text, word)

const isCapitalInside = (text: string, { start, end }: Token) =>
  /^\p{Lu}\p{Ll}+/u.test(text.slice(start, end)) &&
  /\p{Ll} $/u.test(text.slice(Math.max(0, start - 2), start))
