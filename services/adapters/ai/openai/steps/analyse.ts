import { z } from 'zod'
import { Emotion } from '#contract/events/insights.ts'
import type { Ai, Analysis, AnswerToAnalyse } from '#ports/ai.ts'
import type { Ask, Step } from '../ask.ts'
import { locate } from '../text/locate.ts'
import { cut, plain, rounded } from '../text/plain.ts'
import { FeelingReply, signed, toFeeling } from './feeling.ts'
import { withoutItsWords } from './without-its-words.ts'

const Reply = z.object({
  sentiment: FeelingReply,
  emotions: z.array(z.object({ emotion: Emotion, share: z.number() })),
  aspects: z.array(z.object({ name: z.string(), quote: z.string(), sentiment: z.number() })),
  explanation: z.string(),
})
type Reply = z.infer<typeof Reply>

const step: Step<Reply> = { name: 'analyse', reply: Reply, usualTokens: 300, mostTokens: 4_000 }

const mostAspects = 12
const longestName = 60

/** Aspects are kept where the answer shows them, shares where they add up to something. */
export const analysing =
  (ask: Ask): Ai['analyse'] =>
  async (input, asking) => {
    const { question, kind, answer, language, emotions, aspects: keywords } = input
    const data = { question, kind, answer, language, emotions, keywords }
    const { said, provenance } = await ask(step, data, asking)
    return {
      sentiment: toFeeling(said.sentiment),
      emotions: emotions ? sharesOf(said.emotions) : {},
      aspects: aspectsIn(input, said),
      explanation: withoutItsWords(cut(said.explanation, 300), answer),
      provenance,
    }
  }

/** Of all that was found, adding up to 1. */
function sharesOf(said: Reply['emotions']): Analysis['emotions'] {
  const felt = said.filter(({ share }) => share > 0)
  const total = felt.reduce((sum, { share }) => sum + share, 0)
  const shares: Analysis['emotions'] = {}
  for (const { emotion, share } of felt)
    shares[emotion] = rounded((shares[emotion] ?? 0) + share / total)
  return shares
}

function aspectsIn({ answer, aspects: keywords }: AnswerToAnalyse, said: Reply) {
  if (keywords === null) return []
  const owners = new Map(keywords.map((keyword) => [keyword.trim().toLowerCase(), keyword]))
  const found = new Map<string, Analysis['aspects'][number]>()
  for (const { name, quote, sentiment } of said.aspects) {
    const keyword = owners.get(plain(name).toLowerCase())
    const shown = keyword ? locate(answer, quote) : locate(answer, name)
    if (!shown) continue
    const called = keyword ?? answer.slice(shown.start, shown.end).toLowerCase()
    if (called.length > longestName || found.has(called)) continue
    const source = keyword ? ('keyword' as const) : ('discovered' as const)
    found.set(called, { name: called, sentiment: signed(sentiment), source })
  }
  return [...found.values()].slice(0, mostAspects)
}
