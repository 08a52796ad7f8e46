import { describe, expect, onTestFinished, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { esperanto } from '../../../../../tests/support/fixtures/languages/esperanto/language.ts'
import { questionBrief } from '../../../../../tests/support/fixtures/question-brief.ts'
import { languageOf, registerLanguage } from '../../languages/languages.ts'
import { groupOf, type RecognisedSituation } from '../../languages/types/situations.ts'
import { renderQuestion } from './question-rendering.ts'
import { acknowledgementOf, followUpQuestion, situationOf } from './situation-follow-up.ts'
import { parseSituationTexts, situationTexts } from './situation-texts.ts'

const written: readonly SurveyLanguage[] = ['en', 'pt-br', 'ar']
const waited = 'We waited four hours and then went home'
const questionsOf = (language: SurveyLanguage) =>
  [...situationTexts(language).values()].flatMap(({ questions }) => questions)

describe.each(written)('the texts of situations in %s', (language) => {
  test('have questions for each that is recognised, and words about what went wrong or well', () => {
    const recognised = Object.keys(languageOf(language).followUps.outright) as RecognisedSituation[]
    const textsOf = (situation: RecognisedSituation) => situationTexts(language).get(situation)
    // A misfortune is followed up as any problem.
    const unasked = recognised.filter((each) => !textsOf(each)?.questions.length)
    expect(unasked).toEqual(['misfortune'])
    const unacknowledged = recognised.filter(
      (each) => groupOf(each) !== 'decision' && (textsOf(each)?.acknowledgements.length ?? 0) < 2,
    )
    expect(unacknowledged).toEqual([])
    const repeated = recognised.filter((each) => {
      const texts = textsOf(each)?.questions.map(({ text }) => text) ?? []
      return new Set(texts).size < texts.length
    })
    expect(repeated).toEqual([])
  })
  test('are one question each, and no acknowledgement asks', () => {
    for (const { text } of questionsOf(language)) expect(text).toMatch(/^[^?؟]+[?؟]$/)
    for (const { acknowledgements } of situationTexts(language).values())
      for (const text of acknowledgements) expect(text).toMatch(/[^?؟!]$/)
  })
})

test.each<[SurveyLanguage, string]>([
  ['en', 'They gave me another man’s tablets in the bag'],
  ['en', 'My son stopped breathing and the ambulance came'],
  ['pt-br', 'Aplicaram a dose errada no meu bebê'],
  ['pt-br', 'Ele engasgou e foi parar no hospital'],
  ['ar', 'الممرضة أعطت ابني حقنة ليست له'],
  ['ar', 'نسي السائق طفلاً نائماً في الحافلة'],
])('%s: “%s” is grave', (language, answer) => {
  expect(situationOf(answer, language)).toBe('grave-harm')
  expect(acknowledgementOf({ answer, asked: [] }, ['problem'], language)).not.toBe('')
})

test.each<[SurveyLanguage, string]>([
  ['en', 'One lad lost his temper with my son in front of the others'],
  ['ar', 'شفت ماتش الأهلي امبارح كان نار'],
])('%s: no sympathy after “%s”', (language, answer) =>
  expect(acknowledgementOf({ answer, asked: [] }, ['problem'], language)).toBe(''),
)

describe('a follow-up on a situation', () => {
  test('asks for other things each time, then for nothing', () => {
    const asked: string[] = []
    for (let turn = 0; turn < 12; turn++) {
      const question = followUpQuestion({ answer: waited, asked }, 'en')
      if (!question) break
      asked.push(question)
    }
    expect(asked.length).toBeGreaterThan(1)
    expect(new Set(asked).size).toBe(asked.length)
    expect(followUpQuestion({ answer: waited, asked }, 'en')).toBeUndefined()
    const things = asked
      .map((text) => questionsOf('en').find((each) => each.text === text)?.asks)
      .filter((asks) => asks !== 'detail')
    expect(new Set(things).size).toBe(things.length)
  })
  test('does not ask how long where the answer says it', () => {
    const durations = questionsOf('en').flatMap(({ asks, text }) =>
      asks === 'duration' ? [text] : [],
    )
    for (let n = 0; n < 6; n++)
      expect(durations).not.toContain(
        followUpQuestion({ answer: waited, asked: Array.from({ length: n }, () => '…?') }, 'en'),
      )
  })
  test('leaves out what the respondent asks', () =>
    expect(situationOf('All fine. Are you a robot, and is nobody reading this?', 'en')).toBe(
      undefined,
    ))
})

describe('a word before the next question', () => {
  test('is none about tears of joy', () => {
    const answer = 'Maravilhosa! Eu chorei igual quando vi no cinema em 98.'
    expect(situationOf(answer, 'pt-br')).toBeUndefined()
    expect(situationOf('Fiquei chorando no corredor, ninguém veio.', 'pt-br')).toBeDefined()
  })
  test.each<[SurveyLanguage, string]>([
    ['en', 'He sent me home, and four months later another hospital said it was melanoma.'],
    ['pt-br', 'Falaram que não era nada e depois descobriram um tumor.'],
    ['ar', 'قالوا لا شيء، وبعد أشهر تبين أنه سرطان.'],
  ])('%s: “%s” is met with sympathy, and nothing asks about it', (language, answer) => {
    expect(situationOf(answer, language)).toBe('somebody-ill-or-dead')
    expect(acknowledgementOf({ answer, asked: [] }, ['problem'], language)).not.toBe('')
  })
  const exchange = { question: 'How was it?', objectiveId: 'p', answer: waited }
  const objective = { id: 'q', text: 'Price', question: 'What do you think of the price?' }
  const next = async (transcript: (typeof exchange)[]) =>
    (
      await renderQuestion(
        questionBrief({ purpose: 'objective', after: 'answer', objective, transcript }),
      )
    ).text
  test('is said about what went wrong, and never twice the same', async () => {
    const first = await next([exchange])
    expect(first).toMatch(/^\S.+\. What do you think of the price\?$/)
    const again = [exchange, { ...exchange, question: first }]
    expect(await next(again)).toMatch(/^(?:\S.*thank.*\. )?What do you think of the price\?$/i)
    const later = await next([...again, { ...exchange, answer: 'Yes' }, exchange])
    expect(later).toMatch(/^\S.+\. What do you think of the price\?$/)
    expect(later).not.toBe(first)
  })
  test('is not said about an answer that tells nothing for sure', async () => {
    expect(await next([{ ...exchange, answer: 'On Mondays, with the bus' }])).toBe(
      objective.question,
    )
    expect(acknowledgementOf({ answer: waited, asked: [] }, ['success'], 'en')).toBe('')
  })
})

test('without texts and patterns nothing is asked or said', () => {
  onTestFinished(registerLanguage(esperanto))
  const language = esperanto.code as SurveyLanguage
  const recognised = { answer: 'Mi atendis kvar horojn', asked: [] }
  expect(followUpQuestion(recognised, language)).toBeUndefined()
  expect(acknowledgementOf(recognised, ['problem'], language)).toBe('')
})

test('a line that is no text of a situation is named', () => {
  expect(() => parseSituationTexts('[broken]\nWhat broke?')).toThrow('What broke?')
})

test.each<[SurveyLanguage, string, RecognisedSituation]>([
  ['en', 'A man pulled a knife on our cashier', 'violence'],
  ['en', 'I put a brake fault in twice and it just got logged', 'reported-in-vain'],
  ['en', 'There are bare wires in the cellar', 'hazard'],
  ['pt-br', 'O cara atirou na perna dele', 'violence'],
  ['pt-br', 'a luz do fundo ta queimada faz tres meses ja falei e nada', 'reported-in-vain'],
  ['pt-br', 'A escada é sem corrimão', 'hazard'],
  ['ar', 'طلع سكين علي زميلي', 'violence'],
  ['ar', 'قلت للمديرة مرتين ومحدش عمل حاجة', 'reported-in-vain'],
  ['ar', 'حوض المية مفيش عليه سور', 'hazard'],
])('%s: “%s” is followed up as %s', (language, answer, situation) => {
  expect(situationOf(answer, language)).toBe(situation)
  expect(followUpQuestion({ answer, asked: [] }, language)).toBeDefined()
})

test.each<[SurveyLanguage, string, RecognisedSituation]>([
  ['en', 'I told them and they fixed it within the hour', 'reported-in-vain'],
  ['en', 'There is no point in the afternoon class', 'reported-in-vain'],
  ['en', 'The brakes on the buggy are lovely and there is a rail', 'hazard'],
  ['pt-br', 'Falei com o gerente e ele resolveu na hora', 'reported-in-vain'],
  ['pt-br', 'Já falei com a minha irmã sobre o curso', 'reported-in-vain'],
  ['pt-br', 'A grade do curso é boa e tem corrimão', 'hazard'],
  ['ar', 'قلت للمديرة وحلت المشكلة على طول', 'reported-in-vain'],
  ['ar', 'السور حلو والدرابزين جديد', 'hazard'],
])('%s: “%s” is not %s', (language, answer, situation) =>
  expect(situationOf(answer, language)).not.toBe(situation),
)
