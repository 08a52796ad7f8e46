import type { Ai, DigestsToReport, QuotedReport } from '#ports/ai.ts'
import { languageOf } from '../../languages/languages.ts'
import { detectLanguage } from '../../rules/intent/language-detection.ts'
import { withProvenance } from '../../rules/provenance.ts'
import { tokenize } from '../../rules/text/tokenizer.ts'
import { readContent } from './concepts.ts'
import { createClaims } from './claims.ts'
import { findingsOf, singleFindings, singleStatements, subjectOf } from './findings.ts'
import type { Group, Survey } from './group.ts'
import { complaintsOf, findGroups } from './groups.ts'
import { findCapitalizedNames, namesPerson } from './names.ts'
import { coOccurrences, objectiveMoods } from './patterns.ts'
import { recommendationsOf } from './recommendations.ts'
import type { Wording } from './quotes.ts'
import { seriousFindings } from './serious.ts'
import { statementsOf, type Statement } from './statements.ts'
import { isTheme } from './themes.ts'
import { findThings, peopleOf, type Thing } from './things.ts'
import { basisOf, fewerPeople, reportSentences } from './wording.ts'

const promptVersion = 'report-3'
const maximums = { groups: 12, topics: 10, named: 3 }
/** Of what two people mention, to be a topic. */
const minTopicWeight = -1.4
/** Fewer people show no trend. */
const minPeople = 3

/** A report of what several people say, in sentences around their own words. It reads the responses, not the digests. */
export const writeReport: Ai['report'] = async (input) =>
  withProvenance(promptVersion, (): QuotedReport => {
    const { wording, survey } = readSurvey(input)
    const { statements } = survey
    const people = peopleOf(statements).size
    const singles = singleStatements(survey)
    const groups = singles.length > 0 ? [] : findGroups(survey, maximums.groups)
    const findings =
      singles.length > 0 ? singleFindings(singles, wording) : findingsOf(groups, survey, wording)
    const quoted = new Set(
      findings.flatMap(({ sources, wordedAfter }) =>
        sources.slice(0, wordedAfter).map(({ quote }) => quote),
      ),
    )
    return {
      overview: overviewOf(input, groups),
      findings: [...findings, ...seriousFindings(survey, groups, quoted, wording)],
      topics: topicsOf(survey, groups, wording),
      patterns:
        people < minPeople
          ? []
          : [
              ...objectiveMoods(groups, survey, people, wording),
              ...coOccurrences(groups, people, wording),
            ],
      recommendations: recommendationsOf({ survey, groups, singles, people }, wording),
    }
  })

function readSurvey(input: DigestsToReport): { wording: Wording; survey: Survey } {
  const { responses, objectives, language } = input
  const statements = statementsOf(responses, objectives, language)
  const { isName, ...wording } = wordingOf(input)
  return {
    wording,
    survey: {
      ...{ responses, statements, objectives },
      things: findThings(statements, isName, language),
      subjects: conceptsIn([input.goal, ...objectives.map(({ text }) => text)], language),
      conceptsOf: new Map(objectives.map(({ id, text }) => [id, conceptsIn([text], language)])),
      claimOf: createClaims(statements),
    },
  }
}

function wordingOf({ responses, goal, objectives, language }: DigestsToReport) {
  const own = [goal, ...objectives.map(({ text }) => text)]
  const known = new Set(own.flatMap((text) => tokenize(text).map(({ folded }) => folded)))
  const capitalized = findCapitalizedNames(responses.map(({ answer }) => answer))
  const { personNames } = languageOf(language).nounPhrases
  return {
    language,
    isName: (folded: string) =>
      !known.has(folded) && (capitalized.has(folded) || personNames.has(folded)),
    namesPerson: (statement: Statement, text: string) =>
      namesPerson(text, statement.language, { capitalized, known }),
  } satisfies Wording & { isName: (folded: string) => boolean }
}

function conceptsIn(
  texts: readonly string[],
  language: DigestsToReport['language'],
): ReadonlySet<string> {
  return new Set(
    texts.flatMap((text) =>
      readContent(text, detectLanguage(text, language)).words.flatMap(({ concept, classes }) => [
        concept,
        ...classes.filter(isTheme),
      ]),
    ),
  )
}

/** Of claims that speak of a thing as the person finds it. */
const mentions: ReadonlySet<string> = new Set(['negative', 'positive', 'content', 'open', 'wish'])

type Topic = {
  thing: Thing
  /** What is found about the same thing. */
  found: Group | undefined
  statements: readonly Statement[]
  people: number
}

/** How many praise a topic and complain of it for sure; of a thing without a theme another one beside it may be meant. */
function signsOf({ thing, found, statements }: Topic, claimOf: Survey['claimOf']) {
  const own = isTheme(thing.concept) ? statements : (found?.statements ?? [])
  const of = (sign: string) =>
    peopleOf(own.filter((each) => claimOf(each, thing.concept) === sign)).size
  return found?.kind === 'mention' && !isTheme(thing.concept)
    ? { good: 0, bad: 0 }
    : { good: of('positive'), bad: of('negative') }
}

const minSignedShare = 0.5
/** Of the same sign. */
const minSigned = 2

/** Whether enough of its people complain, praise or ask for something: else a word has several senses, or makes no claim. */
function isClaimed({ thing, found, statements }: Topic, { claimOf, subjects }: Survey): boolean {
  const { concept } = thing
  // What the survey is about, and what a finding claims, have one sense.
  if ((isTheme(concept) && subjects.has(concept)) || (found && found.kind !== 'mention'))
    return true
  const people = (own: readonly Statement[]) => peopleOf(own).size
  const signed = statements.filter((each) => signs.has(claimOf(each, concept)))
  const alike = Map.groupBy(signed, (each) => claimOf(each, concept))
  return (
    people(signed) >= people(statements) * minSignedShare &&
    [...alike.values()].some((own) => people(own) >= minSigned)
  )
}

const signs: ReadonlySet<string> = new Set(['negative', 'positive', 'wish'])

function topicsOf(
  survey: Survey,
  groups: readonly Group[],
  wording: Wording,
): QuotedReport['topics'] {
  const { things, claimOf } = survey
  const ranked = things
    .map((thing) => {
      const found = groups.find((group) => group.thing === thing)
      const statements = thing.statements.filter((each) =>
        mentions.has(claimOf(each, thing.concept)),
      )
      return { thing, found, statements, people: peopleOf(statements).size }
    })
    .filter(
      (topic) =>
        (topic.people >= minPeople || (topic.people > 1 && topic.thing.weight >= minTopicWeight)) &&
        isClaimed(topic, survey),
    )
    .toSorted((a, b) => b.people - a.people)
  const distinct: typeof ranked = []
  for (const each of ranked) {
    if (distinct.length === maximums.topics) break
    if (!distinct.some(({ thing }) => isAlmostWithin(each.thing, thing))) distinct.push(each)
  }
  return distinct.flatMap((topic) => {
    const { thing, statements, people } = topic
    const { good, bad } = signsOf(topic, claimOf)
    if (thing.concept === '%duration' && bad < 2) return []
    const basis = basisOf(statements, [], wording)
    return basis.sources.length === 0
      ? []
      : [
          {
            name: thing.bare,
            frequency: basis.responseIds.length,
            sentiment: topicSentiment(good, bad, people),
            description: reportSentences(wording.language).topic(people, good, bad),
            general: thing.bare,
            fewer: fewerPeople(people, () => ({ text: thing.bare, general: thing.bare })),
            ...basis,
          },
        ]
  })
}

/** With more of its statements in another topic, one that no noun of a theme names is nothing new. */
const maxShared = 0.6

function isAlmostWithin(thing: Thing, other: Thing): boolean {
  const all = new Set(other.statements)
  const shared = thing.statements.filter((each) => all.has(each)).length
  const isLoose = thing.isLabelled || !isTheme(thing.concept)
  return isLoose && shared > thing.statements.length * maxShared
}

function topicSentiment(good: number, bad: number, people: number) {
  if (good >= 2 && bad >= 2 && Math.min(good, bad) * 2 >= Math.max(good, bad)) return 'mixed'
  if (bad * 2 > people && bad >= good) return 'negative'
  return good * 2 > people ? 'positive' : 'neutral'
}

function overviewOf(
  { responses, objectives, language }: DigestsToReport,
  groups: readonly Group[],
): string {
  const sentences = reportSentences(language)
  const people = new Set(responses.map(({ person }) => person)).size
  const named = complaintsOf(groups)
    .slice(0, maximums.named)
    .map((group) =>
      sentences.withCount(subjectOf(group, objectives, language), peopleOf(group.bad).size),
    )
  const [separator, last] = sentences.separators
  const list =
    named.length > 1
      ? `${named.slice(0, -1).join(separator)}${last}${named.at(-1)}`
      : named.join('')
  return [
    ...(people > 0 ? [sentences.overview(people, responses.length)] : []),
    ...(list === '' ? [] : [sentences.criticised(list)]),
    ...(people < minPeople ? [sentences.tooFewPeople] : []),
    sentences.method,
  ].join(' ')
}
