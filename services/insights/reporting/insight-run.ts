// The state of a run, from a survey's insight stream, so that an interrupted run can be resumed.
import type { Finding } from '#contract/events/insight-reports.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'

type InsightRun = {
  /** It ended, or another run replaced it. */
  isOver: boolean
  /** Parts digested by this run. */
  partsDone: number
  /** Responses digested by any run, and their findings. */
  digested: ReadonlySet<string>
  findings: readonly Finding[]
}

export function foldInsightRun(history: readonly DecodedEvent[], requestId: string): InsightRun {
  const digested = new Set<string>()
  const findings: Finding[] = []
  let current: string | undefined
  let partsDone = 0
  for (const event of history) {
    if (event.type === 'InsightsRequested') current = event.data.requestId
    if (event.type === 'InsightsGenerated' || event.type === 'InsightsFailed') current = undefined
    if (event.type !== 'ResponsesDigested') continue
    for (const id of event.data.responseIds) digested.add(id)
    findings.push(...event.data.findings)
    if (event.data.requestId === requestId) partsDone += 1
  }
  return { isOver: current !== requestId, partsDone, digested, findings }
}

/** Limits of one engine call. */
const maxPart = { responses: 40, characters: 12_000 }

export function splitIntoParts<T extends { question: string; answer: string }>(
  responses: readonly T[],
): T[][] {
  const parts: T[][] = []
  let characters = 0
  for (const response of responses) {
    const own = response.question.length + response.answer.length
    const last = parts.at(-1)
    if (last && last.length < maxPart.responses && characters + own <= maxPart.characters) {
      last.push(response)
      characters += own
    } else {
      parts.push([response])
      characters = own
    }
  }
  return parts
}
