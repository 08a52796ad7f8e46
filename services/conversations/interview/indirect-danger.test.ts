// What a respondent reads who describes danger in words that name none, without a model.
import { expect, test } from 'vitest'
import type { HelpLineUse } from '#contract/help.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import {
  createSession,
  openInterviewSimulation,
} from '../../../tests/support/simulations/interview-simulation.ts'
import { scriptedRespondent } from '../../../tests/support/simulations/scripted-respondent.ts'
import { viewOf } from './transcript.ts'

type Language = Exclude<SurveyLanguage, 'es'>

async function questionsAfter(language: Language, answers: readonly string[]) {
  const interview = openInterviewSimulation()
  const session = createSession(language, { maxQuestions: 6, country: 'BR' })
  const rest = Array.from({ length: 12 }, () => 'ok')
  const id = await interview.runConversation(scriptedRespondent([...answers, ...rest]), session)
  const [, ...after] = viewOf(await interview.read(id)).questions.values()
  return after
}

test.each<[Language, string, HelpLineUse, 'concern' | 'distress']>([
  [
    'pt-br',
    'Ele olha meu celular. A professora perguntou do meu olho e eu falei que foi o armário.',
    ...(['violence-against-women', 'concern'] as const),
  ],
  ['en', 'He’d find me wherever I went, he said.', 'violence-against-women', 'concern'],
  ['ar', 'رقم غريب بيبعتلها الصور ويقولها ادفعي', 'violence-against-women', 'concern'],
  ['pt-br', 'A outra tia tranca ele no banheiro quando chora.', 'child-protection', 'concern'],
  ['ar', 'المعلمة بتحطه بغرفة معتمة لما يبكي', 'child-protection', 'concern'],
  ['en', 'It all comes out tidier with me not in it.', 'talk', 'distress'],
])('%s: “%s” is met with the line for %s, as %s', async (language, answer, use, tier) => {
  const [message] = await questionsAfter(language, [answer])
  expect(message).toMatchObject({ purpose: 'support', help: { tier } })
  expect(message?.help?.lines.map((line) => line.for)).toContain(use)
})

test.each<[Language, string]>([
  ['en', 'The cupboard door sticks, and they laughed when I said so.'],
  ['pt-br', 'Bati o olho no armário da loja e eles riram.'],
  ['ar', 'خبطت بباب المحل وضحكوا'],
])('%s: “%s” brings none', async (language, answer) => {
  const [next] = await questionsAfter(language, [answer])
  expect(next?.purpose).not.toBe('support')
})

test('what a denial asks besides is replied to, and the interview continues', async () => {
  const denial = 'haha no, I’m fine, it was a figure of speech. Does my boss read this?'
  const [message, next] = await questionsAfter('en', ['I think I will kill myself soon.', denial])
  expect(message?.purpose).toBe('support')
  expect(next?.purpose).not.toBe('support')
  expect(next?.text).toContain('I pass nothing on')
})

test('whom the interviewer belongs to is replied to, twice if need be, and no point is lost', async () => {
  const [first, second] = await questionsAfter('ar', [
    'انت تبع المحل ولا ايه',
    'مجاوبتنيش. انت تبع المحل؟ عشان لو تبعهم مش هتكلم',
  ])
  expect(first).toMatchObject({ purpose: 'clarify', objectiveId: 'p0' })
  for (const question of [first, second]) expect(question?.text).toContain('بالذكاء الاصطناعي')
  expect(second?.purpose).toBe('objective')
})
