// What to do next: what people complain of, what they ask for, in their words, and what they like.
import type { QuotedReport } from '#ports/ai.ts'
import { mentionOf, sentenceOf, type singleStatements } from './findings.ts'
import type { Group, Survey } from './group.ts'
import { complaintsOf } from './groups.ts'
import { levelOf } from './patterns.ts'
import { chooseQuotes, type Wording } from './quotes.ts'
import type { Statement } from './statements.ts'
import { isTheme } from './themes.ts'
import { peopleOf, type Thing } from './things.ts'
import {
  basisOf,
  inQuotes,
  reportSentences,
  withCountedExamples,
  type Sentence,
} from './wording.ts'

type Recommendation = QuotedReport['recommendations'][number]

const maximums = { act: 4, wishes: 3, keep: 1 }

type Advised = {
  survey: Survey
  groups: readonly Group[]
  singles: ReturnType<typeof singleStatements>
  people: number
}
type Advice = {
  sentence: Sentence
  statements: readonly Statement[]
  /** Those that complain, where others only speak of it. */
  quotable?: readonly Statement[]
  /** The sentence for fewer people, where it is another one. */
  less?: Sentence
  thing?: Thing | undefined
  outcome?: string
  priority?: Recommendation['priority']
}

export function recommendationsOf(advised: Advised, wording: Wording): Recommendation[] {
  const { groups, singles, survey } = advised
  const sentences = reportSentences(wording.language)
  const actOn =
    (sentence: Sentence): Sentence =>
    (people) =>
      sentences.act(lowered(sentence(people)))
  const problems: Advice[] = complaintsOf(groups).map((group) => {
    const statements = group.bad
    const isPartly = group.kind === 'partly'
    const own: Group = isPartly ? group : { ...group, kind: 'complaint', statements }
    const sentence = sentenceOf(own, survey, wording)
    return {
      ...{ statements: own.statements, quotable: statements, thing: group.thing },
      sentence: actOn(sentence),
      ...(isPartly && { less: actOn(mentionOf(group, wording)) }),
      outcome: sentences.fewerNextTime(peopleOf(statements).size),
    }
  })
  const alone: Advice[] = singles
    .filter(({ sign }) => sign === 'negative')
    .map(({ statement }) => ({
      statements: [statement],
      sentence: () => sentences.act(lowered(sentences.single.negative)),
      outcome: sentences.fewerNextTime(1),
    }))
  const wishes: Advice[] = wishesOf(survey).map(({ thing, statements }) => ({
    ...{ thing, statements, priority: peopleOf(statements).size > 1 ? 'medium' : 'low' },
    sentence: thing ? (people) => sentences.askAbout(people, thing.name) : sentences.ask,
  }))
  const liked: Advice[] = groups
    .filter(({ kind, thing }) => kind === 'praise' && thing)
    .map(({ thing, statements }) => ({
      ...{ thing, statements, priority: 'low' },
      sentence: (people) => sentences.keep(thing!.name, people),
      outcome: sentences.asManyNextTime(peopleOf(statements).size),
    }))
  return [
    ...[...problems, ...alone].slice(0, maximums.act),
    ...wishes,
    ...liked.slice(0, maximums.keep),
  ].flatMap((advice) => adviceOf(advice, advised, wording))
}

function adviceOf(
  { sentence, less, statements, quotable = statements, thing, outcome = '', priority }: Advice,
  { survey, people }: Advised,
  wording: Wording,
): Recommendation[] {
  const sentences = reportSentences(wording.language)
  const most = sentence(2).includes(':') ? 1 : 2
  const choices = chooseQuotes(quotable, thing?.concept, wording, most)
  if (choices.length === 0) return []
  const { text: action, ...others } = withCountedExamples(
    ...([sentence, choices, statements, thing?.concept, wording, less] as const),
  )
  const basis = basisOf(statements, choices, wording)
  const objective = survey.objectives.find(({ id }) => id === basis.objectiveId)
  return [
    {
      ...{ action, ...others, expectedOutcome: outcome },
      priority: priority ?? levelOf(peopleOf(quotable).size, people),
      rationale: objective ? sentences.belongsTo(inQuotes(objective.text, wording.language)) : '',
      ...basis,
    },
  ]
}

const lowered = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)

/** What several people ask for about the same thing; then what single ones ask for outright. */
function wishesOf({
  statements,
  things,
  claimOf,
}: Survey): { thing: Thing | undefined; statements: readonly Statement[] }[] {
  const wishes = new Set(statements.filter((each) => claimOf(each) === 'wish'))
  const shared = things
    .filter(({ concept }) => isTheme(concept))
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
    .filter(({ isReadable, isWish }) => isReadable && isWish)
    .toSorted((a, b) => b.concepts.size - a.concepts.size)
    .map((statement) => ({ thing: undefined, statements: [statement] }))
  return [...found, ...single].slice(0, maximums.wishes)
}
