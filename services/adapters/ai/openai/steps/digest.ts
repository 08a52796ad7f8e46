import { z } from 'zod'
import { Finding } from '#contract/events/insight-reports.ts'
import { Sentiment } from '#contract/survey.ts'
import type { Ai, Quotation, ResponseToDigest } from '#ports/ai.ts'
import type { StepRunner, Step } from '../step-runner.ts'
import { locateQuote } from '../text/locate-quote.ts'
import { truncate } from '../text/plain-text.ts'
import { createRefs } from './refs.ts'

const Reply = z.object({
  findings: z.array(
    z.object({
      kind: Finding.shape.kind,
      text: z.string(),
      sentiment: Sentiment.nullable(),
      sources: z.array(z.object({ response: z.string(), quote: z.string() })),
    }),
  ),
})
type Reply = z.infer<typeof Reply>

export const digestStep: Step<Reply> = {
  name: 'digest',
  replySchema: Reply,
  expectedTokens: 2_000,
  maxTokens: 12_000,
}

const maxAnswerLength = 2_000

/** Notes on a part of the responses. Quotes that no response has are dropped, and notes without quotes with them. */
export const createDigester =
  (ask: StepRunner): Ai['digest'] =>
  async ({ goal, objectives, language, responses }, asking) => {
    const refs = createRefs('r', responses)
    const texts = new Map(objectives.map(({ id, text }) => [id, text]))
    const data = {
      ...{ goal, language },
      objectives: objectives.map(({ text }) => text),
      responses: refs.entries.map(({ ref, thing }) => ({
        ref,
        objective: texts.get(thing.objectiveId ?? '') ?? null,
        question: thing.question,
        answer: thing.answer.slice(0, maxAnswerLength),
        sentiment: thing.sentiment,
      })),
    }
    const { reply, provenance } = await ask(digestStep, data, asking)
    const findings = reply.findings.flatMap(({ kind, text, sentiment, sources }) => {
      const shown = locateSources(sources, refs.find)
      const shortened = truncate(text, 400)
      return shown.length > 0 && shortened
        ? [{ kind, text: shortened, sentiment, sources: shown }]
        : []
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
