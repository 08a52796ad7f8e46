// Tests the detectors of the bench with flawed and with fair questions.
import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { findFlaws, type Flaw } from './question-flaws.ts'
import type { InterviewTurn } from './run-interviews.ts'
import { detectLanguage, stemsOf } from './text-analysis.ts'

function flawsOf(language: 'pt-br' | 'en' | 'ar', ...texts: readonly string[]): Flaw[] {
  const turns = texts.map((text, index) => ({
    question: { number: index + 1, text } as InterviewTurn['question'],
    answer: undefined,
    coded: undefined,
    isQualified: undefined,
    duration: undefined,
  }))
  return findFlaws({ turns, language }).map(({ flaw }) => flaw)
}

test.each([
  ['en', 'Don’t you think the price is fair?'],
  ['en', 'Surely the support helped you?'],
  ['en', 'How annoying was the new menu for you?'],
  ['en', 'You liked the course, right?'],
  ['en', 'That must have been hard. What did you do?'],
  ['pt-br', 'Você não acha o preço justo?'],
  ['pt-br', 'O atendimento foi rápido, né?'],
  ['pt-br', 'Com certeza o suporte ajudou. O que mais gostou?'],
  ['pt-br', 'Você concorda que o aplicativo é lento?'],
  ['ar', 'ألا ترى أن السعر عادل؟'],
  ['ar', 'من الواضح أن الخدمة بطيئة، ما رأيك؟'],
] as const)('%s: “%s” suggests an answer', (language, text) =>
  expect(flawsOf(language, text)).toEqual(['leading']),
)

test.each([
  ['en', 'What did you like and why did you stay?'],
  ['en', 'How do you feel about both the price and the support?'],
  ['pt-br', 'O que aconteceu e como você se sentiu?'],
  ['pt-br', 'Quando você usa, e por que parou?'],
  ['ar', 'ماذا حدث وكيف شعرت بعدها؟'],
  ['ar', 'متى بدأت المشكلة ولماذا لم تتصل بالدعم؟'],
] as const)('%s: “%s” asks two things', (language, text) =>
  expect(flawsOf(language, text)).toEqual(['doubleBarrelled']),
)

test.each([
  ['en', 'Thank you. If you could change one thing, what would it be?'],
  ['en', 'What did you expect to find and did not?'],
  ['en', 'What did someone say or do that you still remember?'],
  ['en', 'You said “don’t you agree, and why?”. What was behind that?'],
  ['pt-br', 'Se pudesse mudar uma coisa, o que mudaria?'],
  ['pt-br', 'O que não funcionou e acabou atrapalhando o seu dia?'],
  ['pt-br', 'Entendi. O que levou você a procurar uma alternativa?'],
  ['ar', 'لو كان القرار لك لأسبوع واحد، فما أول تغيير؟'],
  ['ar', 'ما رأيك في التنظيم والمكان؟'],
] as const)('%s: “%s” is a fair question', (language, text) =>
  expect(flawsOf(language, text)).toEqual([]),
)

test('two questions in one text are found', () =>
  expect(flawsOf('en', 'What happened next? Who helped you?')).toEqual(['severalQuestions']))

test.each([
  ['en', 'Thanks. What would you change about it?', 'I see. What would you change about it?'],
  ['pt-br', 'O que mais pesou na sua decisão?', 'O que pesou mais na sua decisão?'],
  ['ar', 'ما أكثر ما أزعجك في الخدمة؟', 'شكرًا. ما أكثر ما أزعجك في الخدمة؟'],
] as const)('%s: “%s” is asked again', (language, ...texts) =>
  expect(flawsOf(language, ...texts)).toEqual(['repeated']),
)

test('the same question about another quote is no repeat', () =>
  expect(
    flawsOf(
      'en',
      'You said “the bot did not understand what I wrote”. What was that like for you?',
      'You said “I compared three other options in March”. What was that like for you?',
    ),
  ).toEqual([]))

test('a question in another language than the conversation’s is found', () =>
  expect(flawsOf('pt-br', 'What is it that you would like to change about this?')).toEqual([
    'wrongLanguage',
  ]))

test.each<[SurveyLanguage | undefined, string]>([
  ['pt-br', 'o reajuste de janeiro veio sem aviso e subiu muito'],
  ['en', 'the increase came without notice and was quite high'],
  ['es', 'el aumento de enero vino sin aviso y fue muy alto'],
  ['ar', 'جاءت الزيادة في شهر يناير من دون إشعار'],
  [undefined, 'Netflix'],
])('%s: “%s”', (language, text) => expect(detectLanguage(text)).toBe(language))

test('forms of a word share a stem, and frequent words have none', () => {
  expect(stemsOf('the cancelled invoices')).toEqual(stemsOf('cancelling an invoice'))
  expect(stemsOf('والأسعار')).toEqual(stemsOf('الأسعار'))
})
