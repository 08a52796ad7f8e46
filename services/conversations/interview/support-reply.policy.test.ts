import { expect, test } from 'vitest'
import type { Intent } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { chosenReply, readSupportReply } from './support-reply.policy.ts'

const options = ['Go on', 'Leave it for later', 'Stop here']

test.each([
  ['Go on', 'go-on'],
  [' leave it for LATER. ', 'later'],
  ['Stop here', 'stop'],
  ['Stop', undefined],
] as const)('the option "%s" is %s', (text, reply) =>
  expect(chosenReply(text, options)).toBe(reply),
)

test.each<[SurveyLanguage, string, string]>([
  ['en', 'I’d like to carry on a little', 'go-on'],
  ['en', 'Can we go on?', 'go-on'],
  ['en', 'I can’t go on', 'other'],
  ['en', 'I don’t want to continue', 'other'],
  ['en', 'yes', 'go-on'],
  ['en', 'ok thank you', 'other'],
  ['en', 'No, that is all.', 'other'],
  ['en', 'my father', 'other'],
  ['en', 'later please', 'later'],
  ['en', 'Later that week they cut my hours and I stayed home for a month', 'go-on'],
  ['en', 'Is anyone going to read it? My sister would come if I asked.', 'question'],
  ['en', 'The food was cold when it came', 'go-on'],
  ['pt-br', 'Quero continuar', 'go-on'],
  ['pt-br', 'não consigo continuar', 'other'],
  ['pt-br', 'mais tarde', 'later'],
  ['pt-br', 'Alguém vai ler isso?', 'question'],
  ['ar', 'نكمل', 'go-on'],
  ['ar', 'ما اقدر أكمل', 'other'],
  ['ar', 'بعدين', 'later'],
  ['ar', 'هل سيقرأ أحد هذا؟', 'question'],
  ['es', 'sigamos', 'go-on'],
  ['es', 'no puedo seguir', 'other'],
  ['es', 'más tarde', 'later'],
  ['es', '¿Alguien va a leer esto?', 'question'],
])('%s: "%s" is %s', (language, text, reply) =>
  expect(readSupportReply(text, 'answer', language)).toBe(reply),
)

test.each<[Intent, string]>([
  ['stop', 'stop'],
  ['refuse', 'stop'],
  ['question-back', 'question'],
  ['gibberish', 'other'],
  ['off-topic', 'other'],
  ['dont-know', 'other'],
  ['injection', 'other'],
])('the intent %s is %s', (intent, reply) =>
  expect(readSupportReply('hm', intent, 'en')).toBe(reply),
)
