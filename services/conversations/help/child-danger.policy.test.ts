import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  isOwnChildHarmedByPerson,
  isOwnChildInDanger,
  describesChildHarmedByPerson,
  describesChildInDanger,
  describesHarmByCarer,
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
  'he hits me and the kids every day',
  'my husband beats me and my son',
  'he hits my wife and my daughter every night',
  'ele nos bate, a mim e às crianças, todo dia',
  'ele bate em mim e nas crianças',
  'زوجي بيضربنا انا واولادي كل يوم',
  'pega a mi madre y a mi hermanito siempre',
  'my husband is abusing our daughter',
  'He is molesting my son',
  'my husband is raping my daughter',
  'my husband is touching my daughter',
  'meu marido está abusando da minha filha',
  'meu marido estupra minha filha',
  'زوجي يغتصب بنتي',
  'mi marido está pegando a mi hijo',
  'mi marido viola a mi hija',
  'جوزي بيضرب ولادي كل يوم',
  'زوجي بيضرب الولاد كل يوم',
  'زوجي بيضربني وبيضرب بنتنا',
  'جوزي بيضرب ابننا كل يوم',
  'my nephew is beaten every day by his father',
  'my niece is abused by her stepdad',
  'my little brother is beaten by dad every day',
  'meu sobrinho apanha do pai todo dia',
  'meu irmãozinho apanha do padrasto todo dia',
  'ابن اختي بينضرب كل يوم من ابوه',
  'our 5-year-old is being hit by the nanny',
  'my daughter hurts herself every night',
  'minha filha se machuca toda noite',
])('“%s”: a child at home is in danger now', (text) => {
  expect(isOwnChildInDanger(text)).toBe(true)
  expect(describesChildInDanger([text])).toBe(true)
})

test.each([
  'The coach hit a boy in the changing room',
  'o vizinho espanca o menino',
  'المدرب ضرب ولد قدامنا',
  'my son was beaten at school last year',
  'My husband threatens with a knife, the boy saw it',
])('“%s”: a child was harmed', (text) => {
  expect(describesChildInDanger([text])).toBe(true)
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
  expect(describesChildHarmedByPerson([text])).toBe(false)
})
test.each([
  'My husband hits our son when he drinks',
  'meu marido bate nas crianças quando bebe',
  'زوجي يضرب ابني كل يوم',
  'mi marido pega a mi hijo cada noche',
])('“%s”: a person does it', (text) => expect(isOwnChildHarmedByPerson(text)).toBe(true))

test.each([
  'The coach hit a boy in the changing room',
  'He hit my son again last night',
  'he hits me and the kids every day',
  'My daughter told me her stepdad touched her',
  'my son is being hit by his father',
  'My kids are not safe with him',
  'meu marido tá batendo no meu filho',
  'زوجي بيضربنا انا واولادي كل يوم',
  'mi esposo golpeó a mi hija anoche',
])('“%s”: a person does it to a child', (text) =>
  expect(describesChildHarmedByPerson([text])).toBe(true),
)

test.each([
  'My girlfriend hits the gym every day with our kids',
  'My wife always shakes the baby bottle',
  'My son beats his dad at chess every week',
  'Our kids kick the ball with their dad every day',
  'I worry about my son, his coach locks the gym every week and leaves him outside',
  'The staff grabbed the kids a coffee and she burned her hand',
  'My daughter slapped together a great poster for her teacher, she always does',
  'The teacher locks the door so the kids stay in',
  'meu filho bate bola com o pai todo dia',
  'meu filho sempre bate palma para a professora',
  'minha filha bate na porta do vizinho sempre',
  'o pai sempre sacode a mamadeira do bebê',
  'mi hijo siempre le pega a la pelota con su padre',
  'mi hijo golpea la mesa siempre y la maestra se enoja',
  'ابني يضرب الكرة مع أبوه كل يوم',
  'بنتي بتضرب على البيانو كل يوم',
])('“%s”: a thing is hit, or nobody is harmed', (text) => {
  expect(describesChildInDanger([text])).toBe(false)
  expect(describesChildHarmedByPerson([text])).toBe(false)
  expect(isOwnChildInDanger(text)).toBe(false)
  expect(isOwnChildHarmedByPerson(text)).toBe(false)
})

const carerTexts = ['en', 'pt-br', 'ar'].flatMap((language) =>
  readFileSync(`tests/corpus/indirect-danger/${language}.tsv`, 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split('\t')),
)

test('what carers do to children, in texts of many voices', () => {
  const texts = carerTexts.flatMap(([kind, text = '']) => (kind === 'carer' ? [text] : []))
  const missed = texts.filter((text) => !describesHarmByCarer([text]))
  expect(texts.length).toBeGreaterThan(40)
  expect(missed.length).toBeLessThan(texts.length / 10)
})

test('ordinary answers tell of none', () => {
  const texts = carerTexts.flatMap(([kind, text = '']) => (kind === 'none' ? [text] : []))
  expect(texts.length).toBeGreaterThan(200)
  expect(texts.filter((text) => describesHarmByCarer([text]))).toEqual([])
})

test.each([
  [
    'The carer shuts him in the cupboard when he cries',
    'I put him in the cupboard to hide, a game',
  ],
  ['They left her in the rain until she stopped', 'They brought her in from the rain'],
  ['a outra tia põe ele no banheirinho pra pensar', 'a tia põe ele no banheiro pra lavar a mão'],
  ['tem tranca por fora no quartinho', 'a porta não tem tranca por dentro'],
  ['المعلمة بتحطه بغرفة معتمة لما يبكي', 'بحطه بغرفة معتمة وقت القيلولة'],
])('“%s”, not “%s”', (harm, ordinary) => {
  expect(describesHarmByCarer([harm])).toBe(true)
  expect(describesHarmByCarer([ordinary])).toBe(false)
})
