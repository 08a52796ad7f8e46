// The findings of a report: what several people say, where they disagree, and what stands out.
import type { QuotedReport } from '#ports/ai.ts'
import { modelWords } from '../../learned/features.ts'
import { classesOf } from '../../learned/word-classes.ts'
import { chooseQuote, type QuoteChoice, type Wording } from './quotes.ts'
import type { Group } from './group.ts'
import { isSurePraise } from './signs.ts'
import type { Statement } from './statements.ts'
import { peopleOf } from './things.ts'
import {
  basisOf,
  groupSentence,
  inQuotes,
  plainSign,
  reportSentences,
  fewerPeople,
  withCountedExample,
  withExample,
} from './wording.ts'

type Finding = QuotedReport['findings'][number]

const minPeople = 2
/** Against so many others, one person's view is a surprise. */
const minCrowd = 4
const maxSerious = 2

export const isContrast = ({ thing, opposed }: Group) =>
  thing !== undefined && peopleOf(opposed).size >= minPeople

export function findingOf(group: Group, wording: Wording): Finding[] {
  const { thing, sign, statements } = group
  if (isContrast(group)) return contrastOf(group, wording)
  const choice = chooseQuote(statements, thing?.concept ?? group.shared, wording, sign)
  if (!choice) return []
  const sentence = groupSentence(group, wording.language)
  const kind = 'finding' as const
  const finding: Finding = {
    ...{ kind, sentiment: plainSign(sign) },
    ...withCountedExample(sentence, choice, statements, thing?.concept, wording),
    ...basisOf(statements, [choice], wording, thing?.concept),
  }
  const against =
    thing && hasSureOpponent(group) && peopleOf(statements).size >= minCrowd
      ? againstOthers(group, wording)
      : []
  return [finding, ...against]
}

function contrastOf({ thing, sign, statements, opposed }: Group, wording: Wording): Finding[] {
  const isBad = sign === 'negative' || sign === 'neutral'
  const [bad, good] = isBad ? [statements, opposed] : [opposed, statements]
  const complaint = chooseQuote(bad, thing!.concept, wording, 'negative')
  const praise = chooseQuote(good, thing!.concept, wording, 'positive')
  if (!complaint || !praise) return []
  const sentences = reportSentences(wording.language)
  const [goodPeople, badPeople] = [peopleOf(good).size, peopleOf(bad).size]
  const quote = (text: string) => inQuotes(text, wording.language)
  const uncounted = sentences.contrastUncounted(thing!.name)
  return [
    {
      kind: 'contrast',
      sentiment: 'mixed',
      text: sentences.contrastQuoted(
        thing!.name,
        [goodPeople, quote(praise.quote)],
        [badPeople, quote(complaint.quote)],
      ),
      general: sentences.contrast(thing!.name, goodPeople, badPeople),
      // On whichever side: each keeps enough people.
      fewer: fewerPeople(Math.min(goodPeople, badPeople), () => ({
        text: uncounted,
        general: uncounted,
      })),
      ...basisOf([...statements, ...opposed], [praise, complaint], wording),
    },
  ]
}

const hasSureOpponent = ({ sign, opposed }: Group) =>
  peopleOf(opposed).size === 1 && (sign !== 'negative' || opposed.some(isSurePraise))

function againstOthers({ thing, sign, statements, opposed }: Group, wording: Wording): Finding[] {
  const choice = chooseQuote(opposed, thing!.concept, wording)
  if (!choice) return []
  const others = peopleOf(statements).size
  const sentence = reportSentences(wording.language).against(thing!.name, others)
  return [
    {
      kind: 'surprise',
      sentiment: sign === 'negative' ? 'positive' : 'negative',
      ...withExample(sentence, choice, opposed, thing!.concept, wording),
      ...basisOf(opposed, [choice], wording),
    },
  ]
}

/** Classes of words that weigh even where only one person uses them. */
const seriousWeights: Readonly<Record<string, number>> = {
  ...{ weapon: 1, die: 2, injury: 2, bleed: 2, faint: 2, unsafe: 2, threaten: 2, hit: 1, pain: 1 },
  ...{ 'overdose-medicine': 1, 'breathe-chest': 1, charged: 0.5, money: 0.5 },
}
/** For a statement that is in no group, and for one of several people. */
const minSerious = { alone: 2, inGroup: 4 }

/** Negative statements of one person each with words that weigh, unless another finding quotes them. */
export function seriousFindings(
  statements: readonly Statement[],
  groups: readonly Group[],
  quoted: ReadonlySet<string>,
  wording: Wording,
): Finding[] {
  const leastWeight = (each: Statement) => {
    const group = groups.find(({ statements: own, opposed }) => [...own, ...opposed].includes(each))
    if (!group) return minSerious.alone
    return isSharedByOthers(each, group) ? Infinity : minSerious.inGroup
  }
  const ranked = statements
    .filter(({ isWish }) => !isWish)
    .map((statement) => ({ statement, weight: seriousness(statement) }))
    .filter(
      ({ statement, weight }) =>
        weight >= leastWeight(statement) && wording.signOf(statement) === 'negative',
    )
    .toSorted((a, b) => b.weight - a.weight)
  const people = new Set<string>()
  return ranked.flatMap(({ statement }) => {
    if (people.size === maxSerious || people.has(statement.person)) return []
    const choice = chooseQuote([statement], undefined, wording)
    if (!choice || quoted.has(choice.quote)) return []
    people.add(statement.person)
    const { serious } = reportSentences(wording.language)
    return [
      {
        ...{ kind: 'surprise' as const, sentiment: 'negative' as const },
        ...withExample(serious, choice, [statement], undefined, wording),
        ...basisOf([statement], [choice], wording),
      },
    ]
  })
}

/** Fewer people than this share few things, so each of them is quoted. */
const fewPeople = 3
const maxSingles = 4
const signOrder = ['negative', 'positive', 'neutral'] as const

/** What each of very few people says, where no other finding has it: one statement about each objective. */
export function singleStatements(
  statements: readonly Statement[],
  groups: readonly Group[],
  wording: Wording,
): { choice: QuoteChoice; sign: (typeof signOrder)[number] }[] {
  if (peopleOf(statements).size >= fewPeople) return []
  const grouped = new Set(groups.flatMap(({ statements: own, opposed }) => [...own, ...opposed]))
  const rest = statements.filter((each) => !grouped.has(each))
  return [...Map.groupBy(rest, ({ objectiveId, person }) => `${person} ${objectiveId}`).values()]
    .flatMap((own) => {
      const signed = Map.groupBy(own, (each) => plainSign(wording.signOf(each)))
      const sign = signOrder.find((each) => signed.has(each)) ?? 'neutral'
      const choice = chooseQuote(signed.get(sign) ?? [], undefined, wording, sign)
      return choice ? [{ choice, sign }] : []
    })
    .toSorted((a, b) => signOrder.indexOf(a.sign) - signOrder.indexOf(b.sign))
    .slice(0, maxSingles)
}

export const singleFindings = (
  singles: ReturnType<typeof singleStatements>,
  wording: Wording,
): Finding[] =>
  singles.map(({ choice, sign }) => ({
    ...{ kind: 'finding' as const, sentiment: sign },
    ...withExample(
      ...([reportSentences(wording.language).single[sign], choice] as const),
      ...([[choice.statement], undefined, wording] as const),
    ),
    ...basisOf([choice.statement], [choice], wording),
  }))

/** Whether another person of the group uses the same words about its thing. */
function isSharedByOthers({ concepts, person }: Statement, group: Group): boolean {
  return [...group.statements, ...group.opposed].some(
    (other) =>
      other.person !== person &&
      [...concepts].some((each) => each !== group.thing?.concept && other.concepts.has(each)),
  )
}

function seriousness({ text, language }: Statement): number {
  const classes = classesOf(modelWords(text), language)
  const weights = classes.map((own) =>
    Math.max(0, ...[...own].map((name) => seriousWeights[name] ?? 0)),
  )
  // One word may mean something else.
  if (weights.filter((weight) => weight > 0).length < 2) return 0
  return weights.reduce((a, b) => a + b, 0)
}
