// Follow-ups of the offline engine fit what was said, or there are none.
import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import {
  createSession,
  openInterviewSimulation,
} from '../../../tests/support/simulations/interview-simulation.ts'
import { scriptedRespondent } from '../../../tests/support/simulations/scripted-respondent.ts'

type Language = Exclude<SurveyLanguage, 'es'>
const interview = openInterviewSimulation()

async function questionAfter(language: Language, answer: string): Promise<string> {
  const answers = [answer, ...Array.from({ length: 9 }, () => 'Ok.')]
  const respondent = scriptedRespondent(answers)
  const id = await interview.runConversation(respondent, createSession(language))
  const events = await interview.read(id)
  const asked = events.flatMap(({ type, data }) => (type === 'QuestionAsked' ? [data] : []))
  return asked[1]?.text ?? ''
}

const happened =
  /happened|did you do|did that mean|matter to you|aconteceu|significou|o que você fez|حدث بعد ذلك|عنى ذلك|حيال ذلك/i

test.each<[Language, string]>([
  ['en', "It's worth every penny."],
  ['en', 'My husband does all that, ask him.'],
  ['en', 'My sister recommended it.'],
  ['pt-br', 'Vale cada centavo, uso todo dia e a família também.'],
  ['pt-br', 'Meu marido que cuida disso.'],
  ['ar', 'يستاهل كل قرش.'],
])('%s: after “%s” nothing is asked that does not fit', async (language, answer) =>
  expect(await questionAfter(language, answer)).not.toMatch(happened),
)

test.each<[Language, string]>([
  ['en', 'They sent me the wrong one twice.'],
  ['pt-br', 'Mandaram o errado duas vezes.'],
  ['ar', 'انتظرت الرد ثلاثة أسابيع.'],
])('%s: “%s” is still followed up on', async (language, answer) => {
  // A word about it, and a question.
  expect(await questionAfter(language, answer)).toMatch(/^[^?؟]+\. [^?؟]+[?؟]$/)
})
