import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { spokenQuestionRules } from './spoken-question.policy.ts'

const { flawOf, firstQuestionIn } = spokenQuestionRules

test.each<[SurveyLanguage, string]>([
  ['en', 'In your last class, how did the teacher help you with a posture?'],
  ['en', 'On a scale from 0 to 10, how likely are you to tell a friend about the classes?'],
  ['en', 'If a class of yours was ever cancelled, how did you hear of it?'],
  ['en', 'What do you think of £3.20 for a croissant?'],
  ['en', 'How much time passed between the first call and the visit?'],
  ['pt-br', 'Como você ficou sabendo da última reunião da escola?'],
  ['pt-br', 'Quanto tempo você esperou na última consulta?'],
  ['ar', 'كيف كان الانتظار في آخر زيارة؟'],
  ['ar', 'إذا فكرت يومًا في ترك العمل، فما الذي دفعك إلى ذلك؟'],
  ['es', '¿Cómo te enteraste de la última reunión?'],
  ['en', 'Which pastry would you pick: a croissant, a cinnamon bun or banana bread?'],
  ['pt-br', 'Qual horário você prefere: de manhã, à tarde ou à noite?'],
  ['ar', 'أي وقت يناسبك لاستلام طفلك: 17:30 أو 18:00 أو 18:30؟'],
  ['ar', 'أيهما أفضل لك: التوصيل أم الاستلام والدفع في المحل؟'],
  ['ar', 'هل كان السعر مناسبًا لك، ولماذا؟'],
  ['en', 'What do the supervisors do well and what do they do badly?'],
  ['en', 'What do the supervisors do well and badly?'],
  ['en', 'What works in the new timetable and what does not?'],
  ['en', 'Which did you see first, Instagram or the shop, and why?'],
  ['en', 'Is the service at the counter quick or slow?'],
  ['en', 'Is the yoga room too warm, too cold or just right?'],
  ['en', 'Does your parcel come on time or late?'],
  ['ar', 'ما الذي يشجّعك على الاشتراك وما الذي يمنعك؟'],
  ['pt-br', 'O que é bom e o que é ruim no refeitório?'],
  ['pt-br', 'O que funciona e o que não funciona no aplicativo?'],
  ['pt-br', 'O atendimento no balcão é rápido ou demorado?'],
  ['ar', 'هل تصلك العباية في وقتها أم تتأخر؟'],
  ['ar', 'ما الذي يعجبك في النادي وما الذي يزعجك؟'],
  ['ar', 'ما أفضل ما في المخيم وما أسوأ ما فيه؟'],
  ['es', '¿Qué hacen bien y qué hacen mal los supervisores?'],
  ['ar', 'ما أفضل ما في المخيم وكيف سمعت عنه؟'],
  ['en', 'How do you get here: by bus, by car or on foot, and what makes you choose that?'],
])('nothing is wrong in %s with %s', (language, text) =>
  expect(flawOf(text, language, [])).toBeUndefined(),
)

test.each<[string, SurveyLanguage, string]>([
  ['two-things', 'en', 'How did you hear about us and what made you come?'],
  ['several-questions', 'en', 'What was the food like? How was the cabin?'],
  ['two-things', 'en', 'What did you buy for £3.20 and how was it?'],
  ['two-things', 'en', 'How were the wait and the price?'],
  ['two-things', 'pt-br', 'Como foram a espera e o preço na última visita?'],
  ['two-things', 'ar', 'كيف كان الانتظار والسعر في آخر زيارة؟'],
  ['closed', 'en', 'Can you describe the last lesson?'],
  ['closed', 'pt-br', 'Você acha o preço justo?'],
  ['closed', 'ar', 'هل ترى السعر مناسبًا؟'],
  ['closed', 'en', 'Would you book grooming every month, and why?'],
  ['closed', 'pt-br', 'Você falou com o tutor antes de trancar, e por quê?'],
  ['closed', 'en', 'Did you have trouble with parking or queues?'],
  ['closed', 'en', 'Is there a bus or train?'],
  ['two-things', 'en', 'What do you like and how long have you been coming?'],
  ['several-questions', 'en', 'What did you do there, when, and with whom?'],
  [
    'several-questions',
    'en',
    'What do you use, and what makes it suit you, and how did you find it?',
  ],
  ['several-questions', 'pt-br', 'O que você usa, e o que faz ele servir, e como o descobriu?'],
  ['several-questions', 'ar', 'ماذا تستخدم، وما الذي يناسبك فيه، وكيف عرفت به؟'],
  ['owner-terms', 'en', 'What would help our retention, and what stands in its way?'],
  ['too-long', 'en', `What happened ${'now and then '.repeat(15)}there, and what came of it?`],
  ['wrong-language', 'pt-br', 'What do you use for it now, and what is it that makes it suit you?'],
  ['leading', 'en', 'How great was the teacher, and which day was it?'],
  ['owner-terms', 'en', 'What would help our retention?'],
  ['owner-terms', 'pt-br', 'O que ajudaria na retenção dos alunos?'],
  ['too-long', 'en', `What happened ${'and then '.repeat(25)}at the end?`],
  ['wrong-language', 'ar', 'What happened in the class on the last day?'],
])('%s in %s: %s', (flaw, language, text) => expect(flawOf(text, language, [])).toBe(flaw))

const [food, cabin] = ['On your last trip, what did you eat?', 'How warm was the cabin?']
const sitting = 'On your last trip, where did you sit?'

test('two questions of a survey may begin alike, a third in a row may not', () => {
  const next = 'On your last trip, who drove?'
  expect(flawOf(next, 'en', [food])).toBeUndefined()
  expect(flawOf(next, 'en', [food, cabin, sitting])).toBeUndefined()
  expect(flawOf(next, 'en', [food, sitting])).toBe('begins-alike')
  expect(flawOf(`How was the driver on your last trip?`, 'en', [food, sitting])).toBeUndefined()
})

test('nor may a fourth in all', () => {
  const late = 'On your last trip, how late were you?'
  const before = [food, cabin, sitting, 'What did it cost?', late, 'Who paid?']
  expect(flawOf('On your last trip, who drove?', 'en', before)).toBe('begins-alike')
})

test.each<[SurveyLanguage, string, string]>([
  ['pt-br', 'Como foi o leva e traz na última vez?', 'O que acham do leva e traz'],
  ['pt-br', 'O que você achou do banho e tosa?', 'Banho e tosa do seu cachorro'],
  ['en', 'How were the wait and the price?', 'What they think of the wait and price'],
  ['ar', 'كيف كان الانتظار والسعر في آخر زيارة؟', 'رأيهم في الانتظار والسعر'],
])('in %s what a point or the title joins is asked as it is: %s', (language, text, named) => {
  expect(flawOf(text, language, [], [])).toBe('two-things')
  expect(flawOf(text, language, [], [named])).toBeUndefined()
})

test.each<[SurveyLanguage, string, string]>([
  ['en', 'How did you hear about us, and what made you come?', 'How did you hear about us?'],
  ['en', 'What was the food like? How was the cabin?', 'What was the food like?'],
  ['en', 'How was the cabin?', 'How was the cabin?'],
  ['pt-br', 'O que aconteceu e como você reagiu?', 'O que aconteceu?'],
  ['ar', 'ماذا حدث يومها وكيف انتهى الأمر؟', 'ماذا حدث يومها؟'],
])('in %s the first question of "%s" is "%s"', (language, text, first) =>
  expect(firstQuestionIn(text, language)).toBe(first),
)
