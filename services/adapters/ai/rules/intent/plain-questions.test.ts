import { describe, expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { readIntent } from './intent.ts'
import { topicsAskedIn } from './respondent-question.ts'

/** Without a mark, in dialect, as people type. */
const alone: readonly (readonly [SurveyLanguage, string, string])[] = [
  ['en', 'who reads this by the way', 'readers'],
  ['en', 'wait r u real', 'machine'],
  ['en', "You're a bot aren't you?", 'machine'],
  ['en', 'how many more of these', 'length'],
  ['en', "why d'you need to know that", 'reason'],
  ['en', 'what happens with my answers', 'handling'],
  ['en', 'can i get this deleted later', 'deletion'],
  ['en', "nobody will know it's me right", 'anonymous'],
  ['en', 'are you from the shop', 'machine'],
  ['en', 'Who do you work for', 'machine'],
  ['en', 'are you going to let my manager know', 'person'],
  ['pt-br', 'quem são vocês', 'machine'],
  ['pt-br', 'vocês são da academia?', 'machine'],
  ['pt-br', 'Vocês vão avisar a diretora?', 'person'],
  ['ar', 'انت تبع المحل ولا ايه', 'machine'],
  ['ar', 'انتو مين الاول', 'machine'],
  ['ar', 'مس سعاد بتشوفه ولا لا', 'person'],
  ['ar', 'رح تخبروا المديرة؟', 'person'],
  ['pt-br', 'ocê é gente ou é máquina?', 'machine'],
  ['pt-br', 'vc é de verdade', 'machine'],
  ['pt-br', 'a diretora fica sabendo?', 'person'],
  ['pt-br', 'demora muito isso aqui', 'length'],
  ['pt-br', 'e isso serve pra que', 'reason'],
  ['pt-br', 'pra onde vai isso tudo', 'handling'],
  ['ar', 'مين بشوف هالكلام', 'readers'],
  ['ar', 'حضرتك بني ادم ولا كمبيوتر', 'machine'],
  ['ar', 'قديش بياخد وقت', 'length'],
  ['ar', 'ليه عايز تعرف كده', 'reason'],
  ['ar', 'وين بتروح هالمعلومات', 'handling'],
  ['ar', 'فيني امحي كلامي بعدين', 'deletion'],
  // Statements in form, with a mark, a tag or words that announce a question.
  ['en', 'a lot more?', 'length'],
  ['en', "she won't see this, will she?", 'person'],
  ['pt-br', 'demora muito?', 'length'],
  ['pt-br', 'ninguém vê isso né', 'readers'],
  ['pt-br', 'ele não vai ler isso, né?', 'person'],
  ['pt-br', 'isso é automático?', 'machine'],
  ['ar', 'طويل كتير؟', 'length'],
  ['ar', 'المدير رح يشوف هالكلام ولا لا', 'person'],
]

test.each(alone)('%s: “%s” asks about the conversation (%s)', (language, text, topic) => {
  expect(topicsAskedIn(text)).toContain(topic)
  const { intent, flags } = readIntent(text, language, 'prices')
  expect(intent).toBe('question-back')
  expect(flags).not.toContain('later')
})

test.each([
  ['en', 'do i have to answer this one'],
  ['en', 'ok if I leave this one out?'],
  ['pt-br', 'sou obrigado a responder'],
  ['pt-br', 'tenho que responder?'],
  ['ar', 'هل لازم اجاوب'],
  ['ar', 'ممكن أتخطى'],
] as const)('%s: “%s” leaves the question out, and gets a reply', (language, text) => {
  const { intent, flags } = readIntent(text, language, 'prices')
  expect([intent, flags.includes('asks'), topicsAskedIn(text)]).toEqual(['refuse', true, ['skip']])
})

test.each([
  ['en', 'i earn about 1900 a month why do you want to know that', 'i earn about 1900 a month'],
  [
    'en',
    'it was dave on reception who was rude, is he going to read this',
    'it was dave on reception who was rude',
  ],
  [
    'pt-br',
    'o encarregado grita com a gente na frente dos clientes, ele não vai ler isso não né?',
    'o encarregado grita com a gente na frente dos clientes',
  ],
  ['ar', 'راتبي ٤٠٠ دينار ليش بدكم تعرفوا', 'راتبي ٤٠٠ دينار'],
] as const)('%s: “%s” answers, and asks', (language, text, answered) => {
  const { intent, flags, content } = readIntent(text, language, 'prices')
  expect([intent, flags.includes('asks')]).toEqual(['answer', true])
  expect(content.map(({ start, end }) => text.slice(start, end)).join(' ')).toContain(answered)
  expect(content.every(({ end }) => end <= answered.length + 2)).toBe(true)
})

describe('no question to the interviewer', () => {
  test.each([
    ['en', 'who wants to swim in freezing water? not me'],
    ['en', 'I mean, how long does it take to fix a tap? Five weeks!'],
    ['en', 'Is it a robot that answers the phone at the office? Feels like it'],
    ['en', 'I asked the nurse how long will this take and she shrugged'],
    ['en', 'What do they do with all that money'],
    ['pt-br', 'quem é que aguenta uma fila dessas?'],
    ['pt-br', 'eu pensei: quem vai ver isso? e joguei o bolo fora'],
    ['pt-br', 'pra que serve a agenda se ninguém olha?'],
    ['ar', 'مين رح يشتري بهالسعر؟'],
    ['ar', 'سألتني الموظفة شو اسمك وليش جاي'],
    ['ar', 'يعني حدا بيقرا الشكاوي؟ ابدا'],
    // Rhetorical, or about others.
    ['en', 'They asked are you from the shop and I said no'],
    ['pt-br', 'q meu dinheiro é meu?'],
    ['pt-br', 'a moça é da loja do lado'],
    ['ar', 'المحل تبع اخوي ولا ما في مشكلة'],
    // Statements, without a mark.
    ['en', 'a lot more'],
    ['en', 'My boss doesnt know about it'],
    ['en', 'this is a robot'],
    ['pt-br', 'demora muito'],
    ['pt-br', 'Falta muita coisa'],
    ['pt-br', 'leva muito tempo'],
    ['pt-br', 'isso é automático'],
    ['pt-br', 'ninguém vê isso'],
    ['pt-br', 'tenho que falar'],
    ['ar', 'طويل كتير'],
    ['ar', 'المدير ما بيعرف هالكلام'],
  ] as const)('%s: %s', (language, text) => {
    const { intent, flags } = readIntent(text, language, 'prices')
    expect([intent, flags.includes('asks')]).toEqual(['answer', false])
  })
})

test.each<[SurveyLanguage, string]>([
  ['en', "are you from the shop? if you are I don't want to answer"],
  ['pt-br', 'quem são vocês? se for da academia eu não falo'],
  ['ar', 'مجاوبتنيش. انت تبع المحل؟ عشان لو تبعهم مش هتكلم'],
])('%s: a refusal that depends on the reply is a question: “%s”', (language, text) => {
  const { intent, flags } = readIntent(text, language, 'prices')
  expect([intent, flags]).toEqual(['question-back', ['asks']])
})

test.each<[SurveyLanguage, string]>([
  ['en', 'I would rather not say.'],
  ['pt-br', 'Prefiro não falar disso.'],
  ['ar', 'مش هتكلم عن ده.'],
])('%s: “%s” refuses', (language, text) =>
  expect(readIntent(text, language, 'prices').intent).toBe('refuse'),
)

test.each<[SurveyLanguage, string, string]>([
  ['en', 'Aren’t you going to ask about my wife who slipped in the bathroom?', 'answer'],
  ['pt-br', 'vocês não vão perguntar da minha mulher que escorregou no banheiro?', 'answer'],
])('%s: an offer to tell is no question to reply to: “%s”', (language, text, expected) => {
  const { intent, flags, content } = readIntent(text, language, 'prices')
  expect([intent, flags.includes('asks')]).toEqual([expected, false])
  expect(content.length).toBeGreaterThan(0)
})
