import { expect, test } from 'vitest'
import { affirmsSuicide } from './suicide-question.policy.ts'

const asked = {
  en: 'That sounds like a lot to carry. Are you thinking of ending your life?',
  'pt-br': 'Parece pesado demais. Você está pensando em tirar a própria vida?',
  ar: 'واضح إن الحمل ثقيل عليك. هل تفكر في إنهاء حياتك؟',
  es: 'Suena muy pesado. ¿Estás pensando en quitarte la vida?',
}

test.each([
  [asked.en, 'yes'],
  [asked.en, 'Honestly, yes.'],
  [asked.en, 'sometimes, at night'],
  [asked.en, 'honestly i dont know'],
  [asked.en, 'I think so'],
  [asked.en, 'I’ve thought about it'],
  [asked.en, 'I’m not sure'],
  ['Do you have thoughts of suicide?', 'now and then'],
  [asked['pt-br'], 'Sim.'],
  [asked['pt-br'], 'olha, às vezes'],
  [asked['pt-br'], 'tenho pensado'],
  [asked['pt-br'], 'acho que sim'],
  ['Cê tem pensado em se matar?', 'não sei'],
  [asked.ar, 'نعم'],
  [asked.ar, 'أكيد'],
  [asked.ar, 'أحيانًا'],
  ['بتفكر إنك تموت؟', 'معرفش'],
  ['عندك أفكار انتحارية؟', 'مش عارف'],
  [asked.es, 'a veces'],
  [asked.es, 'No sé.'],
  [asked.es, 'no estoy segura'],
])('“%s” is affirmed by “%s”', (message, reply) => {
  for (const isByModel of [true, false])
    expect(affirmsSuicide(message, reply, { isByModel })).toBe(true)
})

test.each([
  [asked.en, 'no, nothing like that'],
  [asked.en, 'God no. Just tired.'],
  [asked.en, 'I am not.'],
  [asked.en, 'I do not'],
  [asked.en, 'I have no plans, no'],
  [asked.en, 'Never'],
  [asked['pt-br'], 'não, imagina'],
  [asked['pt-br'], 'nunca'],
  [asked.ar, 'لا والله'],
  [asked.ar, 'مستحيل'],
  [asked.es, 'no, qué va'],
  ['That sounds heavy. Is somebody with you now?', 'yes'],
  ['You wrote that you want to die, and carry it alone. Is somebody with you now?', 'Yes.'],
  ['موت أبوك لسه موجعك. حد معاك الليلة؟', 'أيوه'],
  ['Parece pesado. Tem alguém com você?', 'sim'],
  ['You wrote that you think of dying.', 'yes'],
])('“%s” is not affirmed by “%s”', (message, reply) => {
  for (const isByModel of [true, false])
    expect(affirmsSuicide(message, reply, { isByModel })).toBe(false)
})

test.each([
  [asked.en, 'I am tired of all of it'],
  [asked['pt-br'], 'cansei de tudo'],
  [asked.ar, 'تعبت من كل شي'],
])('“%s”: “%s” denies nothing, unless a model read it', (message, reply) => {
  expect(affirmsSuicide(message, reply, { isByModel: false })).toBe(true)
  expect(affirmsSuicide(message, reply, { isByModel: true })).toBe(false)
})
