import type { Objective } from '#contract/events/conversation-types.ts'
import type { QuotedReport } from '#ports/ai.ts'
import type { Group } from './group.ts'
import type { SignOf } from './signs.ts'
import type { Wording } from './quotes.ts'
import type { Statement } from './statements.ts'
import { peopleOf } from './things.ts'
import { basisOf, fewerPeople, inQuotes, reportSentences } from './wording.ts'

type Pattern = QuotedReport['patterns'][number]

const maximums = { moods: 4, together: 2 }
const mood = { people: 3, share: 0.6 }
const together = { people: 4, share: 0.6, lift: 1.4 }

/** A level by the share of all people. */
export function levelOf(people: number, all: number): 'high' | 'medium' | 'low' {
  if (people * 3 >= all) return 'high'
  return people * 6 >= all ? 'medium' : 'low'
}

/** Objectives that most people judge alike. */
export function objectiveMoods(
  statements: readonly Statement[],
  objectives: readonly Objective[],
  all: number,
  wording: Wording,
): Pattern[] {
  const { objectiveMood } = reportSentences(wording.language)
  const { signOf } = wording
  return objectives
    .flatMap((objective) => {
      const own = statements.filter(({ objectiveId }) => objectiveId === objective.id)
      const people = peopleOf(own).size
      if (people < mood.people) return []
      const signed = Map.groupBy(own, ({ person }) => person)
      const [bad, good] = (['negative', 'positive'] as const).map((sign) =>
        [...signed.values()].filter((each) => prevails(each, sign, signOf)).flat(),
      ) as [Statement[], Statement[]]
      const [badPeople, goodPeople] = [peopleOf(bad).size, peopleOf(good).size]
      const most = Math.max(badPeople, goodPeople)
      if (most < people * mood.share || most < mood.people) return []
      const sign = badPeople >= goodPeople ? ('negative' as const) : ('positive' as const)
      const pattern = objectiveMood.pattern[sign](inQuotes(objective.text, wording.language))
      const cited = (sign === 'negative' ? bad : good).filter((each) => signOf(each) === sign)
      return [
        {
          pattern,
          fewer: fewerPeople(
            ...([most, () => ({ text: pattern, general: pattern }), mood.people] as const),
          ),
          evidence: objectiveMood.evidence(badPeople, goodPeople),
          impact: levelOf(most, all),
          ...basisOf(cited, [], wording),
          responseIds: [...new Set([...bad, ...good].map(({ responseId }) => responseId))],
          objectiveId: objective.id,
        },
      ]
    })
    .slice(0, maximums.moods)
}

function prevails(own: readonly Statement[], sign: 'negative' | 'positive', signOf: SignOf) {
  const other = sign === 'negative' ? 'positive' : 'negative'
  const count = (which: typeof sign) => own.filter((each) => signOf(each) === which).length
  return count(sign) > count(other)
}

/** Things that the same people speak of, more than chance would have it. */
export function coOccurrences(groups: readonly Group[], all: number, wording: Wording): Pattern[] {
  const sentences = reportSentences(wording.language).together
  const named = groups.filter(({ thing, sign }) => thing !== undefined && sign === 'negative')
  return named
    .flatMap((one, at) =>
      named.slice(at + 1).flatMap((other) => {
        const [a, b] = [one, other].map(({ statements, opposed }) =>
          peopleOf([...statements, ...opposed]),
        ) as [ReadonlySet<string>, ReadonlySet<string>]
        const both = a.intersection(b)
        const [fewer, more, people] = a.size <= b.size ? [one, other, a.size] : [other, one, b.size]
        const lift = (both.size * all) / (a.size * b.size)
        const isNotable =
          both.size >= together.people &&
          both.size >= people * together.share &&
          lift >= together.lift
        return isNotable ? [{ fewer, more, both, people }] : []
      }),
    )
    .toSorted((a, b) => b.both.size - a.both.size)
    .slice(0, maximums.together)
    .map(({ fewer, more, both, people }) => {
      const statements = [fewer, more]
        .flatMap((group) => [...group.statements, ...group.opposed])
        .filter(({ person }) => both.has(person))
      return {
        pattern: sentences.pattern(fewer.thing!.name, more.thing!.name),
        evidence: sentences.evidence(both.size, people, fewer.thing!.name, more.thing!.name),
        impact: levelOf(both.size, all),
        ...basisOf(statements, [], wording),
        objectiveId: null,
      }
    })
}
