import { z } from 'zod'
import { Finding } from '#contract/events/insight-reports.ts'
import { Sentiment } from '#contract/survey.ts'
import type { Ai, Quoted, ResponseToDigest } from '#ports/ai.ts'
import type { Ask, Step } from '../ask.ts'
import { locate } from '../text/locate.ts'
import { cut } from '../text/plain.ts'
import { refsFor } from './refs.ts'

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

const step: Step<Reply> = { name: 'digest', reply: Reply, usualTokens: 2_000, mostTokens: 12_000 }

const longestAnswer = 2_000

/** Notes on a part of the responses; what no response says word for word is dropped, and a note without sources with it. */
export const digesting =
  (ask: Ask): Ai['digest'] =>
  async ({ goal, objectives, language, responses }, asking) => {
    const refs = refsFor('r', responses)
    const texts = new Map(objectives.map(({ id, text }) => [id, text]))
    const data = {
      ...{ goal, language },
      objectives: objectives.map(({ text }) => text),
      responses: refs.named.map(({ ref, thing }) => ({
        ref,
        objective: texts.get(thing.objectiveId ?? '') ?? null,
        question: thing.question,
        answer: thing.answer.slice(0, longestAnswer),
        sentiment: thing.sentiment,
      })),
    }
    const { said, provenance } = await ask(step, data, asking)
    const findings = said.findings.flatMap(({ kind, text, sentiment, sources }) => {
      const shown = shownBy(sources, refs.of)
      const kept = cut(text, 400)
      return shown.length > 0 && kept ? [{ kind, text: kept, sentiment, sources: shown }] : []
    })
    return { findings, provenance }
  }

function shownBy(
  said: Reply['findings'][number]['sources'],
  of: (ref: string) => ResponseToDigest | undefined,
): Quoted[] {
  return said.flatMap(({ response, quote }) => {
    const found = of(response)
    const span = found && locate(found.answer, quote)
    return span
      ? [{ responseId: found.responseId, quote: found.answer.slice(span.start, span.end) }]
      : []
  })
}
