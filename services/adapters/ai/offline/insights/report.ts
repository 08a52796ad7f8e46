import type { Ai, DigestsToReport, QuotedReport } from '#ports/ai.ts'
import { languageOf } from '../../languages/languages.ts'
import { selectTopics } from './topics.ts'
import { findPatterns } from './patterns.ts'
import { recommendationsOf } from './recommendations.ts'
import { dominantSentiment, sourcesOf, type MentionCount, countMentions } from './mention-counts.ts'
import { termKey } from './terms.ts'
import { fillSentence, minResponses, quoteName, valuesOf } from './report-values.ts'
import { withProvenance } from '../../rules/provenance.ts'

const promptVersion = 'report-1'
const maximums = { topics: 10, findings: 10, named: 5 }
/** A topic is mentioned by at least so many. */
const minimums = { responses: 2, share: 0.02 }

/** A report of counts and quotes, in sentences that claim no more. */
export const writeReport: Ai['report'] = async (input) =>
  withProvenance(promptVersion, (): QuotedReport => {
    const { objective, topic } = languageOf(input.language).texts.report
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

/** The findings of this engine's digests for each objective; those of another engine are left out. */
function objectivesOf({ findings, objectives }: DigestsToReport): MentionCount[] {
  const texts = new Set(objectives.map(({ text }) => text))
  const own = findings.filter(({ kind, text }) => kind === 'finding' && texts.has(text))
  return countMentions(own, (text) => text)
}

function overviewOf(
  { responseCount, sentiments, language }: DigestsToReport,
  topics: readonly MentionCount[],
): string {
  const sentences = languageOf(language).texts.report
  const counts = { positive: 0, negative: 0, mixed: 0, neutral: 0, ...sentiments }
  const names = topics.slice(0, maximums.named).map(({ name }) => quoteName(name, language))
  return [
    fillSentence(sentences.overview, { total: responseCount, ...counts }),
    ...(responseCount < minResponses ? [sentences.tooFewResponses] : []),
    ...(names.length > 0
      ? [fillSentence(sentences.mostMentioned, { topics: names.join(sentences.listSeparator) })]
      : []),
    sentences.method,
  ].join(' ')
}
