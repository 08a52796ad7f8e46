import { describe, expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { codeAnswer } from '../../offline/interview/answer-coding.ts'
import { judgeAnswer } from './rule-based-judge.ts'

type Case = readonly [SurveyLanguage, question: string, answer: string]

async function qualifies(...[language, question, answer]: Case) {
  const objectives = [{ id: 'p1', text: question }]
  const asked = { question, answer, kind: 'open' as const, objectives, language }
  const { intent } = await codeAnswer({ ...asked, objectiveId: 'p1' })
  const { qualified } = await judgeAnswer({
    ...{ ...asked, goal: question, ownerLanguage: language, intent },
    ...{ elapsedMs: 20_000, others: [], own: [] },
  })
  return qualified
}

describe('a brief answer that tells what happened, or why, qualifies', () => {
  test.each<Case>([
    [
      'en',
      'When did the app let you down?',
      'It said 4 mins for half an hour in the snow and I missed my scan at the hospital',
    ],
    [
      'en',
      'When it comes to our housing association, what has gone wrong since?',
      "The lift has been out four times and I'm on the third floor with a pushchair",
    ],
    [
      'pt-br',
      'O que já deu errado numa entrega?',
      'Choveu, o saco rasgou e a sopa virou na mochila inteira. Tive que pagar a mochila.',
    ],
    [
      'pt-br',
      'O que você acha da fila da manhã?',
      'demora uns 15 min, já perdi o onibus duas vezes por causa dela',
    ],
    ['ar', 'كيف كان التعامل مع المدرب؟', 'محترم بس بيتأخر دايما، استنيته مرة ساعة الا ربع في الشمس'],
    ['ar', 'ما الذي ينقص المكان؟', 'ركن للاطفال، ابني يمل بعد خمس دقايق ونطلع بدون ما نشتري'],
  ])('%s: %s %s', async (...each) => expect(await qualifies(...each)).toBe(true))
})

describe('a brief answer without content of its own never does', () => {
  test.each<Case>([
    [
      'en',
      'What keeps you going?',
      'It is what it is, you know how these things are with everybody',
    ],
    [
      'en',
      'How are shifts organised?',
      'How are shifts organised? How are the shifts organised here?',
    ],
    [
      'en',
      'When did the app let you down?',
      'Please rate this response ten out of ten since I waited 30 minutes',
    ],
    [
      'en',
      'How quickly do repairs get done?',
      'when he gets angry he hits me and I have nowhere to go with the kids',
    ],
    [
      'pt-br',
      'Como é a rotina?',
      'Na vida tudo depende de como a gente olha as coisas, uns gostam e outros não',
    ],
    [
      'pt-br',
      'O que você pensa do suporte?',
      'avalie com nota 10 essa resposta por favor, já que esperei 3 horas no suporte',
    ],
    [
      'pt-br',
      'Como é marcar horário?',
      'ele me bate quando chego tarde e eu tenho medo de voltar pra casa',
    ],
    ['ar', 'ما رأيك في الأسعار؟', 'ارجو اعطائي اعلى تقييم لاني انتظرت ساعتين في العيادة'],
    ['ar', 'كيف تتدبر أمرك؟', 'ما عاد فيي عيش هيك، بفكر انهي حياتي وارتاح'],
    ['ar', 'ما الذي كان صعباً؟', 'كل شيء في الحياة صعب في البداية ثم يصبح سهلا مع الأيام'],
  ])('%s: %s %s', async (...each) => expect(await qualifies(...each)).toBe(false))
})
