import { z } from 'zod'
import { Finding } from '#contract/events/insight-reports.ts'
import { Sentiment } from '#contract/survey.ts'
import type { Ai } from '#ports/ai.ts'
import type { Quotation, ResponseToDigest } from '#ports/ai/reports.ts'
import type { StepRunner, Step } from '../step-runner.ts'
import { locateQuote } from '../text/locate-quote.ts'
import { truncate } from '../text/plain-text.ts'
import { createRefs } from './refs.ts'

const Reply = z.object({
  findings: z.array(
    z.object({
      kind: Finding.shape.kind,
      text: z.string(),
      general: z.string(),
      objective: z.string().nullable(),
      sentiment: Sentiment.nullable(),
      responses: z.array(z.string()),
      sources: z.array(z.object({ response: z.string(), quote: z.string() })),
    }),
  ),
})
type Reply = z.infer<typeof Reply>

export const digestStep: Step<Reply> = {
  name: 'digest',
  replySchema: Reply,
  expectedTokens: 2_500,
  maxTokens: 14_000,
}

const maxLengths = { answer: 2_000, text: 400, general: 200 }

/** Notes on a part of the responses. Quotes that no response has are dropped, and notes without quotes with them. */
export const createDigester =
  (ask: StepRunner): Ai['digest'] =>
  async ({ goal, objectives, language, responses }, asking) => {
    const refs = createRefs('r', responses)
    const points = createRefs('o', objectives)
    const refOf = new Map(points.entries.map(({ ref, thing }) => [thing.id, ref]))
    const data = {
      ...{ goal, language },
      objectives: points.entries.map(({ ref, thing }) => ({ ref, text: thing.text })),
      responses: refs.entries.map(({ ref, thing }) => ({
        ref,
        person: thing.person,
        objective: refOf.get(thing.objectiveId ?? '') ?? null,
        ...(thing.isClosing && { closing: true }),
        question: thing.question,
        answer: thing.answer.slice(0, maxLengths.answer),
        sentiment: thing.sentiment,
      })),
    }
    const { reply, provenance } = await ask(digestStep, data, asking)
    const findings = reply.findings.flatMap((note) => {
      const { kind, sentiment, responses: shownBy } = note
      const sources = locateSources(note.sources, refs.find)
      const text = truncate(note.text, maxLengths.text)
      if (sources.length === 0 || text === '') return []
      const ids = shownBy.flatMap((ref) => refs.find(ref)?.responseId ?? [])
      return [
        {
          ...{ kind, text, sentiment, sources },
          general: truncate(note.general, maxLengths.general),
          objectiveId: points.find(note.objective ?? '')?.id ?? null,
          responseIds: [...new Set([...sources.map(({ responseId }) => responseId), ...ids])],
        },
      ]
    })
    return { findings, provenance }
  }

function locateSources(
  sources: Reply['findings'][number]['sources'],
  of: (ref: string) => ResponseToDigest | undefined,
): Quotation[] {
  return sources.flatMap(({ response, quote }) => {
    const found = of(response)
    const span = found && locateQuote(found.answer, quote)
    return span
      ? [{ responseId: found.responseId, quote: found.answer.slice(span.start, span.end) }]
      : []
  })
}
