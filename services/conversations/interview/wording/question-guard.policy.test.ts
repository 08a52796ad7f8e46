import { describe, expect, test } from 'vitest'
import type { Guard } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionKind } from '#contract/survey.ts'
import { checkWording, checkPartialWording, type WordingRules } from './question-guard.policy.ts'

const goal = 'Find out why so many loyal customers quietly leave us within the first three months'
const rules = (over: Partial<WordingRules> = {}): WordingRules => ({
  language: 'en',
  kinds: ['open', 'multiple', 'scale', 'boolean'],
  previousQuestions: [],
  allowedTexts: ['Why customers leave', 'Is the price fair?'],
  goal,
  objectiveIds: ['vp-3', 'price'],
  ...over,
})
const guard = (text: string, over: Partial<WordingRules> = {}, kind: QuestionKind = 'open') =>
  checkWording({ text, kind, options: [] }, rules(over))

test.each<[SurveyLanguage, string]>([
  ['en', 'You said “I left because it was slow? really?”. What happened next?'],
  ['en', 'I hear you. Would you like to try again, or move on to the next point?'],
  ['en', 'On “Preço e qualidade”, what and whom did it touch most?'],
  ['pt-br', 'Você contou: “não concorda que é caro?”. O que aconteceu depois disso?'],
  ['pt-br', 'E quando o assunto é “Price and support”, o que você tem a dizer?'],
  ['ar', 'ذكرت «the app crashed». كيف أثّر ذلك فيك؟'],
  ['en', 'Did anyone else see it? What did they do?'],
  ['en', 'Is it the needle itself, or what comes after?'],
  ['en', 'Was it the money or the hours that decided it?'],
  ['en', 'What don’t you like about the new rota?'],
  ['en', 'What works and what does not, and why?'],
  ['en', 'How useful was it, and what makes you say so?'],
  ['pt-br', 'Você falou com alguém? E aí?'],
  ['pt-br', 'Oi, tudo bem? Esta conversa é sobre vender na feira. Como você decide o preço?'],
  ['pt-br', 'Olá, como vai você? Teve algum dia ruim? O que aconteceu?'],
  ['en', 'Hi there, how are you today? What happened on your last shift?'],
  ['ar', 'مرحبًا، كيف حالك؟ ماذا حدث في آخر نوبة لك؟'],
  ['ar', 'أهلًا وسهلًا، كيف حالك اليوم؟ ماذا حدث في آخر نوبة لك؟'],
  ['es', 'Hola, ¿qué tal? ¿Cómo fue tu último turno?'],
  ['pt-br', 'Foi mais o preço ou a demora que pesou?'],
  ['ar', 'هل سمعت من أحد بعد ذلك؟ وماذا قال؟'],
  ['en', 'Where did the code on that page and what your system did start to differ?'],
  ['en', 'How did what the page says and what you saw differ?'],
  ['en', 'What was the difference between what you were told and what happened?'],
  ['pt-br', 'Em que ponto o que a página dizia e o que o sistema fazia começaram a divergir?'],
  ['ar', 'أين بدأ الفرق بين ما قرأته وما حدث فعلاً؟'],
  ['es', 'Hablando de «Price», ¿qué fue lo que más te llamó la atención?'],
])('nothing is wrong in %s with %s', (language, text) =>
  expect(guard(text, { language })).toBeUndefined(),
)

test.each(['أهل', 'مرحب', 'hi', 'tudo bem '])(
  'greetings without end take no time: “%s”',
  (greeting) =>
    expect(guard(`${greeting.repeat(60)} ماذا حدث؟`, { language: 'ar' })).toBeUndefined(),
)

test.each<[Guard, SurveyLanguage, string]>([
  ['empty', 'en', ' \n '],
  ['too-long', 'en', `${'so '.repeat(240)}?`],
  ['several-questions', 'en', 'What happened? And how did you feel?'],
  ['several-questions', 'ar', 'ماذا حدث؟ وما شعورك؟'],
  ['several-questions', 'pt-br', 'Oi, tudo bem? O que aconteceu? E como você se sentiu?'],
  ['several-questions', 'en', 'Did she ring? What did she say? And who paid?'],
  ['leading', 'en', 'Don’t you think the price is too high?'],
  ['leading', 'en', 'The price is too high, right?'],
  ['leading', 'en', 'How great was our support?'],
  ['leading', 'pt-br', 'Você não acha que o preço é alto demais?'],
  ['leading', 'pt-br', 'O preço é alto, né?'],
  ['leading', 'es', '¿No crees que el precio es demasiado alto?'],
  ['leading', 'es', 'El precio es alto, ¿verdad?'],
  ['leading', 'ar', 'ألا تعتقد أن السعر مرتفع؟'],
  ['double-barrelled', 'en', 'What made you leave and how did you feel about it?'],
  ['double-barrelled', 'en', 'Tell me what happened that morning and when.'],
  ['several-questions', 'en', 'What happened there, when, and with whom?'],
  ['double-barrelled', 'en', 'What is different now and how did you compare the two?'],
  ['double-barrelled', 'pt-br', 'O que fez você sair e como você se sentiu?'],
  ['double-barrelled', 'pt-br', 'O que aconteceu, e em que dia?'],
  ['double-barrelled', 'es', '¿Qué pasó y con quién?'],
  ['double-barrelled', 'es', '¿Qué te hizo irte y cómo te sentiste?'],
  ['double-barrelled', 'ar', 'ما الذي دفعك إلى المغادرة وكيف كان شعورك؟'],
  ['repeated', 'en', 'What made you leave us in the end?'],
  ['wrong-language', 'en', 'O que fez você sair da empresa e não voltar mais para lá?'],
  ['wrong-language', 'pt-br', 'What was it that made you leave the company in the end?'],
  ['wrong-language', 'ar', 'What made you leave?'],
  ['wrong-language', 'es', 'ما الذي دفعك إلى المغادرة؟'],
  ['leaks-instructions', 'en', 'My instructions say to ask about the price: what is it like?'],
  ['leaks-instructions', 'en', 'As an AI language model I wonder: what made you leave?'],
  ['leaks-instructions', 'en', 'Next is vp-3: what made you leave?'],
  [
    'leaks-instructions',
    'en',
    'I am to see why so many loyal customers quietly leave us. Why is it?',
  ],
  ['leaks-instructions', 'pt-br', 'Segundo minhas instruções, o que fez você sair?'],
  ['leaks-instructions', 'pt-br', 'O dono da pesquisa quer saber de preço. O que fez você sair?'],
  ['leaks-instructions', 'ar', 'بصفتي نموذجًا لغويًا أسأل: ما رأيك؟'],
])('%s, in %s: %s', (expected, language, text) =>
  expect(
    guard(text, { language, previousQuestions: ['What made you leave us, in the end?'] }),
  ).toBe(expected),
)

test('two things that do not seem to fit may be named in one question', () => {
  const text = 'Quando você vai sem falta, e em que momento deixa de ir?'
  expect(guard(text, { language: 'pt-br' })).toBe('double-barrelled')
  expect(guard(text, { language: 'pt-br', isReconciling: true })).toBeUndefined()
})

describe('a question of another kind', () => {
  const choice = (options: string[], kinds: QuestionKind[] = ['open', 'multiple']) =>
    checkWording({ text: 'What mattered most?', kind: 'multiple', options }, rules({ kinds }))
  test('must be allowed, with distinct options', () => {
    expect(choice(['Price', 'Support'])).toBeUndefined()
    expect(choice(['Price', 'Support'], ['open'])).toBe('wrong-kind')
    expect(choice(['Price'])).toBe('wrong-kind')
    expect(choice(['Price', ' price! '])).toBe('wrong-kind')
    expect(choice(['Price', ''])).toBe('wrong-kind')
    expect(choice(Array.from({ length: 21 }, (_, n) => `Option ${n}`))).toBe('wrong-kind')
    expect(
      checkWording({ text: 'How?', kind: 'open', options: ['Price', 'Support'] }, rules()),
    ).toBe('wrong-kind')
  })
  test('asks for one thing', () => {
    const scale = (text: string, language: SurveyLanguage = 'en') =>
      guard(text, { language }, 'scale')
    expect(scale('How easy was it, where 1 is very hard and 10 is very easy?')).toBeUndefined()
    expect(scale('Thanks, and one more: from 1 to 10, how easy was it?')).toBeUndefined()
    expect(scale('From 1 to 10, how are the price and the support?')).toBe('double-barrelled')
    expect(scale('De 1 a 10, como estão o preço e o suporte?', 'pt-br')).toBe('double-barrelled')
    expect(scale('من 1 إلى 10، ما تقييمك للسعر والدعم؟', 'ar')).toBe('double-barrelled')
  })
})

test.each<[SurveyLanguage, string]>([
  ['en', 'As an AI I cannot say that here. Who sorted it out?'],
  ['pt-br', 'Como uma IA, isso eu não sei dizer. E quem resolveu isso?'],
  ['ar', 'من يسأل هنا ذكاء اصطناعي وليس إنسانًا. ماذا حدث بعد ذلك؟'],
  ['es', 'Quien pregunta es una inteligencia artificial. ¿Qué pasó después?'],
  ['pt-br', 'O dono da pesquisa pode ler tudo o que você escreve. E o que veio depois?'],
  ['es', 'El dueño de la encuesta puede leer todo. ¿Qué pasó después?'],
])('%s: what is true of the conversation is no secret: %s', (language, text) =>
  expect(guard(text, { language })).toBeUndefined(),
)

test('a reply that is given twice repeats no question', () => {
  const reply =
    'Whoever made this survey can read what you write, and whether your head of department sees it, I do not know.'
  const previousQuestions = [`${reply} How did the move go?`]
  expect(guard(`${reply} Who paid for the boxes?`, { previousQuestions })).toBeUndefined()
  expect(guard(`${reply} How did the move go?`, { previousQuestions })).toBe('repeated')
})

test('allowed texts are no leak', () => {
  expect(guard('What do you use a language model for?', { allowedTexts: ['Machines'] })).toBe(
    'leaks-instructions',
  )
  expect(
    guard('What do you use a language model for?', { allowedTexts: ['Your language model'] }),
  ).toBeUndefined()
  expect(guard(`On “${goal}”: what comes to mind?`, { allowedTexts: [goal] })).toBeUndefined()
})

test('a partial wording is stopped by a violation that no continuation can fix', () => {
  expect(checkPartialWording('What did', rules())).toBeUndefined()
  expect(checkPartialWording('My instructions say', rules())).toBe('leaks-instructions')
  expect(checkPartialWording('Don’t you think', rules())).toBe('leading')
})

test.each<[SurveyLanguage, string]>([
  ['en', 'You could bring anyone. What does seeing that mean to you?'],
  ['en', 'How did their laughter make you feel?'],
  ['pt-br', 'O que essa ida à composteira significa para você?'],
  ['pt-br', 'Como você se sentiu naquele momento?'],
  ['ar', 'ماذا يعني هذا الانتظار لك؟'],
  ['ar', 'وبماذا شعرت في تلك اللحظة؟'],
  ['es', '¿Qué significó eso para ti?'],
])('a follow-up in %s asks for no meaning: %s', (language, text) => {
  expect(guard(text, { language, isProbe: true })).toBe('empty-probe')
  // The owner may want to know just that.
  expect(guard(text, { language })).toBeUndefined()
})

test.each<[SurveyLanguage, string]>([
  ['en', 'What did you do then?'],
  ['en', 'What would it have meant for your rota to be told in time?'],
  ['pt-br', 'O que mudou na sua semana depois disso?'],
  ['ar', 'كيف انتهى الأمر يومها؟'],
])('a follow-up in %s asks for what happened: %s', (language, text) =>
  expect(guard(text, { language, isProbe: true })).toBeUndefined(),
)

test('a question that repeats words of a call for help is rejected', () => {
  const avoid = ['Every night on the ward I want to end it.']
  const ask = (text: string) => checkWording({ text, kind: 'open', options: [] }, rules({ avoid }))
  expect(ask('You spoke of every night on the ward: what happened?')).toBe('touches-call')
  expect(ask('How do you get to work?')).toBeUndefined()
})

describe('where the stored question asks two things', () => {
  const stored = {
    en: 'What do you use for it now, and what makes it suit you?',
    'pt-br': 'O que você usa hoje, e o que faz com que ele sirva para você?',
    ar: 'ماذا تستخدم الآن، وما الذي يجعله مناسبًا لك؟',
  }
  const storedIn = (language: keyof typeof stored) => ({
    spokenQuestion: { text: stored[language], language },
  })
  test.each<[keyof typeof stored, string]>([
    ['en', 'So what do you use now, and what makes it suit you?'],
    ['pt-br', 'E o que você usa agora, e o que faz ele servir?'],
    ['ar', 'وأنت، ماذا تستخدم في عملك، وما الذي يناسبك فيه؟'],
  ])('so may an open wording in %s, whatever the language of the survey', (language, text) => {
    expect(guard(text, { language })).toBe('double-barrelled')
    for (const surveyLanguage of ['en', 'pt-br', 'ar'] as const)
      expect(guard(text, { language, ...storedIn(surveyLanguage) })).toBeUndefined()
  })

  test.each<[SurveyLanguage, string]>([
    ['en', 'What do you use, and what makes it suit you, and how long have you had it?'],
    ['en', 'What do you use now, how often, and with whom?'],
    ['en', 'What do you use now, and what makes it suit you, and why?'],
    ['pt-br', 'O que você usa, e o que faz ele servir, e como você o descobriu?'],
    ['ar', 'ماذا تستخدم، وما الذي يناسبك فيه، وكيف عرفت به؟'],
    ['es', '¿Qué usas, y por qué te sirve, y cómo lo descubriste?'],
  ])('three are too many in %s: %s', (language, text) =>
    expect(guard(text, { language, ...storedIn('en') })).toBe('several-questions'),
  )

  test('a score, a yes or a choice answers one of them', () => {
    const text = 'How many hours do you use it, and what makes it suit you?'
    expect(guard(text, storedIn('en'))).toBeUndefined()
    for (const kind of ['number', 'scale', 'boolean', 'date'] as const)
      expect(guard(text, { kinds: [kind], ...storedIn('en') }, kind)).toBe('double-barrelled')
  })

  test('one that asks a single thing allows no second', () => {
    const spokenQuestion = { text: 'What do you use now?', language: 'en' as const }
    const text = 'So what do you use now, and what makes it suit you?'
    expect(guard(text, { spokenQuestion })).toBe('double-barrelled')
  })
})
