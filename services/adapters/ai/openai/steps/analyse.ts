import { z } from 'zod'
import { Emotion } from '#contract/events/responses.ts'
import type { Ai, Analysis, AnswerToAnalyse } from '#ports/ai.ts'
import type { StepRunner, Step } from '../step-runner.ts'
import { locateQuote } from '../text/locate-quote.ts'
import { truncate, toPlainText, roundToHundredths } from '../text/plain-text.ts'
import { SentimentReply, clampScore, toSentimentScore } from './sentiment.ts'
import { removeQuotingSentences } from './quote-removal.ts'

const Reply = z.object({
  sentiment: SentimentReply,
  emotions: z.array(z.object({ emotion: Emotion, share: z.number() })),
  aspects: z.array(z.object({ name: z.string(), quote: z.string(), sentiment: z.number() })),
  explanation: z.string(),
})
type Reply = z.infer<typeof Reply>

const step: Step<Reply> = {
  name: 'analyse',
  replySchema: Reply,
  expectedTokens: 300,
  maxTokens: 4_000,
}

const maxAspects = 12
const maxNameLength = 60

/** Aspects are kept where the answer shows them, shares where they add up to something. */
export const createAnalyser =
  (ask: StepRunner): Ai['analyse'] =>
  async (input, asking) => {
    const { question, kind, answer, language, emotions, aspects: keywords } = input
    const data = { question, kind, answer, language, emotions, keywords }
    const { reply, provenance } = await ask(step, data, asking)
    return {
      sentiment: toSentimentScore(reply.sentiment),
      emotions: emotions ? toShares(reply.emotions) : {},
      aspects: locateAspects(input, reply),
      explanation: removeQuotingSentences(truncate(reply.explanation, 300), answer),
      provenance,
    }
  }

/** Of all that was found, adding up to 1. */
function toShares(said: Reply['emotions']): Analysis['emotions'] {
  const felt = said.filter(({ share }) => share > 0)
  const total = felt.reduce((sum, { share }) => sum + share, 0)
  const shares: Analysis['emotions'] = {}
  for (const { emotion, share } of felt)
    shares[emotion] = roundToHundredths((shares[emotion] ?? 0) + share / total)
  return shares
}

function locateAspects({ answer, aspects: keywords }: AnswerToAnalyse, said: Reply) {
  if (keywords === null) return []
  const owners = new Map(keywords.map((keyword) => [keyword.trim().toLowerCase(), keyword]))
  const found = new Map<string, Analysis['aspects'][number]>()
  for (const { name, quote, sentiment } of said.aspects) {
    const keyword = owners.get(toPlainText(name).toLowerCase())
    const shown = keyword ? locateQuote(answer, quote) : locateQuote(answer, name)
    if (!shown) continue
    const called = keyword ?? answer.slice(shown.start, shown.end).toLowerCase()
    if (called.length > maxNameLength || found.has(called)) continue
    const source = keyword ? ('keyword' as const) : ('discovered' as const)
    found.set(called, { name: called, sentiment: clampScore(sentiment), source })
  }
  return [...found.values()].slice(0, maxAspects)
}
