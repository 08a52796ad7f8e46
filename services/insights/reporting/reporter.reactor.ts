import type { Objective } from '#contract/events/conversation-types.ts'
import type { Finding, InsightsFailed } from '#contract/events/insight-reports.ts'
import type { Sentiment } from '#contract/survey.ts'
import { openSemaphore } from '#kernel/async/semaphore.ts'
import type { ReactorContext, Reactor } from '#kernel/reactors/reactor.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { type Ai, AiFailure, type ResponseToDigest } from '#ports/ai.ts'
import type { z } from 'zod'
import { extractQuotes, type AnswerTexts } from './evidence.ts'
import { insight } from './insight.decider.ts'
import { findRepeats } from './repeats.ts'
import { splitIntoParts, foldInsightRun } from './insight-run.ts'
import { groundFindings, groundReport } from './grounding.ts'
import { isTransient, deferIfTransient } from '../defer-if-transient.ts'

export type ReporterDeps = {
  ai: Pick<Ai, 'digest' | 'report'>
  /** What a survey is after; undefined where there is none. */
  briefOf: (
    surveyId: string,
  ) => Promise<{ title: string; goal: string; objectives: readonly Objective[] } | undefined>
  /** Its answers that can be read, as they are stored. */
  answersOf: (surveyId: string) => Promise<readonly ResponseToDigest[]>
}

type RequestedEvent = DecodedEvent<'InsightsRequested'>

/** Parts that are read at once. */
const maxConcurrentParts = 3
/** An engine that is away is waited for a minute or so; an owner who waits is told then, and may ask again. */
const maxDeferrals = 3

/** Reads the responses that nobody has read, part by part, and writes a report on all. Goes on with the next part after a crash. */
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
  const work = { ...deps, event, context, brief, answers }
  try {
    const found = await digestParts(work, run)
    if (found) await writeReport(work, [...run.findings, ...found])
  } catch (error) {
    // A process that ends leaves the run to the next.
    context.signal.throwIfAborted()
    if (isTransient(error) && context.deferrals < maxDeferrals)
      deferIfTransient(context.deferrals)(error)
    if (!(error instanceof AiFailure)) throw error
    await fail(error.reason)
  }
}

type ReportWork = ReporterDeps & {
  event: RequestedEvent
  context: ReactorContext
  brief: NonNullable<Awaited<ReturnType<ReporterDeps['briefOf']>>>
  answers: readonly ResponseToDigest[]
}

/** What was found in the parts; undefined once another run took over. The first failure stops them all. */
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
  let isOvertaken = false
  let failure: unknown

  async function read(part: readonly ResponseToDigest[]): Promise<void> {
    signal.throwIfAborted()
    const input = { goal, objectives, language, responses: part }
    const digested = await ai.digest(input, { signal })
    const findings = groundFindings(digested.findings, textsOf(part))
    const responseIds = part.map(({ responseId }) => responseId)
    // Which parts are left differs from hearing to hearing, so each is a command of its own.
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
    isOvertaken = true
    stop.abort()
  }

  const inSlot = openSemaphore(maxConcurrentParts)
  const reading = parts.map((part) =>
    inSlot(() => read(part)).catch((error: unknown) => {
      failure ??= error
      stop.abort()
    }),
  )
  await Promise.all(reading)
  if (isOvertaken) return undefined
  if (failure !== undefined) throw failure
  return found
}

async function writeReport(
  { ai, event, context, brief, answers }: ReportWork,
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
      findings: findings.flatMap(({ sources, text, ...finding }) => {
        const quoted = extractQuotes(sources, texts)
        return text !== null && quoted.length > 0 ? [{ ...finding, text, sources: quoted }] : []
      }),
    },
    { signal: context.signal },
  )
  const grounded = groundReport(written, texts)
  const own = [title, goal, ...objectives.map(({ text }) => text)]
  await context.execute(insight, surveyId, {
    type: 'RecordReport',
    report: {
      ...grounded,
      requestId,
      responseCount: answers.length,
      repeats: findRepeats(grounded.report, texts, own),
      provenance,
    },
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
