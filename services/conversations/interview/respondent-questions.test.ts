// What respondents ask about the conversation, played through with the offline engine.
import { expect, test } from 'vitest'
import {
  createSession,
  openInterviewSimulation,
} from '../../../tests/support/simulations/interview-simulation.ts'
import { scriptedRespondent } from '../../../tests/support/simulations/scripted-respondent.ts'
import { languageOf } from '../../adapters/ai/languages/languages.ts'

const interview = openInterviewSimulation()

test.each([
  ['en', 'person', 'Will my team leader read this?'],
  ['en', 'person', 'It was fine mostly. Will my landlord see that?'],
  ['en', 'handling', 'What happens with this?'],
  ['en', 'reason', 'Why do you ask?'],
  ['pt-br', 'person', 'Minha chefe vai ler isso?'],
  ['pt-br', 'handling', 'O que acontece com isso?'],
  ['pt-br', 'reason', 'Por que essa pergunta?'],
  ['ar', 'person', 'هل سيقرأ طبيبي هذا؟'],
  ['ar', 'handling', 'ماذا يحدث بهذا؟'],
  ['ar', 'reason', 'لماذا تسأل؟'],
] as const)(
  '%s, %s: “%s” gets its whole reply, and then a question',
  async (language, topic, asked) => {
    const session = createSession(language)
    const respondent = scriptedRespondent([asked, 'Ok.', 'Ok.', 'Ok.', 'Ok.', 'Ok.', 'Ok.', 'Ok.'])
    const events = await interview.read(await interview.runConversation(respondent, session))
    const [, next] = events.flatMap(({ type, data }) => (type === 'QuestionAsked' ? [data] : []))
    const replies = languageOf(language).respondentQuestions.replies[topic]
    const text = next?.text ?? ''
    const known = replies.map((each) => each.replace('{title}', session.title))
    const reply = known.find((each) => text.startsWith(each))
    expect([text, reply]).toEqual([text, expect.any(String)])
    expect(text.slice(reply?.length)).toMatch(/\S.*[?؟]$/)
  },
)
