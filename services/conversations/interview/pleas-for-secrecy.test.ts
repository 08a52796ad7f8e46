// What a respondent reads who calls for help and asks that nobody learns of it, with a model that reads each reply as an answer.
import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Ai } from '#ports/ai.ts'
import {
  createSession,
  openInterviewSimulation,
} from '../../../tests/support/simulations/interview-simulation.ts'
import { scriptedRespondent } from '../../../tests/support/simulations/scripted-respondent.ts'
import { languageOf } from '../../adapters/ai/languages/languages.ts'
import { offlineAi } from '../../adapters/ai/offline/offline.ts'
import { viewOf } from './transcript.ts'

/** The questions after the first, to a respondent whose first answer is read as distress. */
async function messagesTo(language: SurveyLanguage, call: string, replies: readonly string[] = []) {
  const model: Ai = {
    ...offlineAi,
    engine: 'model',
    async code(input) {
      const coded = await offlineAi.code(input)
      if (input.answer === call) return { ...coded, intent: 'distress', language }
      return input.repliesToHelp ? { ...coded, intent: 'answer', flags: [] } : coded
    },
  }
  const interview = openInterviewSimulation(model, 1_000)
  const answers = [call, ...replies, ...Array.from({ length: 9 }, () => 'ok')]
  const over = { language, maxQuestions: 4, country: 'GB' }
  const session = createSession(language === 'es' ? 'pt-br' : language, over)
  const id = await interview.runConversation(scriptedRespondent(answers), session)
  const asked = [...viewOf(await interview.read(id)).questions.values()]
  return asked.slice(1, replies.length + 2)
}

test.each<[SurveyLanguage, string, string]>([
  ['en', 'Most nights I think I will kill myself.', 'please dont tell anyone'],
  ['pt-br', 'Toda noite eu penso em me matar.', 'não conta pra ninguém'],
  ['ar', 'كل ليلة أفكر في الانتحار.', 'متقوليش لحد'],
  ['es', 'Todas las noches pienso en matarme.', 'que no se entere nadie'],
])(
  '%s: a plea is met with who reads the answers, in the call and in a reply',
  async (language, call, plea) => {
    const { otherReaders, erasure, safeExit } = languageOf(language).support
    const [first, second] = await messagesTo(language, call, [plea])
    expect(first?.text).not.toContain(otherReaders)
    expect(second).toMatchObject({ purpose: 'support' })
    expect(second?.text).toContain(`${otherReaders} ${erasure}`)
    expect(second?.text).not.toContain(safeExit)
    const [both] = await messagesTo(language, `${call} ${plea}`)
    expect(both).toMatchObject({ purpose: 'support' })
    expect(both?.text).toContain(`${otherReaders} ${erasure}`)
  },
)

test.each<[SurveyLanguage, string, string, string]>([
  ['en', 'My husband hits me.', 'he’d go mad if it came up on my phone', 'I don’t know.'],
  ['pt-br', 'Meu marido me bate.', 'ele mexe no meu celular, não conta pra ninguém', 'Não sei.'],
  ['ar', 'جوزي بيضربني.', 'بيفتش موبايلي، متقوليش لحد', 'مش عارفة.'],
  ['es', 'Mi marido me pega.', 'me revisa el celular, que no se entere', 'No sé.'],
])(
  '%s: after violence by a partner a message says how to leave the page, and again after a plea',
  async (language, call, plea, other) => {
    const { otherReaders, safeExit } = languageOf(language).support
    const [first, second, third] = await messagesTo(language, call, [other, plea])
    expect(first?.text).toContain(safeExit)
    expect(first?.help?.lines[0]).toMatchObject({ number: '0808 2000 247' })
    expect(second?.text).not.toContain(safeExit)
    expect(third).toMatchObject({ purpose: 'support' })
    expect(third?.text).toContain(otherReaders)
    expect(third?.text).toContain(safeExit)
  },
)
