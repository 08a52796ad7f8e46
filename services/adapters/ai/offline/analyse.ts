import type { Ai, AnswerToAnalyse, Analysis } from '#ports/ai.ts'
import { aspectsOf } from './aspects.ts'
import { chosenFeeling } from './chosen.ts'
import { emotionsIn } from './emotions.ts'
import { explain } from './explain.ts'
import { measured } from './provenance.ts'
import { feelingOf, weighingsOf } from './sentiment.ts'

const promptVersion = 'analysis-2'

/** Counts words of feeling, and says which weighed: no more is claimed than was counted. */
export const analyse: Ai['analyse'] = async (input) => measured(promptVersion, () => read(input))

function read(input: AnswerToAnalyse): Omit<Analysis, 'provenance'> {
  const { answer, language, kind, emotions, aspects } = input
  const chosen = chosenFeeling(kind, answer, language)
  const sentiment = chosen ?? feelingOf(answer, language)
  const isMoved = sentiment.class !== 'neutral'
  return {
    sentiment,
    emotions: emotions ? emotionsIn(answer, language, isMoved) : {},
    aspects: aspects === null || kind !== 'open' ? [] : aspectsOf(answer, language, aspects),
    explanation: explain(sentiment.class, weighingsOf(answer, language), language),
  }
}
