import { z } from 'zod'
import { Emotion } from '#contract/events/responses.ts'
import type { Ai } from '#ports/ai.ts'
import type { Analysis, AnswerToAnalyse } from '#ports/ai/assessment.ts'
import type { StepRunner, Step } from '../step-runner.ts'
import { locateQuote } from '../text/locate-quote.ts'
import { roundToHundredths } from '../../rules/numbers.ts'
import { truncate, toPlainText } from '../text/plain-text.ts'
import { SentimentReply, clampScore, toSentimentScore } from './sentiment.ts'
import { removeQuotingSentences } from './quote-removal.ts'

export const AnalyseReply = z.object({
  sentiment: SentimentReply,
  emotions: z.array(z.object({ emotion: Emotion, share: z.number() })),
  aspects: z.array(z.object({ name: z.string(), quote: z.string(), sentiment: z.number() })),
  explanation: z.string(),
})
export type AnalyseReply = z.infer<typeof AnalyseReply>

export const analyseStep: Step<AnalyseReply> = {
  name: 'analyse',
  replySchema: AnalyseReply,
  expectedTokens: 300,
  maxTokens: 4_000,
}

const maxAspects = 12
const maxNameLength = 60

/** Keeps the aspects that the answer has, and emotion shares that do not add up to 0. */
export const createAnalyser =
  (ask: StepRunner): Ai['analyse'] =>
  async (input, asking) => {
    const { question, kind, answer, language, ownerLanguage, emotions, aspects: keywords } = input
    const data = {
      ...{ question, kind, answer, language, owner_language: ownerLanguage },
      ...{ emotions, keywords },
    }
    const { reply, provenance } = await ask(analyseStep, data, asking)
    return { ...toAnalysis(input, reply), provenance }
  }

export const toAnalysis = (
  input: AnswerToAnalyse,
  reply: AnalyseReply,
): Omit<Analysis, 'provenance'> => ({
  sentiment: toSentimentScore(reply.sentiment),
  emotions: input.emotions ? toShares(reply.emotions) : {},
  aspects: locateAspects(input, reply),
  explanation: removeQuotingSentences(truncate(reply.explanation, 300), input.answer),
})

/** Normalised to a sum of 1. */
function toShares(emotions: AnalyseReply['emotions']): Analysis['emotions'] {
  const positive = emotions.filter(({ share }) => share > 0)
  const total = positive.reduce((sum, { share }) => sum + share, 0)
  const shares: Analysis['emotions'] = {}
  for (const { emotion, share } of positive)
    shares[emotion] = roundToHundredths((shares[emotion] ?? 0) + share / total)
  return shares
}

function locateAspects({ answer, aspects: keywords }: AnswerToAnalyse, reply: AnalyseReply) {
  if (keywords === null) return []
  const owners = new Map(keywords.map((keyword) => [keyword.trim().toLowerCase(), keyword]))
  const found = new Map<string, Analysis['aspects'][number]>()
  for (const { name, quote, sentiment } of reply.aspects) {
    const keyword = owners.get(toPlainText(name).toLowerCase())
    const span = keyword ? locateQuote(answer, quote) : locateQuote(answer, name)
    if (!span) continue
    const resolvedName = keyword ?? answer.slice(span.start, span.end).toLowerCase()
    if (resolvedName.length > maxNameLength || found.has(resolvedName)) continue
    const source = keyword ? ('keyword' as const) : ('discovered' as const)
    found.set(resolvedName, { name: resolvedName, sentiment: clampScore(sentiment), source })
  }
  return [...found.values()].slice(0, maxAspects)
}
