// What tests of insights tell: complaints about price and support, and engines that say what they are told to.
import type { ResponsesToDigest, WrittenReport } from '#ports/ai.ts'
import { offlineAi } from '../../services/adapters/ai/offline/offline.ts'
import { provenance } from './conversation-events.ts'
import type { InsightHouse } from './insight-house.ts'

export const complaints = [
  'The price went up without a warning, and the support was slow and rude.',
  'I hate the price: it is terrible, and nobody at the support could explain it.',
  'The price is unfair and the support never answered me.',
  'I love the price, and the support was kind and quick.',
]

/** A survey with answers to its first point. */
export async function surveyed(house: InsightHouse, texts: readonly string[] = complaints) {
  const survey = await house.openSurvey()
  const said = []
  for (const text of texts) said.push(await survey.say(text, { sentiment: 'negative' }))
  return { ...survey, said }
}

/** Hears what is asked of the offline engine. */
export function listening(house: InsightHouse) {
  const asked: ResponsesToDigest[] = []
  house.engine.digest = (input, options) => {
    asked.push(input)
    return offlineAi.digest(input, options)
  }
  return asked
}

/** An engine that finds one thing in each answer and reports what it is told to. */
export function reporting(
  house: InsightHouse,
  write: (input: ResponsesToDigest['responses']) => Partial<WrittenReport>,
) {
  let responses: ResponsesToDigest['responses'] = []
  house.engine.digest = async (input) => {
    responses = [...responses, ...input.responses]
    const findings = input.responses.map(({ responseId, answer }) => ({
      kind: 'finding' as const,
      text: 'Something',
      sentiment: null,
      sources: [{ responseId, quote: answer }],
    }))
    return { findings, provenance }
  }
  house.engine.report = async () => ({
    ...{ overview: '', findings: [], topics: [], patterns: [], recommendations: [], provenance },
    ...write(responses),
  })
}
