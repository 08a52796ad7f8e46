// What an answer says in so many words: the situation that it describes, and whether that is harm.
import { allMatchesOf } from '#contract/all-matches.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Sentiment } from '#contract/survey.ts'
import { languageOf } from '../../languages/languages.ts'
import { groupOf, type RecognisedSituation } from '../../languages/types/situations.ts'
import { classifySentiment } from '../../learned/judgements.ts'
import { scoreSentiment } from '../sentiment/sentiment.ts'
import { sentimentLexiconOf } from '../sentiment/sentiment-lexicon.ts'
import { cachedByLanguage } from '../text/text-cache.ts'
import { splitClauses, tokenize, toSearchText } from '../text/tokenizer.ts'
import { readSentences } from './asked-questions.ts'
import { isExaggeration } from './exaggerations.ts'

type Outright = {
  situation: RecognisedSituation
  /** The text of the clause that describes it. */
  clause: string
  /** It sounds like a problem, in an answer of joy. */
  isMoved: boolean
}

/** An answer without what it asks. */
export const statementsIn = (answer: string, language: SurveyLanguage): string =>
  readSentences(answer, language)
    .filter(({ kind }) => kind === undefined)
    .map(({ start, end }) => answer.slice(start, end))
    .join(' ')

/** The situation that an answer describes in so many words. */
export const outrightOf = cachedByLanguage(200, findOutright)

function findOutright(answer: string, language: SurveyLanguage): Outright | undefined {
  const statements = statementsIn(answer, language)
  const { delicate } = languageOf(language).followUps
  const literal = splitClauses(statements).filter(({ text }) => !isExaggeration(text, language))
  const relevant = withoutDismissed(literal, language)
  const clauses = relevant.flatMap(({ text: clause }) => {
    const text = withoutDenial(clause, language)
    return text === undefined ? [] : [{ text, clause }]
  })
  // A violent event counts before everything else.
  const grave = clauses.filter(({ text }) => delicate.test(toSearchText(text)))
  const outright = outrightIn(grave.length > 0 ? grave : clauses, language)
  if (!outright) return undefined
  const { situation, clause } = outright
  // "No problem" is no joy where something grave follows.
  const felt = clause.text === clause.clause ? statements : clause.text
  // A good end, or a kind word beside it, does not undo what is grave.
  const isMoved =
    grave.length === 0 &&
    isProblem(situation) &&
    !isGrave(situation) &&
    isFelt(felt, language, 'positive')
  return { situation, clause: clause.clause, isMoved }
}

/** The clauses without the one before "but that is not the problem", unless it is grave. */
function withoutDismissed(
  clauses: readonly { text: string }[],
  language: SurveyLanguage,
): readonly { text: string }[] {
  const { dismissal } = languageOf(language).followUps
  if (!dismissal) return clauses
  const isGraveClause = (clause: { text: string }) => {
    const found = outrightIn([clause], language)
    return found !== undefined && isGrave(found.situation)
  }
  const dismisses = (clause: { text: string } | undefined) =>
    clause !== undefined && dismissal.test(toSearchText(clause.text))
  return clauses.filter(
    (clause, at) => (!dismisses(clause) && !dismisses(clauses[at + 1])) || isGraveClause(clause),
  )
}

/** A clause without the problem that it denies; undefined where nothing grave is left: "I had no problems until he collapsed". */
function withoutDenial(clause: string, language: SurveyLanguage): string | undefined {
  const { denial, delicate } = languageOf(language).followUps
  if (!deniesProblem(clause, language)) return clause
  const rest = toSearchText(clause).replaceAll(allMatchesOf(denial), ' ')
  const found = outrightIn([{ text: rest }], language)
  return delicate.test(rest) || (found && isGrave(found.situation)) ? rest : undefined
}

/** "It was never late": what is named and did not happen. */
export const deniesProblem = (text: string, language: SurveyLanguage): boolean =>
  languageOf(language).followUps.denial.test(toSearchText(text))

export const isProblem = (situation: RecognisedSituation) => groupOf(situation) === 'problem'

/** By its words and as a whole: "Wonderful! I cried, as I did the first time" is no problem. */
export const isFelt = (text: string, language: SurveyLanguage, feeling: Sentiment) =>
  [scoreSentiment, classifySentiment].every((judge) => judge(text, language).class === feeling)

/** By its words or as a whole, and not the contrary by the other. */
export function isDispleased(text: string, language: SurveyLanguage): boolean {
  const found = [scoreSentiment, classifySentiment].map((judge) => judge(text, language).class)
  return found.includes('negative') && !found.includes('positive')
}

/** Whether an answer that is not content speaks of death, illness or violence, to whomever it happens. */
export function tellsOfSorrow(answer: string, language: SurveyLanguage): boolean {
  const { delicate, lifeless, aside } = languageOf(language).followUps
  const searched = toSearchText(answer)
  return (
    !aside.test(searched) &&
    delicate.test(searched.replace(lifeless, ' ')) &&
    [scoreSentiment, classifySentiment].some(
      (judge) => judge(answer, language).class === 'negative',
    )
  )
}

/** The first situation that a clause describes in so many words: a grave one, else in the order of the language's patterns. */
export function outrightIn<T extends { text: string }>(
  clauses: readonly T[],
  language: SurveyLanguage,
): { situation: RecognisedSituation; clause: T } | undefined {
  const { outright, aside } = languageOf(language).followUps
  const all = clauses.map((clause) => ({ clause, searched: toSearchText(clause.text) }))
  const usable = all.filter(({ searched }) => !aside.test(searched))
  const orLaughing = all.filter(
    (each) => usable.includes(each) || tokenize(each.searched).length >= minStoryWords,
  )
  const written = Object.keys(outright) as RecognisedSituation[]
  for (const situation of [...written.filter(isGrave), ...written]) {
    const isDescribed = ({ searched }: { searched: string }) => {
      const match = outright[situation]?.exec(searched)
      if (!match) return false
      if (isGrave(situation)) return !isDeniedAtOnce(match, language)
      return isProblem(situation) || !isNegated(match, language)
    }
    const found = (isGrave(situation) ? orLaughing : usable).find(isDescribed)
    if (found) return { situation, clause: found.clause }
  }
  return undefined
}

/** In words, of a clause that describes something grave although it laughs or refers to the conversation: "I nearly died lol" is shorter. */
const minStoryWords = 7

/** Words before what is said, of which a negation turns it: "I have not quit". */
const negatingWords = 3

/** "I did not faint": the word before what is said. */
const isDeniedAtOnce = ({ index, input }: RegExpExecArray, language: SurveyLanguage): boolean =>
  sentimentLexiconOf(language).roles.negations.has(
    input.slice(0, index).trim().split(' ').at(-1) ?? '',
  )

/** "Never again" is a decision. */
function isNegated({ 0: match, index, input }: RegExpExecArray, language: SurveyLanguage): boolean {
  const { negations } = sentimentLexiconOf(language).roles
  const before = input.slice(0, index).trim().split(' ').slice(-negatingWords)
  const [first = '', ...rest] = match.trim().split(' ')
  return [...before, ...(negations.has(first) ? [] : rest)].some((word) => negations.has(word))
}

export const isGrave = (situation: RecognisedSituation) => graveSituations.has(situation)

const graveSituations: ReadonlySet<RecognisedSituation> = new Set([
  ...(['violence', 'grave-harm', 'somebody-ill-or-dead', 'got-hurt', 'misfortune'] as const),
])

/** Whether an answer describes a death, an illness, an injury, a dismissal or the like, of a person. */
export function describesHarm(answer: string, language: SurveyLanguage): boolean {
  const outright = outrightOf(answer, language)
  if (outright && !outright.isMoved && isGrave(outright.situation)) return true
  return (
    !languageOf(language).followUps.aside.test(toSearchText(answer)) &&
    splitClauses(answer).some(
      ({ text }) => isDelicate(text, language) && !isExaggeration(text, language),
    ) &&
    !isFelt(answer, language, 'positive')
  )
}

/** The clause must be about a person: batteries die too. */
function isDelicate(clause: string, language: SurveyLanguage): boolean {
  const { delicate, persons, lifeless } = languageOf(language).followUps
  const rest = toSearchText(clause).replace(lifeless, ' ')
  return delicate.test(rest) && persons.test(rest)
}
