import { expect, test } from 'vitest'
import { needsSafeExit } from './safe-exit.policy.ts'

test.each([
  'He goes through my phone every night.',
  'hed go mad if it came up on my phone',
  'my husband reads all my messages',
  'if he sees this I am dead',
  'she was looking over my shoulder',
  'this is his phone btw',
  'My boyfriend hits me when he drinks.',
  'ele mexe no meu celular todo dia',
  'meu marido fica olhando as minhas mensagens',
  'se ele vir isso ele me mata',
  'esse celular é dele',
  'Meu namorado me bateu ontem.',
  'me revisa el celular cada noche',
  'mi marido lee mis mensajes',
  'si ve esto me mata',
  'Mi pareja me pega.',
  'جوزي بيفتش موبايلي كل يوم',
  'زوجي يقرأ رسائلي',
  'لو شاف الكلام ده هيموتني',
  'هذا جواله',
  'زوجي يضربني',
  'مبحبش المكالمات عشان بيشوف كلمت مين',
  'he checks who I call every night',
  'he took my phone when he left',
  'ele tirou meu celular e saiu',
  'فخد المفتاح والتليفون ومشي',
  'ele vê pra quem eu ligo',
])('“%s” needs a safe exit', (text) => {
  expect(needsSafeExit([text])).toBe(true)
  expect(needsSafeExit([null, 'It is fine.', text])).toBe(true)
})
test.each([
  'He has my phone number and never calls back.',
  'The app froze on my phone and they lost my order.',
  'Would the co-op send a vet if they read this?',
  'A customer hit me at the till.',
  'My husband drives me to work.',
  'o aplicativo travou no meu celular',
  'ele nunca atende o celular',
  'O cliente me bateu e a polícia veio.',
  'el jefe mira el móvil todo el día',
  'la app se cierra en mi celular',
  'الموبايل عندي بطيء',
  'مديري يتصل على جوالي بعد الدوام',
])('“%s” does not', (text) => expect(needsSafeExit([text, null])).toBe(false))
