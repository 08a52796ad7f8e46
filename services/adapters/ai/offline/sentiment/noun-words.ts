// The words of a text, and which of them can name a thing.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { lemmaCandidates } from '../../rules/sentiment/lemmas.ts'
import type { LexicalUnit } from '../../rules/sentiment/lexical-units.ts'
import { capitalizesNamesOnly, isName } from '../../rules/text/names.ts'
import { tokenize, type Token } from '../../rules/text/tokenizer.ts'
import { isFunctionWord } from './function-words.ts'

export type Word = Token & {
  isNoun: boolean
  /** With another noun only. */
  isDependent: boolean
  /** Without what is written onto it. */
  bare: string
}

/** `units` are those of the same text. */
export function readWords(
  text: string,
  units: readonly LexicalUnit[],
  language: SurveyLanguage,
): Word[] {
  const tokens = tokenize(text)
  const { commonThings, dependentNouns } = languageOf(language).nounPhrases
  const namesOnly = capitalizesNamesOnly(text, tokens)
  // Units and tokens are in order.
  let at = 0
  return tokens.map((token) => {
    const bare = bareWord(token.folded, language)
    while ((units[at]?.end ?? Infinity) < token.end) at += 1
    const unit = units[at]
    const isNoun =
      !isName(text, token, namesOnly) &&
      !(unit && isJudgement(unit) && !(unit.words > 1 && commonThings.has(bare))) &&
      canBeNoun(token.folded, bare, language)
    return { ...token, bare, isNoun, isDependent: !isNoun && dependentNouns.has(bare) }
  })
}

/** "Quality" and "queue" are things, "good" and "broken" judge them. */
export function isJudgement({ strength = 0, roles }: LexicalUnit): boolean {
  if (roles.includes('waits')) return false
  return roles.includes('spans') || strength < 0 || strength >= 0.5
}

function canBeNoun(folded: string, bare: string, language: SurveyLanguage): boolean {
  const { answers, nouns, nounPhrases } = languageOf(language)
  const { commonThings, otherWords, personNames, verbForms } = nounPhrases
  if (bare.length < 2 || /[\p{N}']/u.test(bare)) return false
  if (commonThings.has(folded) || commonThings.has(bare)) return true
  const isExcluded = (word: string) =>
    isFunctionWord(word, language) ||
    otherWords.has(word) ||
    personNames.has(word) ||
    nouns.genericWords.has(word)
  // "والذي" is "and which".
  const joined = answers.joinedConjunctions?.find((each) => folded.startsWith(each)) ?? ''
  if ([folded, bare, folded.slice(joined.length)].some(isExcluded)) return false
  if (hasArticle(folded, language)) return true
  if (verbForms?.test(folded) || nouns.nonNounEndings?.test(folded)) return false
  // "Knows", "takes".
  return !(
    folded.endsWith('s') && lemmaCandidates(folded, language).some((lemma) => otherWords.has(lemma))
  )
}

/** Without the conjunction, preposition, article and possessive that are written onto it. */
export function bareWord(folded: string, language: SurveyLanguage): string {
  const { attached } = languageOf(language).nounPhrases
  if (!attached) return folded.replace(/'s$/, '')
  const rest = withoutConjunction(folded, language)
    .replace(attached.before, '')
    .replace(attached.article, '')
  return rest.length >= 2 ? rest : folded
}

/** "وسعر" is "and price"; "ورد" is a word of its own. */
export function withoutConjunction(folded: string, language: SurveyLanguage): string {
  const rest = /^[وف](.{3,})$/u.exec(folded)?.[1]
  return rest && languageOf(language).nounPhrases.commonThings.has(rest) ? rest : folded
}

/** Whether an article is written onto a word. */
export function hasArticle(folded: string, language: SurveyLanguage): boolean {
  const { attached } = languageOf(language).nounPhrases
  return attached !== undefined && attached.article.test(folded.replace(attached.before, ''))
}

/** Whether a preposition is written onto a word with an article. */
export const hasPreposition = (folded: string, language: SurveyLanguage) =>
  languageOf(language).nounPhrases.attached?.preposition.test(folded) ?? false
