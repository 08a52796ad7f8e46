// Insights of surveys whose topics rest on many answers, with those answers and their sessions.
import { randomUUID } from 'node:crypto'
import type { Report } from '#contract/events/insight-reports.ts'
import { derivedId } from '#kernel/ids.ts'
import type { ResponseRow } from '#projections/conversations/responses.projection.ts'
import type { SessionRow } from '#projections/conversations/sessions.projection.ts'
import type { InsightReportRow } from '#projections/insights/insight-reports.projection.ts'
import { splitBases } from '#projections/insights/report-bases.ts'
import { dateTopics } from '../../../../services/insights/reporting/topic-days.ts'
import { isCriticalMoment } from '#projections/reports/metric-definitions.ts'
import type { SessionFiguresRow } from '#projections/reports/session-figures-row.ts'

const words = ['price', 'support', 'import', 'invoice', 'team', 'mobile', 'speed', 'bank', 'menu']
const [statementsEach, sourcesEach, isAboutOneIn] = [5, 4, 10]
const answer = 'Nobody answered my calls for a whole week, and after that I was charged again.'

/** Every survey has the same topics, each in one answer of ten. */
export function openInsightFixture(ownerId: string, surveyIds: readonly string[]) {
  const answersOf = new Map(surveyIds.map((surveyId) => [surveyId, [] as string[]]))
  const dayOf = new Map<string, string>()
  const isOf = ({ surveyId }: SessionFiguresRow) => answersOf.has(surveyId)

  /** The responses; of a survey without insights only the critical ones, which are read by pages. */
  function readResponses(session: SessionFiguresRow): ResponseRow[] {
    const known = answersOf.get(session.surveyId)
    return Object.entries(session.answers).flatMap(([responseId, figures]) => {
      known?.push(responseId)
      if (known) dayOf.set(responseId, session.startedAt.slice(0, 10))
      // A key for each conversation would take most of the time: critical ones of other surveys are sealed with the survey's.
      const subject = known ? session.conversationId : session.surveyId
      return known || isCriticalMoment(figures) ? [responseRow(session, responseId, subject)] : []
    })
  }

  const reportRows = (): InsightReportRow[] =>
    [...answersOf].map(([surveyId, responseIds]) => ({
      ...{ surveyId, ownerId, status: 'ready', requestId: randomUUID(), language: 'en' },
      ...{ done: 1, total: 1, failure: null, heardAt: now, unreported: false, reports: 1 },
      ...{ generatedAt: now, responseCount: responseIds.length, peopleCount: responseIds.length },
      ...{
        dropped: 0,
        ...splitBases(dateTopics(reportOf(responseIds), dayOf)),
        repeats: [],
        provenance: null,
      },
    }))
  return { isOf, sessionRow, readResponses, reportRows }
}

const now = new Date().toISOString()

function responseRow(
  { ownerId, surveyId, answers }: SessionFiguresRow,
  responseId: string,
  conversationId: string,
): ResponseRow {
  const { score, sentiment, analysedAt } = answers[responseId]!
  return {
    ...{ responseId, ownerId, surveyId, conversationId, number: 1 },
    ...{ questionId: derivedId('question', responseId), surveyQuestionId: null, language: 'en' },
    ...{ question: 'What went wrong?', kind: 'open', options: [], exclusiveOptions: null },
    ...{ quotes: [], basis: null, purpose: 'objective', help: null, objectiveId: null },
    ...{ answer, intent: 'answer', evidence: [], sentiment },
    status: isLocked(responseId) ? 'locked' : 'open',
    ...{ sentimentScore: score / 1_000, emotions: {}, aspects: [] },
    ...{ explanation: 'It complains.', followUp: null, score: 0.8, askedBy: null, scoredBy: null },
    ...{ qualification: null, rubricVersion: null, askedAt: analysedAt, answeredAt: analysedAt },
    ...{ spoken: false, creditReturned: false, reassessed: false, ended: null },
  }
}

/** One in eight, the same ones each time. */
const isLocked = (responseId: string) => Number.parseInt(responseId[0]!, 16) % 8 === 0

function sessionRow(figures: SessionFiguresRow): SessionRow {
  const { conversationId, ownerId, surveyId, surveyVersion, language, mode, device } = figures
  const { startedAt, completed, responses } = figures
  return {
    ...{ conversationId, ownerId, surveyId, surveyVersion, language, mode, device },
    ...{ status: completed ? 'completed' : 'abandoned', anonymous: false, maxQuestions: 8 },
    ...{ questionsAsked: responses, answersGiven: responses, objectives: 1, objectivesTouched: 1 },
    ...{ invitationBatchId: null, invitationNumber: null, preSurvey: [], promisedUntil: null },
    ...{ startedAt, heardAt: startedAt, goes: responses, completedAt: startedAt },
    ...{ rewards: [], hasRewards: false, rating: null, comment: null, commentFlag: null },
  }
}

function reportOf(responseIds: readonly string[]): Report {
  const basisOf = (n: number) => {
    const about = responseIds.filter((_, at) => at % isAboutOneIn === n % isAboutOneIn)
    const sources = about.slice(0, sourcesEach).map((responseId) => ({
      ...{ responseId, start: 0, end: 30 },
    }))
    return { sources, responseIds: about, people: about.length, objectiveId: 'p1', wordedAfter: 1 }
  }
  const some = Array.from({ length: statementsEach }, (_, n) => n).filter(
    (n) => n < responseIds.length,
  )
  const topics = words.slice(0, responseIds.length)
  return {
    overview: 'Many people speak of calls.',
    findings: some.map((n) => ({ text: 'Calls are not answered.', ...basisOf(n) })),
    topics: topics.map((name, n) => {
      const basis = basisOf(n)
      const frequency = basis.responseIds.length
      return { name, frequency, sentiment: 'negative', description: 'About it.', ...basis }
    }),
    patterns: some.map((n) => ({
      ...{ pattern: 'Who calls leaves.', evidence: 'They say so.', impact: 'high', ...basisOf(n) },
    })),
    recommendations: some.map((n) => ({
      ...{ action: 'Answer calls.', priority: 'high', rationale: 'They wait.' },
      ...{ expectedOutcome: 'Fewer leave.', ...basisOf(n) },
    })),
  }
}
