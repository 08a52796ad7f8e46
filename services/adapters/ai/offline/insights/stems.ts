import { stemWord } from '../../rules/text/tokenizer.ts'

/** Prefixes of the present tense and of participles. */
const verbPrefix = /^(?:[يتنم]ت(?=.{3})|[يتن](?=.{4}))/u
const weakLetters = /(?!^)[اويىآأإؤئءةهت]/gu

/** The stem; in Arabic its strong letters, which broken plurals keep: "رسالة", "رسائل". */
export function stemOf(bare: string): string {
  const stem = stemWord(bare)
  if (!/\p{Script=Arabic}/u.test(stem)) return stem
  const root = stem.replace(verbPrefix, '').replaceAll(weakLetters, '')
  return root.length >= 3 ? root : stem
}
