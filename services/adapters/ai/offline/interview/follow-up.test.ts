import { describe, expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { codeAnswer } from './answer-coding.ts'
import { questionBrief } from '../../../../../tests/support/fixtures/question-brief.ts'
import { isWhole } from './quotable-clause.ts'
import { renderQuestion } from './question-rendering.ts'
import { outrightIn } from '../../rules/intent/harm.ts'

test.each<[SurveyLanguage, string, string | undefined]>([
  ['en', 'nobody rang me back', 'no-reply'],
  ['en', 'they never paid my expenses', 'overcharged'],
  ['en', 'the hose split on the first go', 'broken'],
  ['en', 'the lad said I would have to pay for it', 'lost-money'],
  ['en', 'so I left in October', 'left'],
  ['en', 'they should open earlier', 'wish'],
  ['en', 'I left at eight as usual', undefined],
  ['en', 'I do not pay for it', undefined],
  ['en', 'he lost weight', undefined],
  ['en', 'you didn’t answer what I asked', undefined],
  ['en', 'the wife makes a fry up', undefined],
  ['pt-br', 'ninguém me pagou a estadia', 'overcharged'],
  ['pt-br', 'fiquei cinco horas esperando na cadeira', 'waited-long'],
  ['pt-br', 'desisti do curso em maio', 'left'],
  ['pt-br', 'voltar vazio é passear de caminhão', undefined],
  ['pt-br', 'o saldo cai certinho', undefined],
  ['pt-br', 'perdi peso nesse ano', undefined],
  ['pt-br', 'Você não respondeu o que eu perguntei', undefined],
  ['pt-br', 'ninguém respondeu meu e-mail', 'no-reply'],
  ['ar', 'ما حدا رد علي', 'no-reply'],
  ['ar', 'انتظرنا خمس ساعات', 'waited-long'],
  ['ar', 'تركت العمل في الصيف', 'left'],
  ['ar', 'الأكل طيب', undefined],
  ['ar', 'ما جاوبت على سؤالي', undefined],
  ['es', 'nadie me llamó', 'no-reply'],
])('%s: “%s” tells outright: %s', (language, clause, situation) =>
  expect(outrightIn([{ text: clause }], language)?.situation).toBe(situation),
)

const need = async (language: SurveyLanguage, question: string, answer: string) => {
  const input = { question, answer, language, kind: 'open' as const, objectiveId: 'a' }
  return (await codeAnswer({ ...input, objectives: [{ id: 'a', text: '…' }] })).followUp
}

test.each<[SurveyLanguage, string, string, string]>([
  ['en', 'How did it go?', 'Terrible. Nobody told us a thing.', 'wanted'],
  ['en', 'How did it go?', 'Bit cold.', 'optional'],
  ['en', 'How did it go?', 'It was fine, no complaints.', 'needless'],
  ['en', 'Where do you sleep?', 'In the cab.', 'needless'],
  ['en', 'How did it go?', 'Well, nobody came, and then my father died that night.', 'needless'],
  ['en', 'How did it go?', 'I said, the team.', 'needless'],
  ['pt-br', 'Como foi a espera?', 'Ninguém avisou nada.', 'wanted'],
  ['pt-br', 'Onde você dorme?', 'Na boleia.', 'needless'],
  ['pt-br', 'Como é o pagamento?', 'Cai certo.', 'needless'],
  ['ar', 'كيف كان الاستقبال؟', 'ما حد رد علينا', 'wanted'],
  ['ar', 'كيف كان الاستقبال؟', 'تمام الحمد لله', 'needless'],
])('%s: “%s” “%s” is %s', async (language, question, answer, expected) =>
  expect(await need(language, question, answer)).toBe(expected),
)

describe('a follow-up', () => {
  const probe = async (answer: string, about: string) =>
    (
      await renderQuestion(
        questionBrief({
          purpose: 'probe',
          about: { text: about },
          transcript: [{ question: 'How was it?', objectiveId: 'p', answer }],
        }),
      )
    ).text
  test('quotes only where the answer says several things', async () => {
    const clause = 'nobody rang me back'
    expect(await probe(clause, clause)).not.toContain('“')
    expect(await probe(`It was a Monday, I was ill, ${clause}.`, clause)).toContain(`“${clause}”`)
  })
  test('never quotes what cannot stand alone', () => {
    for (const clause of ['when nobody rang me back', 'with no reply', 'as I said nobody came'])
      expect(isWhole(clause, 'en')).toBe(false)
  })
  test('on anything else fits anything', async () => {
    expect(await probe('Two pound eighty for a pasty.', 'Two pound eighty')).toMatch(
      /more|say|else|example/,
    )
  })
})
