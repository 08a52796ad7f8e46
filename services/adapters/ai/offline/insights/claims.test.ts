import { describe, expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { createClaims } from './claims.ts'
import { statementsOf } from './statements.ts'

/** The claim of an answer's first statement, or that about a thing in it. */
function claimOf(answer: string, language: SurveyLanguage, question: string, thing?: string) {
  const response = { responseId: 'r1', person: 'p1', objectiveId: 'p1', isClosing: false }
  const statements = statementsOf(
    [{ ...response, question, answer, readableLength: answer.length, sentiment: null }],
    [],
    language,
  )
  return createClaims(statements)(statements[0]!, thing)
}

const neutralQuestions = {
  en: 'How do you find it?',
  'pt-br': 'O que você acha?',
  ar: 'كيف تجد ذلك؟',
  es: '¿Cómo lo encuentra?',
} as const

describe.each([
  ['en', "The bus just didn't turn up and I walked home.", 'negative'],
  ['en', 'Nobody had told me that the day was moved.', 'negative'],
  ['en', 'I slipped on the steps at the door.', 'negative'],
  ['en', 'The desk was already shut at five.', 'negative'],
  ['en', 'Never had to wait, to be honest.', 'positive'],
  ['en', 'No problem with paying so far.', 'content'],
  ['en', 'The toilet is ok.', 'content'],
  ['en', 'The drivers are lovely and very helpful.', 'positive'],
  ['en', "My sister won't take it, she says it is dodgy.", 'aside'],
  ['en', 'Used to be terrible, now it runs like clockwork.', 'aside'],
  ['en', 'I would like more buses at night.', 'wish'],
  ['en', 'Nothing special, really.', 'nothing'],
  ['en', 'We moved here because of work.', 'open'],
  ['en', 'The teacher is kind but the room is cold.', 'positive'],
  ['pt-br', 'Ninguém me avisou que meu filho caiu.', 'negative'],
  ['en', "If they lost my parcel I'd be furious.", 'aside'],
  ['en', "If the rent went up I'd have to move out one day, but so far it has stayed.", 'aside'],
  ['en', 'The room is neither too hot nor too cold.', 'content'],
  ['en', 'The coach never once shouted at the children.', 'positive'],
  ['pt-br', 'Se o ônibus quebrasse eu trocava de linha, mas até agora não quebrou.', 'aside'],
  ['pt-br', 'A sala não é quente nem fria.', 'content'],
  ['ar', 'لو رفعوا الاشتراك كنت طلعت من النادي، لكن الحمد لله ما رفعوه', 'aside'],
  ['ar', 'الغرفة لا هي كبيرة ولا هي صغيرة', 'content'],
  ['ar', 'الموظف أعصابه هادية وطويل البال', 'positive'],
  ['pt-br', 'Minha mãe levou um tombo na rampa.', 'negative'],
  ['en', 'Good pressure and piping hot, better than at home.', 'positive'],
  ['en', 'Right by the stream, gorgeous.', 'positive'],
  ['pt-br', 'Abri cinco chamados e ninguém apareceu.', 'negative'],
  ['pt-br', 'Resolveram no mesmo dia, pessoal atencioso.', 'positive'],
  ['pt-br', 'Minha cor ficou divina, meu marido nem acreditou.', 'positive'],
  ['pt-br', 'Tá dentro do combinado.', 'open'],
  ['ar', 'ما انحلت المشكلة، لسه تسرب زيت', 'negative'],
  ['pt-br', 'Paguei no cartão, parcelaram em duas vezes.', 'open'],
  ['pt-br', 'Paguei e fui embora.', 'open'],
  ['pt-br', 'Não tenho do que reclamar.', 'content'],
  ['pt-br', 'Meu marido reclama do barulho, eu acho normal.', 'aside'],
  ['pt-br', 'As professoras são muito carinhosas, adoro.', 'positive'],
  ['pt-br', 'Podia ter mais fruta.', 'wish'],
  ['ar', 'بلغتهم عن تسريب الماء ولا أحد جاء', 'negative'],
  ['ar', 'وصلت الظهر لقيت الشباك مقفول', 'negative'],
  ['ar', 'عاديين، لا حلو ولا وحش', 'content'],
  ['ar', 'لا يوجد ضجيج في دورنا', 'content'],
  ['ar', 'صاحبي يقول إنه غالي', 'aside'],
  ['ar', 'الموظفون محترمون والخدمة ممتازة', 'positive'],
  ['es', 'Nadie contesta el teléfono.', 'negative'],
  ['es', 'Me resbalé en la rampa de la entrada.', 'negative'],
  ['es', 'Sin ningún problema.', 'content'],
] as const)('%s: “%s”', (language, answer, claim) => {
  test(`claims: ${claim}`, () => {
    expect(claimOf(answer, language, neutralQuestions[language])).toBe(claim)
  })
})

describe('the question', () => {
  test('tells that a few words are a complaint', () => {
    expect(claimOf('The changes at night.', 'en', 'What has been annoying?')).toBe('negative')
    expect(claimOf('Nothing special.', 'en', 'What has been annoying?')).toBe('nothing')
  })

  test('asks for nothing in what is said before it', () => {
    const question = 'Que problemas teve gente aqui. Como você pagou?'
    expect(claimOf('Paguei no débito.', 'pt-br', question)).toBe('open')
  })

  test('for what is good makes a complaint of no guess', () => {
    const answer = 'The coach spent an entire hour of her own break mending my goggles.'
    expect(claimOf(answer, 'en', 'What do you like most?')).not.toBe('negative')
  })

  test('about what happened when support was needed asks for no wish', () => {
    const question = 'O que aconteceu quando precisou do suporte?'
    expect(claimOf('A moça foi muito paciente.', 'pt-br', question)).toBe('positive')
  })

  test('tells that a few words are a wish, unless they complain', () => {
    const question = 'What should we change first?'
    expect(claimOf('Lights at the stops.', 'en', question)).toBe('wish')
    expect(claimOf('The last bus never came on Sunday.', 'en', question)).toBe('open')
    expect(claimOf('Everything is fine.', 'en', question)).toBe('content')
  })
})

describe('of one thing', () => {
  test('what another clause says is not said of it', () => {
    const answer = "The app is easy, the trains were late again and nobody told us, it's a mess."
    expect(claimOf(answer, 'en', 'How is it?', '%late')).toBe('negative')
    expect(claimOf(answer, 'en', 'How is it?', 'app')).not.toBe('negative')
  })

  test('neither of two contraries is said of it', () => {
    const answer = 'لا بأس بها، لا هي جديدة ولا هي خربانة'
    expect(claimOf(answer, 'ar', 'كيف وجدتها؟', '%broken')).toBe('content')
  })

  test('a denied problem is none', () => {
    expect(claimOf('There is no noise in our corridor.', 'en', 'How is it?', '%noise')).toBe(
      'content',
    )
  })
})
