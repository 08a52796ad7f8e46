// What only one person reports, but in words that weigh.
import type { QuotedReport } from '#ports/ai/reports.ts'
import { modelWords } from '../../learned/features.ts'
import { classesOf } from '../../learned/word-classes.ts'
import { languageOf } from '../../languages/languages.ts'
import { signedText } from './claim-signs.ts'
import { evidenceOf } from './evidence.ts'
import type { Group, Survey } from './group.ts'
import { chooseQuotes, type Wording } from './quotes.ts'
import type { Statement } from './statements.ts'
import { basisOf, reportSentences, withCountedExamples, withExamples } from './wording.ts'

const maxSerious = 2
/** Classes of words that weigh even where only one person uses them. */
const weights: Readonly<Record<string, number>> = {
  ...{ weapon: 1, injury: 2, bleed: 2, faint: 2, unsafe: 1, threaten: 2, hit: 1, pain: 1 },
  ...{ 'overdose-medicine': 1, 'breathe-chest': 1, charged: 0.5, money: 0.5 },
}
const minWeight = 3

/** All who report an injury that was their own, or of a child or an animal with them, in whatever answer. */
export function injuryFindings(
  { statements, claimOf }: Survey,
  wording: Wording,
): QuotedReport['findings'] {
  const injured = statements.filter((each) => {
    const claim = claimOf(each)
    return claim !== 'aside' && claim !== 'wish' && reportsInjury(each)
  })
  const choices = chooseQuotes(injured, undefined, wording, 3)
  if (choices.length === 0) return []
  const { injury } = reportSentences(wording.language)
  return [
    {
      ...{ kind: 'surprise' as const, sentiment: 'negative' as const },
      ...withCountedExamples(injury, choices, injured, undefined, wording),
      ...basisOf(injured, choices, wording),
    },
  ]
}

export function reportsInjury(statement: Statement): boolean {
  const { claims } = languageOf(statement.language)
  return claims.injury.test(signedText(statement)) && !evidenceOf(statement).isHarmless
}

/** Complaints of one person each, unless another finding quotes them or rests on them. */
export function seriousFindings(
  { statements, claimOf }: Survey,
  groups: readonly Group[],
  quoted: ReadonlySet<string>,
  wording: Wording,
): QuotedReport['findings'] {
  const grouped = new Set(groups.flatMap(({ bad }) => bad))
  const ranked = statements
    .filter((each) => !grouped.has(each) && !reportsInjury(each))
    .map((statement) => ({ statement, weight: seriousness(statement) }))
    .filter(({ statement, weight }) => weight >= minWeight && claimOf(statement) === 'negative')
    .toSorted((a, b) => b.weight - a.weight)
  const people = new Set<string>()
  return ranked.flatMap(({ statement }) => {
    if (people.size === maxSerious || people.has(statement.person)) return []
    const choices = chooseQuotes([statement], undefined, wording, 1)
    if (choices.length === 0 || quoted.has(choices[0]!.quote)) return []
    people.add(statement.person)
    const { serious } = reportSentences(wording.language)
    return [
      {
        ...{ kind: 'surprise' as const, sentiment: 'negative' as const },
        ...withExamples(serious, choices, [statement], undefined, wording),
        ...basisOf([statement], choices, wording),
      },
    ]
  })
}

function seriousness({ text, language }: Statement): number {
  const classes = classesOf(modelWords(text), language)
  const own = classes.map((names) => Math.max(0, ...[...names].map((name) => weights[name] ?? 0)))
  // One word may mean something else.
  if (own.filter((weight) => weight > 0).length < 2) return 0
  return own.reduce((a, b) => a + b, 0)
}
