// A report for the survey's owner: quotes and texts reveal no more of a locked answer than its excerpt.
import type { Insights, InsightSource } from '#contract/api/insights.ts'
import type { Source } from '#contract/events/insight-reports.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { must } from '#kernel/problem.ts'
import { excerpt } from '../conversations/excerpt.ts'
import { redactRanges } from '../conversations/redaction.ts'
import { redactedStatuses } from '../conversations/redacted-question.ts'
import type { InsightReportRow } from './insight-reports.projection.ts'
import type { QuotedAnswer } from './insight-answers.ts'
import { mapReportTexts } from './report-texts.ts'

type QuotedAnswers = ReadonlyMap<string, QuotedAnswer>

/** All responses that a report cites or repeats. */
export function mentionedResponseIds({ report, repeats }: InsightReportRow): Set<string> {
  const { findings = [], topics = [], patterns = [], recommendations = [] } = report ?? {}
  const sources = [findings, topics, patterns, recommendations]
    .flat()
    .flatMap((each) => each.sources)
  return new Set([...sources, ...repeats].map(({ responseId }) => responseId))
}

/** Undefined when all sources of the report are erased. */
export function presentReport(row: InsightReportRow, answers: QuotedAnswers): Insights | undefined {
  const redacted = mapReportTexts(must(row.report, 'a report'), (at, text) =>
    redactRanges(
      text,
      row.repeats.filter((each) => each.at === at && !isFullyVisible(answers.get(each.responseId))),
    ),
  )
  const withVisibleSources = <T extends { sources: Source[] }>(statements: readonly T[]) =>
    statements.flatMap((each) => {
      const sources = visibleSources(each.sources, answers)
      return sources.length > 0 ? [{ ...each, sources }] : []
    })
  const titles = sectionTitles[row.language]
  const findings = withVisibleSources(redacted.findings)
  const topics = withVisibleSources(redacted.topics)
  const patterns = withVisibleSources(redacted.patterns)
  const actions = withVisibleSources(redacted.recommendations).map(
    ({ expectedOutcome, ...each }) => ({
      ...each,
      expected_outcome: expectedOutcome,
    }),
  )
  if ([findings, topics, patterns, actions].flat().length === 0) return undefined
  return {
    executive_summary: {
      title: titles.summary,
      overview: redacted.overview,
      key_findings: findings.map(({ text }) => text),
      findings,
    },
    main_topics: { title: titles.topics, topics },
    patterns_trends: { title: titles.patterns, patterns },
    recommendations: { title: titles.recommendations, actions },
    metadata: {
      generated_at: must(row.generatedAt, 'when it was generated'),
      response_count: row.responseCount ?? 0,
      engine: row.provenance?.engine ?? '',
      model: row.provenance?.model ?? '',
      dropped: row.dropped,
    },
  }
}

const isFullyVisible = (answer: QuotedAnswer | undefined) =>
  answer !== undefined && !redactedStatuses.has(answer.status)

/** Sources whose answer still exists, fully readable ones first. */
function visibleSources(sources: readonly Source[], answers: QuotedAnswers): InsightSource[] {
  return sources
    .flatMap(({ responseId, start, end }) => {
      const quoted = answers.get(responseId)
      return quoted ? [{ response_id: responseId, start, end, ...quoteOf(quoted, start, end) }] : []
    })
    .toSorted((a, b) => Number(a.locked) - Number(b.locked))
}

function quoteOf(quoted: QuotedAnswer, start: number, end: number) {
  const { answer } = quoted
  if (isFullyVisible(quoted)) return { quote: answer.slice(start, end), locked: false }
  const { text, cut } = excerpt(answer)
  // A cut excerpt ends in an ellipsis.
  const readable = cut ? text.length - 1 : answer.length
  const quote = answer.slice(start, Math.min(end, readable))
  return { quote, locked: end > readable }
}

const sectionTitles: Record<
  SurveyLanguage,
  Record<'summary' | 'topics' | 'patterns' | 'recommendations', string>
> = {
  en: {
    summary: 'Executive summary',
    topics: 'Main topics',
    patterns: 'Patterns and trends',
    recommendations: 'Recommendations',
  },
  'pt-br': {
    summary: 'Resumo executivo',
    topics: 'Principais temas',
    patterns: 'Padrões e tendências',
    recommendations: 'Recomendações',
  },
  es: {
    summary: 'Resumen ejecutivo',
    topics: 'Temas principales',
    patterns: 'Patrones y tendencias',
    recommendations: 'Recomendaciones',
  },
  ar: {
    summary: 'ملخص تنفيذي',
    topics: 'المواضيع الرئيسة',
    patterns: 'الأنماط والاتجاهات',
    recommendations: 'التوصيات',
  },
}
