// “Don't stop” in reply to a message with help, and what does not stop.
import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { wantsToStop } from './stop-wishes.policy.ts'
import { readExplicitReply } from './support-reply.policy.ts'

test.each<[SurveyLanguage, string]>([
  ['en', 'I can’t stop crying'],
  ['en', 'I can’t stop shaking and crying'],
  ['en', 'I cant make it stop'],
  ['en', 'he won’t stop hitting me'],
  ['en', 'I couldn’t stop the bleeding'],
  ['en', 'the voices never stop'],
  ['en', 'it won’t stop'],
  ['en', 'I don’t know how to stop cutting'],
  ['en', 'when I stop crying he starts again'],
  ['en', 'I just want to stop existing'],
  ['en', 'they didn’t stop when I said no'],
  ['en', 'without the pills I cannot stop shaking'],
  ['pt-br', 'não consigo parar de chorar'],
  ['pt-br', 'ele não para de me bater'],
  ['pt-br', 'nunca vai parar'],
  ['pt-br', 'não paro de tremer'],
  ['pt-br', 'não consigo fazer isso parar'],
  ['pt-br', 'quando ele bebe não para'],
  ['pt-br', 'quero parar de existir'],
  ['ar', 'مش قادر اوقف عياط'],
  ['ar', 'ما بقدر اوقف البكا'],
  ['ar', 'الصوت ما توقف'],
  ['ar', 'هو ما بيوقف ضرب فيي'],
  ['ar', 'مش عارفة اوقف رجفة'],
  ['ar', 'لما بوقف بيضربني'],
  ['es', 'no puedo parar de llorar'],
  ['es', 'él no para de pegarme'],
  ['es', 'no consigo dejarlo'],
  ['es', 'nunca va a parar'],
  ['en', 'I can’t stop laughing'],
])('%s: “%s” means neither to continue nor to stop', (language, text) => {
  expect(readExplicitReply(text, language)).toBeUndefined()
  expect(wantsToStop(text, language)).toBe(false)
})

test.each<[SurveyLanguage, string]>([
  ['en', 'don’t stop'],
  ['en', 'no need to stop'],
  ['en', 'I don’t want to stop here'],
  ['en', 'please don’t stop now'],
  ['en', 'I don’t want to stop'],
  ['en', 'I’ll tell you when I want to stop'],
  ['en', 'if I’ve had enough I’ll say'],
  ['en', 'I’m not stopping now'],
  ['en', 'nah don’t stop, ask me'],
  ['en', 'no reason to stop'],
  ['pt-br', 'não quero parar'],
  ['pt-br', 'não precisa parar não'],
  ['pt-br', 'não pare agora'],
  ['pt-br', 'Se eu quiser parar eu falo'],
  ['pt-br', 'eu aviso quando quiser parar'],
  ['pt-br', 'não vou parar aqui'],
  ['ar', 'ما بدي اوقف'],
  ['ar', 'مش عايز اوقف دلوقتي'],
  ['ar', 'لا داعي للتوقف'],
  ['ar', 'لا اريد التوقف'],
  ['ar', 'بقلك لما بدي اوقف'],
  ['es', 'no quiero parar'],
  ['es', 'no hace falta parar'],
  ['es', 'no pares'],
])('%s: “%s” continues', (language, text) =>
  expect(readExplicitReply(text, language)).toBe('go-on'),
)
