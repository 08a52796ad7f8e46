import type { QuotedReport } from '#ports/ai.ts'
import type { Group, Survey } from './group.ts'
import type { Wording } from './quotes.ts'
import { peopleOf } from './things.ts'
import { basisOf, fewerPeople, inQuotes, reportSentences } from './wording.ts'

type Pattern = QuotedReport['patterns'][number]

const maximums = { moods: 4, together: 2 }
const mood = { people: 3, share: 0.6 }
const together = { people: 4, share: 0.6, lift: 1.4 }

/** A level by the share of all people. */
export function levelOf(people: number, all: number): 'high' | 'medium' | 'low' {
  const share = people / Math.max(1, all)
  return share >= 0.3 ? 'high' : share >= 0.15 ? 'medium' : 'low'
}

/** Objectives about which most of the people who answered complain for sure, or praise for sure. */
export function objectiveMoods(
  groups: readonly Group[],
  { objectives, statements }: Survey,
  all: number,
  wording: Wording,
): Pattern[] {
  const { objectiveMood } = reportSentences(wording.language)
  return objectives
    .flatMap((objective) => {
      const group = groups.find((each) => !each.thing && each.objectiveId === objective.id)
      if (!group) return []
      const isAnswer = (each: { objectiveId: string | null }) => each.objectiveId === objective.id
      const answered = peopleOf(statements.filter(isAnswer)).size
      const [bad, good] = [group.bad.filter(isAnswer), group.good.filter(isAnswer)]
      const [badPeople, goodPeople] = [peopleOf(bad).size, peopleOf(good).size]
      const most = Math.max(badPeople, goodPeople)
      if (most < answered * mood.share || most < mood.people) return []
      const sign = badPeople >= goodPeople ? ('negative' as const) : ('positive' as const)
      const pattern = objectiveMood.pattern[sign](inQuotes(objective.text, wording.language))
      return [
        {
          pattern,
          fewer: fewerPeople(most, () => ({ text: pattern, general: pattern }), mood.people),
          evidence: objectiveMood.evidence(badPeople, goodPeople),
          impact: levelOf(most, all),
          ...basisOf([...bad, ...good], [], wording),
          objectiveId: objective.id,
        },
      ]
    })
    .slice(0, maximums.moods)
}

/** Things of which the same people complain, more than chance would have it. */
export function coOccurrences(groups: readonly Group[], all: number, wording: Wording): Pattern[] {
  const sentences = reportSentences(wording.language).together
  const named = groups.filter(({ thing, kind }) => thing !== undefined && kind === 'complaint')
  return named
    .flatMap((one, at) =>
      named.slice(at + 1).flatMap((other) => {
        const [a, b] = [one, other].map(({ statements }) => peopleOf(statements)) as [
          ReadonlySet<string>,
          ReadonlySet<string>,
        ]
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
        .flatMap((group) => group.statements)
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
