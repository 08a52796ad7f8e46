import { expect, test } from 'vitest'
import {
  isOwnChildHarmedByPerson,
  isOwnChildInDanger,
  tellsOfChildHarmedByPerson,
  tellsOfChildInDanger,
} from './child-danger.policy.ts'

test.each([
  'My husband hits our son when he drinks',
  'our little girl has bruises again and is scared of him',
  'He locks the kids in the garage every night',
  'He gets hold of my boy and shakes him, he keeps doing it',
  'meu marido bate nas crianças quando bebe',
  'minha filha tem medo do padrasto, ele mexe com ela',
  'meu filho apanha toda semana',
  'زوجي يضرب ابني كل يوم',
  'بنتي خايفة من أبوها وبيضربها',
  'mi marido pega a mi hijo cada noche',
])('“%s”: a child at home is in danger now', (text) => {
  expect(isOwnChildInDanger(text)).toBe(true)
  expect(tellsOfChildInDanger([text])).toBe(true)
})

test.each([
  'The coach hit a boy in the changing room',
  'o vizinho espanca o menino',
  'المدرب ضرب ولد قدامنا',
  'my son was beaten at school last year',
])('“%s”: a child was harmed', (text) => {
  expect(tellsOfChildInDanger([text])).toBe(true)
  expect(isOwnChildInDanger(text)).toBe(false)
})

test.each([
  'My husband hits me',
  'The kids love the new playground',
  'My son rides the bus every day',
  'It beats the old one, and my daughter likes it',
  'me bate toda noite',
  'as crianças brincam no parque todo dia',
  'أولادي يحبون المدرسة كل يوم',
  'زوجي يضربني',
])('“%s”: no child is in danger', (text) => expect(isOwnChildInDanger(text)).toBe(false))

test.each([
  'My son keeps getting bruises from that slide, he is there every day',
  'minha filha tem medo do escuro e fica com roxos do parquinho',
  'بنتي بتوقع كل يوم من اللعبة وعليها كدمات',
])('“%s”: an accident is done by nobody', (text) => {
  expect(isOwnChildHarmedByPerson(text)).toBe(false)
  expect(tellsOfChildHarmedByPerson([text])).toBe(false)
})
test.each([
  'My husband hits our son when he drinks',
  'meu marido bate nas crianças quando bebe',
  'زوجي يضرب ابني كل يوم',
  'mi marido pega a mi hijo cada noche',
])('“%s”: a person does it', (text) => expect(isOwnChildHarmedByPerson(text)).toBe(true))
