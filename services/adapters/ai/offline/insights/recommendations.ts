// What to do next: look for the cause of a problem that people report, weigh what they ask for, keep what they like.
import type { Objective } from '#contract/events/conversation-types.ts'
import type { QuotedReport } from '#ports/ai.ts'
import { isContrast, type singleStatements } from './findings.ts'
import type { Group } from './group.ts'
import { levelOf } from './patterns.ts'
import { chooseQuote } from './quotes.ts'
import type { Wording } from './quotes.ts'
import type { Statement } from './statements.ts'
import { peopleOf, type Thing } from './things.ts'
import { basisOf, inQuotes, reportSentences, withCountedExample } from './wording.ts'

type Recommendation = QuotedReport['recommendations'][number]

const maximums = { investigate: 4, wishes: 3, keep: 1 }

type Advised = {
  groups: readonly Group[]
  singles: ReturnType<typeof singleStatements>
  statements: readonly Statement[]
  things: readonly Thing[]
  objectives: readonly Objective[]
  people: number
}

export function recommendationsOf(advised: Advised, wording: Wording): Recommendation[] {
  const { groups, people } = advised
  const sentences = reportSentences(wording.language)
  const advise = (
    sentence: (people: number) => string,
    statements: readonly Statement[],
    concept: string | undefined,
    outcome: string,
    { sign, priority }: { sign?: 'negative' | 'positive'; priority?: Recommendation['priority'] },
  ): Recommendation[] => {
    const choice = chooseQuote(statements, concept, wording, sign)
    if (!choice) return []
    const { text: action, ...others } = withCountedExample(
      ...([sentence, choice, statements, concept, wording] as const),
    )
    const basis = basisOf(statements, [choice], wording, concept)
    const objective = advised.objectives.find(({ id }) => id === basis.objectiveId)
    return [
      {
        ...{ action, ...others, expectedOutcome: outcome },
        priority: priority ?? levelOf(peopleOf(statements).size, people),
        rationale: objective ? sentences.belongsTo(inQuotes(objective.text, wording.language)) : '',
        ...basis,
      },
    ]
  }
  const problems = groups.flatMap((group) => {
    const statements = badSide(group)
    const count = peopleOf(statements).size
    if (count < 2) return []
    const { thing } = group
    const sentence = thing
      ? (people: number) => sentences.investigate(thing.name, people)
      : sentences.investigateSimilar
    return advise(sentence, statements, thing?.concept, sentences.fewerNextTime(count), {
      sign: 'negative',
    })
  })
  const single = advised.singles
    .filter(({ sign, choice }) => sign === 'negative' && !choice.statement.isWish)
    .flatMap(({ choice: { statement } }) =>
      advise(sentences.investigateSimilar, [statement], undefined, sentences.fewerNextTime(1), {
        sign: 'negative',
      }),
    )
  const liked = groups
    .filter((group) => group.sign === 'positive' && group.thing && !isContrast(group))
    .flatMap(({ thing, statements }) => {
      const count = peopleOf(statements).size
      const sentence = (people: number) => sentences.keep(thing!.name, people)
      return advise(sentence, statements, thing!.concept, sentences.asManyNextTime(count), {
        ...{ sign: 'positive', priority: 'low' },
      })
    })
  return [
    ...[...problems, ...single].slice(0, maximums.investigate),
    ...wishesOf(advised).flatMap(({ thing, statements }) => {
      const count = peopleOf(statements).size
      const sentence = thing
        ? (people: number) => sentences.weighWishAbout(people, thing.name)
        : sentences.weighWish
      const priority = count > 1 ? 'medium' : 'low'
      return advise(sentence, statements, thing?.concept, '', { priority })
    }),
    ...liked.slice(0, maximums.keep),
  ]
}

function badSide(group: Group): readonly Statement[] {
  if (isContrast(group)) return group.sign === 'positive' ? group.opposed : group.statements
  return group.sign === 'negative' ? group.statements : []
}

/** What several people ask for about the same thing; then what single ones ask for. */
function wishesOf({
  statements,
  things,
}: Advised): { thing: Thing | undefined; statements: readonly Statement[] }[] {
  const wishes = new Set(statements.filter(({ isWish }) => isWish))
  const shared = things
    .map((thing) => ({ thing, statements: thing.statements.filter((each) => wishes.has(each)) }))
    .filter((each) => peopleOf(each.statements).size >= 2)
    .toSorted((a, b) => peopleOf(b.statements).size - peopleOf(a.statements).size)
  const found: { thing: Thing | undefined; statements: readonly Statement[] }[] = []
  for (const each of shared) {
    if (each.statements.some((statement) => !wishes.has(statement))) continue
    for (const statement of each.statements) wishes.delete(statement)
    found.push(each)
  }
  const single = [...wishes]
    .filter(({ isReadable }) => isReadable)
    .toSorted((a, b) => b.concepts.size - a.concepts.size)
    .map((statement) => ({ thing: undefined, statements: [statement] }))
  return [...found, ...single].slice(0, maximums.wishes)
}
