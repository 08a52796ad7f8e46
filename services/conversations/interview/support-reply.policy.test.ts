import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Intent } from '#contract/events/conversation-types.ts'
import { SurveyLanguage } from '#contract/languages.ts'
import {
  chosenReply,
  isCorrection,
  isJoke,
  readExplicitReply,
  readSupportReply,
  type SupportReply,
} from './support-reply.policy.ts'

const options = ['Go on', 'Leave it for later', 'Stop here']

test.each([
  ['Go on', 'go-on'],
  [' leave it for LATER. ', 'later'],
  ['Stop here', 'stop'],
  ['Stop', undefined],
] as const)('the option "%s" is %s', (text, reply) =>
  expect(chosenReply(text, options)).toBe(reply),
)

test.each<[SurveyLanguage, string, string]>([
  ['en', 'I’d like to carry on a little', 'go-on'],
  ['en', 'Can we go on?', 'go-on'],
  ['en', 'I can’t go on', 'other'],
  ['en', 'I don’t want to continue', 'stop'],
  ['en', 'No, ask away', 'go-on'],
  ['en', 'That is kind. Go on, I’d like to finish it.', 'go-on'],
  ['en', 'ok. I want to finish the survey first', 'go-on'],
  ['en', 'I want to finish here.', 'stop'],
  ['en', 'I cannot go on, I want to stop here.', 'stop'],
  ['en', 'yeah go ahead, I’m fine', 'go-on'],
  ['en', 'I don’t need a helpline, I need my boiler mended. Carry on.', 'go-on'],
  ['en', 'I’ll tell you when I want to stop', 'go-on'],
  ['en', 'I’m fine. I think I want to stop though.', 'stop'],
  ['en', 'go on? no, stop', 'stop'],
  ['en', 'nah mate, it ay me, its the lad. keep my name off. goo on then', 'go-on'],
  ['en', 'It’s not about me, it was a colleague', 'go-on'],
  ['en', 'I’m not myself', 'other'],
  ['pt-br', 'não é comigo não, é o menino da loja', 'go-on'],
  ['pt-br', 'Não sou eu, é a minha filha que ele ameaça, entende?', 'question'],
  ['ar', 'مش انا، ده واحد في الشغل', 'go-on'],
  ['es', 'no soy yo, es un compañero', 'go-on'],
  ['en', 'yes', 'go-on'],
  ['en', 'ok thank you', 'other'],
  ['en', 'No, that is all.', 'other'],
  ['en', 'my father', 'other'],
  ['en', 'later please', 'later'],
  ['en', 'Later that week they cut my hours and I stayed home for a month', 'go-on'],
  ['en', 'Is anyone going to read it? My sister would come if I asked.', 'question'],
  ['en', 'The food was cold when it came', 'go-on'],
  ['pt-br', 'Quero continuar', 'go-on'],
  ['pt-br', 'não consigo continuar', 'other'],
  ['pt-br', 'Não, pode tocar, isso já passou', 'go-on'],
  ['pt-br', 'Vai, continua então. Mas sem esse negócio de site', 'go-on'],
  ['pt-br', 'Vou parar por aqui. Só queria que alguém tivesse explicado.', 'stop'],
  ['pt-br', 'Se eu quiser parar eu falo', 'go-on'],
  ['pt-br', 'mais tarde', 'later'],
  ['pt-br', 'Alguém vai ler isso?', 'question'],
  ['ar', 'نكمل', 'go-on'],
  ['ar', 'ما اقدر أكمل', 'other'],
  ['ar', 'كمّل عادي', 'go-on'],
  ['ar', 'ما فيني شي، كملي يلا', 'go-on'],
  ['ar', 'لا خلاص', 'stop'],
  ['ar', 'بعدين', 'later'],
  ['ar', 'هل سيقرأ أحد هذا؟', 'question'],
  ['es', 'sigamos', 'go-on'],
  ['es', 'no puedo seguir', 'other'],
  ['es', 'No, sigue preguntando', 'go-on'],
  ['es', 'mejor lo dejamos', 'stop'],
  ['es', 'más tarde', 'later'],
  ['es', '¿Alguien va a leer esto?', 'question'],
])('%s: "%s" is %s', (language, text, reply) =>
  expect(readSupportReply(text, { intent: 'answer' }, language)).toBe(reply),
)

test.each<[Intent, string]>([
  ['stop', 'stop'],
  ['refuse', 'stop'],
  ['question-back', 'question'],
  ['gibberish', 'other'],
  ['off-topic', 'other'],
  ['dont-know', 'other'],
  ['injection', 'other'],
])('the intent %s is %s', (intent, reply) =>
  expect(readSupportReply('hm', { intent }, 'en')).toBe(reply),
)

test.each<[SurveyLanguage, string, string]>([
  ['en', 'I don’t know. There’s nobody I could call.', 'other'],
  ['en', 'My mother used to help me with it every week', 'other'],
  ['en', 'go on', 'go-on'],
  ['en', 'not me, it’s my son he hits', 'other'],
  ['en', 'it was not me, it was a lad on the vans', 'go-on'],
  ['pt-br', 'pode continuar', 'go-on'],
])('%s: after distress “%s” is %s', (language, text, reply) =>
  expect(readSupportReply(text, { intent: 'answer' }, language, 'distress')).toBe(reply),
)

test.each<[SurveyLanguage, string]>([
  ['en', 'it was not me, it was a lad on the vans'],
  ['en', 'that’s nothing to do with me, a bloke told me'],
  ['en', 'It isn’t about me.'],
  ['en', 'that wasn’t me, that was a mate'],
  ['en', 'this is not about me, a colleague said it'],
  ['pt-br', 'não sou eu não, é um colega'],
  ['pt-br', 'isso foi com outra pessoa'],
  ['ar', 'مو أنا، صار مع واحد تاني'],
  ['es', 'no es conmigo, es con un compañero'],
  ['es', 'fue otra persona'],
])('%s: it was about another person: “%s”', (language, text) =>
  expect(isCorrection(text, language)).toBe(true),
)

test.each<[SurveyLanguage, string]>([
  ['en', 'I’m not me any more'],
  ['en', 'I am not me anymore'],
  ['en', 'it’s not me any more'],
  ['en', 'it’s not me it’s the voices'],
  ['en', 'it’s not me, it’s the voices'],
  ['en', 'that is not me talking'],
  ['en', 'why him and not me'],
  ['en', 'this isn’t me'],
  ['en', 'that’s not me in the mirror'],
  ['en', 'it is not me he hits, it is the kids'],
  ['en', 'it should have been me, not me mate'],
  ['en', 'people want nothing to do with me'],
  ['pt-br', 'essa não sou eu'],
  ['pt-br', 'eu não sou eu'],
  ['pt-br', 'já não sou eu mais'],
  ['pt-br', 'não sou eu que ele bate'],
  ['pt-br', 'não é comigo, é com as crianças'],
  ['pt-br', 'ele foi com outra'],
  ['ar', 'ما عندي حد تاني'],
  ['ar', 'محتاج حد تاني يسمعني'],
  ['ar', 'محتاجة أحكي مع حد تاني'],
  ['ar', 'أنا مش أنا'],
  ['ar', 'مش أنا اللي بيضربه'],
  ['es', 'ya no soy yo'],
  ['es', 'esa no soy yo'],
  ['es', 'es otra noche sin dormir'],
  ['es', 'es otro día igual'],
  ['es', 'antes era otra persona'],
  ['es', 'él es otra persona cuando bebe'],
])('%s: no correction, and after distress no wish to continue: “%s”', (language, text) => {
  expect(isCorrection(text, language)).toBe(false)
  expect(readSupportReply(text, { intent: 'answer' }, language, 'distress')).not.toBe('go-on')
})

const plain = { asks: false, wantsLater: false, needsHelp: false }
test.each<[SurveyLanguage, string, Parameters<typeof readSupportReply>[1], string]>([
  [
    'en',
    'It’s not urgent, my doctor knows about it. Could we carry on with the rest? I only have ten minutes before the bus and the next one is late.',
    { intent: 'answer', byModel: plain },
    'go-on',
  ],
  [
    'pt-br',
    'tô em acompanhamento com o cardiologista já',
    { intent: 'answer', byModel: plain },
    'go-on',
  ],
  ['ar', 'أنا أتابع مع الطبيبة منذ سنة', { intent: 'answer', byModel: plain }, 'go-on'],
  ['en', 'I have nobody.', { intent: 'answer', byModel: { ...plain, needsHelp: true } }, 'other'],
  ['en', 'I am not sure.', { intent: 'dont-know', byModel: plain }, 'other'],
  ['en', 'Thanks', { intent: 'answer', byModel: plain }, 'other'],
  [
    'en',
    'Does my boss get this',
    { intent: 'answer', byModel: { ...plain, asks: true } },
    'question',
  ],
  [
    'en',
    'Right you are, keep my name off it, what is it you were wanting',
    { intent: 'answer', byModel: { ...plain, asks: true } },
    'go-on',
  ],
  ['en', 'Tomorrow maybe', { intent: 'answer', byModel: { ...plain, wantsLater: true } }, 'later'],
  ['pt-br', 'amanha eu conto pra ela', { intent: 'dont-know', byModel: plain }, 'other'],
  ['en', 'I want to stop here', { intent: 'answer', byModel: plain }, 'stop'],
  ['en', 'I can’t go on', { intent: 'answer', byModel: plain }, 'other'],
])('%s: after distress “%s”, read by a model as %j, is %s', (language, text, reading, reply) =>
  expect(readSupportReply(text, reading, language, 'distress')).toBe(reply),
)

test('a refusal is no wish to stop where the reply continues', () =>
  expect(readSupportReply('Não, pode seguir', { intent: 'refuse' }, 'pt-br')).toBe('go-on'))

test.each<[SurveyLanguage, string, SupportReply | undefined]>([
  ['pt-br', 'ta, continua. só vai rápido q ele chega 6h', 'go-on'],
  ['pt-br', 'ja fui na delegacia, pode continuar', 'go-on'],
  ['pt-br', 'meu marido chega às seis', undefined],
  ['pt-br', 'fui no posto ontem', undefined],
  ['pt-br', 'continua depois, agora chega', 'stop'],
  ['pt-br', 'não quero continuar, chega', 'stop'],
  ['en', 'he quit drinking, go on', 'go-on'],
  ['en', 'go on later, stop for now', 'stop'],
  ['ar', 'خلص راح من البيت، كملي', 'go-on'],
  ['ar', 'لا تكملي خلص', 'stop'],
])('%s: words of stopping beside a wish: “%s” is %s', (language, text, expected) =>
  expect(readExplicitReply(text, language)).toBe(expected),
)

test.each(SurveyLanguage.options)('%s: replies of many voices', (language) => {
  const rows = readFileSync(`tests/corpus/replies/${language}.tsv`, 'utf8').trim().split('\n')
  const read = rows.map((row) => {
    const [expected = '', text = ''] = row.split('\t')
    return { expected, reply: readSupportReply(text, { intent: 'answer' }, language) }
  })
  const right = read.filter(({ expected, reply }) => expected === reply)
  expect(right.length / read.length).toBeGreaterThan(0.9)
  // A wish to stop is never read as one to continue.
  expect(read.filter(({ expected, reply }) => expected === 'stop' && reply === 'go-on')).toEqual([])
})

test.each<[SurveyLanguage, string]>([
  ['en', 'haha I was only joking'],
  ['en', 'it was just a figure of speech'],
  ['pt-br', 'Que isso rapaz kkkkk tô ótimo, era brincadeira. Bora continuar'],
  ['pt-br', 'era brincadeira kkkk'],
  ['ar', 'كنت بهزر والله'],
  ['ar', 'كانت مجرد نكتة'],
  ['es', 'era una broma'],
])('%s: it was a joke, and after distress a wish to continue: “%s”', (language, text) => {
  expect(isJoke(text, language)).toBe(true)
  expect(readSupportReply(text, { intent: 'answer' }, language, 'distress')).toBe('go-on')
})

test.each<[SurveyLanguage, string]>([
  ['en', 'I am not joking'],
  ['en', 'it is no joke'],
  ['en', 'I was only joking about being fine'],
  ['pt-br', 'não é brincadeira'],
  ['pt-br', 'não tô brincando'],
  ['ar', 'مش بهزر'],
  ['ar', 'ما بمزح'],
  ['es', 'no es una broma'],
])('%s: no joke: “%s”', (language, text) => {
  expect(isJoke(text, language)).toBe(false)
  expect(readSupportReply(text, { intent: 'answer' }, language, 'distress')).not.toBe('go-on')
})

const readByModel = { asks: false, wantsLater: false, needsHelp: false }

test.each<[SurveyLanguage, string]>([
  ['en', 'please dont tell anyone'],
  ['pt-br', 'não conta pra ninguém'],
  ['ar', 'ما تخبر حدا'],
  ['es', 'que no se entere'],
])('%s: “%s” is replied to like a question', (language, text) => {
  for (const intent of ['answer', 'refuse'] as const)
    for (const byModel of [undefined, readByModel])
      expect(readSupportReply(text, { intent, byModel }, language, 'distress')).toBe('question')
})
test('a plea beside a wish to continue waits for the next question where a model words it', () => {
  const text = 'go on then but please dont tell my mum'
  const read = (byModel?: typeof readByModel) =>
    readSupportReply(text, { intent: 'answer', byModel }, 'en', 'distress')
  expect([read(readByModel), read()]).toEqual(['go-on', 'question'])
})
test('a wish to stop comes before a plea', () => {
  const text = 'I want to stop. Please don’t tell anyone.'
  expect(readSupportReply(text, { intent: 'answer' }, 'en', 'distress')).toBe('stop')
})

test.each<[SurveyLanguage, string]>([
  [
    'en',
    'haha no, I’m fine, its a figure of speech. does the gaffer read this by the way? and how long',
  ],
  ['en', 'What danger? I was on about the price.'],
  ['en', 'I’m not in any danger, what are you on about?'],
  ['en', 'I can’t quit with the child maintenance. Go on.'],
  ['pt-br', 'Que perigo, moça? Eu tô falando do preço!'],
  ['pt-br', 'oxe, você entendeu errado, ela só teve neném. quanto falta?'],
  ['ar', 'خطر ايه يا باشا؟؟ انا بقولك السعر غالي. هي ولدت بس'],
  ['ar', 'فهمتني غلط، كنت بحكي عن السعر'],
])('%s: after distress a denial continues: “%s”', (language, text) =>
  expect(readSupportReply(text, { intent: 'answer' }, language, 'distress')).toBe('go-on'),
)

test.each<[SurveyLanguage, string]>([
  ['en', 'I don’t know if I am in danger?'],
  ['en', 'my kids are not in danger from me?'],
  ['en', 'it’s not like that any more, he shouts now?'],
  ['pt-br', 'não sei se é perigo?'],
  ['pt-br', 'minha filha não tá em perigo?'],
  ['ar', 'مش عارف في خطر ولا لا؟'],
  ['ar', 'ابني مش في خطر؟'],
])('%s: no denial: “%s”', (language, text) =>
  expect(readSupportReply(text, { intent: 'answer' }, language, 'distress')).toBe('question'),
)
