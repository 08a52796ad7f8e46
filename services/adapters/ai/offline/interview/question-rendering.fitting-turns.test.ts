// What is said and asked after an answer fits it, or is neutral.
import { describe, expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionBrief } from '#ports/ai/interview.ts'
import { questionBrief } from '../../../../../tests/support/fixtures/question-brief.ts'
import { languageOf } from '../../languages/languages.ts'
import { readIntent } from '../../rules/intent/intent.ts'
import { codeAnswer } from './answer-coding.ts'
import { renderQuestion } from './question-rendering.ts'

type Objective = { id: string; text: string; question: string }

const code = (
  language: SurveyLanguage,
  { question, answer }: { question: string; answer: string },
  others: readonly Objective[] = [],
) =>
  codeAnswer({
    ...{ question, answer, language, kind: 'open', objectiveId: 'asked' },
    objectives: [{ id: 'asked', text: question, question }, ...others],
  })

const wordAfter = async (
  language: SurveyLanguage,
  { question, answer }: { question: string; answer: string },
  over: Partial<QuestionBrief>,
) => {
  const transcript = [{ question, objectiveId: 'asked', answer }]
  const brief = {
    language,
    surveyLanguage: language,
    after: 'answer',
    transcript,
    ...over,
  } as const
  return (await renderQuestion(questionBrief(brief))).text
}

describe('nothing follows up on', () => {
  test.each<[string, SurveyLanguage, string, string]>([
    [
      'a problem that is denied',
      'en',
      'What problems did you have?',
      'It was never late with us, always on time',
    ],
    [
      'a problem that is denied',
      'pt-br',
      'Quais problemas você teve?',
      'nunca atrasou comigo não, sempre certinho',
    ],
    [
      'a problem that is denied',
      'ar',
      'ما المشاكل التي واجهتها؟',
      'ما في طابور أصلًا لما أروح الصبح',
    ],
    ['nothing to say', 'en', 'What annoys you about the noise?', 'nothing, it is what it is'],
    ['nothing to say', 'pt-br', 'O que mais incomoda você?', 'nada, está tudo certo'],
    ['nothing to say', 'ar', 'ما الذي تقترحه؟', 'والله ما عندي اقتراح، الله يوفقهم'],
    [
      'what was never tried',
      'en',
      'What do you think of the quiz night?',
      'never been, I work Thursdays',
    ],
    [
      'what was never tried',
      'pt-br',
      'O que você acha do aplicativo?',
      'nunca usei, prefiro o site',
    ],
    [
      'what is said to be all',
      'en',
      'What would you like to see?',
      'A shower and a lamp. That is all.',
    ],
    [
      'what is said to be all',
      'pt-br',
      'O que melhoraria o descanso?',
      'Pátio com chuveiro. Só isso.',
    ],
  ])('%s (%s)', async (_, language, question, answer) =>
    expect((await code(language, { question, answer })).followUp).toBe('needless'),
  )
})

describe('a follow-up on a reason goes by what was asked', () => {
  test.each<[SurveyLanguage, string, string]>([
    ['en', 'What made you stop coming?', 'We waited four hours and nobody told us a thing.'],
    [
      'pt-br',
      'O que levou você a cancelar?',
      'Ninguém atende o telefone e fiquei duas horas esperando.',
    ],
    ['ar', 'لماذا توقفت عن المجيء؟', 'انتظرت ثلاث ساعات وما حدا رد علي.'],
  ])('%s: “%s”', async (language, question, answer) => {
    const { more } =
      languageOf(language).questionForms?.forms.find(
        ({ asks, pattern }) =>
          asks && pattern.test(` ${question.toLowerCase().replace(/[?؟]/, '')} `),
      ) ?? {}
    const text = await wordAfter(language, { question, answer }, { purpose: 'probe' })
    expect(more?.some((each) => text.endsWith(each))).toBe(true)
  })
})

describe('before the next question', () => {
  const objective = { id: 'q', text: 'Price', question: '…?' }
  const next = (language: SurveyLanguage, answer: string, question = '…?') =>
    wordAfter(language, { question, answer }, { purpose: 'objective', objective })
  test.each<[SurveyLanguage, string]>([
    ['en', 'We keep two bins beside the shed and one in the hall'],
    ['pt-br', 'A gente deixa duas lixeiras do lado da garagem e a terceira no corredor'],
    ['ar', 'نضع حاويتين قرب الباب والثالثة في الممر خلف المطبخ'],
    ['es', 'Usamos el azul para papel y el verde para vidrio los martes'],
  ])('%s: a sentence is thanked for', async (language, answer) => {
    const { sentence } = languageOf(language).templates.thanks
    const text = await next(language, answer)
    expect(sentence.map((each) => `${each} ${objective.question}`)).toContain(text)
    // Not at every turn.
    expect(await next(language, answer, text)).toBe(objective.question)
  })
  test.each<[SurveyLanguage, string]>([
    ['en', 'I lost a lot of blood and nobody believed me'],
    ['pt-br', 'Perdi muito sangue e ninguém acreditou em mim'],
    ['ar', 'نزفت كثيرا في المستشفى ولم يصدقني أحد من الأطباء'],
  ])('%s: harm is not, as the last answer either', async (language, answer) => {
    const { sentence, story } = languageOf(language).templates.thanks
    const text = await wordAfter(language, { question: '…?', answer }, { purpose: 'closing' })
    expect([...sentence, ...story].filter((each) => text.startsWith(each))).toEqual([])
  })
  test('a few words are not', async () =>
    expect(await next('en', 'by bus')).toBe(objective.question))
})

describe('“why” is answered by a reason that was given elsewhere', () => {
  test.each<[SurveyLanguage, string, string, Objective]>([
    [
      'en',
      'How were the trainers?',
      'Fine, but I quit because the price doubled.',
      { id: 'why', text: 'why people leave', question: 'What made you leave?' },
    ],
    [
      'pt-br',
      'O que você acha dos professores?',
      'São ótimos, e eu cancelei porque mudei de emprego.',
      { id: 'why', text: 'Por que cancelam', question: 'O que levou você a cancelar?' },
    ],
    [
      'ar',
      'ما رأيك في الأسعار؟',
      'غالية، وقد توقفت لأن الطلب وصلني باردًا.',
      { id: 'why', text: 'لماذا يتوقفون', question: 'ما الذي جعلك تتوقف؟' },
    ],
  ])('%s', async (language, question, answer, why) => {
    const { coverage = [] } = await code(language, { question, answer }, [why])
    expect(coverage).toContainEqual({ objectiveId: 'why', status: 'covered' })
  })
  test('not by what others did', async () => {
    const why = { id: 'why', text: 'why people leave', question: 'What made you leave?' }
    const answered = {
      question: 'How did you get it?',
      answer: 'I got it because a man left the club.',
    }
    const { coverage = [] } = await code('en', answered, [why])
    expect(coverage.map(({ objectiveId }) => objectiveId)).not.toContain('why')
  })
})

test.each<[SurveyLanguage, string]>([
  ['en', 'I lost a lot of blood and nobody believed me'],
  ['en', 'The stylist burned my scalp and laughed'],
  ['pt-br', 'Perdi muito sangue e ninguém acreditou'],
  ['pt-br', 'A moça queimou meu couro cabeludo e ficou rindo'],
  ['ar', 'السائق مسرع وكدنا ننقلب في المنعطف'],
])('%s: “%s” is grave', async (language, answer) =>
  expect((await code(language, { question: '…?', answer })).flags).toContain('grave'),
)

test.each<[SurveyLanguage, string]>([
  ['en', 'Our dog did not make it, the vet was kind'],
  ['pt-br', 'Foi a última, meu cachorro não resistiu'],
])('%s: “%s” is a loss', async (language, answer) =>
  expect((await code(language, { question: '…?', answer })).flags).toContain('loss'),
)

test('a question beside nothing to say does not bring the same question again', () =>
  expect(readIntent('ما عندي شي والله، بس ليش تسألون؟', 'ar', '').flags).toContain('refuses'))

test('a dog in an answer about people is on topic', async () => {
  const answer = 'Gente boa, o seu Ademir sabe o nome até do meu cachorro'
  const { intent } = await code('pt-br', { question: 'O que você acha da portaria?', answer })
  expect(intent).toBe('answer')
})

test('a story of several things is asked once which of them matters most', async () => {
  const question = 'How do you get to work?'
  const answer =
    'I go with my sister in her car, because the bus stops at eleven, and when she is away I walk an hour through the estate, which I do not like much, and two girls from my team gave it all up last winter.'
  const { probeMain } = languageOf('en').templates
  expect((await code('en', { question, answer })).followUp).toBe('wanted')
  const text = await wordAfter('en', { question, answer }, { purpose: 'probe' })
  expect(probeMain.some((each) => text.endsWith(each))).toBe(true)
  expect((await code('en', { question: text, answer })).followUp).toBe('needless')
})

test('an apology to who corrects mentions no earlier answer', async () => {
  const last = {
    question: 'Que valor você acharia justo?',
    answer: 'Já falei que não é o preço!! É o erro no pedido.',
  }
  const worded = await wordAfter('pt-br', last, { flags: ['repeats'], purpose: 'objective' })
  expect(worded).not.toContain('já tinha contado')
  expect(languageOf('pt-br').templates.repeatApology.some((text) => worded.startsWith(text))).toBe(
    true,
  )
})

test.each<[string, string, string, boolean]>([
  [
    'a whole clause',
    'The lift broke twice in May, I said so.',
    'The lift broke twice in May',
    true,
  ],
  ['an amount that is cut off', 'Price. £65 for new brake pads.', '65 for new brake pads', false],
  ['a few words', 'Dear. Nine days. Said so.', 'Nine days', false],
  [
    'a clause that refers back',
    'Six days, that’s four hundred quid I lost',
    'that’s four hundred quid I lost',
    false,
  ],
])('before the question of a point: %s', async (_, answer, text, isQuoted) => {
  const brief = {
    ...{ purpose: 'objective', mentioned: { text } },
    objective: { id: 'b', text: 'The price', question: 'What did you think of the price?' },
  } as const
  const last = { question: 'How was it?', answer }
  const first = { question: 'Why?', answer: 'Hm.' }
  const transcript = [last, { ...first, objectiveId: null }].map((each) => ({
    ...{ objectiveId: 'asked' },
    ...each,
  }))
  const worded = await wordAfter('en', first, { ...brief, transcript } as Partial<QuestionBrief>)
  expect(worded.includes(text)).toBe(isQuoted)
  expect(worded).not.toContain('touched on this')
})
