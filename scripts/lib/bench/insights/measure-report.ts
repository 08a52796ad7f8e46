// How many planted truths a report names, with how many people, and whether its sources have its words.
import type { QuotedReport } from '#ports/ai/reports.ts'
import { contentStems } from '../../../../services/adapters/ai/rules/text/content-stems.ts'
import { fold, tokenize } from '../../../../services/adapters/ai/rules/text/tokenizer.ts'
import type { PlantedSurvey, PlantedTruth } from './planted-survey.ts'

type Statement = { text: string; responseIds: readonly string[]; quotes: readonly string[] }

export type ReportScores = {
  truths: readonly {
    truth: PlantedTruth
    statement: string | undefined
    own: ReadonlySet<string>
    isCounted: boolean
    isExact: boolean
  }[]
  /** Cited quotes that share a content word with the sentence's quotes or its thing, of all. */
  sources: { supporting: number; all: number }
}

export function measureReport(report: QuotedReport, survey: PlantedSurvey): ReportScores {
  const statements: Statement[] = report.findings.map(({ text, sources, responseIds }) => ({
    text,
    responseIds: responseIds ?? sources.map(({ responseId }) => responseId),
    quotes: sources.map(({ quote }) => quote),
  }))
  const people = new Map(survey.responses.map(({ responseId, person }) => [responseId, person]))
  return {
    truths: survey.truths.map((truth) => {
      const [one, other] = truth.sides
      const whole = findTruth(truth, statements, people)
      if (!one || !other || whole.isCounted) return { truth, ...whole }
      // Of a contrast each side may be a sentence of its own.
      const sides = [one, other].map((members) =>
        findTruth({ ...truth, members, people: [members.size] }, statements, people),
      )
      return {
        ...{ truth, own: new Set(sides.flatMap(({ own }) => [...own])) },
        statement: sides.map(({ statement }) => statement ?? '-').join(' / '),
        isCounted: sides.every(({ isCounted }) => isCounted),
        isExact: sides.every(({ isExact }) => isExact),
        ...(sides.some(({ statement }) => statement === undefined) ? whole : {}),
      }
    }),
    sources: countSupport(statements, survey),
  }
}

/** A sentence with the truth's words about half of its people; best one with as many, or the same. */
function findTruth(
  truth: Pick<PlantedTruth, 'words' | 'members' | 'people'>,
  statements: readonly Statement[],
  people: ReadonlyMap<string, string>,
) {
  const { members } = truth
  const peopleIn = (each: Statement | undefined) =>
    new Set(each?.responseIds.map((id) => people.get(id) ?? ''))
  // A sentence about others with the same words is not about the truth.
  const isAboutThem = (each: Statement) =>
    !members || members.intersection(peopleIn(each)).size * 2 >= members.size
  const named = statements.filter((each) => names(each.text, truth) && isAboutThem(each))
  const expected = truth.people.reduce((a, b) => a + b, 0)
  const counted = named.find((each) => peopleIn(each).size === expected)
  const isExact = (each: Statement) => members?.symmetricDifference(peopleIn(each)).size === 0
  const best = named.find(isExact) ?? counted ?? named[0]
  return {
    ...{ statement: best?.text, own: peopleIn(best) },
    ...{ isCounted: counted !== undefined, isExact: best !== undefined && isExact(best) },
  }
}

function names(text: string, { words }: Pick<PlantedTruth, 'words'>): boolean {
  const all = tokenize(text).map(({ folded }) => folded.replace(/^(?:وال|بال|ال|و)/, ''))
  return words.every((group) =>
    group.some((word) => {
      const start = fold(word).replace(/^ال/, '')
      return all.some((each) => each.startsWith(start))
    }),
  )
}

function countSupport(statements: readonly Statement[], { language }: PlantedSurvey) {
  const stems = (text: string) => new Set(contentStems(tokenize(text), language))
  let [supporting, all] = [0, 0]
  for (const { text, quotes } of statements)
    for (const quote of quotes) {
      all += 1
      if (!stems(quote).isDisjointFrom(stems(text))) supporting += 1
    }
  return { supporting, all }
}
