// Replies that take a call for help back and say something worse besides, without a model.
import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import {
  createSession,
  openInterviewSimulation,
} from '../../../tests/support/simulations/interview-simulation.ts'
import { scriptedRespondent } from '../../../tests/support/simulations/scripted-respondent.ts'
import { restOfReply } from './reply-rest.policy.ts'
import { viewOf } from './transcript.ts'

type Language = Exclude<SurveyLanguage, 'es'>

const calls: Readonly<Record<Language, string>> = {
  en: 'I want to kill myself.',
  'pt-br': 'Quero me matar.',
  ar: 'كل ليلة أفكر في الانتحار.',
}

/** How a reply to the message after distress is read, and what follows it. */
async function replyTo(language: Language, reply: string) {
  const interview = openInterviewSimulation()
  const answers = [calls[language], reply, ...Array.from({ length: 12 }, () => 'ok')]
  const id = await interview.runConversation(
    scriptedRespondent(answers),
    createSession(language, { maxQuestions: 3 }),
  )
  const [, message, next] = viewOf(await interview.read(id)).questions.values()
  return { intent: message?.answer?.coding?.intent, next: next?.purpose }
}

test.each<[Language, string]>([
  ['en', 'It’s not that bad, he only hits me when he drinks'],
  ['en', 'I didn’t mean it like that, I just want to sleep and not wake up'],
  ['en', 'What danger? I am the danger, I have the knife here'],
  ['pt-br', 'ninguém me bate, ele só me aperta o pescoço'],
  ['ar', 'محدش بيضربني هو بس بيخنقني'],
  ['en', 'only joking, I have the pills in my hand now'],
  ['en', 'I was only joking, but some nights I cut my arms'],
  ['en', 'you got me wrong, I’m going to drown myself not hang myself'],
  ['en', 'dont be daft, he only strangles me a bit'],
  ['en', 'what danger, he just locks me in the shed at night'],
  ['en', 'I’m not in danger, I just don’t want to be here any more'],
  ['en', 'nobody’s hitting me, he chokes me till I pass out'],
  ['en', 'its nothing of the sort, he has a gun in the drawer and he said he would use it'],
  ['en', 'go on then. I have cut my wrist'],
  ['pt-br', 'que perigo, eu já tomei os comprimidos todos'],
  ['pt-br', 'era brincadeira, mas toda noite eu me corto'],
  ['pt-br', 'você entendeu errado, eu não quero ajuda, quero morrer em paz'],
  ['pt-br', 'tô bem, só não quero mais acordar'],
  ['pt-br', 'não quis dizer isso, ele só me enforca quando bebe'],
  ['pt-br', 'perigo nenhum, a faca tá aqui comigo'],
  ['pt-br', 'ninguém me machuca, eu mesma me machuco'],
  ['pt-br', 'não tô em risco, ele me tranca no quarto à noite'],
  ['pt-br', 'que exagero, ele só me deu uns tapas'],
  ['ar', 'كنت بهزر، بس كل ليلة بجرح ايدي'],
  ['ar', 'خطر ايه؟ السكين معي الحين'],
  ['ar', 'فهمتني غلط، انا بس بدي نام وما اصحى'],
  ['ar', 'مش في خطر، جوزي بيحبسني في الاوضة بالليل'],
  ['ar', 'مجرد كلام، بلعت كل الحبوب'],
  ['ar', 'محدش بيضربني، هو بيخنقني بس'],
  ['ar', 'مش قصدي كده، انا عايز اموت وارتاح'],
  ['ar', 'انا بخير، ما عاد بدي عيش'],
  ['ar', 'ما في خطر، بس هو هددني بالسلاح'],
  ['ar', 'كملي، انا شربت السم'],
  ['en', 'nah you misread it, I’m only going to take the lot tonight and be done'],
  ['en', 'I’m not depressed, I just see no point in any of it'],
  ['en', 'carry on, I’ve got the blade here but carry on'],
  ['pt-br', 'continua aí, ele tá quebrando a porta'],
  ['pt-br', 'não tô deprimida, só não vejo mais graça em viver'],
  ['ar', 'جوزي ما بيضربني، هو بيحبسني وبيحرمني من الاكل'],
])('%s: “%s” is met as distress again', async (language, reply) =>
  expect(await replyTo(language, reply)).toEqual({ intent: 'distress', next: 'support' }),
)

test.each<[Language, string]>([
  ['en', 'What danger? I was on about the price.'],
  [
    'en',
    'haha no, I’m fine, its a figure of speech. does the gaffer read this by the way? and how long',
  ],
  ['en', 'I’m not in any danger, what are you on about?'],
  ['en', 'you got me wrong, I meant the app is slow'],
  ['en', 'only joking, the food is just bad'],
  ['en', 'I was only joking, carry on with the questions'],
  ['en', 'dont be daft, it was about the parking'],
  ['en', 'it’s just a figure of speech, the bus was late again'],
  ['en', 'I’m fine, it was only the heat in the hall'],
  ['en', 'nothing of the sort, I was talking about the queue at the till'],
  ['en', 'go on then. I have ten minutes before the bus'],
  ['pt-br', 'não é nada disso, tô bem'],
  ['pt-br', 'Que perigo, moça? Eu tô falando do preço!'],
  ['pt-br', 'oxe, você entendeu errado, ela só teve neném. quanto falta?'],
  ['pt-br', 'era brincadeira, o aplicativo é que é lento'],
  ['pt-br', 'perigo nenhum, tava falando do trânsito'],
  ['pt-br', 'tô bem, só reclamei da fila'],
  ['pt-br', 'pode continuar, tenho dez minutos'],
  ['pt-br', 'que exagero, foi só um jeito de falar'],
  ['pt-br', 'não quis dizer isso, a comida é que é ruim'],
  ['pt-br', 'você entendeu errado, falei do boleto'],
  ['ar', 'خطر ايه يا باشا؟؟ انا بقولك السعر غالي. هي ولدت بس'],
  ['ar', 'فهمتني غلط، كنت بحكي عن السعر'],
  ['ar', 'كنت بهزر والله، التطبيق بطيء بس'],
  ['ar', 'مجرد كلام، كنت بحكي عن الزحمة'],
  ['ar', 'انا بخير، كملي الاسئلة'],
  ['ar', 'مش قصدي كده، الاكل كان بارد'],
  ['ar', 'ما في خطر، الطلب تأخر بس'],
  ['ar', 'كملي، عندي عشر دقايق'],
  ['ar', 'محدش بيضربني، انا وقعت من السلم'],
])('%s: “%s” continues', async (language, reply) => {
  const { intent, next } = await replyTo(language, reply)
  expect(intent).not.toBe('distress')
  expect(next).toBe('objective')
})

test.each<[SurveyLanguage, string, string]>([
  ['en', 'What danger? I have the knife here', 'I have the knife here'],
  ['en', 'I’m fine, carry on then.', ''],
  ['en', 'it was a joke about the knife', 'it was a joke about the knife'],
  ['pt-br', 'que perigo, a faca tá aqui', 'a faca tá aqui'],
  ['ar', 'خطر ايه؟ السكين معي', 'السكين معي'],
  ['es', 'qué peligro, tengo el cuchillo aquí', 'tengo el cuchillo aquí'],
])('%s: what “%s” says besides', (language, reply, rest) =>
  expect(restOfReply(reply, language)).toBe(rest),
)
