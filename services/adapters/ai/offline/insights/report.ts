import type { Ai, DigestsToReport, QuotedReport } from '#ports/ai.ts'
import { languageOf } from '../../languages/languages.ts'
import { detectLanguage } from '../../rules/intent/language-detection.ts'
import { withProvenance } from '../../rules/provenance.ts'
import { tokenize } from '../../rules/text/tokenizer.ts'
import { readContent } from './concepts.ts'
import { findingOf, seriousFindings, singleFindings, singleStatements } from './findings.ts'
import type { Group } from './group.ts'
import { findGroups } from './groups.ts'
import { createSigns, type SignOf } from './signs.ts'
import { findCapitalizedNames, namesPerson } from './names.ts'
import { coOccurrences, objectiveMoods } from './patterns.ts'
import { recommendationsOf } from './recommendations.ts'
import type { Wording } from './quotes.ts'
import { statementsOf, type Statement } from './statements.ts'
import { findThings, peopleOf, type Thing } from './things.ts'
import { basisOf, fewerPeople, reportSentences } from './wording.ts'

const promptVersion = 'report-2'
const maximums = { groups: 10, topics: 10, named: 3 }
/** Of what two people mention, to be a topic. */
const minTopicWeight = -1.4
/** Fewer people show no trend. */
const minPeople = 3

/** A report of what several people say, in sentences around their own words. It reads the responses, not the digests. */
export const writeReport: Ai['report'] = async (input) =>
  withProvenance(promptVersion, (): QuotedReport => {
    const { responses, objectives, language } = input
    const statements = statementsOf(responses, objectives, language)
    const signOf = createSigns(statements)
    const wording = { ...wordingOf(input), signOf }
    const people = peopleOf(statements).size
    const things = findThings(statements, wording.isName, language)
    const subjects = subjectConcepts(input)
    const groups = findGroups({ statements, things, subjects, signOf }, maximums.groups)
    const singles = singleStatements(statements, groups, wording)
    const findings = [
      ...groups.flatMap((group) => findingOf(group, wording)),
      ...singleFindings(singles, wording),
    ]
    const quoted = new Set(
      findings.flatMap(({ sources, wordedAfter }) =>
        sources.slice(0, wordedAfter).map(({ quote }) => quote),
      ),
    )
    return {
      overview: overviewOf(input, groups),
      findings: [...findings, ...seriousFindings(statements, groups, quoted, wording)],
      topics: topicsOf(things, signOf, wording),
      patterns:
        people < minPeople
          ? []
          : [
              ...objectiveMoods(statements, objectives, people, wording),
              ...coOccurrences(groups, people, wording),
            ],
      recommendations: recommendationsOf(
        { groups, singles, statements, things, objectives, people },
        wording,
      ),
    }
  })

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
  } satisfies Omit<Wording, 'signOf'> & { isName: (folded: string) => boolean }
}

/** What the survey is about anyway. */
function subjectConcepts({ goal, objectives, language }: DigestsToReport): ReadonlySet<string> {
  const texts = [goal, ...objectives.map(({ text }) => text)]
  return new Set(
    texts.flatMap((text) =>
      readContent(text, detectLanguage(text, language)).words.map(({ concept }) => concept),
    ),
  )
}

function topicsOf(
  things: readonly Thing[],
  signOf: SignOf,
  wording: Wording,
): QuotedReport['topics'] {
  const ranked = things
    .map((thing) => ({ thing, people: peopleOf(thing.statements).size }))
    .filter(({ thing, people }) => people >= minPeople || thing.weight >= minTopicWeight)
    .toSorted((a, b) => b.people - a.people)
  const distinct: typeof ranked = []
  for (const each of ranked) {
    if (distinct.length === maximums.topics) break
    if (!distinct.some(({ thing }) => isAlmostWithin(each.thing, thing))) distinct.push(each)
  }
  return distinct.flatMap(({ thing, people }) => {
    const of = (sign: string) =>
      peopleOf(thing.statements.filter((each) => signOf(each) === sign)).size
    const [good, bad] = [of('positive'), of('negative')]
    const basis = basisOf(thing.statements, [], wording)
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

/** With more of its statements in another topic, a topic that no noun names is nothing new. */
const maxShared = 0.6

function isAlmostWithin(thing: Thing, other: Thing): boolean {
  const all = new Set(other.statements)
  const shared = thing.statements.filter((each) => all.has(each)).length
  return thing.isLabelled && shared > thing.statements.length * maxShared
}

function topicSentiment(good: number, bad: number, people: number) {
  if (good >= 2 && bad >= 2 && Math.min(good, bad) * 2 >= Math.max(good, bad)) return 'mixed'
  if (bad * 2 > people && bad >= good) return 'negative'
  return good * 2 > people ? 'positive' : 'neutral'
}

function overviewOf({ responses, language }: DigestsToReport, groups: readonly Group[]): string {
  const sentences = reportSentences(language)
  const people = new Set(responses.map(({ person }) => person)).size
  const named = groups
    .filter(({ thing }) => thing)
    .slice(0, maximums.named)
    .map(({ thing, statements, opposed }) =>
      sentences.withCount(thing!.name, peopleOf([...statements, ...opposed]).size),
    )
  const [separator, last] = sentences.separators
  const list =
    named.length > 1
      ? `${named.slice(0, -1).join(separator)}${last}${named.at(-1)}`
      : named.join('')
  return [
    ...(people > 0 ? [sentences.overview(people, responses.length)] : []),
    ...(list === '' ? [] : [sentences.mostSpokenOf(list)]),
    ...(people < minPeople ? [sentences.tooFewPeople] : []),
    sentences.method,
  ].join(' ')
}
