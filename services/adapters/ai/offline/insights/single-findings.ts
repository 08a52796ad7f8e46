// The findings of a report on very few people.
import type { QuotedReport } from '#ports/ai/reports.ts'
import { chooseQuotes, type Wording } from './quotes.ts'
import type { Survey } from './group.ts'
import type { Statement } from './statements.ts'
import { peopleOf } from './people.ts'
import { basisOf, reportSentences, withExamples } from './wording.ts'

type Finding = QuotedReport['findings'][number]
type SignOfFinding = 'negative' | 'positive' | 'neutral'

/** Fewer people than this share few things, so each of them is quoted. */
const fewPeople = 3
const maxSingles = 4
const signOrder = ['negative', 'positive', 'neutral'] as const

/** What each of very few people says: one statement about each objective. */
export function singleStatements({ statements, claimOf }: Pick<Survey, 'statements' | 'claimOf'>): {
  statement: Statement
  sign: SignOfFinding
}[] {
  if (peopleOf(statements).size >= fewPeople) return []
  return [...Map.groupBy(statements, (each) => `${each.person} ${each.objectiveId}`).values()]
    .flatMap((own) => {
      const signed = Map.groupBy(own, (each) => signOf(claimOf(each)))
      const sign = signOrder.find((each) => signed.has(each))
      const [statement] = (sign && signed.get(sign)) ?? []
      return sign && statement ? [{ statement, sign }] : []
    })
    .toSorted((a, b) => signOrder.indexOf(a.sign) - signOrder.indexOf(b.sign))
    .slice(0, maxSingles)
}

const signOf = (claim: ReturnType<Survey['claimOf']>) =>
  claim === 'negative' || claim === 'positive'
    ? claim
    : claim === 'nothing'
      ? undefined
      : ('neutral' as const)

/** Two statements that one quote holds are one finding. */
export function singleFindings(
  singles: ReturnType<typeof singleStatements>,
  wording: Wording,
): Finding[] {
  const quoted = new Set<string>()
  return singles.flatMap(({ statement, sign }): Finding[] => {
    const choices = chooseQuotes([statement], undefined, wording, 1)
    const isNew = choices.some(({ quote }) => !quoted.has(quote))
    if (!isNew) return []
    for (const { quote } of choices) quoted.add(quote)
    const sentence = reportSentences(wording.language).single[sign]
    return [
      {
        ...{ kind: 'finding', sentiment: sign },
        ...withExamples(sentence, choices, [statement], undefined, wording),
        ...basisOf([statement], choices, wording),
      },
    ]
  })
}
