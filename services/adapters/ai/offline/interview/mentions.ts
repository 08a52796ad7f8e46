// What an answer says about each objective, also about those that nobody has asked about yet.
import type { Objective } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { CodedAnswer } from '#ports/ai.ts'
import { languageOf, perLanguage } from '../../languages/languages.ts'
import { conceptNames } from '../../languages/types/concepts.ts'
import { contentStems } from '../../rules/text/content-stems.ts'
import { cachedByLanguage } from '../../rules/text/text-cache.ts'
import { tokenize, toSearchText, type Clause } from '../../rules/text/tokenizer.ts'
import { coverageBy } from './coverage.ts'
import { isFactual } from './follow-up.ts'
import { signsOf } from './salience.ts'

type Coverage = NonNullable<CodedAnswer['coverage']>[number]['status']
export type Mention = { objectiveId: string; clauses: readonly Clause[]; status: Coverage }

/** What a sentence shares with an objective: so many features, and this share of those that are its own. */
const minShared = 2
const minOverlap = 0.5
const conceptPrefix = 'concept:'
/** In words. A longer sentence about an objective answers an open question. */
const minAnswerLength = 16

/** The clauses about each objective: of the one that was asked about, all. */
export function findMentions(
  answer: string,
  clauses: readonly Clause[],
  { objectives, objectiveId }: { objectives: readonly Objective[]; objectiveId: string | null },
  language: SurveyLanguage,
): Mention[] {
  const points = objectives.map((objective) => ({
    ...objective,
    features: featuresOf(objective.question ?? objective.text, language),
  }))
  const weightOf = (feature: string) =>
    1 / points.filter(({ features }) => features.has(feature)).length
  const totalWeight = (features: Iterable<string>) =>
    [...features].reduce((sum, feature) => sum + weightOf(feature), 0)
  const sentences = sentencesOf(answer, clauses.filter(isStatement(answer, language)))
  return points.flatMap((point): Mention[] => {
    const { id, features } = point
    if (id === objectiveId)
      return [{ objectiveId: id, clauses, status: askedStatus(point, clauses, language) }]
    const about = sentences.filter((sentence) => {
      const shared = sentence.features(language).intersection(features)
      // One word may be a fact: the concept that no other point asks about is enough.
      const isOwnConcept = [...shared].some(
        (feature) => feature.startsWith(conceptPrefix) && weightOf(feature) === 1,
      )
      if (isOwnConcept && isFactual(point.question ?? '', language)) return true
      return (
        shared.size > 0 &&
        shared.size >= Math.min(minShared, features.size) &&
        totalWeight(shared) >= minOverlap * totalWeight(features)
      )
    })
    const spoken = about.flatMap((sentence) => sentence.clauses)
    if (spoken.length > 0)
      return [{ objectiveId: id, clauses: spoken, status: mentionedStatus(point, about, language) }]
    const ofMoney = speaksOfMoney(point.text, language)
      ? sentences
          .flatMap((sentence) => sentence.clauses)
          .filter(({ text }) => speaksOfMoney(text, language))
      : []
    return ofMoney.length > 0
      ? [{ objectiveId: id, clauses: ofMoney, status: coverageOf(ofMoney, language) }]
      : []
  })
}

const speaksOfMoney = (text: string, language: SurveyLanguage) =>
  signsOf(text, language).includes('money')

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

/** A question for a fact is answered by anything. */
function askedStatus(
  { question = '' }: Objective,
  clauses: readonly Clause[],
  language: SurveyLanguage,
): Coverage {
  return isFactual(question, language) && clauses.length > 0
    ? 'covered'
    : coverageOf(clauses, language)
}

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

type Sentence = {
  clauses: readonly Clause[]
  features: (language: SurveyLanguage) => ReadonlySet<string>
}

function sentencesOf(answer: string, clauses: readonly Clause[]): Sentence[] {
  const groups: Clause[][] = []
  for (const clause of clauses) {
    const previous = groups.at(-1)?.at(-1)
    const isNew = !previous || /[.!?؟\n…]/.test(answer.slice(previous.end, clause.start))
    if (isNew) groups.push([clause])
    else groups.at(-1)!.push(clause)
  }
  return groups.map((group) => ({
    clauses: group,
    features: (language) => featuresOf(group.map(({ text }) => text).join(' '), language),
  }))
}

const conceptPatterns = perLanguage(({ concepts }) =>
  concepts ? conceptNames.map((name) => [name, new RegExp(concepts[name], 'gu')] as const) : [],
)

/** The concepts of a text, and the stems of its other words. Those of a survey's points are asked for with each answer. */
const featuresOf = cachedByLanguage(200, findFeatures)

function findFeatures(text: string, language: SurveyLanguage): ReadonlySet<string> {
  let rest = toSearchText(text)
  const found = new Set<string>()
  for (const [name, pattern] of conceptPatterns(language)) {
    const without = rest.replaceAll(pattern, ' ')
    if (without !== rest) found.add(`${conceptPrefix}${name}`)
    rest = without
  }
  for (const stem of contentStems(tokenize(rest), language)) found.add(stem)
  return found
}

/** Whether two texts speak of the same thing, in whatever words. */
export function sharesConcept(text: string, other: string, language: SurveyLanguage): boolean {
  const shared = featuresOf(text, language).intersection(featuresOf(other, language))
  return [...shared].some((feature) => feature.startsWith(conceptPrefix))
}
