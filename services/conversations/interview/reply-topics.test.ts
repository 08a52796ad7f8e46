// Whom a reply to a support message turns to, what it says for the first time, and what is neither.
import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { readSupportReply, topicOfReply } from './support-reply.policy.ts'

const byModel = { asks: false, wantsLater: false, needsHelp: false }
test.each<[SurveyLanguage, string]>([
  ['en', 'my sister, I could ring her'],
  ['en', 'I could ask my sister tonight'],
  ['en', 'Maybe I’ll talk to my mum.'],
  ['en', 'I have my best friend'],
  ['pt-br', 'minha irmã, posso ligar pra ela'],
  ['pt-br', 'acho que vou falar com minha mãe'],
  ['ar', 'أختي، ممكن أكلمها'],
  ['ar', 'بدي أحكي مع أمي'],
  ['ar', 'بدي أحكي معها'],
  ['ar', 'ساتصل بها'],
  ['ar', 'ممكن اروح عند الدكتور'],
  ['ar', 'عندي عم'],
  ['en', 'I could talk to them'],
  ['en', 'I could ring the Samaritans'],
  ['pt-br', 'vou falar com ela'],
  ['es', 'voy a hablar con mi hermano'],
  ['es', 'mi hermana, podría llamarla'],
  ['en', 'never told anyone. theres a sister, Lou. she said to ring any time… but I didn’t'],
  ['en', 'my sister keeps saying to ring her'],
  [
    'pt-br',
    'nunca falei isso pra ninguem. tenho uma irma a lourdes… ja falou pra eu ligar… mas nao liguei',
  ],
  ['ar', 'عندي أخت، قالتلي دق عليها أي وقت'],
  ['es', 'tengo una hermana, me dijo que la llame'],
])('%s: “%s” names a person to turn to, and does not continue', (language, text) => {
  expect(topicOfReply(text, language)).toBe('person-to-turn-to')
  expect(readSupportReply(text, { intent: 'answer', byModel }, language, 'distress')).toBe('other')
})
test.each<[SurveyLanguage, string]>([
  ['en', 'I’ve not told anyone that before'],
  ['en', 'I never said that out loud'],
  ['en', 'nobody knows about this'],
  ['en', 'Nobody else knows'],
  ['en', 'and I never told anyone'],
  ['en', 'told nobody'],
  ['pt-br', 'nunca contei isso pra ninguém'],
  ['pt-br', 'é a primeira vez que falo disso'],
  ['ar', 'ما حكيت هالشي لحدا'],
  ['ar', 'محدش يعرف غيرك'],
  ['pt-br', 'ninguém sabe disso'],
  ['pt-br', 'eu nunca tinha contado pra ninguém'],
  ['es', 'nadie más lo sabe'],
  ['es', 'nunca se lo he contado a nadie'],
])('%s: “%s” says that nobody knew before', (language, text) => {
  expect(topicOfReply(text, language)).toBe('first-disclosure')
  expect(readSupportReply(text, { intent: 'answer', byModel }, language, 'distress')).toBe('other')
})
test.each<[SurveyLanguage, string]>([
  ['en', 'I can’t ring my sister'],
  ['en', 'My sister would not understand'],
  ['en', 'Can you ask me the next one'],
  ['en', 'I could go to bed'],
  ['en', 'They should tell people sooner'],
  ['en', 'nobody knows how long it will take'],
  ['en', 'I have nobody I could ring'],
  ['pt-br', 'não posso ligar pra minha irmã'],
  ['pt-br', 'quero falar com você'],
  ['ar', 'ما بقدر أكلم أختي'],
  ['es', 'no puedo llamar a mi hermana'],
  ['en', 'I would ask for better lighting in the corridors'],
  ['en', 'I can tell the difference since they changed the rota'],
  ['en', 'I might go to the gym tomorrow'],
  ['en', 'I could visit twice a week'],
  ['en', 'I will message the manager about the broken lift'],
  ['en', 'I would tell my friends to come'],
  ['en', 'my dad said to stay away from the pool'],
  ['en', 'I might call my dealer'],
  ['en', 'I should visit him with a knife'],
  ['en', 'I might go to my ex and hurt him'],
  ['en', 'I want to go to my mum'],
  ['pt-br', 'vou falar com o gerente sobre o preço'],
  ['pt-br', 'posso falar do preço'],
  ['pt-br', 'vou contar a verdade'],
  ['pt-br', 'vou falar com Deus lá em cima'],
  ['es', 'quiero ir al final'],
  ['ar', 'عندي عمل كتير'],
  ['ar', 'لي خالص الشكر'],
  ['ar', 'عندي اماكن افضل'],
  ['ar', 'ممكن اقوله'],
  ['ar', 'بدي اروح عنده فوق'],
  ['en', 'they never told anyone the class was cancelled'],
  ['en', 'They did not say anything to anyone'],
  ['en', 'the staff never told anyone about the closing'],
  ['en', 'nobody told anybody'],
  ['en', 'nobody knows'],
  ['en', 'They told nobody'],
  ['pt-br', 'eles nunca tinham falado com ninguém'],
  ['pt-br', 'ela não disse pra ninguém'],
  ['pt-br', 'ninguém sabe'],
  ['pt-br', 'ninguém sabe de nada'],
  ['es', 'nunca han dicho nada a nadie'],
  ['es', 'nadie sabe'],
  ['ar', 'المدير ما خبر أحد'],
  ['ar', 'الموظفة ما خبرت حدا'],
  ['ar', 'محدش يعرف'],
  ['en', 'I have a son who needs me up at six'],
  ['pt-br', 'tenho um filho que acorda às seis'],
])('%s: “%s” does neither', (language, text) =>
  expect(topicOfReply(text, language)).toBeUndefined(),
)
test.each<[string, string]>([
  ['My sister, I could ring her. Go on.', 'go-on'],
  ['I could ring my sister. Let’s stop here.', 'stop'],
])('a wish beside it counts: “%s” is %s', (text, reply) =>
  expect(readSupportReply(text, { intent: 'answer', byModel }, 'en', 'distress')).toBe(reply),
)

test.each<[SurveyLanguage, string, string]>([
  ['en', 'I would ask for better lighting in the corridors', 'go-on'],
  ['en', 'I will go to the next one', 'go-on'],
  ['en', 'I can call the gym tomorrow', 'later'],
  ['pt-br', 'quero ir para a próxima', 'go-on'],
  ['pt-br', 'quero ir pra próxima pergunta', 'go-on'],
  ['pt-br', 'vou ligar a TV e respondo depois', 'later'],
  ['es', 'quiero ir a la siguiente', 'go-on'],
  ['es', 'puedo hablar más tarde', 'later'],
  ['ar', 'عندي عمل كتير بكرا', 'later'],
])('%s: “%s” speaks of nobody to turn to, and is %s', (language, text, reply) =>
  expect(readSupportReply(text, { intent: 'answer' }, language)).toBe(reply),
)
test.each<[SurveyLanguage, string]>([
  ['en', 'I think I will go to the bridge tonight'],
  ['en', 'I will go to the river and jump'],
  ['en', 'maybe I should go to the roof'],
  ['en', 'I want to go to heaven'],
  ['en', 'I’m going to go to the tracks'],
  ['en', 'I could tell my sister goodbye tomorrow'],
  ['pt-br', 'quero ir pro céu'],
  ['pt-br', 'vou ir pra ponte hoje'],
  ['pt-br', 'vou ir pro viaduto'],
  ['pt-br', 'acho que ir para a linha do trem resolve'],
  ['es', 'quiero ir al puente mañana'],
  ['ar', 'بدي أروح عند ربي'],
  ['ar', 'بدي احكيله وداعا'],
])('%s: “%s” is nothing to encourage, and no wish to continue', (language, text) => {
  expect(topicOfReply(text, language)).toBeUndefined()
  expect(readSupportReply(text, { intent: 'answer', byModel }, language, 'distress')).not.toMatch(
    /go-on|later/,
  )
})
