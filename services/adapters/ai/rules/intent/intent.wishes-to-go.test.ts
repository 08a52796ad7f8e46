// Goodbyes with an apology, blessings, and questions that say the one before back.
import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { echoesQuestion } from './asked-questions.ts'
import { outrightOf } from './harm.ts'
import { readIntent } from './intent.ts'

test.each<[SurveyLanguage, string]>([
  ['en', "Sorry, I've got to pick the kids up now."],
  ['en', "Look I'm not doing any more of this."],
  ['pt-br', 'Desculpa, tenho que buscar meu filho na escola'],
  ['ar', 'معلش لازم أروح أجيب الأولاد'],
  ['en', "im gonna have to love you and leave you, shift's starting"],
  ['pt-br', 'ih moço vou ter q vazar, chegou caminhão aki'],
  ['pt-br', 'tô indo nessa, flw'],
  ['ar', 'معلش يا ستي لازم اقوم العيال بيعيطوا'],
  ['ar', 'طيب انا همشي بقى سلام'],
])('%s: “%s” is a goodbye', (language, answer) =>
  expect(readIntent(answer, language, '').intent).toBe('stop'),
)

test.each<[SurveyLanguage, string]>([
  ['en', 'Sorry, I have to say it is too expensive'],
  ['en', 'I have to pick the kids up at three, so mornings are best'],
  ['pt-br', 'Desculpa, tenho que dizer que achei caro'],
  ['en', 'You have to make a move on the board in ten seconds'],
  ['en', 'They hit the road at six every day'],
  ['pt-br', 'Vou lá, compro o pão e volto, é só isso.'],
  ['pt-br', 'tenho que correr o dia inteiro atrás de cliente'],
  ['pt-br', 'vou vazar desse emprego se não aumentarem'],
  ['pt-br', 'tô indo nessa academia faz um ano'],
  ['ar', 'ماشي الحال'],
  ['ar', 'همشي من الحضانة لو زودتوا المصاريف'],
  ['ar', 'لازم اقوم الساعة خمسة عشان الباص'],
])('%s: “%s” is none', (language, answer) =>
  expect(readIntent(answer, language, '').intent).toBe('answer'),
)

test.each<[SurveyLanguage, string]>([
  ['en', 'Nothing love, I am happy. God bless you all.'],
  ['pt-br', 'Nada não, meu filho, estou satisfeita. Deus abençoe vocês.'],
])('%s: “%s” is an answer', (language, answer) =>
  expect(readIntent(answer, language, '')).toMatchObject({ intent: 'answer', flags: [] }),
)

test('a question that says the one before back asks for other words', () => {
  const question = 'How has that been going?'
  expect(echoesQuestion({ question, answer: 'How has what been going?' }, 'en')).toBe(true)
  expect(echoesQuestion({ question, answer: 'How has the council been paid?' }, 'en')).toBe(false)
})

test.each<[SurveyLanguage, string]>([
  ['en', 'Is that a serious question?'],
  ['pt-br', 'sério que você tá perguntando isso?'],
  ['ar', 'أدفأ! شو هالسؤال'],
])('%s: “%s” complains of the question', (language, answer) =>
  expect(readIntent(answer, language, '').flags).toContain('asks'),
)

test('which of two is meant is asked behind an answer, too', () =>
  expect(
    readIntent('When she goes off her hay. Do you mean emergencies or check-ups?', 'en', ''),
  ).toMatchObject({ intent: 'answer', flags: ['asks'] }))

test.each<[SurveyLanguage, string]>([
  ['en', 'I have not quit yet'],
  ['pt-br', 'eu não pedi demissão ainda'],
])('%s: “%s” is no decision that was taken', (language, answer) =>
  expect(outrightOf(answer, language)?.situation).not.toBe('left'),
)

test.each([
  ['en', "Give me back the 50 quid and I'll think about it. I'm off, got a job.", true],
  ['en', 'They close at five. I’m out by then, so it never works.', false],
  ['pt-br', 'Cobraram a mais. Tô indo, tenho serviço.', true],
  [
    'pt-br',
    'O cadastro é pelo site, e levou duas semanas até o dia marcado. Fui, entreguei os papéis.',
    false,
  ],
  ['ar', 'رجعلي مصاريي. لازم أروح، عندي شغل.', true],
  ['pt-br', 'A galera é legal. tenho que correr, o gerente tá chamando', true],
  ['ar', 'لا كده كتير علينا. معلش يا ستي لازم اقوم العيال بيعيطوا', true],
] as const)('%s: a goodbye with its reason ends “%s”: %s', (language, answer, isLeaving) =>
  expect(readIntent(answer, language, '').flags.includes('leaving')).toBe(isLeaving),
)

test.each<[SurveyLanguage, string]>([
  ['en', "That's about it."],
  ['en', "That's all, really."],
  ['pt-br', 'Era isso.'],
  ['pt-br', 'Era só isso mesmo.'],
  ['ar', 'هذا كل ما لدي.'],
])('%s: “%s” ends the answer, not the interview', (language, answer) =>
  expect(readIntent(answer, language, '').intent).not.toBe('stop'),
)
