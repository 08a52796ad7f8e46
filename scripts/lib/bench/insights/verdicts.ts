// Whether the sentences of a report are true of the answers that they rest on, as a person judged them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { QuotedReport } from '#ports/ai/reports.ts'
import type { PlantedSurvey } from './planted-survey.ts'

/** A sentence with the people of each response that it rests on. */
export type Judged = { sentence: string; people: string }

export type Verdicts = { supported: number; judged: number; unjudged: readonly Judged[] }

/** Sentences about people: findings, topics, patterns and recommendations. */
export function sentencesOf(report: QuotedReport, { responses }: PlantedSurvey): Judged[] {
  const people = new Map(responses.map(({ responseId, person }) => [responseId, person]))
  const judged = (
    sentence: string,
    { responseIds, sources }: Pick<QuotedReport['findings'][number], 'responseIds' | 'sources'>,
  ): Judged => {
    const ids = responseIds ?? sources.map(({ responseId }) => responseId)
    const own = new Set(ids.map((id) => people.get(id) ?? id))
    return { sentence, people: [...own].toSorted().join(' ') }
  }
  return [
    ...report.findings.map((each) => judged(each.text, each)),
    ...report.topics.map((each) => judged(`${each.name}: ${each.description}`, each)),
    ...report.patterns.map((each) => judged(`${each.pattern} ${each.evidence}`, each)),
    ...report.recommendations.map((each) => judged(each.action, each)),
  ]
}

/** Beside the survey: lines of `yes` or `no`, the sentence and its people, divided by tabs. */
const pathOf = (folder: string, { name }: PlantedSurvey) => join(folder, `${name}.verdicts.tsv`)

const keyOf = ({ sentence, people }: Judged) => `${sentence}\t${people}`

export function readVerdicts(
  folder: string,
  survey: PlantedSurvey,
  sentences: readonly Judged[],
): Verdicts {
  const path = pathOf(folder, survey)
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  const verdicts = new Map(
    lines.flatMap((line) => {
      const [, verdict, key] = /^(yes|no)\t(.+)$/.exec(line) ?? []
      return verdict && key ? [[key, verdict === 'yes'] as const] : []
    }),
  )
  const known = sentences.flatMap((each) => verdicts.get(keyOf(each)) ?? [])
  return {
    supported: known.filter(Boolean).length,
    judged: known.length,
    unjudged: sentences.filter((each) => !verdicts.has(keyOf(each))),
  }
}

/** Adds sentences without a verdict as `?`, for a person to judge; drops those of earlier reports. */
export function writeUnjudged(
  folder: string,
  survey: PlantedSurvey,
  sentences: readonly Judged[],
): void {
  const path = pathOf(folder, survey)
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  const before = new Map(lines.map((line) => [line.slice(line.indexOf('\t') + 1), line]))
  const updated = sentences.map((each) => before.get(keyOf(each)) ?? `?\t${keyOf(each)}`)
  writeFileSync(path, `${updated.join('\n')}\n`)
}
