import { expect, test } from 'vitest'
import { selectHelpLines } from './help-line-selection.policy.ts'
import {
  isOwnLife,
  isOwnLifeOnly,
  namesNobody,
  tellsOfOwnLife,
  type WrittenAnswer,
} from './own-life.policy.ts'
import { mayDescribeViolence, describesViolence } from './violence.policy.ts'

test.each([
  'Tem noite que eu queria não acordar mais, nunca falei isso pra ninguém.',
  'Penso em me matar desde que perdi o emprego.',
  'Some nights I think it would be easier not waking up.',
  'I want to die.',
  'أفكر في الانتحار كل ليلة.',
])('“%s” is about the respondent’s own life', (text) => {
  expect(isOwnLifeOnly(['The bus is late.', text])).toBe(true)
})

test.each([
  ['nothing of it', ['The bus is late.']],
  ['a person who does harm', ['Queria não acordar mais, ele me bate quando chego tarde.']],
  ['a person in an earlier answer', ['My husband checks my phone.', 'I want to die.']],
  ['fear of home', ['I want to die rather than go back, I am scared of going home.']],
  ['violence', ['زوجي يضربني وأفكر في الانتحار.']],
  ['what is erased', [null, 'I want to die.']],
  ['threats', ['Não aguento mais viver assim, com ameaça todo dia.']],
])('not where the respondent describes %s', (_, texts) => {
  expect(isOwnLifeOnly(texts)).toBe(false)
})

const answer = { text: 'My mother forgets who I am, and the bus is late.' }
const burden = 'If that lorry had not stopped it would be a rest for my mother and everybody.'
const ownLife: WrittenAnswer = { text: burden, call: { tier: 'distress', isByPerson: false } }
const concern: WrittenAnswer = { text: burden, call: { tier: 'concern', isByPerson: false } }
const unread = (text: string): WrittenAnswer => ({ text, call: { tier: 'distress' } })
test.each<[string, WrittenAnswer[], boolean]>([
  ['read so by a model, beside words about other people', [answer, ownLife], true],
  ['read so, after a call by the words alone', [unread('I want to die.'), ownLife], true],
  ['by the words alone', [unread('I want to die.')], true],
  [
    'after a call that no model read, about a person',
    [unread('He says he kills me.'), ownLife],
    false,
  ],
  ['read as a concern', [answer, concern], false],
  ['that no model read', [answer, unread(burden)], false],
  ['beside violence in another answer', [{ text: 'My ex hit me.' }, ownLife], false],
  [
    'beside a person who is the danger in another call',
    [{ text: 'He reads my phone.', call: { tier: 'concern', isByPerson: true } }, ownLife],
    false,
  ],
  [
    'with a person who is the danger, in words about nobody',
    [{ text: 'I want to die.', call: { tier: 'distress', isByPerson: true } }],
    false,
  ],
  ['beside what is erased', [{ text: null }, ownLife], false],
])('a call %s is about the respondent’s own life: %s', (_, answers, expected) =>
  expect(isOwnLife(answers)).toBe(expected),
)

test('of violence its own lines and those for emergencies come first', () => {
  const uses = ['talk', 'ambulance', 'police', 'violence-against-women'] as const
  const lines = uses.map((use) => ({
    ...{ name: '', number: '1', url: null, for: use, limited_hours: false },
  }))
  const shown = (tier: 'distress' | 'concern') =>
    selectHelpLines(lines, { tier, isMedical: false, isViolence: true }).map((line) => line.for)
  expect(shown('distress')).toEqual(['violence-against-women', 'police', 'talk', 'ambulance'])
  expect(shown('concern')).toEqual(['violence-against-women', 'talk'])
})
test('a line to talk stays first where it is about the respondent’s own life too', () => {
  const texts = ['Ele me bate e eu quero morrer.']
  const uses = ['talk', 'ambulance', 'police', 'violence-against-women'] as const
  const lines = uses.map((use) => ({
    ...{ name: '', number: '1', url: null, for: use, limited_hours: false },
  }))
  const matter = { isViolence: describesViolence(texts), isLifeAtRisk: tellsOfOwnLife(texts) }
  const shown = selectHelpLines(lines, { tier: 'distress', isMedical: false, ...matter })
  expect(shown.map((line) => line.for)).toEqual([
    ...['talk', 'violence-against-women', 'police', 'ambulance'],
  ])
})
test.each([
  ['meu marido me bateu ontem', true],
  ['tenho medo dele', true],
  ['he grabbed me by the neck, i am scared of him', true],
  ['زوجي يضربني', true],
  ['mi marido me pega', true],
  ['ele me bate a noite toda', true],
  ['me bateu o meu marido', true],
  ['meu padrasto abusou de mim', true],
  ['sofro violência do meu marido', true],
  ['ele fica muito violento quando bebe', true],
  ['my dad abused me', true],
  ['I was sexually abused', true],
  ['he gets really violent', true],
  ['my husband is abusive', true],
  ['me bateu uma tristeza e quero sumir', false],
  ['me bate um desespero', false],
  ['me bateu aquela vontade de sumir', false],
  ['abuso de remédio pra dormir', false],
  ['I abuse alcohol and want to die', false],
  ['I have violent thoughts', false],
  ['it hits me at night', false],
  ['me pega una tristeza enorme', false],
  ['abuso del alcohol', false],
  ['o ônibus bate na lombada', false],
  ['Some nights I think it would be easier not waking up.', false],
])('“%s”: describes violence: %s', (text, expected) =>
  expect(describesViolence([text])).toBe(expected),
)

test('where violence is possible, nobody near is named', () => {
  expect(mayDescribeViolence(['My brother says I abuse alcohol'])).toBe(true)
  expect(mayDescribeViolence(['My brother is the only one left'])).toBe(false)
})

test('such a call is shown no lines against violence', () => {
  const uses = ['talk', 'ambulance', 'police', 'violence-against-women', 'emergency'] as const
  const lines = uses.map((use) => ({
    ...{ name: '', number: '1', url: null, for: use, limited_hours: false },
  }))
  const shown = (isOwnLife: boolean) =>
    selectHelpLines(lines, { tier: 'distress', isMedical: false, isOwnLife }).map(
      (line) => line.for,
    )
  expect(shown(false)).toEqual(uses)
  expect(shown(true)).toEqual(['talk', 'ambulance', 'emergency'])
})

test.each([
  ['se eu morrer pode enterrar na bomba 3, minha filha', true],
  ['I cannot take another day of it', true],
  ['I am scared to go back home', false],
  ['ele não pode saber onde a gente mora', false],
  ['خايفة أرجع', false],
])('“%s” names nobody who may be a danger: %s', (text, isAlone) => {
  expect(namesNobody([text])).toBe(isAlone)
  const uses = ['talk', 'police', 'violence-against-women'] as const
  const lines = uses.map((use) => ({
    ...{ name: '', number: '1', url: null, for: use, limited_hours: false },
  }))
  const shown = selectHelpLines(lines, {
    ...{ tier: 'distress', isMedical: false, isAlone: namesNobody([text]) },
  })
  expect(shown.some((line) => line.for === 'violence-against-women')).toBe(!isAlone)
})

test.each([
  ['um cliente me seguiu até em casa', true],
  ['ele sabe onde eu moro', true],
  ['a customer followed me home after work', true],
  ['مشي ورايا لحد البيت', true],
  ['a loja me seguiu no instagram', false],
  ['they followed me back on instagram', false],
])('“%s” describes violence: %s', (text, isViolence) =>
  expect(describesViolence([text])).toBe(isViolence),
)
