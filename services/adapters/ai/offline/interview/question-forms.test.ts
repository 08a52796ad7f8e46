import { describe, expect, test } from 'vitest'
import { SurveyLanguage } from '#contract/languages.ts'
import { lexicons } from '../../../../../scripts/lib/bench/interviewer/text-analysis.ts'
import { questionBrief } from '../../../../../tests/support/fixtures/question-brief.ts'
import { languageOf } from '../../languages/languages.ts'
import { questionFormOf } from './question-forms.ts'
import { renderQuestion } from './question-rendering.ts'

test.each(SurveyLanguage.options)(
  '%s: plain questions and follow-ups guess nothing',
  (language) => {
    const { leading, doubleBarrelled } = lexicons[language]
    const { forms, plainly } = languageOf(language).questionForms!
    const texts = forms.flatMap(({ plain, more = [] }) => [...plain, ...more])
    expect(texts.filter((text) => leading.test(text) || doubleBarrelled.test(text))).toEqual([])
    for (const text of texts) expect(text.match(/[?؟]/g)).toHaveLength(1)
    for (const text of plainly) expect(text).not.toMatch(/[?؟]/)
  },
)

test.each<[SurveyLanguage, string, string]>([
  ['en', 'What would have made your first days at home easier?', 'one thing'],
  ['en', 'Who did you know to call?', 'person or place'],
  ['en', 'How often do you ride?', 'rough guess'],
  ['en', 'How do you find the price?', 'good, bad'],
  ['pt-br', 'O que você mudaria no posto?', 'uma coisa só'],
  ['pt-br', 'Como costuma ser a espera?', 'bom, ruim'],
  ['ar', 'ما الذي تودّ تغييره في العيادة؟', 'شيء واحد'],
  ['ar', 'ما رأيك في أسعارنا؟', 'جيد'],
])('%s: “%s” in plain words', (language, question, words) => {
  expect(questionFormOf(question, language)?.plain.join(' ')).toContain(words)
})

describe('a question that is not understood', () => {
  const question = 'How do you find the fare?'
  const ask = async (answer: string) => {
    const transcript = [{ question, objectiveId: 'p', answer }]
    const objective = { id: 'p', text: 'The fare', question }
    const brief = { purpose: 'clarify', objective, after: 'question-back', transcript } as const
    return (await renderQuestion(questionBrief(brief))).text
  }
  test.each(['I don’t understand the question', 'fare?', '?', 'What do you mean?'])(
    '“%s” gets other words',
    async (answer) => {
      const text = await ask(answer)
      expect(text.toLowerCase()).not.toContain(question.toLowerCase())
      expect(text).toContain('the fare')
    },
  )
})
