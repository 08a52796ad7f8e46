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
  [asked.en, 'sometimes, at night'],
  [asked.en, 'honestly i dont know'],
  [asked['pt-br'], 'Sim.'],
  [asked['pt-br'], 'às vezes'],
  [asked['pt-br'], 'acho que sim'],
  ['Cê tem pensado em se matar?', 'não sei'],
  [asked.ar, 'نعم'],
  [asked.ar, 'أحيانًا'],
  ['بتفكر إنك تموت؟', 'مش عارف'],
  [asked.es, 'a veces'],
])('“%s” is affirmed by “%s”', (message, reply) => {
  expect(affirmsSuicide(message, reply)).toBe(true)
})

test.each([
  [asked.en, 'no, nothing like that'],
  [asked.en, 'God no. Just tired.'],
  [asked['pt-br'], 'não, imagina'],
  [asked.ar, 'لا والله'],
  [asked.es, 'no, qué va'],
  ['That sounds heavy. Is somebody with you now?', 'yes'],
  ['Parece pesado. Tem alguém com você?', 'sim'],
  ['You wrote that you think of dying.', 'yes'],
])('“%s” is not affirmed by “%s”', (message, reply) => {
  expect(affirmsSuicide(message, reply)).toBe(false)
})
