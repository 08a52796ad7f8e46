import type { Emotion } from '#contract/events/insights.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Ai, Feeling } from '#ports/ai.ts'
import { keyphrasesOf } from './keyphrases.ts'
import { lexicons } from './lexicons/all.ts'
import { measured } from './provenance.ts'
import { feelingOf } from './sentiment.ts'
import { clausesOf, wordsOf } from './text.ts'

const promptVersion = 'analysis-1'

/** Counts words of feeling: no more is claimed than was counted. */
export const analyse: Ai['analyse'] = async ({ answer, language }) =>
  measured(promptVersion, () => {
    const sentiment = feelingOf(answer, language)
    const emotions = emotionsIn(answer, language)
    return {
      sentiment,
      emotions,
      aspects: aspectsOf(answer, language),
      explanation: explain(sentiment, language),
    }
  })

function emotionsIn(answer: string, language: SurveyLanguage): Partial<Record<Emotion, number>> {
  const words = wordsOf(answer).map(({ folded }) => folded)
  const counts = Object.entries(lexicons[language].emotions)
    .map(
      ([emotion, lexicon]) => [emotion, words.filter((word) => lexicon.has(word)).length] as const,
    )
    .filter(([, count]) => count > 0)
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  const shares = counts.map(([emotion, count]) => [
    emotion,
    Math.round((count / total) * 100) / 100,
  ])
  return Object.fromEntries(shares) as Partial<Record<Emotion, number>>
}

function aspectsOf(answer: string, language: SurveyLanguage) {
  const clauses = clausesOf(answer)
  return keyphrasesOf(answer, language).map(({ text, start }) => {
    const clause = clauses.find((each) => each.start <= start && start < each.end)
    return {
      name: text,
      sentiment: feelingOf(clause?.text ?? text, language).score,
      source: 'discovered' as const,
    }
  })
}

const sentences: Record<SurveyLanguage, Record<Feeling['class'], string>> = {
  'pt-br': {
    positive: 'Predominam palavras de sentimento positivo.',
    negative: 'Predominam palavras de sentimento negativo.',
    neutral: 'Há poucas palavras que expressem sentimento.',
    mixed: 'Há palavras de sentimento positivo e negativo.',
  },
  en: {
    positive: 'Words of positive feeling prevail.',
    negative: 'Words of negative feeling prevail.',
    neutral: 'Few words express a feeling.',
    mixed: 'There are words of both positive and negative feeling.',
  },
  ar: {
    positive: 'تغلب الكلمات الدالة على شعور إيجابي.',
    negative: 'تغلب الكلمات الدالة على شعور سلبي.',
    neutral: 'الكلمات الدالة على المشاعر قليلة.',
    mixed: 'توجد كلمات تدل على مشاعر إيجابية وأخرى سلبية.',
  },
  es: {
    positive: 'Predominan palabras de sentimiento positivo.',
    negative: 'Predominan palabras de sentimiento negativo.',
    neutral: 'Hay pocas palabras que expresen sentimiento.',
    mixed: 'Hay palabras de sentimiento positivo y negativo.',
  },
}

function explain(feeling: Feeling, language: SurveyLanguage): string {
  return sentences[language][feeling.class]
}
