import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { toSearchText } from '../text/tokenizer.ts'
import { assessSafety } from './distress.ts'
import { readIntent } from './intent.ts'

test.each([
  ['pt-br', 'E o aplicativo?', 'Me mandou por debaixo de um viaduto em que o baú não passava.'],
  ['pt-br', 'E o descanso?', 'Normal, eu volto pra casa todo dia, não durmo na estrada.'],
  [
    'pt-br',
    'Você confirma a entrega?',
    'Confirmar o quê? Fala direito comigo, que eu não tô entendendo',
  ],
  ['ar', 'ما الذي حدث؟', 'عشان كذا ما عاد حضرت'],
  ['en', 'What happened at the desk?', 'The clerk shouted at me in front of everyone.'],
  ['en', 'What made you change?', 'Somebody followed me home once, so I take a taxi now.'],
] as const)('%s: to “%s”, “%s” is not interrupted', (language, question, answer) =>
  expect(['distress', 'concern']).not.toContain(
    readIntent(answer, language, question, { question }).intent,
  ),
)

test('what the model alone finds in a few words leaves the answer alone', () =>
  expect(readIntent('عشان كذا ما عاد حضرت', 'ar', '')).toMatchObject({
    intent: 'answer',
    flags: ['uneasy'],
  }))

test.each([
  ['en', 'my dad hits me when he drinks'],
  ['pt-br', 'não vejo mais saída, cansei de tudo'],
  ['ar', 'ما عاد أقدر أتحمل، تعبت من كل شي'],
  ['es', 'ya no aguanto más, no le veo salida'],
] as const)('%s: words of danger are the second sign in “%s”', (language, answer) =>
  expect(['distress', 'concern']).toContain(readIntent(answer, language, '').intent),
)

test.each(['distress', 'concern'] as const)(
  'after %s, what may be another call for help is distress',
  (afterCall) => {
    const read = (answer: string, after?: typeof afterCall) =>
      readIntent(answer, 'en', '', { afterCall: after }).intent
    for (const answer of [
      'Haven’t got anybody neither now. Some nights it’s just me and that drawer.',
      'It doesn’t matter any more. Nobody would notice if I wasn’t here.',
    ])
      expect([read(answer), read(answer, afterCall)]).toEqual(['answer', 'distress'])
    expect(read('The queue was fine.', afterCall)).toBe('answer')
  },
)

const readingOf = (language: SurveyLanguage, answer: string) => {
  const { intent, flags } = readIntent(answer, language, '')
  return [intent, flags.includes('uneasy')]
}

test.each([
  ['en', "I'd miss it terribly if they shut it, it is where I meet my sister."],
  ['en', "It has been broken since Monday, I am at my wits' end with the landlord."],
  [
    'en',
    'The upstairs neighbours drag furniture about and I have given up knocking on the ceiling.',
  ],
  ['pt-br', 'Ele vai a pé comigo.'],
  ['pt-br', 'Aumentaram a taxa de novo sem avisar, me sobe o sangue.'],
  ['ar', 'ما عدت أطيق هذه الشاشة، تدور وتدور ثم تنسى كل شيء.'],
] as const)('%s: “%s” is everyday', (language, answer) =>
  expect(readingOf(language, answer)).toEqual(['answer', false]),
)

test.each([
  ['en', 'I keep sitting in the car at eight in the morning shaking before I can go in.'],
  ['en', 'They would all manage perfectly well without me.'],
  ['pt-br', 'Fico no carro às oito da manhã tremendo antes de conseguir entrar.'],
  ['pt-br', 'Às vezes na estrada penso que seria fácil não virar o volante.'],
  ['ar', 'أحياناً على الطريق السريع أفكر أنه سهل ألا أدير المقود.'],
  ['ar', 'ليس عندي أحد أكلمه، وبعدها لا يبقى لي شيء.'],
] as const)('%s: “%s” is a hint', (language, answer) => {
  const [intent, isUneasy] = readingOf(language, answer)
  expect(intent !== 'answer' || isUneasy).toBe(true)
})

test.each([
  ['en', 'I am sick and tired of it, some nights I want to end my life.'],
  ['pt-br', 'Tô de saco cheio da fila e da minha vida, queria sumir de vez e não acordar.'],
] as const)('%s: what is everyday hides nothing else: “%s”', (language, answer) =>
  expect(readingOf(language, answer)).not.toEqual(['answer', false]),
)

test.each([
  ['en', 'I have been coughing blood all day', 'distress'],
  ['en', "He puts his hands round my neck and he says it's normal", 'distress'],
  ['pt-br', 'volto a pé porque ele me segue', 'concern'],
  ['ar', 'يوجعني صدري منذ الصباح', 'concern'],
  ['pt-br', 'Ele vai a pé comigo e me ameaça matar', 'distress'],
] as const)('%s: words of a complaint do not excuse “%s”', (language, answer, intent) =>
  expect(readingOf(language, answer)).toEqual([intent, false]),
)

test.each([
  ['en', 'My arms hurt where I cut them'],
  ['en', 'I hardly sleep because of the voices'],
  ['en', 'I have given up trying to eat'],
  ['pt-br', 'Não aguento mais a violência em casa'],
  ['pt-br', 'não aguento mais a solidão'],
  ['pt-br', 'perdi toda a esperança no futuro'],
  ['pt-br', 'estou grávida e com dor na barriga há dois dias'],
  ['ar', 'ما عدت أتحمل الضرب'],
  ['ar', 'فقدت الأمل في المستقبل'],
] as const)('%s: “%s” leaves the writer alone', (language, answer) =>
  expect(readingOf(language, answer)).toEqual(['answer', true]),
)

test('after a call for help, a complaint is no excuse', () => {
  const answer = "It has been broken since Monday, I am at my wits' end with the landlord."
  expect(readIntent(answer, 'en', '', { afterCall: 'concern' }).intent).toBe('distress')
})

test.each([
  ['en', 'I kept one cartridge for the printer'],
  ['en', 'We are moving, a date is set'],
  ['en', 'What they did in the changing room was great'],
  ['en', 'I gave the dog to my sister while I was on holiday'],
  ['pt-br', 'Deixei o cachorro com minha irmã enquanto viajava'],
  ['pt-br', 'Já escolhi o dia da mudança'],
  ['pt-br', 'O que eles fizeram no vestiário ficou ótimo'],
  ['pt-br', 'Tive que dar a volta pelo mercado'],
  ['ar', 'أعطيت القطة لأختي لما سافرت'],
  ['ar', 'ما عملوه في غرفة الملابس ممتاز'],
] as const)('%s: “%s” hints at nothing', (language, answer) =>
  expect(readingOf(language, answer)).toEqual(['answer', false]),
)

test.each([
  ['en', 'fuming, absolutely fuming with them'],
  ['ar', 'أنا بس موجودة'],
] as const)('%s: a word at the end of “%s” is found', (language, answer) => {
  const { everyday, hints } = languageOf(language).worries!
  const text = toSearchText(answer)
  expect(everyday.test(text) || hints.test(text)).toBe(true)
})

test('blood that boils is none that is lost', () => {
  const { neverEveryday } = languageOf('en').worries!
  const isFound = (text: string) => neverEveryday.test(toSearchText(text))
  expect(['I cough blood', 'it makes my blood boil'].map(isFound)).toEqual([true, false])
})

test.each([
  ['en', 'Will my husband know that I said he hits me?'],
  ['en', 'Can my husband see this and hurt me again?'],
  ['pt-br', 'Meu marido vai ler isso e me bater de novo?'],
] as const)('%s: who reads it may be asked in danger: “%s”', (language, answer) =>
  expect(readingOf(language, answer)[0]).toBe('distress'),
)

test.each([
  ['en', "It's still swollen and throbbing, I had to go to A&E yesterday because of the filling."],
  ['en', 'Nobody rang to ask about my wrist. It still aches when it rains.'],
  ['pt-br', 'Ainda dói e tá inchado, fui no pronto-socorro ontem por causa do dente.'],
  ['ar', 'لسا بتوجعني ومورمة، ورحت عالطوارئ مبارح. وما حدا منكم اتصل يعتذر.'],
] as const)('%s: harm that was treated is no call for help: “%s”', (language, answer) =>
  expect(readingOf(language, answer)).toEqual(['answer', false]),
)

test.each([
  ['en', 'He twisted my wrist, it is swollen, and at A&E I told them I fell.'],
  ['en', 'My face is swollen and I cannot breathe, the doctor is not picking up.'],
  ['ar', 'بضرب الحيطة لحد ما إيدي تتكسر، دي تالت جبيرة'],
] as const)('%s: danger beside it is one, or possibly: “%s”', (language, answer) =>
  expect(readingOf(language, answer)).not.toEqual(['answer', false]),
)

test.each([
  ['en', 'I don’t really look at plans past the end of the month.'],
  ['en', 'Nothing would. It’s not your shop, honestly. I won’t need it.'],
  ['pt-br', 'Não faço planos pra depois desse mês, então tanto faz.'],
  ['ar', 'ما في شي بيرجعني. ما رح أحتاجها.'],
] as const)('%s: “%s” is enough after a call for help', (language, answer) =>
  expect(readIntent(answer, language, '', { afterCall: 'concern' }).intent).toBe('distress'),
)

test.each([
  ['en', 'I don’t need a bike any more, we moved to the city.'],
  ['pt-br', 'O atendimento foi bom, voltaria se abrisse domingo.'],
  ['ar', 'الخدمة كويسة وبرجع لو نزل السعر.'],
] as const)('%s: “%s” is not', (language, answer) =>
  expect(readIntent(answer, language, '', { afterCall: 'concern' }).intent).toBe('answer'),
)

test.each([
  ['en', 'I saw a man hit his kid in the changing room and the lifeguard did nothing'],
  [
    'en',
    'someone on the third floor got attacked in the stairwell, the lights have been out for months',
  ],
  ['pt-br', 'uma colega minha tá sofrendo assédio do encarregado, chora todo dia no banheiro'],
  ['ar', 'شفت واحد بيضرب ابنه قدام المدرسة ومحدش اتكلم'],
  ['ar', 'صاحبتي في الدورة المدرب تحرش فيها وما اشتكت'],
] as const)('%s: harm to another person is no call for help (“%s”)', (language, text) =>
  expect(assessSafety(text, language).tier).toBeNull(),
)

test.each([
  ['en', 'a man from the flats hit my son and he is scared to go out'],
  ['pt-br', 'O vizinho do 304 bate na menininha dele toda noite, hoje ela gritou socorro.'],
  ['pt-br', 'o síndico me ameaçou de morte, tenho medo de sair de casa'],
  ['ar', 'جاري هددني بالقتل وانا خايف اطلع'],
  ['ar', 'ابني بيقول بدو يموت وما بعرف شو اعمل'],
] as const)('%s: harm to the respondent, or to one in danger now, is (“%s”)', (language, text) =>
  expect(assessSafety(text, language).tier).not.toBeNull(),
)

test.each([
  ['en', 'My friend was attacked and I took all the tablets', 'distress', false],
  ['en', 'A man hit my car and I have chest pain and my arm is numb', 'distress', true],
  ['en', 'someone was attacked outside and I cut my arms again', 'distress', false],
  ['en', 'a man groped my chest in the changing room', 'distress', false],
  ['en', 'somebody threatened to burn my house tonight', 'distress', false],
  ['en', 'an old man collapsed here and he is not breathing', 'distress', false],
  ['pt-br', 'uma amiga foi agredida e eu não vejo saída, só quero sumir', 'distress', false],
  ['ar', 'صاحبي انضرب وأنا بلعت كل الحبوب', 'distress', false],
] as const)('%s: another person hides no danger in “%s”', (language, text, tier, isMedical) =>
  expect(assessSafety(text, language)).toMatchObject({ tier, isMedical }),
)

test('harm to another person leaves what is possible', () =>
  expect(assessSafety('a boy in my class is beaten at home every day', 'en')).toMatchObject({
    tier: null,
    isPossible: true,
  }))
