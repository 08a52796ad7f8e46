import { describe, expect, test } from 'vitest'
import { Personality, SurveyLanguage } from '#contract/languages.ts'
import { questionBrief } from '../../../../../tests/support/fixtures/question-brief.ts'
import { askedKindsIn } from '../../rules/intent/asked-questions.ts'
import { classifyIntent } from '../../rules/intent/intent.ts'
import { renderQuestion } from './question-rendering.ts'
import {
  respondentQuestionTopics,
  type RespondentQuestionTopic,
} from '../../languages/types/respondent-questions.ts'
import { detectRespondentQuestion } from '../../rules/intent/respondent-question.ts'

const asked: Record<SurveyLanguage, Record<RespondentQuestionTopic, string[]>> = {
  en: {
    anonymous: ['Is this anonymous?', 'is it really confidential', 'Will they know who I am?'],
    readers: ['Who will read this?', 'Who is going to see this, my boss?'],
    person: [
      'Will my boss see my answers, will my boss see this?',
      'Does the manager see it though?',
      'will my team leader read this?',
      'does my teacher get to see it?',
      'can the landlord see what I write here?',
      'Would my doctor know I said this?',
      'Is the coach going to be shown this?',
      'does this go to HR?',
      'Are you going to tell my mum?',
    ],
    handling: [
      'What happens with this?',
      'what happens to my answers?',
      'What do you do with what I say?',
      'where does this end up?',
      'Is this going on my file?',
    ],
    machine: ['Are you a real person?', 'are you a bot', 'Who are you?'],
    deletion: ['Can I delete this afterwards?', 'how do i delete my answers?'],
    length: ['How long will this take?', 'How many more questions are there?'],
    results: ['Will I get to see the results?', 'Do we get told what the results are?'],
    outcome: ['Is anybody going to do something about it?', 'Will it change anything?'],
    skip: ['Can I skip this?', 'do i have to answer this one'],
    reason: [
      'Why do you ask?',
      'why do you want to know',
      'What is this for?',
      "what's it to you?",
    ],
  },
  'pt-br': {
    anonymous: ['Isso é anônimo?', 'a pesquisa é anônima?', 'Vocês vão saber quem sou eu?'],
    readers: ['Quem vai ler isso?', 'quem vai ver as minhas respostas'],
    person: [
      'meu chefe vai ler isso?',
      'A minha líder de equipe vai ver?',
      'O professor vai ficar sabendo?',
      'o dono do imóvel consegue ver o que eu escrevo?',
      'Minha médica vai saber que eu falei isso?',
      'isso vai pro RH?',
      'Vocês vão contar pra minha mãe?',
    ],
    handling: [
      'O que acontece com isso?',
      'o que acontece com as minhas respostas?',
      'O que vocês fazem com isso?',
      'pra onde vai isso?',
      'Isso vai ficar na minha ficha?',
    ],
    machine: ['Você é uma pessoa?', 'vc é um robô', 'Estou falando com quem?'],
    deletion: ['Dá pra apagar o que escrevi?', 'Posso apagar tudo depois?'],
    length: ['Quanto tempo vai demorar isso?', 'Quantas perguntas faltam?'],
    results: ['Vou ver os resultados?', 'A gente fica sabendo no que deu?'],
    outcome: ['Alguém vai fazer alguma coisa?', 'Vai mudar alguma coisa?'],
    skip: ['Posso pular essa?', 'sou obrigado a responder'],
    reason: [
      'Por que você quer saber?',
      'pq vcs perguntam isso',
      'Para que serve isso?',
      'Por que essa pergunta?',
    ],
  },
  ar: {
    anonymous: ['هل هذا الاستبيان مجهول؟', 'هل الإجابات سرية؟', 'هل ستعرفون من أنا؟'],
    readers: ['من سيقرأ هذا؟', 'من سيطّلع على إجاباتي؟'],
    person: [
      'هل سيقرأ مديري هذا؟',
      'مديري هيشوف الكلام ده؟',
      'رئيس الفريق رح يشوف هذا؟',
      'المدرس بيعرف شو كتبت؟',
      'هل يستطيع صاحب البيت أن يرى ما أكتب؟',
      'هذا يروح للموارد البشرية؟',
      'هتقولوا لأمي؟',
    ],
    handling: [
      'ماذا يحدث بهذا؟',
      'ماذا يحدث لإجاباتي؟',
      'شو بتعملوا بهالكلام؟',
      'فين هيروح الكلام ده؟',
      'هل سيبقى هذا في ملفي؟',
    ],
    machine: ['هل أنت روبوت؟', 'من أنت؟', 'هل أنت إنسان حقيقي', 'بني آدم ولا برنامج؟'],
    deletion: ['هل يمكنني مسح ما كتبته؟', 'ينفع أحذف كلامي؟'],
    length: ['كم سؤالًا بقي؟', 'متى ننتهي؟', 'كم من الوقت سيستغرق هذا؟'],
    results: ['هل سأرى النتائج؟', 'بنعرف بعدين شو صار؟'],
    outcome: ['هل سيتغير شيء؟', 'في حدا رح يعمل شي؟'],
    skip: ['ممكن أتخطى؟', 'لازم اجاوب على هاد؟'],
    reason: ['لماذا تسأل؟', 'ما الهدف من هذا الاستبيان؟'],
  },
  es: {
    anonymous: ['¿Es anónimo?', '¿Saben quién soy?'],
    readers: ['¿Quién va a leer esto?', 'quién lee mis respuestas'],
    person: ['¿Mi jefe va a leer esto?', '¿Esto llega a mi supervisora?'],
    handling: ['¿Qué pasa con esto?', '¿Qué van a hacer con mis respuestas?'],
    machine: ['¿Eres una persona?', '¿Con quién hablo?'],
    deletion: ['¿Puedo borrar lo que dije?', '¿Cómo borro mis respuestas?'],
    length: ['¿Cuánto falta?', '¿Cuántas preguntas quedan?'],
    results: ['¿Voy a ver los resultados?', '¿Nos enteraremos de en qué queda?'],
    outcome: ['¿Alguien va a hacer algo?', '¿Va a cambiar algo?'],
    skip: ['¿Puedo saltar esta?', '¿Tengo que responder?'],
    reason: ['¿Por qué preguntas?', '¿Para qué es esto?'],
  },
}
const answers = [
  'How long it takes to get a reply.',
  'I was talking to a robot for an hour and nobody helped.',
  'Who reads this stuff, I mean the manual, nobody does, and that is why people call.',
  'O chat é um robô e não resolve nada.',
  'Porque vocês querem muito dinheiro.',
  'Meu chefe vai ver isso como um problema.',
  'My boss will read this as a complaint, he always does.',
  'They go to my landlord, the letters, and he bins them.',
  'What happens to the bread at six is that they throw it away.',
  'Quanto tempo demora para entregar.',
  'كان الرد من روبوت ولم يفهمني.',
  'Es un robot y no ayuda.',
  'Meu nome está errado no boleto.',
  'Meu nome está errado no boleto, sabia?',
  'My name is wrongly recorded.',
  'My name is misspelled on it.',
  'اسمي غلط في الفاتورة.',
  'Mi nombre está mal en la factura.',
]

describe.each(SurveyLanguage.options)('in %s', (language) => {
  test.each(respondentQuestionTopics)('the topic of a question is detected (%s)', (topic) => {
    for (const text of asked[language][topic]) {
      expect([text, detectRespondentQuestion(text)]).toEqual([text, topic])
      expect(classifyIntent(text, language, 'prices')).toBe(
        topic === 'skip' ? 'refuse' : 'question-back',
      )
    }
  })

  const reply = async (over: Parameters<typeof questionBrief>[0], answer: string) => {
    const transcript = [{ question: '…?', objectiveId: 'p', answer }]
    const brief = { language, after: 'question-back' as const, transcript, ...over }
    return (await renderQuestion(questionBrief(brief))).text
  }
  const lines = asked[language]

  test.each(Personality.options)(
    'the %s voice answers, and then asks one question',
    async (personality) => {
      for (const topic of respondentQuestionTopics)
        for (const purpose of ['clarify', 'objective', 'closing'] as const) {
          const text = await reply({ personality, purpose, objective }, lines[topic][0] ?? '')
          expect(text.match(/[?؟]/g)).toHaveLength(1)
          expect(text).not.toMatch(/[{}]/)
        }
    },
  )
  test('the replies name the number of questions left, and the title', async () => {
    const facts = { questionsLeft: 4, identifiedBy: 'nothing' } as const
    expect(await reply({ purpose: 'clarify', facts }, lines.length[0] ?? '')).toContain('4')
    const title = 'Quinoa 2000'
    expect(await reply({ purpose: 'clarify', title }, lines.reason[0] ?? '')).toContain(title)
  })
  test('the reply about anonymity depends on what identifies the respondent', async () => {
    const ways = (['form', 'link', 'nothing'] as const).map((knownBy) =>
      reply(
        { purpose: 'clarify', facts: { questionsLeft: 4, identifiedBy: knownBy } },
        lines.anonymous[0] ?? '',
      ),
    )
    expect(new Set(await Promise.all(ways)).size).toBe(3)
  })
})

const objective = { id: 'p', text: 'Quinoa' }

test.each(answers)('“%s” is no question to the interviewer', (answer) =>
  expect(detectRespondentQuestion(answer)).toBeUndefined(),
)

test.each<[string, RespondentQuestionTopic]>([
  ['What do they do with it?', 'handling'],
  ['What happens to that money?', 'handling'],
  ['¿Qué va a pasar a partir de ahora?', 'person'],
])('“%s” asks about no answers (%s)', (text, topic) =>
  expect(detectRespondentQuestion(text)).not.toBe(topic),
)

test.each([
  ...['Is my name on this?', 'My name is not on this?', 'my name will be recorded'],
  ...[
    'Meu nome está aqui?',
    'o meu nome ta na pesquisa?',
    'meu nome vai aparecer',
    'Meu nome fica?',
  ],
  ...['هل سيظهر اسمي؟', '¿Mi nombre aparece?'],
])('“%s” asks about anonymity', (text) => expect(detectRespondentQuestion(text)).toBe('anonymous'))

test.each(['ما لك؟', 'ما شأنك؟'])('“%s” asks why', (text) =>
  expect(detectRespondentQuestion(text)).toBe('reason'),
)

test('a question about a word is no question about the conversation', () => {
  for (const text of ['What do you mean?', 'Como assim?', 'ماذا تقصد؟', '¿Qué quieres decir?'])
    expect(detectRespondentQuestion(text)).toBeUndefined()
})

describe('a question about the question', () => {
  const point = { id: 'p', text: 'How they came', question: 'How did you come here?' }
  const after = async (answer: string, over: Parameters<typeof questionBrief>[0] = {}) => {
    const transcript = [{ question: 'How did you come here?', objectiveId: 'p', answer }]
    const brief = { title: 'Your time at the club', purpose: 'clarify', objective: point } as const
    const asking = { after: 'question-back', flags: ['asks'], transcript } as const
    return (await renderQuestion(questionBrief({ ...brief, ...asking, ...over }))).text
  }
  test('is answered by what the survey is about, and by the question in plain words', async () => {
    const text = await after('About what exactly?')
    expect(text).toContain('This is about your time at the club.')
    expect(text).not.toContain('how did you come here?')
    expect(text).toMatch(/\?$/)
  })
  test('gets an apology where the question was badly put', async () =>
    expect(await after('That makes no sense.')).toMatch(/^Sorry/))
  test('is left after a follow-up, with an apology', async () =>
    expect(await after('What do you mean?', { purpose: 'objective' })).toMatch(/^Sorry/))
  test('gets no apology where it asks for the next one', async () =>
    expect(await after('What else do you want to know?', { purpose: 'objective' })).not.toMatch(
      /Sorry|program/,
    ))
  test('about the interviewer’s opinion is answered by saying that a program has none', async () =>
    expect(await after('What about you?')).toMatch(/program/))
})

test.each([
  ['en', 'Nine days. Robot or human?', 'machine'],
  [
    'en',
    'I told you, six days. How many more of these are there, I’ve got jobs waiting.',
    'length',
  ],
  ['en', 'Why I what?', 'meaning'],
  ['pt-br', 'Robô ou gente de verdade? O pão veio murcho.', 'machine'],
  ['ar', 'مين رح يقرأ هالكلام؟ وإنت روبوت ولا بني آدم؟', 'machine'],
] as const)('%s: beside other things “%s” asks: %s', (language, answer, kind) =>
  expect(askedKindsIn(answer, language)).toContain(kind),
)
