import type { Ai, DigestsToReport, WrittenReport } from '#ports/ai.ts'
import { topicsAmong } from './insights/labels.ts'
import { patternsOf } from './insights/patterns.ts'
import { recommendationsOf } from './insights/recommendations.ts'
import { filled, sentences } from './insights/sentences.ts'
import { moodOf, sourcesOf, type Tally, tallied } from './insights/tally.ts'
import { keyOf } from './insights/terms.ts'
import { early, marked, valuesOf } from './insights/wording.ts'
import { measured } from './provenance.ts'

const promptVersion = 'report-1'
const most = { topics: 10, findings: 10, named: 5 }
/** What fewer mention is no topic. */
const least = { responses: 2, share: 0.02 }

/** Adds up what was noted: counts, words and quotes, in sentences that claim no more than that. */
export const report: Ai['report'] = async (input) =>
  measured(promptVersion, (): WrittenReport => {
    const { objective, topic } = sentences[input.language]
    const topics = topicsOf(input)
    const objectives = objectivesOf(input)
    return {
      overview: overviewOf(input, topics),
      findings: objectives.slice(0, most.findings).map((each) => ({
        text: filled(objective, valuesOf(input, each)),
        sources: sourcesOf(each),
      })),
      topics: topics.map((each) => ({
        name: each.name,
        frequency: each.responses.size,
        sentiment: moodOf(each),
        description: filled(topic, valuesOf(input, each)),
        sources: sourcesOf(each, moodOf(each)),
      })),
      patterns: patternsOf(input, topics, objectives),
      recommendations: recommendationsOf(input, topics),
    }
  })

function topicsOf({ findings, responseCount, language }: DigestsToReport): Tally[] {
  const floor = Math.max(least.responses, Math.ceil(responseCount * least.share))
  const topics = tallied(
    findings.filter(({ kind }) => kind === 'topic'),
    keyOf,
  )
  const frequent = topics.filter(({ responses }) => responses.size >= floor)
  return topicsAmong(frequent, language, most.topics)
}

/** What the digests noted of each objective; another engine's findings are not ours to count. */
function objectivesOf({ findings, objectives }: DigestsToReport): Tally[] {
  const texts = new Set(objectives.map(({ text }) => text))
  const noted = findings.filter(({ kind, text }) => kind === 'finding' && texts.has(text))
  return tallied(noted, (text) => text)
}

function overviewOf(
  { responseCount, sentiments, language }: DigestsToReport,
  topics: readonly Tally[],
): string {
  const words = sentences[language]
  const counts = { positive: 0, negative: 0, mixed: 0, neutral: 0, ...sentiments }
  const names = topics.slice(0, most.named).map(({ name }) => marked(name, language))
  return [
    filled(words.read, { total: responseCount, ...counts }),
    ...(responseCount < early ? [words.early] : []),
    ...(names.length > 0 ? [filled(words.most, { topics: names.join(words.comma) })] : []),
    words.method,
  ].join(' ')
}
