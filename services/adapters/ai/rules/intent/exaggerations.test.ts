// Words of danger that mean something else, and what a reply denies.
import { describe, expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { assessSafety } from './distress.ts'
import { comparedWithDeath, denialIn, isExaggeration } from './exaggerations.ts'
import { describesHarm } from './harm.ts'
import { readIntent } from './intent.ts'

test.each<[SurveyLanguage, string]>([
  ['en', 'I’d rather shoot myself than do Felixstowe again.'],
  ['en', 'That app will be the death of me.'],
  ['en', 'I nearly died when I saw the bill.'],
  ['en', 'I could have murdered that receptionist haha.'],
  ['en', 'I locked myself out of the changing room.'],
  ['pt-br', 'Prefiro levar um tiro do que pegar essa fila de novo.'],
  ['pt-br', 'Esse aplicativo ainda me mata.'],
  ['pt-br', 'quase morri quando vi a conta'],
  ['ar', 'أموت ولا أرجع هالطابور'],
  ['ar', 'والله بدي انتحر من كثر التقارير'],
  ['ar', 'كنت هموت لما شفت الفاتورة'],
])('%s: “%s” exaggerates', (language, clause) => {
  expect(isExaggeration(clause, language)).toBe(true)
  expect(assessSafety(clause, language)).toMatchObject({ tier: null, isPossible: false })
  expect(describesHarm(clause, language)).toBe(false)
})

test.each<[SurveyLanguage, string]>([
  ['en', 'I’d rather die than go home.'],
  ['en', 'I’d rather kill myself than wake up to this again.'],
  ['en', 'I’d rather shoot myself tonight, nobody would miss me, than see Felixstowe.'],
  ['pt-br', 'Prefiro morrer do que voltar pra casa.'],
  ['pt-br', 'Prefiro morrer do que viver assim.'],
  ['ar', 'أموت ولا أرجع له'],
  ['ar', 'بدي انتحر من كثر ما يضربني'],
])('%s: “%s” does not', (language, clause) => expect(isExaggeration(clause, language)).toBe(false))

test('another sentence of the same answer still counts', () =>
  expect(
    assessSafety('I’d rather shoot myself than queue. I want to kill myself.', 'en'),
  ).toMatchObject({ tier: 'distress', isOutright: true }))

test('after a call for help nothing is an exaggeration', () =>
  expect(
    assessSafety('I’d rather shoot myself than queue.', 'en', { isAfterCall: true }).tier,
  ).toBe('distress'))

describe('a reply to a message', () => {
  const isAfterCall = true
  test.each<[SurveyLanguage, string]>([
    ['en', 'I’m not going to kill myself.'],
    ['en', 'I don’t want to die.'],
    ['pt-br', 'não vou me matar não'],
    ['pt-br', 'ninguém me bate'],
    ['ar', 'مش هنتحر يعني'],
  ])('%s: “%s” denies the danger', (language, text) => {
    expect(denialIn(text, language)).toBe('plain')
    expect(assessSafety(text, language, { isAfterCall, isReply: true }).tier).toBeNull()
  })

  test('in any other answer the same words count', () =>
    expect(assessSafety('I’m not going to kill myself.', 'en').tier).toBe('distress'))

  test.each<[SurveyLanguage, string]>([
    ['en', 'I’m not going to kill myself today.'],
    ['en', 'I want to die.'],
    ['pt-br', 'quero me matar'],
    ['ar', 'بدي انتحر'],
  ])('%s: “%s” does not', (language, text) =>
    expect(assessSafety(text, language, { isAfterCall, isReply: true }).tier).not.toBeNull(),
  )
})

test.each<[SurveyLanguage, string]>([
  ['en', 'I’d rather hang myself than carry this debt any longer'],
  ['en', 'I would rather kill myself than speak to my father again'],
  ['pt-br', 'prefiro me matar do que passar mais um dia assim'],
  ['ar', 'نفسي انتحر من كتر الضرب'],
  ['en', 'I’d rather kill myself than sit in that flat with him'],
  ['en', 'I’d rather slit my wrists than go back to school on Monday'],
  ['en', 'this life will be the death of me'],
  ['pt-br', 'prefiro me matar do que voltar pra escola'],
  ['pt-br', 'prefiro pular da ponte do que ver meu ex de novo'],
  ['pt-br', 'a fila me mata mas eu também quero morrer de verdade'],
  ['ar', 'بدي انتحر من كتر الديون'],
  ['ar', 'اموت ولا ارجع لابويا'],
  ['ar', 'هموت نفسي من كتر الاهانة'],
  ['ar', 'اقتل حالي احسن من اني كمل هيك'],
  ['ar', 'بدي انتحر من كتر المشاكل'],
  ['ar', 'نفسي اموت من كتر التعب'],
])('%s: “%s” is a wish to die, beside what is no trifle', (language, text) =>
  expect(readIntent(text, language, '').intent).toBe('distress'),
)

test.each<[SurveyLanguage, string]>([
  ['pt-br', 'prefiro morrer do que casar com ele'],
  ['en', 'I’d rather die than go through another winter like this'],
  ['en', 'I’d sooner jump off the bridge than face the bailiffs'],
  ['en', 'I would rather die than marry that man'],
  ['en', 'somebody just kill me now'],
  ['en', 'I would sooner drown than tell my mum about the queue of debts'],
  ['en', 'I’d rather die than let my husband see the form'],
  ['pt-br', 'prefiro morrer do que dever pro agiota'],
  ['pt-br', 'antes morrer que apanhar de novo'],
  ['pt-br', 'melhor morrer do que viver devendo'],
  ['pt-br', 'prefiro tomar veneno do que contar pro meu pai'],
  ['pt-br', 'quase morri quando vi ele com a faca'],
  ['pt-br', 'prefiro morrer a encarar a fila com meu marido me batendo'],
  ['pt-br', 'prefiro morrer do que ficar sozinha nessa casa'],
  ['ar', 'اموت ولا اتجوزه'],
  ['ar', 'انتحر احسن من العيشة دي'],
  ['ar', 'انتحر ولا اعيش يوم تاني كده'],
  ['ar', 'اموت احسن من الذل'],
])('%s: “%s” is noticed', (language, text) => {
  const { tier, isPossible } = assessSafety(text, language)
  expect(tier !== null || isPossible).toBe(true)
})

test.each<[SurveyLanguage, string]>([
  ['en', 'this queue is killing me'],
  ['en', 'I’d rather die than fill in that form again'],
  ['en', 'I’d sooner gouge my eyes out than sit through that training video'],
  ['en', 'I’d rather die than sit in that traffic again'],
  ['en', 'kill me now, another captcha'],
  ['en', 'I’d rather stick pins in my eyes than ring that call centre'],
  ['en', 'I would rather die than use your website on my phone'],
  ['en', 'just shoot me now that queue was endless'],
  ['en', 'the stairs nearly killed me'],
  ['en', 'I could murder a pint after that shift'],
  ['en', 'dying for a coffee by ten'],
  ['pt-br', 'prefiro morrer do que ligar pro sac de novo'],
  ['pt-br', 'prefiro morrer do que preencher esse formulário outra vez'],
  ['pt-br', 'antes morrer que pegar aquele ônibus às seis'],
  ['pt-br', 'morri de rir com o robô'],
  ['pt-br', 'prefiro me matar do que decorar mais uma senha'],
  ['pt-br', 'melhor morrer que estacionar no centro'],
  ['pt-br', 'essa fila me mata'],
  ['pt-br', 'tô morrendo de sono depois do plantão'],
  ['ar', 'هموت من الزحمة في المترو'],
  ['ar', 'اموت ولا استعمل التطبيق ده تاني'],
  ['ar', 'بموت من الضحك'],
  ['ar', 'انتحر احسن من انتظار الباص'],
  ['ar', 'هموت من الحر في الطابور'],
  ['ar', 'الاسعار ذبحتنا'],
  ['ar', 'السعر دبحني'],
  ['ar', 'اموت احسن من الاستمارة دي'],
  ['en', 'the stairs with the pram will be the death of me'],
  ['en', 'id rather die than sit through that induction video again'],
  ['ar', 'التطبيق يخليني أبي أنتحر من كثر الإعلانات'],
])('%s: “%s” stays ordinary', (language, text) =>
  expect(assessSafety(text, language)).toMatchObject({ tier: null, isPossible: false }),
)

test.each<[SurveyLanguage, string]>([
  ['en', 'I would rather die than marry that man'],
  ['en', 'I would rather die than have him touch me again'],
  ['en', 'I’d sooner jump off the bridge than face the bailiffs'],
  ['en', 'I’d rather die than sit in traffic with my husband shouting'],
  ['pt-br', 'prefiro morrer do que casar com ele'],
  ['pt-br', 'melhor morrer que continuar nesse casamento'],
  ['pt-br', 'antes morrer que apanhar de novo'],
  ['ar', 'بموت ولا ارجع لجوزي'],
  ['ar', 'اموت ولا اتجوزه'],
  ['ar', 'اموت احسن من الذل'],
])('%s: “%s” is a concern', (language, text) =>
  expect(assessSafety(text, language).tier).toBe('concern'),
)

test.each<[SurveyLanguage, string]>([
  ['en', 'I’d rather die than wear that uniform'],
  ['pt-br', 'Prefiro morrer do que usar manga comprida em janeiro, juro.'],
])('%s: “%s” may be one', (language, text) =>
  expect(assessSafety(text, language)).toMatchObject({ tier: null, isPossible: true }),
)

test.each<[SurveyLanguage, string]>([
  ['ar', 'لم أتمنَّ الموت ولا فكرت في إيذاء نفسي يوما'],
  ['ar', 'عمري ما فكرت أنتحر ولا أأذي روحي'],
])('%s: “%s” compares nothing', (language, text) =>
  expect(comparedWithDeath(text, language)).toBeUndefined(),
)

test('the words beside an exaggeration still count', () =>
  expect(
    assessSafety('a fila me mata mas eu também quero morrer de verdade', 'pt-br'),
  ).toMatchObject({ tier: 'distress', isOutright: true }))
