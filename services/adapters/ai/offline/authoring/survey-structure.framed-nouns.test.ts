import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { draftSurvey } from './survey-structure.ts'
import { mendSlips } from '../points/goal-sentences.ts'
import { framedNounOf } from '../points/question-candidates.ts'

const questionsOf = (goal: string, language: SurveyLanguage) =>
  draftSurvey(mendSlips(goal, language), language).structure.validation_points.map(
    ({ spoken_question: spoken }) => spoken?.text,
  )

const gateOf = (language: SurveyLanguage) => languageOf(language).questionFrames!.framedNouns!

test.each<[SurveyLanguage, string, boolean]>([
  ['en', 'What do you think of the changing rooms?', true],
  ['en', 'What can you tell me about the buddy you were given?', true],
  ['en', 'What do you think of the price of what we serve?', true],
  ['en', 'What can you tell me about many are unhappy?', false],
  ['en', 'What can you tell me about how many have moved?', false],
  ['en', 'What is something the vet could have said like for you?', false],
  ['en', 'What do you think of the wheres the exit?', false],
  ['en', 'What can you tell me about the corner shop you on the square?', false],
  ['pt-br', 'O que você acha do preço da mensalidade?', true],
  ['pt-br', 'Como você avalia os equipamentos que faltam?', true],
  ['pt-br', 'O que você acha do com calma?', false],
  ['pt-br', 'O que você pode contar sobre o até onde foi?', false],
  ['pt-br', 'Como você descreveria o caso a filha falte à aula o porquê?', false],
  ['ar', 'ما رأيك في سعر الاشتراك؟', true],
  ['ar', 'ما رأيك في بيئة العمل؟', true],
  ['ar', 'ماذا يمكنك أن تخبرنا عن بتشتغل من البيت؟', false],
  ['ar', 'ما رأيك في بلطف؟', false],
  ['ar', 'هل الزباين كم يدفعوا؟', false],
  ['ar', 'كيف تقيّم الطلب بيتأخر؟', false],
])('%s: a fixed sentence takes a noun phrase only: %s', (language, question, isNoun) => {
  const { frames, isNoun: accepts } = gateOf(language)
  const noun = framedNounOf(question, { frames })
  expect(noun).toBeDefined()
  expect(accepts(noun!, question)).toBe(isNoun)
})

test.each<[SurveyLanguage, string, readonly string[]]>([
  [
    'en',
    'cat hotel - hows the cat after, was the booking easy, anything the sitter shouldve asked',
    [
      'How is the cat after?',
      'Was the booking easy?',
      'Is there anything the sitter should have asked?',
    ],
  ],
  [
    'en',
    'what makes day shift drivers want to quit, how many are already interviewing, do they like the depot',
    ['What makes you want to quit?', 'Are you already interviewing?'],
  ],
  [
    'pt-br',
    'alunos da escola de música: quem tem piano em casa, que aula quer. com carinho',
    ['Você tem piano em casa?', 'Que aula você quer?'],
  ],
  [
    'pt-br',
    'pousada na praia\n1 como acharam a gente\n2 chuveiro\n3 traria cachorro?\nrapidinho',
    ['O que você acha do chuveiro?', 'Você traria cachorro?'],
  ],
  [
    'pt-br',
    'queremos melhorar a quadra do bairro e ouvir os moradores sobre a frequência com que a usam, a iluminação e os bancos que faltam',
    ['Com que frequência você usa a quadra do bairro?'],
  ],
  [
    'ar',
    'أدير ناديًا للشطرنج، وأرغب في معرفة سبب التحاق الأعضاء به، وهل ينصحون به أصدقاءهم',
    ['من تجربتك، ما أسباب التحاقك بالنادي؟', 'هل تنصح بالنادي أصدقاءك؟'],
  ],
  ['pt-br', 'bolos; doces; entrega; preço do quilo', ['O que você acha dos bolos?']],
  ['ar', 'اللون والشكل والسعر والتوصيل، بس', ['ما رأيك في اللون؟', 'كيف تجد السعر؟']],
  ['ar', 'مطعم في دمياط\n١ الاكل كان سخن؟\n٢ الخدمه سريعة\n٣ الحساب كان واضح', ['هل الخدمه سريعة؟']],
  ['ar', 'رأي الطلاب بتوسعة المكتبة وأوقات العمل', ['ما رأيك في توسعة المكتبة؟']],
])('%s: asked as it stands, of one: %s', (language, goal, expected) => {
  expect(questionsOf(goal, language)).toEqual(expect.arrayContaining([...expected]))
})

test.each<[SurveyLanguage, string, RegExp]>([
  [
    'en',
    'does the new hall suit you, would you sing again. be gentle, some are mourning',
    /mourn/iu,
  ],
  ['en', 'parents of the nursery: wheres the queue worst, many are fuming', /fuming/iu],
  ['pt-br', 'por que saíram do coral, voltariam um dia. com jeito', /jeito/iu],
  [
    'pt-br',
    'o que aprenderam no curso. o diretor não pode saber quem respondeu',
    /quem respondeu/iu,
  ],
  ['ar', 'ليش تركوا النادي وهل بيرجعوا. بلطف من غير ضغط', /بلطف/u],
])('%s: how to ask is nothing to ask: %s', (language, goal, aside) => {
  expect(questionsOf(goal, language).filter((each) => aside.test(each ?? ''))).toEqual([])
})
