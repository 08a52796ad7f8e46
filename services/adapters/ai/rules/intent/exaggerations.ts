// Clauses whose words of danger mean something else.
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { splitWords, tokenize, toSearchText } from '../text/tokenizer.ts'

/** In a longer clause, which has no marks, the rest may say anything. */
const maxWords = 14

/** Words at the beginning of a clause that may turn what the one before it denies. */
const maxTurningWords = 3

/** "The bill nearly killed me", "I'd die rather than": words of `jests.grim` that belong to an exaggeration. */
const ownWords = / (?:kill(?:s|ed|ing)? (?:me|us)|me mat\S+|(?:احسن|افضل) من) /gu

export const isBrief = (clause: string) => tokenize(clause).length <= maxWords

/** Clauses with something besides marks. */
export const clausesOf = (answer: string): string[] =>
  answer.split(/(?<=[.!?؟…;؛,،\n])/u).filter((clause) => tokenize(clause).length > 0)

type AnswerContext = { isAfterCall: boolean; isReply: boolean; language: SurveyLanguage }

/** An answer without exaggerations; a reply without what denies the danger. After a call for help nothing else is left out. */
export function withoutOtherSenses(
  answer: string,
  { isAfterCall, isReply, language }: AnswerContext,
): string {
  const clauses = clausesOf(answer)
  const rest = clauses
    .filter((clause, at) => !isReply || denialIn(clause, language, clauses[at + 1]) !== 'plain')
    .map((clause) => (isAfterCall ? clause : withoutExaggerations(clause, language)))
  return rest.join('') === clauses.join('') ? answer : rest.join('').trim()
}

/** "I don't want to die, but I have to." */
export const turnsDenial = (reply: string, language: SurveyLanguage): boolean =>
  clausesOf(reply).some((clause, at, all) => denialIn(clause, language, all[at + 1]) === 'turned')

/** Whether a clause exaggerates: "I'd rather die than queue again". */
export function isExaggeration(clause: string, language: SurveyLanguage): boolean {
  const { exaggerations, jests } = languageOf(language).worries ?? {}
  const text = toSearchText(clause)
  if (!isBrief(clause) || !exaggerations?.phrases.test(text)) return false
  if (exaggerations.grave.test(text)) return false
  return jests?.grim.test(text.replaceAll(ownWords, '  ')) !== true
}

/** What a wish to die in a comparison stands beside, in an answer without exaggerations: "I'd rather die than marry him". */
export function comparedWithDeath(
  answer: string,
  language: SurveyLanguage,
): 'grave' | 'other' | undefined {
  const { exaggerations } = languageOf(language).worries ?? {}
  if (!exaggerations) return undefined
  const clauses = clausesOf(answer)
    .map(toSearchText)
    .filter((text) => exaggerations.comparisons.test(text))
  if (clauses.length === 0) return undefined
  return clauses.some((text) => exaggerations.grave.test(text)) ? 'grave' : 'other'
}

/** A clause without the words that exaggerate. The rest still counts. */
function withoutExaggerations(clause: string, language: SurveyLanguage): string {
  const { exaggerations } = languageOf(language).worries ?? {}
  if (!exaggerations || !isExaggeration(clause, language)) return clause
  const [end = ''] = /[^\p{L}\p{N}]*$/u.exec(clause) ?? []
  return `${withoutMatches(toSearchText(clause), exaggerations.phrases).trimEnd()}${end}`
}

/**
 * Whether a clause of a reply says that the respondent does not want to die, or is not hurt. `plain`: it says nothing else. `turned`:
 * by a word such as "but", "until" or "only", in it or at the beginning of the next clause.
 */
export function denialIn(
  clause: string,
  language: SurveyLanguage,
  next = '',
): 'plain' | 'turned' | undefined {
  const { denials } = languageOf(language).worries ?? {}
  const text = toSearchText(clause)
  if (!denials?.phrases.test(text)) return undefined
  const rest = withoutMatches(text, denials.phrases)
  const start = toSearchText(next).split(' ', maxTurningWords + 1)
  if (denials.turns.test(rest) || denials.turns.test(`${start.join(' ')} `)) return 'turned'
  const isFiller = (word: string) => denials.fillers.has(word)
  return isBrief(clause) && splitWords(rest).every(isFiller) ? 'plain' : undefined
}

/** Without all matches in a folded text, also where two share a space. */
function withoutMatches(text: string, pattern: RegExp): string {
  const rest = text.replace(pattern, '  ')
  return rest === text ? text : withoutMatches(rest, pattern)
}
