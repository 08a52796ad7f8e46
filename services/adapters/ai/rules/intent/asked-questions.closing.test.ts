// A question at the end of an answer gets its reply; one that expects none does not.
import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { toSearchText } from '../text/tokenizer.ts'
import { askedKindsIn, type AskedKind } from './asked-questions.ts'
import { readIntent } from './intent.ts'

const flagsOf = (answer: string, language: SurveyLanguage) =>
  readIntent(answer, language, '', { question: '…?' })

test.each<[SurveyLanguage, string]>([
  ['en', 'Bit slow. Will I hear back about any of it?'],
  ['en', 'My turn came quick. Did other people say the same?'],
  ['en', 'The tea machine was broken, and should I mention the parking too?'],
  ['pt-br', 'Meio devagar. Vou ter retorno disso?'],
  ['pt-br', 'Quarenta minutos, dá pra avisar o gerente?'],
  ['ar', 'الممرضة كانت لطيفة. هل آخذ شي مقابل هذا؟'],
  ['ar', 'أربعين دقيقة، ممكن توصل هذا للمدير؟'],
  ['es', 'Fue lento. ¿Alguien va a leer esto en la clínica?'],
])('%s: “%s” is an answer that asks', (language, answer) =>
  expect(flagsOf(answer, language)).toMatchObject({ intent: 'answer', flags: ['asks'] }),
)

test.each<[SurveyLanguage, string, AskedKind]>([
  [
    'pt-br',
    'a luz ta queimada ai a gente fica com medo ne o gerente vai saber que fui eu que falei isso?',
    'person',
  ],
  ['pt-br', 'o app que trava mas vc não respondeu o gerente vai ver meu nome ou não', 'anonymous'],
  ['en', 'How long does this go on, I am back on at 2. Breaks are eleven minutes', 'length'],
  ['en', 'the rota mostly, you never answered me is my name shown to anyone', 'anonymous'],
  ['ar', 'ياريت تعملوا سور للحوض. ومين اللي هيوصله الكلام ده؟', 'readers'],
])('%s: “%s” asks without a mark between: %s', (language, answer, kind) => {
  expect(flagsOf(answer, language)).toMatchObject({ intent: 'answer', flags: ['asks'] })
  expect(askedKindsIn(answer, language)).toContain(kind)
})

test.each<[SurveyLanguage, string]>([
  ['en', 'You never answered my email about the boiler.'],
  ['en', 'I asked whether it was anonymous, was told so, and signed.'],
  ['pt-br', 'Perguntei se era anônimo e me disseram que sim.'],
  ['pt-br', 'Vocês não responderam meu e-mail sobre a luz.'],
])('%s: “%s” tells of a question to another person', (language, answer) =>
  expect(flagsOf(answer, language).flags).not.toContain('asks'),
)

test.each<[SurveyLanguage, string]>([
  ['en', 'They closed the only till. What can you do?'],
  ['en', 'Who has the time? I go on Sundays.'],
  ['pt-br', 'Fecharam o único caixa. Fazer o quê?'],
])('%s: “%s” asks nothing', (language, answer) =>
  expect(flagsOf(answer, language).flags).not.toContain('asks'),
)

test.each<[SurveyLanguage, string, AskedKind]>([
  ['en', 'I would like to know if my name will be on it.', 'anonymous'],
  ['en', 'You still have not told me who reads this.', 'readers'],
  ['en', 'Does this get back to my manager?', 'person'],
  ['en', 'I’d like to know if you would ever sell smaller bags.', 'other'],
  ['pt-br', 'Quero saber se meu nome vai aparecer pro diretor.', 'anonymous'],
  ['pt-br', 'Vocês não me responderam se o diretor vai ler isso.', 'person'],
  ['pt-br', 'Isso chega na diretoria?', 'person'],
  ['es', 'Quisiera saber si va a cambiar algo.', 'outcome'],
  ['ar', 'أريد أن أعرف هل سيظهر اسمي', 'anonymous'],
  ['ar', 'هل سيصل هذا إلى مديري؟', 'readers'],
])('%s: “%s” asks, in the words of a statement too: %s', (language, answer, kind) => {
  expect(flagsOf(answer, language).flags).toContain('asks')
  expect(askedKindsIn(answer, language)).toEqual([kind])
})

test.each<[SurveyLanguage, string]>([
  ['en', 'I wanted to know when the bus would come and nobody told me.'],
  ['en', 'You never told me when the parcel would come, I waited all day.'],
  ['pt-br', 'Eu queria trocar de turma e a secretaria não me disse o motivo.'],
])('%s: “%s” is a story', (language, answer) =>
  expect(flagsOf(answer, language).flags).not.toContain('asks'),
)

test.each(['I beg your pardon?', 'Beg pardon?', 'Sorry, I beg your pardon?', 'Pardon?'])(
  '“%s” asks for other words',
  (answer) => expect(askedKindsIn(answer, 'en')).toEqual(['meaning']),
)

test.each<[SurveyLanguage, string]>([
  ['en', 'Nothing, why do you ask?'],
  ['pt-br', 'Nada, por que pergunta?'],
  ['es', 'Nada, ¿por qué lo preguntas?'],
  ['ar', 'لا شيء، لماذا تسأل؟'],
])('%s: “%s” has answered the question', (language, answer) =>
  expect(flagsOf(answer, language).flags).toContain('refuses'),
)

test.each<[SurveyLanguage, string]>([
  ['en', 'No, what do you mean?'],
  ['en', `No${' that I know of'.repeat(4)}, what do you mean?`],
  ['pt-br', 'Não, como assim?'],
  ['es', 'No, ¿qué quieres decir?'],
  ['ar', 'لا، شو قصدك؟'],
])('%s: “%s” asks for other words and refuses nothing', (language, answer) =>
  expect(flagsOf(answer, language).flags).not.toContain('refuses'),
)

test.each<[SurveyLanguage, string, string]>([
  ['en', 'No', ' that I know of'],
  ['en', 'Nothing', ' i can think of'],
  ['pt-br', 'Nada', ' a acrescentar'],
  ['es', 'Nada', ' que yo sepa'],
  ['ar', 'لا', ' والله'],
])('%s: “%s%s”, many times over, is read in linear time', (language, begin, repeated) => {
  const { nothing } = languageOf(language).followUps
  const text = begin + repeated.repeat(40)
  expect(nothing.test(toSearchText(text))).toBe(true)
  // A pattern that reads the words in two ways does not return.
  expect(nothing.test(toSearchText(`${text} x`))).toBe(false)
})

test.each<[SurveyLanguage, string, string]>([
  ['en', 'I don’t want to answer', ' any more questions'],
  ['pt-br', 'Não entendi', ' a pergunta isso'],
  ['pt-br', 'Tchau', ' isso ai'],
  ['es', 'No entiendo', ' lo que dices de eso'],
  ['ar', 'طيب', ' طيب انا'],
  ['ar', 'باي', ' هنا بس'],
])('%s: the intent of “%s%s”, many times over, is read', (language, begin, repeated) =>
  // A pattern that reads the words in two ways does not return.
  expect(flagsOf(`${begin}${repeated.repeat(60)} x y z`, language).intent).toEqual(
    expect.any(String),
  ),
)
