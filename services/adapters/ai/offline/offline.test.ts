import { expect, test } from 'vitest'
import { describeAi } from '../../../../tests/conformance/ai/suite.ts'
import { scoreSentiment } from '../rules/sentiment/sentiment.ts'
import { detectLanguage } from '../rules/intent/language-detection.ts'
import { questionBrief } from '../../../../tests/support/fixtures/question-brief.ts'
import { offlineAi } from './offline.ts'

describeAi('the offline engine', () => offlineAi)

test.each([
  ['o atendimento foi muito bom', 'positive'],
  ['não gostei do atendimento', 'negative'],
  ['o atendimento não foi ruim', 'positive'],
  ['amei o produto, mas a entrega foi péssima e demorou', 'mixed'],
  ['fui na terça pela manhã', 'neutral'],
  ['na prática, fui na terça', 'neutral'],
] as const)('%s is %s', (text, feeling) =>
  expect(scoreSentiment(text, 'pt-br').class).toBe(feeling),
)

test.each([
  ['Quero saber a opinião dos alunos', 'pt-br'],
  ['What do students think of the course', 'en'],
  ['ما رأي الطلاب في الدورة', 'ar'],
  ['Quiero saber la opinión de los alumnos del curso', 'es'],
  ['ok', 'en'],
] as const)('%s is in %s', (text, language) => expect(detectLanguage(text, 'en')).toBe(language))

test.each([
  ['Quero medir a satisfação dos funcionários com o home office', 'empathetic'],
  ['Understand willingness to pay for a premium plan', 'analytical'],
  ['Ouvir quem foi ao nosso evento de tecnologia', 'friendly'],
] as const)('a goal such as "%s" has an %s personality', async (goal, personality) =>
  expect(await offlineAi.structure(goal, 'pt-br')).toMatchObject({ ai_personality: personality }),
)

test('an owner’s own question is asked verbatim', async () => {
  const { text } = await offlineAi.word(
    questionBrief({ objective: { id: 'p', text: 'Is the price fair?' } }),
  )
  expect(text).toBe('Is the price fair?')
})
