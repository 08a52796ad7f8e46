// What an answer says about each objective, also about those that nobody has asked about yet.
import type { Objective, ObjectiveStatus } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { CodedAnswer } from '#ports/ai/interview.ts'
import { languageOf } from '../../languages/languages.ts'
import { tokenize, toSearchText, type Clause } from '../../rules/text/tokenizer.ts'
import { sentencesOf, toSentence, type Sentence } from './answer-sentences.ts'
import { conceptPrefix, featuresOf } from './concept-features.ts'
import { coverageBy, coverageOfAsked } from './coverage.ts'
import { isFactual, questionFormOf } from './question-forms.ts'
import { signsOf } from './salience.ts'

type Coverage = NonNullable<CodedAnswer['coverage']>[number]['status']
export type Mention = { objectiveId: string; clauses: readonly Clause[]; status: Coverage }

/** What a sentence shares with an objective: so many features, and this share of those that are its own. */
const minShared = 2
const minOverlap = 0.5
/** In words. A longer sentence about an objective answers an open question. */
const minAnswerLength = 16

/**
 * An answer that speaks of so many other objectives, or of so many in so many words, tells everything: what it says of each
 * covers it.
 */
const mentionsOfAll = { least: 3, leastAtLength: 2, minLength: 55 }
/** In words, of what says something about an objective. */
const minMention = 4

type Asked = {
  objectives: readonly Objective[]
  objectiveId: string | null
  /** The status of the objective that was asked about. */
  before: ObjectiveStatus | undefined
}
type Point = Objective & { features: ReadonlySet<string> }

/** The clauses about each objective: of the one that was asked about, all. */
export function findMentions(
  answer: string,
  clauses: readonly Clause[],
  { objectives, objectiveId, before }: Asked,
  language: SurveyLanguage,
): Mention[] {
  const points = toPoints(objectives, language)
  const sentences = sentencesOf(answer, clauses.filter(isStatement(answer, language)))
  const asked = points.filter(({ id }) => id === objectiveId)
  const others = points.filter(({ id }) => id !== objectiveId)
  const found = others.flatMap((point) => {
    const matching = sentences.filter((sentence) => sharesMuch(sentence, point, points, language))
    if (matching.length > 0) return { ...mentionIn(matching, point, language), isSure: true }
    const reasons = sentences.filter((sentence) => givesReason(sentence, point, language))
    if (reasons.length > 0)
      return { ...asCovered(mentionIn(reasons, point, language)), isSure: true }
    const own = ownFeatures(point, points)
    const about = sentences
      .filter((sentence) => sharesConceptOf(sentence, own, point, language))
      .map((sentence) => clausesWith(own, sentence, language))
    if (about.length === 0)
      return mentionOfMoney(point, sentences, language).map((each) => ({ ...each, isSure: true }))
    const isSure = about.some((each) =>
      [...each.features(language).intersection(own)].some(isNarrow),
    )
    return { ...notCovered(mentionIn(about, point, language), point, language), isSure }
  })
  const isLong = tokenize(answer).length >= mentionsOfAll.minLength
  const least = isLong ? mentionsOfAll.leastAtLength : mentionsOfAll.least
  const tellsAll = found.length > 1 && found.length >= Math.min(least, others.length)
  return [
    ...asked.map((point) => ({
      objectiveId: point.id,
      clauses,
      status: coverageOfAsked(point, { answer, clauses, before }, language),
    })),
    ...(tellsAll
      ? found.filter((each) => each.isSure || tellsWish(each, points, language)).map(asCovered)
      : found.filter(({ isSure }) => isSure)),
  ]
}

/** What answers a question for a wish says one. */
function tellsWish(
  { objectiveId, clauses }: Mention,
  points: readonly Point[],
  language: SurveyLanguage,
): boolean {
  const { question = '' } = points.find(({ id }) => id === objectiveId) ?? {}
  return (
    questionFormOf(question, language)?.asks !== 'wish' ||
    clauses.some(
      ({ text }) =>
        signsOf(text, language).includes('wish') ||
        featuresOf(text, language).has(`${conceptPrefix}wish`),
    )
  )
}

/** The objectives that share any word or concept of their own with a call for help. */
export function objectivesNamed(
  answer: string,
  objectives: readonly Objective[],
  language: SurveyLanguage,
): string[] {
  const points = toPoints(objectives, language)
  const features = featuresOf(answer, language)
  const named = points.filter((point) =>
    [...ownFeatures(point, points)].some((own) => isSpecific(own) && features.has(own)),
  )
  return named.map(({ id }) => id)
}

const isSpecific = (feature: string) => !broadConcepts.has(feature)

const toPoints = (objectives: readonly Objective[], language: SurveyLanguage): Point[] =>
  objectives.map((objective) => ({
    ...objective,
    features: featuresOf(objective.question ?? objective.text, language),
  }))

function asCovered(mention: Mention): Mention {
  const words = mention.clauses.reduce((sum, { text }) => sum + tokenize(text).length, 0)
  return words >= minMention ? { ...mention, status: 'covered' } : mention
}

const mentionIn = (
  about: readonly Sentence[],
  point: Point,
  language: SurveyLanguage,
): Mention => ({
  objectiveId: point.id,
  clauses: about.flatMap((sentence) => sentence.clauses),
  status: mentionedStatus(point, about, language),
})

/** A concept alone covers a question for a fact, and no other. */
const notCovered = (mention: Mention, { question = '' }: Point, language: SurveyLanguage) =>
  mention.status === 'covered' && !isFactual(question, language)
    ? { ...mention, status: 'partial' as const }
    : mention

/** Whether a sentence has so many of a point's features that it is about the point. */
function sharesMuch(
  sentence: Sentence,
  { features }: Point,
  points: readonly Point[],
  language: SurveyLanguage,
): boolean {
  const totalWeight = (among: Iterable<string>) =>
    [...among].reduce((sum, feature) => sum + weightOf(feature, points), 0)
  const shared = sentence.features(language).intersection(features)
  return (
    shared.size > 0 &&
    shared.size >= Math.min(minShared, features.size) &&
    totalWeight(shared) >= minOverlap * totalWeight(features)
  )
}

const weightOf = (feature: string, points: readonly Point[]) =>
  1 / points.filter(({ features }) => features.has(feature)).length

/** The concepts and words of a point that no other point has. */
const ownFeatures = ({ features }: Point, points: readonly Point[]): ReadonlySet<string> =>
  new Set([...features].filter((feature) => weightOf(feature, points) === 1))

/** "I left because ..." answers why people leave, wherever it is said. */
function givesReason(
  sentence: Sentence,
  { features, question = '' }: Point,
  language: SurveyLanguage,
): boolean {
  if (questionFormOf(question, language)?.asks !== 'reason') return false
  const text = toSearchText(sentence.clauses.map((clause) => clause.text).join(' '))
  const reason = languageOf(language).salience.reason.exec(text)
  // What stands behind "because" is no more than part of the reason.
  const shared = reason && featuresOf(text.slice(0, reason.index), language).intersection(features)
  return shared !== null && [...shared].some((feature) => feature.startsWith(conceptPrefix))
}

/** Concepts of which people speak beside other things: alone they are no mention. */
const broadConcepts: ReadonlySet<string> = new Set(
  ['staff', 'contact', 'wish', 'hours', 'leave', 'choose', 'start', 'clean', 'digital'].map(
    (name) => `${conceptPrefix}${name}`,
  ),
)

/** One word in common is no mention either. */
const isNarrow = (feature: string) =>
  feature.startsWith(conceptPrefix) && !broadConcepts.has(feature)

/** One word may be a fact. */
const sharesConceptOf = (
  sentence: Sentence,
  concepts: ReadonlySet<string>,
  { question = '' }: Point,
  language: SurveyLanguage,
): boolean =>
  !sentence.features(language).isDisjointFrom(concepts) &&
  (isFactual(question, language) || sentence.length >= minMention)

/** The clauses of a sentence that speak of the concepts. */
function clausesWith(
  concepts: ReadonlySet<string>,
  sentence: Sentence,
  language: SurveyLanguage,
): Sentence {
  const own = sentence.clauses.filter(
    ({ text }) => !featuresOf(text, language).isDisjointFrom(concepts),
  )
  return own.length > 0 ? toSentence(own) : sentence
}

function mentionOfMoney(
  point: Point,
  sentences: readonly Sentence[],
  language: SurveyLanguage,
): Mention[] {
  if (!speaksOfMoney(point.text, language)) return []
  const clauses = sentences
    .flatMap((sentence) => sentence.clauses)
    .filter(({ text }) => namesPrice(text, language))
  return clauses.length > 0
    ? [{ objectiveId: point.id, clauses, status: coverageOf(clauses, language) }]
    : []
}

const speaksOfMoney = (text: string, language: SurveyLanguage) =>
  signsOf(text, language).includes('money')

/** What was refunded is no price. */
const namesPrice = (text: string, language: SurveyLanguage) =>
  speaksOfMoney(text, language) && featuresOf(text, language).has(`${conceptPrefix}money`)

/** A question, a joke or a word to the interviewer says nothing about another objective. */
const isStatement =
  (answer: string, language: SurveyLanguage) =>
  ({ text, end }: Clause): boolean =>
    !/^\s*[?؟]/.test(answer.slice(end)) &&
    !languageOf(language).followUps.aside.test(toSearchText(text))

const coverageOf = (clauses: readonly Clause[], language: SurveyLanguage) =>
  coverageBy(
    clauses.map(({ text }) => text),
    language,
  )

function mentionedStatus(
  { question = '' }: Objective,
  about: readonly Sentence[],
  language: SurveyLanguage,
): Coverage {
  const clauses = about.flatMap((sentence) => sentence.clauses)
  const { quantity } = languageOf(language).followUps
  const signs = clauses.flatMap(({ text }) => signsOf(text, language))
  const isFact = isFactual(question, language)
  if (isFact)
    return !quantity.test(toSearchText(question)) || signs.includes('number')
      ? 'covered'
      : 'touched'
  const isFull = about.some(
    (sentence) =>
      tokenize(sentence.clauses.map(({ text }) => text).join(' ')).length >= minAnswerLength,
  )
  const status = coverageOf(clauses, language)
  return isFull && status === 'partial' ? 'covered' : status
}
