import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { labelledRows } from '../../../../../scripts/lib/bench/analyst/labelled-rows.ts'
import { scoresOf } from '../../../../../scripts/lib/bench/analyst/scores.ts'
import { evaluateRows } from '../../../../../scripts/lib/bench/analyst/evaluation.ts'
import { scoreSentiment } from './sentiment.ts'

const languages = ['pt-br', 'en', 'ar'] as const

async function scored(language: SurveyLanguage, set: string) {
  const path = fileURLToPath(
    new URL(`../../../../../tests/corpus/sentiment/${language}${set}.csv`, import.meta.url),
  )
  async function* rows() {
    for await (const row of labelledRows(path)) yield { ...row, lang: language }
  }
  const counts = (await evaluateRows(rows())).languages.get(language)!
  return { ours: scoresOf(counts.engine), baseline: scoresOf(counts.baseline) }
}

test.each(
  languages.flatMap((each) => [['', each, 100] as const, ['.held-out', each, 60] as const]),
)(
  'the sentiment of corpus%s in %s is classified better than by the baseline',
  async (set, language, least) => {
    const { ours, baseline } = await scored(language, set)
    expect(ours.rows).toBeGreaterThanOrEqual(least)
    expect(ours.macroF1).toBeGreaterThanOrEqual(0.8)
    expect(ours.macroF1 - baseline.macroF1).toBeGreaterThan(0.2)
  },
)

test.each([
  ['en', 'not bad at all', 'positive'],
  ['en', 'it is not good', 'negative'],
  ['en', 'I would not say that it is good', 'negative'],
  ['en', 'no problems, no delays', 'positive'],
  ['en', 'soooo goood', 'positive'],
  ['en', 'less useful than before', 'negative'],
  ['en', 'It would be great if it worked', 'negative'],
  ['en', 'Great, another outage', 'negative'],
  ['en', 'It solved the problem', 'positive'],
  ['en', '2/10', 'negative'],
  ['en', '3 stars', 'neutral'],
  ['en', 'Fixed within two minutes', 'positive'],
  ['en', 'I waited two hours', 'negative'],
  ['pt-br', 'não é nada ruim', 'positive'],
  ['pt-br', 'não presta', 'negative'],
  ['pt-br', 'gostei não', 'negative'],
  ['pt-br', 'muuuito boooom', 'positive'],
  ['pt-br', 'Parabéns, conseguiram estragar tudo', 'negative'],
  ['pt-br', 'seria ótimo se funcionasse', 'negative'],
  ['pt-br', 'nota dez', 'positive'],
  ['pt-br', 'atendentes educadíssimas', 'positive'],
  ['pt-br', 'os preços são justos e as lojas limpinhas', 'positive'],
  ['pt-br', 'uma hora esperando na fila', 'negative'],
  ['ar', 'ليس جيدا', 'negative'],
  ['ar', 'مش وحش', 'positive'],
  ['ar', 'ماعجبني', 'negative'],
  ['ar', 'والخدمة ممتازة وموظفينهم متعاونين', 'positive'],
  ['ar', '٢/١٠', 'negative'],
  ['ar', 'حلووووو مرررره', 'positive'],
  ['en', 'The price (see the list!): unchanged', 'neutral'],
  ['en', 'I met Joy and asked Grace', 'neutral'],
  ['pt-br', 'Paguei no cartão de crédito', 'neutral'],
  ['pt-br', 'Fomos a Palmas de ônibus', 'neutral'],
  ['pt-br', 'a qualidade do som é muito baixa', 'negative'],
  ['pt-br', 'veio só um dos dois', 'negative'],
  ['ar', 'اجتمعت لجنة الطلاب', 'neutral'],
  ['ar', 'رقم التلفون في الصفحة', 'neutral'],
  ['ar', 'السعر (١٠ ريال): كما هو', 'neutral'],
  ['es', 'no me gustó nada', 'negative'],
  ['es', 'muy buena atención, rapidísimos', 'positive'],
] as const)('%s: %s is %s', (language, text, feeling) =>
  expect(scoreSentiment(text, language).class).toBe(feeling),
)

test('strength, capitals and exclamation marks count', () => {
  const score = (text: string) => scoreSentiment(text, 'en').score
  expect(score('very good')).toBeGreaterThan(score('good'))
  expect(score('slightly slow')).toBeGreaterThan(score('slow'))
  expect(score('it was GOOD!!!')).toBeGreaterThan(score('it was good'))
})

test('a higher confidence means higher accuracy', async () => {
  const results: { confidence: number; right: boolean }[] = []
  for (const language of languages)
    for await (const { text, label } of labelledRows(
      fileURLToPath(
        new URL(`../../../../../tests/corpus/sentiment/${language}.csv`, import.meta.url),
      ),
    )) {
      const read = scoreSentiment(text, language)
      results.push({
        confidence: read.confidence,
        right: (read.class === 'mixed' ? 'neutral' : read.class) === label,
      })
    }
  const share = (some: typeof results) => some.filter(({ right }) => right).length / some.length
  const sure = results.filter(({ confidence }) => confidence >= 0.7)
  const unsure = results.filter(({ confidence }) => confidence < 0.6)
  expect(share(sure)).toBeGreaterThan(share(unsure))
})
