// The dictionary forms that a word may come from, likeliest first. Guesses are cheap: only those that a lexicon holds are used.
import type { SurveyLanguage } from '#contract/languages.ts'

/** Of a folded word. */
export function lemmaCandidates(word: string, language: SurveyLanguage): string[] {
  return [...new Set(lemmatizers[language](word))].filter((base) => base.length >= 3)
}

const lemmatizers: Record<SurveyLanguage, (word: string) => Iterable<string>> = {
  en: englishLemmas,
  'pt-br': (word) => romanceLemmas(word, portugueseVerb),
  es: (word) => romanceLemmas(word, spanishVerb),
  ar: arabicLemmas,
}

function* englishLemmas(word: string): Iterable<string> {
  const bare = word.replace(/'s$|'$/, '')
  yield bare
  const rules: [RegExp, string[]][] = [
    [/ies$/, ['y']],
    [/es$/, ['e', '']],
    [/(?<!s)s$/, ['']],
    [/ied$/, ['y']],
    [/ed$/, ['e', '']],
    [/ing$/, ['', 'e']],
    [/in'?$/, ['ing']],
    [/iest$|ier$/, ['y']],
    [/est$|er$/, ['', 'e']],
    [/ily$/, ['y']],
    [/bly$/, ['ble']],
    [/ically$/, ['ic']],
    [/ly$/, ['']],
    [/ness$/, ['']],
    [/iness$/, ['y']],
  ]
  for (const [ending, replacements] of rules) {
    if (!ending.test(bare)) continue
    for (const replacement of replacements) {
      const base = bare.replace(ending, replacement)
      if (base.length < 3) continue
      yield base
      // "Lagging": the doubled letter belongs to the ending.
      if (replacement === '' && /(.)\1$/.test(base)) yield base.slice(0, -1)
    }
  }
}

const portugueseVerb =
  /(?:ariamos|eriamos|iriamos|assemos|essemos|issemos|aremos|eremos|iremos|avamos|aramos|eramos|iramos|ariam|eriam|iriam|assem|essem|issem|arao|erao|irao|arei|erei|irei|aria|eria|iria|ando|endo|indo|avam|aram|eram|iram|asse|esse|isse|amos|emos|imos|ados|adas|idos|idas|aste|este|iste|ado|ada|ido|ida|ava|ara|era|ira|iam|ar|er|ir|ei|ou|am|em|as|es|eu|iu|ia|a|e|o|i)(?:-?(?:me|se|lo|la|los|las|nos|lhe))?$/
const spanishVerb =
  /(?:ariamos|eriamos|iriamos|abamos|aremos|eremos|iremos|arian|erian|irian|ieron|iendo|aron|ando|aban|aran|eran|iran|aria|eria|iria|amos|emos|imos|ados|adas|idos|idas|aste|iste|ado|ada|ido|ida|aba|are|ere|ire|ian|ar|er|ir|an|en|as|es|io|ia|a|e|o|i)(?:me|se|lo|la|los|las|nos|le|les)?$/

function* romanceLemmas(word: string, verb: RegExp): Iterable<string> {
  const plain = [word, ...singulars(word)]
  for (const each of plain) {
    yield each
    if (each.endsWith('a')) yield* [`${each.slice(0, -1)}o`, each.slice(0, -1)]
  }
  // Adverbs, the very much and the small: "facilmente", "lindissima", "rapidinho".
  for (const each of plain) {
    const root = each.replace(/(?:[ao]?mente|issim[oa]|errim[oa]|z?inh[oa]|z?it[oa]|z?ao|ona)$/, '')
    if (root !== each && root.length >= 3)
      yield* [`${root}o`, root, `${root}e`, root.replace(/qu$/, 'co').replace(/gu$/, 'go')]
  }
  const stem = word.replace(verb, '')
  if (stem !== word && stem.length >= 2)
    for (const root of [stem, restoreStemSpelling(stem)])
      yield* [`${root}ar`, `${root}er`, `${root}ir`]
}

function singulars(word: string): string[] {
  if (!word.endsWith('s')) return []
  const bare = word.slice(0, -1)
  const others: [RegExp, string][] = [
    [/oes$|aes$/, 'ao'],
    [/ais$/, 'al'],
    [/eis$/, 'el'],
    [/eis$|is$/, 'il'],
    [/ns$/, 'm'],
    [/es$/, ''],
  ]
  return [
    bare,
    ...others.flatMap(([ending, by]) => (ending.test(word) ? [word.replace(ending, by)] : [])),
  ]
}

/** "Fiquei" is of "ficar", "paguei" of "pagar". */
const restoreStemSpelling = (stem: string) => stem.replace(/qu$/, 'c').replace(/gu$/, 'g')

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
      if (base.length < 3) continue
      yield base
      // Before a possessive the feminine ending is written open.
      if (cut !== base) yield* [`${base}ه`, `${base}ي`]
    }
}

const arabicPrefixPattern =
  /^(?:|(?:وال|فال|بال|كال|ولل|ال|لل|و|ف)|(?:و|ف)?(?:سي|ست|سن|سا|بي|بت|بن|حي|حت|هي|هت|ب|ل|ك|س|ي|ت|ن|ا))$/
const isArabicPrefix = (letters: string) => arabicPrefixPattern.test(letters)
