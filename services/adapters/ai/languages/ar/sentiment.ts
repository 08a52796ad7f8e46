// Arabic. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { SentimentData } from '../types/sentiment.ts'

export const sentiment: SentimentData = {
  lexicon: new URL('sentiment.txt', import.meta.url),
  lemmas: arabicLemmas,
  // Spoken Arabic writes "not" onto the word: "معجبنيش", "ماعجبني".
  withoutNegation: (word) => /^ما?(.{3,})ش$/.exec(word)?.[1] ?? /^ما(.{3,})$/.exec(word)?.[1],
  conjunctions: ['او', 'ولا', 'و'],
  ratings: {
    numerals: [
      '',
      'واحد واحده',
      'نجمتين نجمتان اثنين',
      'ثلاث ثلاثه',
      'اربع اربعه',
      'خمس خمسه',
      'سته ست',
      'سبعه',
      'ثمانيه',
      'تسعه',
      'عشره عشر',
    ],
    outOf: 'من|علي',
    maxima: 'عشره|خمسه',
    stars: 'نجوم|نجمه|نجمات',
    twoStars: 'نجمتين|نجمتان',
    labels: 'تقييم|التقييم|تقييمي|اعطيه|اعطيهم',
  },
}

const arabicPrefixes =
  /^(?:وال|فال|بال|كال|ولل|ال|لل|وس|فس|و|ف)?(?:سي|ست|سن|سا|بي|بت|بن|حي|حت|هي|هت|عم|ب|ل|ك|س|ي|ت|ن|ا)?/
const arabicSuffixes = [
  '',
  'ه|ا|ي|ت|ك|و',
  'ها|هم|هن|كم|نا|ني|ون|ين|ان|ات|وا|تم|تي|ته|تك|ية|يه|وه',
  'تها|تهم|تنا|تني|هما|ونا|وني|اتي|اته|ناه|تين|تان|يين|يون|وها|ونه|اني|تكم|اتهم|اتها',
].map((endings) => new RegExp(`(?:${endings})$`))

/** Conjunctions, articles, persons and possessives are written onto the word. */
function* arabicLemmas(word: string): Iterable<string> {
  const longest = arabicPrefixes.exec(word)?.[0].length ?? 0
  for (const ending of arabicSuffixes)
    for (let from = 0; from <= longest; from++) {
      const cut = word.slice(from)
      if (!arabicPrefixes.test(word) || !isArabicPrefix(word.slice(0, from))) continue
      const base = cut.replace(ending, '')
      const taken = cut.slice(base.length)
      if (base.length < minimumLength(word.slice(0, from), base, taken)) continue
      yield base
      // Before a possessive the feminine ending is written open.
      if (/^(?:ت.|ات)/.test(taken)) yield `${base}ه`
      if (/^[وي]ن/.test(taken)) yield `${base}ي`
    }
}

/** Short words are often whole where they look composed: "لجنة" has no "جنة" in it, "تلفون" no "تلف". */
function minimumLength(prefix: string, base: string, suffix: string): number {
  // The letters of an article are not those of a word such as "ألم".
  if (base.startsWith('ال') && suffix !== '') return 5
  if (prefix === 'ا' && base.startsWith('ل')) return 7
  return /[بلكس]$/.test(prefix) && !prefix.endsWith('ال') && !prefix.endsWith('لل')
    ? 4
    : /^(?:ون|ين|ان|ات|يه|ا)$/.test(suffix)
      ? 4
      : 3
}

const arabicPrefixPattern =
  /^(?:|(?:وال|فال|بال|كال|ولل|ال|لل|و|ف)|(?:و|ف)?(?:سي|ست|سن|سا|بي|بت|بن|حي|حت|هي|هت|ب|ل|ك|س|ي|ت|ن|ا))$/
const isArabicPrefix = (letters: string) => arabicPrefixPattern.test(letters)
