// Two sides of one thing: "what they do well and what badly", "quick or slow". Such a question asks one thing.
import type { SurveyLanguage } from '#contract/languages.ts'

type Contrasts = {
  /** What joins a second question, or a second word, to the first. */
  and: string
  or: string
  /** The two sides, either of which may stand first; stems of words. */
  pairs: readonly (readonly [string, string])[]
  /** Begins, after `and` and a question word, the opposite of what was asked first. */
  negation: string
  /** A question with `or` that has one of these is answered with one of two words. */
  copula: string
}

const letter = String.raw`[\p{L}\p{M}\p{N}]`
/** Longer ones say more than the other side. */
const maxWordsOfSecond = 7

const contrasts: Readonly<Record<SurveyLanguage, Contrasts>> = {
  en: {
    ...{ and: 'and', or: 'or' },
    pairs: [
      ['well', 'badly|poorly|less well|not so well'],
      ['good', 'bad|not so good'],
      ['best', 'worst|least'],
      ['better', 'worse'],
      ['like', 'dislike'],
      ['most', 'least'],
      ['easy', 'hard|difficult'],
      ['easier', 'harder'],
      ['keep|kept', 'change|drop'],
      ['more', 'less'],
      ['helps', 'hinders'],
      ['strong', 'weak'],
    ],
    negation: String.raw`(?:do(?:es)?|did|is|are|was|were|would|has|have)(?:n't| not)|(?:you|they|we|it|he|she) (?:do(?:es)?|did|would)(?:n't| not)`,
    copula: String.raw`^(?:(?:is|are|was|were)(?! there)|(?:do|does|did)\b.*\b(?:on time|early|warm|hot|fast|quickly) or)`,
  },
  'pt-br': {
    ...{ and: 'e', or: 'ou' },
    pairs: [
      ['bem', 'mal'],
      ['bom|boa|bons|boas', 'ruim|ruins|mau|má'],
      ['melhor(?:es)?', 'pior(?:es)?'],
      ['mais', 'menos'],
      ['fácil|fáceis', 'difícil|difíceis'],
      ['(?:mant|deix)\\p{L}+', 'mud\\p{L}+'],
      ['ajuda', 'atrapalha'],
      ['agrada', 'incomoda|desagrada'],
    ],
    negation: String.raw`(?:\p{L}+ )?não`,
    copula: '(?:é|são|era|eram|foi|foram|está|estão|fica|ficam|chega|chegam|acha|achou)',
  },
  ar: {
    ...{ and: 'و', or: 'أم' },
    pairs: [
      ['جيد', 'سيئ'],
      ['أفضل|أحسن', 'أسوأ'],
      ['أكثر', 'أقل'],
      ['سهل', 'صعب'],
      ['أسهل', 'أصعب'],
      ['يحسن', 'يسيء|يخطئ'],
      ['يعجب|أعجب', 'يزعج|أزعج|يضايق'],
      ['قوة', 'ضعف'],
      ['يشج', 'يمنع|يعيق'],
    ],
    negation: String.raw`(?:لا|لم|ليس)`,
    copula: '^هل',
  },
  es: {
    ...{ and: 'y', or: 'o|u' },
    pairs: [
      ['bien', 'mal'],
      ['buen[oa]?s?', 'mal[oa]s?'],
      ['mejor(?:es)?', 'peor(?:es)?'],
      ['más', 'menos'],
      ['fácil|fáciles', 'difícil|difíciles'],
    ],
    negation: String.raw`(?:\p{L}+ )?no`,
    copula: '(?:es|son|era|eran|fue|fueron|está|están|queda|quedan|llega|llegan)',
  },
}

const questionWords: Readonly<Record<SurveyLanguage, string>> = {
  en: 'what|which|how|who|where|when',
  'pt-br': '(?:d|n|com )?o que|de que|qual|quais|como|quem|onde|quando',
  ar: 'ماذا|ما الذي|ما|متى|أين|من|أي',
  es: 'qué|cuál|cuáles|cómo|quién|dónde|cuándo',
}

/** Arabic joins words to what stands before and behind them. */
const wordOf = (stems: string, language: SurveyLanguage) =>
  language === 'ar'
    ? String.raw`(?<!\p{L})[وفبل]?(?:ال)?(?:${stems})${letter}*`
    : `(?<!${letter})(?:${stems})(?!${letter})`

/** Whether a conjunction joins the two sides of one thing. */
export function joinsOpposites(text: string, language: SurveyLanguage): boolean {
  const { and, pairs, negation } = contrasts[language]
  const join = new RegExp(
    language === 'ar' ? String.raw`\sو|\sأو\s` : String.raw`\s(?:${and})\s+`,
    'giu',
  )
  return [...text.matchAll(join)].some(({ index, 0: found }) => {
    const before = text.slice(0, index)
    const after = text.slice(index + found.length).replace(/[?؟]\s*$/u, '')
    if (after.split(/\s+/u).length > maxWordsOfSecond) return false
    const opposite = new RegExp(`^(?:${questionWords[language]}) ${negation}(?!${letter})`, 'iu')
    return opposite.test(after) || pairs.some((pair) => areOpposed(before, after, pair, language))
  })
}

function areOpposed(
  before: string,
  after: string,
  [one, other]: readonly [string, string],
  language: SurveyLanguage,
): boolean {
  const [first, second] = [one, other].map((stems) => new RegExp(wordOf(stems, language), 'iu'))
  return (
    (first!.test(before) && second!.test(after)) || (second!.test(before) && first!.test(after))
  )
}

/** "Is it quick or slow?": one of two words is the answer, and neither is yes or no. */
export function offersOneOfTwo(text: string, language: SurveyLanguage): boolean {
  const { or, copula } = contrasts[language]
  const question = text.trim().replace(/^¿/u, '')
  if (language === 'ar') return /(?<!\p{L})أم(?!\p{L})/u.test(question)
  const hasTwo = new RegExp(
    String.raw`\p{L}{2,}\s(?:${or})\s(?!not\b|não\b|no\b|any)(?:(?:too|just|very|muito|demasiado)\s)?\p{L}{2,}\s*\?$`,
    'iu',
  )
  return (
    hasTwo.test(question) && new RegExp(`(?<!${letter})${copula}(?!${letter})`, 'iu').test(question)
  )
}
