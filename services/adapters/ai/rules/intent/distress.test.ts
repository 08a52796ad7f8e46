import { expect, test } from 'vitest'
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
