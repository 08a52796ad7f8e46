import type { Objective } from '#contract/events/conversation-types.ts'
import type { Finding, InsightsFailed } from '#contract/events/insight-reports.ts'
import type { Sentiment } from '#contract/survey.ts'
import { openSemaphore } from '#kernel/async/semaphore.ts'
import type { ReactorContext, Reactor } from '#kernel/reactors/reactor.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { Ai } from '#ports/ai.ts'
import { AiFailure } from '#ports/ai/failure.ts'
import type { ResponseToDigest } from '#ports/ai/reports.ts'
import type { InsightAnswer } from '#projections/insights/insight-answers.ts'
import { readableLengthOf } from '#projections/insights/quoted-sources.ts'
import type { z } from 'zod'
import { extractQuotes, type AnswerTexts } from './evidence.ts'
import { insight } from './insight.decider.ts'
import { findRepeats } from './repeats.ts'
import { splitIntoParts, foldInsightRun } from './insight-run.ts'
import { groundFindings, groundReport } from './grounding.ts'
import { dateTopics } from './topic-days.ts'
import { isTransient, deferIfTransient } from '../defer-if-transient.ts'

export type ReporterDeps = {
  ai: Pick<Ai, 'digest' | 'report'>
  /** Undefined where the survey does not exist. */
  briefOf: (
    surveyId: string,
  ) => Promise<{ title: string; goal: string; objectives: readonly Objective[] } | undefined>
  /** The survey's readable answers, as stored. */
  answersOf: (surveyId: string) => Promise<readonly InsightAnswer[]>
  /** UTC days on which the sessions of responses started. */
  daysOf: (responseIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

type RequestedEvent = DecodedEvent<'InsightsRequested'>

const maxConcurrentParts = 3
/** About a minute; then the run fails and the owner may request another. */
const maxDeferrals = 3

/** Digests new responses part by part and reports on all. Resumes with the next part after a crash. */
export function reporter(deps: ReporterDeps): Reactor {
  return {
    name: 'reporter',
    concurrency: 4,
    timeoutMs: 15 * 60_000,
    on: { InsightsRequested: (event, context) => runReport(deps, event, context) },
  }
}

async function runReport(
  deps: ReporterDeps,
  event: RequestedEvent,
  context: ReactorContext,
): Promise<void> {
  const { requestId, surveyId } = event.data
  const fail = async (reason: z.infer<typeof InsightsFailed>['data']['reason']) => {
    const failure = { requestId, reason }
    await context.execute(insight, surveyId, { type: 'RecordFailure', failure })
  }
  const run = foldInsightRun(await context.readHistory(), requestId)
  if (run.isOver) return
  const [brief, answers] = await Promise.all([deps.briefOf(surveyId), deps.answersOf(surveyId)])
  if (!brief || answers.length === 0) return fail('no-responses')
  const responses = toResponsesToDigest(answers)
  const work = { ...deps, event, context, brief, answers: responses }
  try {
    const found = await digestParts(work, run)
    if (found) await writeReport(work, [...run.findings, ...found])
  } catch (error) {
    // On shutdown the next process resumes the run.
    context.signal.throwIfAborted()
    if (isTransient(error) && context.deferrals < maxDeferrals)
      deferIfTransient(context.deferrals)(error)
    if (!(error instanceof AiFailure)) throw error
    await fail(error.reason)
  }
}

type ReportWork = Pick<ReporterDeps, 'ai' | 'daysOf'> & {
  event: RequestedEvent
  context: ReactorContext
  brief: NonNullable<Awaited<ReturnType<ReporterDeps['briefOf']>>>
  answers: readonly ResponseToDigest[]
}

/** The findings of the parts; undefined once another run replaced this one. The first failure stops all parts. */
async function digestParts(
  { ai, event, context, brief, answers }: ReportWork,
  run: ReturnType<typeof foldInsightRun>,
): Promise<Finding[] | undefined> {
  const { requestId, surveyId, language } = event.data
  const { goal, objectives } = brief
  const parts = splitIntoParts(answers.filter(({ responseId }) => !run.digested.has(responseId)))
  const found: Finding[] = []
  const stop = new AbortController()
  const signal = AbortSignal.any([context.signal, stop.signal])
  let isReplaced = false
  let failure: unknown

  async function digestPart(part: readonly ResponseToDigest[]): Promise<void> {
    signal.throwIfAborted()
    const input = { goal, objectives, language, responses: part }
    const digested = await ai.digest(input, { signal })
    const findings = groundFindings(digested.findings, textsOf(part))
    const responseIds = part.map(({ responseId }) => responseId)
    // The remaining parts differ between deliveries, so each part has its own command id.
    const { events } = await context.executeAs(responseIds[0]!)(insight, surveyId, {
      type: 'RecordDigest',
      digest: {
        requestId,
        parts: run.partsDone + parts.length,
        responseIds,
        findings,
        provenance: digested.provenance,
      },
    })
    found.push(...findings)
    if (events.length > 0) return
    isReplaced = true
    stop.abort()
  }

  const inSlot = openSemaphore(maxConcurrentParts)
  const pending = parts.map((part) =>
    inSlot(() => digestPart(part)).catch((error: unknown) => {
      failure ??= error
      stop.abort()
    }),
  )
  await Promise.all(pending)
  if (isReplaced) return undefined
  if (failure !== undefined) throw failure
  return found
}

async function writeReport(
  { ai, daysOf, event, context, brief, answers }: ReportWork,
  findings: readonly Finding[],
): Promise<void> {
  const { requestId, surveyId, language } = event.data
  const { title, goal, objectives } = brief
  const texts = textsOf(answers)
  const { provenance, ...written } = await ai.report(
    {
      goal,
      objectives,
      language,
      responseCount: answers.length,
      sentiments: sentimentsOf(answers),
      responses: answers,
      findings: findings.flatMap(({ sources, text, general, ...finding }) => {
        const quotes = extractQuotes(sources, texts)
        if (text === null || quotes.length === 0) return []
        return [{ ...finding, text, ...(general && { general }), sources: quotes }]
      }),
    },
    { signal: context.signal },
  )
  const people = new Map(answers.map(({ responseId, person }) => [responseId, person]))
  const grounded = groundReport(written, texts, people)
  const days = await daysOf(grounded.report.topics.flatMap(({ responseIds = [] }) => responseIds))
  const own = [title, goal, ...objectives.map(({ text }) => text)]
  await context.execute(insight, surveyId, {
    type: 'RecordReport',
    report: {
      ...grounded,
      report: dateTopics(grounded.report, days),
      requestId,
      responseCount: answers.length,
      peopleCount: new Set(people.values()).size,
      repeats: findRepeats(grounded.report, texts, own),
      provenance,
    },
  })
}

/** Engines get an ordinal for each conversation, never its id. */
function toResponsesToDigest(answers: readonly InsightAnswer[]): ResponseToDigest[] {
  const people = new Map<string, string>()
  return answers.map(({ conversationId, status, ...answer }) => {
    const person = people.get(conversationId) ?? `p${people.size + 1}`
    people.set(conversationId, person)
    const readableLength = readableLengthOf({ answer: answer.answer, status })
    return { ...answer, person, readableLength }
  })
}

const textsOf = (answers: readonly ResponseToDigest[]): AnswerTexts =>
  new Map(answers.map(({ responseId, answer }) => [responseId, answer]))

function sentimentsOf(answers: readonly ResponseToDigest[]): Partial<Record<Sentiment, number>> {
  const counts: Partial<Record<Sentiment, number>> = {}
  for (const { sentiment } of answers)
    if (sentiment) counts[sentiment] = (counts[sentiment] ?? 0) + 1
  return counts
}
