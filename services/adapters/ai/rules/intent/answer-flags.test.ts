import { expect, test } from 'vitest'
import type { AnswerFlag, Intent } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { readIntent } from './intent.ts'

type Case = readonly [SurveyLanguage, string, Intent, readonly AnswerFlag[]]

const cases: readonly Case[] = [
  ['en', 'By bike mostly. Is my name attached to this?', 'answer', ['asks']],
  ['en', 'I already told you that, they charged me twice.', 'answer', ['repeats']],
  ['en', 'The queue. I have a call now, will finish tonight', 'answer', ['later']],
  ['en', 'I am fed up with this survey, end it here please', 'stop', ['leaving']],
  ['en', 'I had enough of the noise, so I left.', 'answer', []],
  ['en', 'two taps and I am done with the whole order', 'answer', []],
  ['en', 'Works well.', 'answer', []],
  ['pt-br', 'Foi boa, o médico explicou tudo. Quem vai ver isso aqui?', 'answer', ['asks']],
  ['pt-br', 'já falei isso ué', 'refuse', ['repeats']],
  [
    'pt-br',
    'Tem hora que a gente pensa em trocar, a gerente já disse que acha outra.',
    'answer',
    [],
  ],
  ['pt-br', 'olha, vou ter que sair, depois eu volto', 'refuse', ['later']],
  ['pt-br', 'Parei de ir porque demorava demais e chega uma hora que cansa.', 'answer', []],
  ['ar', 'انتظرت ساعتين ودفعت ١٨ جنيه. كفاية كده عايز أمشي', 'answer', ['leaving']],
  ['ar', 'قلتلك قبل كده', 'refuse', ['repeats']],
  ['ar', 'كانت جيدة جدا والممرضة لطيفة', 'answer', []],
  ['en', 'How I got there? My dad drove me.', 'answer', []],
  ['en', 'Who knows? Could be the pump.', 'answer', []],
  ['en', 'I have to go to work at six so the noise was awful.', 'answer', []],
  ['en', 'A warmer flat would have been nice, that’s all.', 'answer', []],
  ['en', 'Getting there, like I said, no bus after six.', 'answer', []],
  ['en', 'begin with what?', 'question-back', ['asks']],
  ['en', 'What else would you like to know?', 'question-back', ['refuses']],
  ['en', 'They charged me twice. Will I get to see the results?', 'answer', ['asks']],
  ['en', 'Do you even read what I write?', 'refuse', ['repeats']],
  ['en', 'That makes no sense. We came by car.', 'answer', ['asks']],
  ['en', 'I still don’t understand what you are asking me.', 'question-back', ['asks']],
  ['en', '?', 'question-back', []],
  ['en', 'Work. I have to go, my bus is here', 'answer', ['leaving']],
  ['en', 'I said I’m leaving', 'stop', ['leaving']],
  ['en', 'The queue was so long I had to go', 'answer', []],
  ['pt-br', 'mudar o que? não sei do que vc tá falando', 'question-back', ['asks']],
  ['pt-br', 'prefiro não continuar', 'stop', ['leaving', 'refuses']],
  ['ar', 'لازم أرجع للشغل', 'stop', ['leaving']],
  ['ar', 'رجعنا بلا كشف.', 'answer', []],
  ['pt-br', 'Consequência? Que eu pago as contas.', 'answer', []],
  ['pt-br', 'Que situação, viu. Roubaram a mangueira.', 'answer', []],
  ['pt-br', 'Sobre o que exatamente?', 'question-back', ['asks']],
  ['pt-br', 'Você tá lendo o que eu escrevo?', 'refuse', ['repeats']],
  ['ar', 'أرجعه بكرة الصبح', 'answer', []],
  ['ar', 'التأخير زي ما قلت، كل يوم نص ساعة', 'answer', []],
  ['ar', 'عن شو بالضبط؟', 'question-back', ['asks']],
  ['ar', 'شكلك ناسي', 'refuse', ['repeats']],
  ['es', 'ya te lo dije antes', 'refuse', ['repeats']],
  ['es', 'me voy, luego sigo', 'refuse', ['later']],
  ['pt-br', 'Fica na fila. Não pode sair.', 'answer', []],
  ['pt-br', 'O dinheiro não chega.', 'answer', []],
  ['pt-br', 'Não, quero parar.', 'stop', ['leaving', 'refuses']],
  ['pt-br', 'Pode parar, por favor.', 'stop', ['leaving']],
  ['es', 'Te quedas en la fila. No se puede cerrar.', 'answer', []],
  ['ar', 'الراتب لا يكفي', 'answer', []],
  ['ar', 'كفاية أسئلة', 'stop', ['leaving']],
  ['en', 'Confirm what?', 'question-back', ['asks']],
  ['pt-br', 'Confirmar o quê?', 'question-back', ['asks']],
  ['es', '¿Confirmar qué?', 'question-back', ['asks']],
  ['ar', 'أأكد إيش؟', 'question-back', ['asks']],
  ['en', 'Per day or per week?', 'question-back', ['asks']],
  ['pt-br', 'Por dia ou por semana?', 'question-back', ['asks']],
  ['es', '¿Por día o por semana?', 'question-back', ['asks']],
  ['ar', 'قصدك باليوم ولا بالأسبوع؟', 'question-back', ['asks']],
  [
    'en',
    'It was lovely. Sorry, I’ve got to go, I need to pick the kids up.',
    'answer',
    ['leaving'],
  ],
  ['pt-br', 'me trataram bem. olha desculpa, preciso ir, o neném chora', 'answer', ['leaving']],
  ['en', 'They said sorry, we have to go through the whole form again.', 'answer', []],
]

test.each(cases)('%s: “%s” is %s, and besides %j', (language, text, intent, flags) => {
  const found = readIntent(text, language, 'the visit', { question: 'How was it?' })
  expect([found.intent, found.flags]).toEqual([intent, flags])
})

test('what is said besides is no part of the content', () => {
  const text = 'They charged me 40 dollars twice. Is this anonymous?'
  const { content } = readIntent(text, 'en', 'billing')
  expect(content.map(({ start, end }) => text.slice(start, end).trim())).toEqual([
    'They charged me 40 dollars twice.',
  ])
})

test.each([
  ['en', 'Which sport do you do?', 'Football.'],
  ['pt-br', 'Que esporte você pratica?', 'Futebol.'],
  ['es', '¿Qué deporte practica?', 'Fútbol.'],
  ['ar', 'ما المواد التي تجدها صعبة؟', 'الرياضيات.'],
  ['ar', 'ما المواد التي تجدها صعبة؟', 'الفيزياء والكيمياء'],
] as const)('%s: to “%s”, “%s” is on the topic', (language, question, answer) =>
  expect(readIntent(answer, language, question, { question }).intent).toBe('answer'),
)

test.each([
  ['en', 'Why did you not come?', 'I forgot the appointment.'],
  ['pt-br', 'Por que você faltou?', 'Esqueci a consulta.'],
  ['es', '¿Por qué faltó?', 'Olvidé la cita.'],
  ['ar', 'لماذا لم تحضر؟', 'نسيت الموعد.'],
] as const)('%s: to “%s”, “%s” is a reason', (language, question, answer) =>
  expect(readIntent(answer, language, question, { question }).intent).toBe('answer'),
)

test.each([
  ['en', 'I don’t remember'],
  ['pt-br', 'não lembro'],
  ['es', 'no me acuerdo'],
  ['ar', 'ما أتذكر'],
] as const)('%s: “%s” is no answer', (language, answer) =>
  expect(readIntent(answer, language, '').intent).toBe('dont-know'),
)
