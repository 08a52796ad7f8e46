import type { SurveyLanguage } from '#contract/languages.ts'
import { lexicons } from '../../rules/text/lexicons.ts'
import { tokenize, type Token } from '../../rules/text/tokenizer.ts'

export type Keyphrase = { text: string; start: number; end: number }

/** What a text is about: words that look like nouns, in order, each once. */
export function extractKeyphrases(text: string, language: SurveyLanguage, max = 5): Keyphrase[] {
  const words = tokenize(text)
  const seen = new Set<string>()
  return words
    .map((word, at) => ({ ...word, weight: nounWeight(word, words[at - 1], language) }))
    .filter(({ stem, weight }) => weight > 0 && !seen.has(stem) && seen.add(stem))
    .toSorted((a, b) => b.weight - a.weight || b.folded.length - a.folded.length)
    .slice(0, max)
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end }) => ({ text: text.slice(start, end).toLowerCase(), start, end }))
}

/** What stands before a noun. */
const nounMarkers: Record<SurveyLanguage, ReadonlySet<string>> = {
  'pt-br': new Set(
    'o a os as um uma do da dos das no na nos nas de em pelo pela ao meu minha seu sua este esta esse essa com sem'.split(
      ' ',
    ),
  ),
  en: new Set('the a an my your our their his her this that these those of with no'.split(' ')),
  ar: new Set('في من عن علي مع هذا هذه'.split(' ')),
  es: new Set('el la los las un una del de en mi su este esta ese esa con sin al por'.split(' ')),
}

const articlePrefix: Partial<Record<SurveyLanguage, RegExp>> = { ar: /^(?:[وفبك]?ال|لل).{3,}/ }

/** Endings of adverbs and of verbs, in which no noun of these languages ends often. */
const nonNounEndings: Partial<Record<SurveyLanguage, RegExp>> = {
  'pt-br':
    /(?:mente|ando|endo|indo|ava|avam|iam|aram|eram|iram|ei|ou|iu|eu|amos|emos|imos|aria|ria|rei|ar|er|ir)$/,
  en: /(?:ly|ing|ed|n't|'ve|'re|'ll)$|^(?:kept|went|came|made|took|gave|told|said|felt|knew|sent|bought|brought|thought|left|found|became|want|need|make|take|give|know|think|feel|come|goes|does|says|keep|tell|told|look|seem|seems|went|used|using)$/,
  es: /(?:mente|ando|iendo|aba|aban|ian|aron|ieron|amos|emos|imos|aria|ar|er|ir)$/,
}

/** 0 for what cannot be the name of a thing. */
function nounWeight({ folded }: Token, last: Token | undefined, language: SurveyLanguage): number {
  const { stopWords, sentimentWords, negations, intensifiers, downtoners, contrastWords } =
    lexicons[language]
  if (folded.length < 3 || /^\p{N}/u.test(folded) || sentimentWords.has(folded)) return 0
  if (
    [stopWords, negations, intensifiers, downtoners, contrastWords].some((set) => set.has(folded))
  )
    return 0
  const isNamed =
    nounMarkers[language].has(last?.folded ?? '') || articlePrefix[language]?.test(folded)
  if (isNamed) return 3
  return nonNounEndings[language]?.test(folded) || folded.length < 4 ? 0 : 1
}
