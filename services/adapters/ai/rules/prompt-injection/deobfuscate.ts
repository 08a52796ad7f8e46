// Undoes the disguises of a text.
import { cachedByText } from '../text/text-cache.ts'
import { fold } from '../text/tokenizer.ts'

/** Letters of other alphabets that look like Latin ones, for words that mix both. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аaеeоoрpсcхxуyіiјjѕsԁdһhԛqԝwкkмmтtнhвbαaοoνvτtιiκkρpεe'.matchAll(/(.)(.)/gu)].map(
    ([, other, ours]) => [other!, ours!],
  ),
)
const leetDigits: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' },
}

/** The distinct readings of a text, folded: as it stands, with digits as letters, backwards, decoded. */
export const deobfuscate = cachedByText(50, (text): readonly string[] => {
  const seen = normalize(text)
  const readings = [seen, decodeLeet(seen)]
  if (/[\u202d\u202e\u2066-\u2069]/.test(text)) readings.push([...seen].toReversed().join(''))
  for (const decoded of decodeBase64Texts(text)) readings.push(normalize(decoded))
  return [...new Set(readings)]
})

function normalize(text: string): string {
  const visible = text
    // An invisible alphabet.
    .replaceAll(/[\u{e0020}-\u{e007e}]/gu, (tag) =>
      String.fromCharCode(tag.codePointAt(0)! - 0xe0000),
    )
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
  return fold(visible).replaceAll(/[\p{L}\p{N}]+/gu, (word) =>
    hasMixedLetters(word) ? word.replaceAll(/\p{L}/gu, (each) => lookalikes[each] ?? each) : word,
  )
}

// oxlint-disable-next-line no-control-regex -- lookalikes are of other alphabets
const hasMixedLetters = (word: string) => /[a-z]/.test(word) && /[^\0-\x7F]/.test(word)

/** 1gn0r3 -> ignore. Words without letters are numbers. */
const decodeLeet = (text: string) =>
  text.replaceAll(/[\p{L}\p{N}@$]+/gu, (word) =>
    /[a-z]/.test(word) ? word.replaceAll(/[013457@$]/g, (each) => leetDigits[each]!) : word,
  )

/** Texts in base64. */
function decodeBase64Texts(text: string): string[] {
  return [...text.matchAll(/[A-Za-z0-9+/_-]{20,}={0,2}/g)].flatMap(([run]) => {
    const decoded = Buffer.from(run, 'base64').toString()
    const isText =
      !/[\ufffd\p{Cc}]/u.test(decoded.replaceAll('\n', ' ')) && /\p{L} \p{L}/u.test(decoded)
    return isText ? [decoded] : []
  })
}

/** Pattern source of alternatives that stand as whole words, in the text of a reading. */
export const wholeWord = (words: string) => `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`
