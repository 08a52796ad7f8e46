import type { Ai, DigestsToReport, QuotedReport } from '#ports/ai.ts'
import { selectTopics } from './topics.ts'
import { findPatterns } from './patterns.ts'
import { recommendationsOf } from './recommendations.ts'
import { fillSentence, reportSentences } from './report-sentences.ts'
import { dominantSentiment, sourcesOf, type MentionCount, countMentions } from './mention-counts.ts'
import { termKey } from './terms.ts'
import { minResponses, quoteName, valuesOf } from './report-values.ts'
import { withProvenance } from '../../rules/provenance.ts'

const promptVersion = 'report-1'
const maximums = { topics: 10, findings: 10, named: 5 }
/** What fewer mention is no topic. */
const minimums = { responses: 2, share: 0.02 }

/** Adds up what was noted: counts, words and quotes, in sentences that claim no more than that. */
export const writeReport: Ai['report'] = async (input) =>
  withProvenance(promptVersion, (): QuotedReport => {
    const { objective, topic } = reportSentences[input.language]
    const topics = topicsOf(input)
    const objectives = objectivesOf(input)
    return {
      overview: overviewOf(input, topics),
      findings: objectives.slice(0, maximums.findings).map((each) => ({
        text: fillSentence(objective, valuesOf(input, each)),
        sources: sourcesOf(each),
      })),
      topics: topics.map((each) => ({
        name: each.name,
        frequency: each.responses.size,
        sentiment: dominantSentiment(each),
        description: fillSentence(topic, valuesOf(input, each)),
        sources: sourcesOf(each, dominantSentiment(each)),
      })),
      patterns: findPatterns(input, topics, objectives),
      recommendations: recommendationsOf(input, topics),
    }
  })

function topicsOf({ findings, responseCount, language }: DigestsToReport): MentionCount[] {
  const floor = Math.max(minimums.responses, Math.ceil(responseCount * minimums.share))
  const topics = countMentions(
    findings.filter(({ kind }) => kind === 'topic'),
    termKey,
  )
  const frequent = topics.filter(({ responses }) => responses.size >= floor)
  return selectTopics(frequent, language, maximums.topics)
}

/** What the digests noted of each objective; another engine's findings are not ours to count. */
function objectivesOf({ findings, objectives }: DigestsToReport): MentionCount[] {
  const texts = new Set(objectives.map(({ text }) => text))
  const noted = findings.filter(({ kind, text }) => kind === 'finding' && texts.has(text))
  return countMentions(noted, (text) => text)
}

function overviewOf(
  { responseCount, sentiments, language }: DigestsToReport,
  topics: readonly MentionCount[],
): string {
  const words = reportSentences[language]
  const counts = { positive: 0, negative: 0, mixed: 0, neutral: 0, ...sentiments }
  const names = topics.slice(0, maximums.named).map(({ name }) => quoteName(name, language))
  return [
    fillSentence(words.overview, { total: responseCount, ...counts }),
    ...(responseCount < minResponses ? [words.tooFewResponses] : []),
    ...(names.length > 0
      ? [fillSentence(words.mostMentioned, { topics: names.join(words.listSeparator) })]
      : []),
    words.method,
  ].join(' ')
}
