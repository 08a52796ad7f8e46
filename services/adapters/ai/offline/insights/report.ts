import type { Ai } from '#ports/ai.ts'
import type { DigestsToReport, QuotedReport } from '#ports/ai/reports.ts'
import { languageOf } from '../../languages/languages.ts'
import { withProvenance } from '../../rules/provenance.ts'
import { tokenize } from '../../rules/text/tokenizer.ts'
import { createClaims } from './claims.ts'
import { findingsOf } from './findings.ts'
import type { Group, Survey } from './group.ts'
import { complaintsOf, findGroups } from './groups.ts'
import { findMentions, mentionFindings, type Mention } from './mentions.ts'
import { findCapitalizedNames, namesPerson } from './names.ts'
import { recommendationsOf } from './recommendations.ts'
import type { Wording } from './quotes.ts'
import { injuryFindings, seriousFindings } from './serious.ts'
import { singleFindings, singleStatements } from './single-findings.ts'
import { statementsOf, type Statement } from './statements.ts'
import { peopleOf } from './people.ts'
import { findThings } from './things.ts'
import { basisOf, fewerPeople, reportSentences } from './wording.ts'

const rulesVersion = 'rules-report-4'
const maximums = { groups: 14, topics: 6, named: 3 }
/** Fewer people show no trend. */
const minPeople = 3

/** A report of what several people say, in sentences around their own words. It reads the responses, not the digests. */
export const writeReport: Ai['report'] = async (input) =>
  withProvenance(rulesVersion, (): QuotedReport => {
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
    const mentions = findMentions(survey, groups)
    const named = mentionFindings(mentions, survey, wording)
    const serious = seriousFindings(survey, groups, quoted, wording)
    return {
      overview: overviewOf(input, groups),
      findings: [
        ...findings,
        ...named.findings,
        ...(singles.length > 0 ? [] : injuryFindings(survey, wording)),
        ...serious,
      ],
      topics: topicsOf(
        mentions.filter((each) => !named.found.includes(each)),
        wording,
      ),
      patterns: [],
      recommendations: recommendationsOf(
        { survey, groups, people, missing: named.missing },
        wording,
      ),
    }
  })

function readSurvey(input: DigestsToReport): { wording: Wording; survey: Survey } {
  const { responses, objectives, language } = input
  const statements = statementsOf(responses, objectives, language)
  const { isName, ...wording } = wordingOf(input)
  return {
    wording,
    survey: {
      ...{ goal: input.goal, responses, statements, objectives },
      things: findThings(statements, isName, language),
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

/** Words that several people use. */
function topicsOf(mentions: readonly Mention[], wording: Wording): QuotedReport['topics'] {
  const { topic } = reportSentences(wording.language)
  return mentions.slice(0, maximums.topics).flatMap(({ bare, statements, people }) => {
    const basis = basisOf(statements, [], wording)
    if (basis.sources.length === 0) return []
    return [
      {
        ...{ name: bare, general: bare, sentiment: 'neutral' as const },
        frequency: basis.responseIds.length,
        description: topic(people.size),
        fewer: fewerPeople(people.size, () => ({ text: bare, general: bare })),
        ...basis,
      },
    ]
  })
}

function overviewOf({ responses, language }: DigestsToReport, groups: readonly Group[]): string {
  const sentences = reportSentences(language)
  const people = new Set(responses.map(({ person }) => person)).size
  const named = complaintsOf(groups)
    .filter(({ issue }) => issue && !issue.isContrary)
    .slice(0, maximums.named)
    .map(({ issue, bad }) => sentences.withCount(issue!.claim, peopleOf(bad).size))
  const [separator, last] = sentences.separators
  const list =
    named.length > 1
      ? `${named.slice(0, -1).join(separator)}${last}${named.at(-1)}`
      : named.join('')
  return [
    ...(people > 0 ? [sentences.overview(people)] : []),
    ...(list === '' ? [] : [sentences.criticised(list)]),
    ...(people < minPeople ? [sentences.tooFewPeople] : []),
    sentences.method,
  ].join(' ')
}
