// A respondent who despairs and names other people, to whom a model reads no danger by a person.
import { expect, test } from 'vitest'
import type { Help } from '#contract/help.ts'
import type { Ai } from '#ports/ai.ts'
import { provenance } from '../../../tests/support/fixtures/conversation-events.ts'
import { helpLines } from '../../../tests/support/fixtures/help-lines.ts'
import {
  createSession,
  openInterviewSimulation,
} from '../../../tests/support/simulations/interview-simulation.ts'
import { scriptedRespondent } from '../../../tests/support/simulations/scripted-respondent.ts'
import { offlineAi } from '../../adapters/ai/offline/offline.ts'
import { rules } from '../../adapters/ai/rules/rules.ts'
import { openLateReadings } from '../interview/late-readings.ts'
import { viewOf } from '../interview/transcript.ts'
import { closingMessage } from './closing-message.ts'
import { completionHelp } from './compose-help.ts'

const burden =
  'Minha mãe tem Alzheimer e não lembra de mim. Se o carro não chegasse seria um descanso pra todo mundo.'
const again = 'Ela nem ia notar, e a minha irmã ficava livre.'

/** Reads both as distress. */
const modelThatReads = (isByPerson: (answer: string) => boolean | undefined): Ai => ({
  ...{ ...offlineAi, engine: 'model' },
  async code(input) {
    const coded = await offlineAi.code(input)
    const byPerson = isByPerson(input.answer)
    return {
      ...{ ...coded, intent: 'answer', flags: [], provenance: { ...provenance, engine: 'model' } },
      ...((input.answer === burden || input.answer === again) && {
        intent: 'distress',
        ...(byPerson !== undefined && { byPerson }),
      }),
    }
  },
})

const numbersIn = (help: Help | undefined) => help?.lines.map(({ number }) => number)

async function play(isByPerson: (answer: string) => boolean | undefined, replies: string[]) {
  const interview = openInterviewSimulation(modelThatReads(isByPerson), 1_000, {
    lateReadings: openLateReadings({ maxCalls: 2, totalMs: 60_000 }),
  })
  const id = await interview.runConversation(
    scriptedRespondent([burden, ...replies]),
    createSession('pt-br', { maxQuestions: 4 }),
  )
  const view = viewOf(await interview.read(id))
  const deps = { support: rules, helpLines }
  return {
    messages: [...view.questions.values()].flatMap(({ help }) => (help ? [numbersIn(help)] : [])),
    last: numbersIn(await completionHelp(deps, view)),
    closing: (await closingMessage(deps, view))?.text,
    codings: [...view.questions.values()].flatMap(({ answer }) => answer?.coding?.byPerson ?? []),
  }
}

const ownLife = ['188', '192']
const all = ['188', '192', '190', '180']

test('is shown no lines of the police and against violence, each time and at the end', async () => {
  const { messages, last, closing, codings } = await play(() => false, [again, 'Parar por aqui'])
  expect(messages.slice(0, 2)).toEqual([ownLife, ownLife])
  expect(last).toEqual(ownLife)
  expect(closing).toContain('188')
  expect(closing).not.toMatch(/180|190/u)
  expect(codings).toEqual([false, false])
})

test.each<[string, (answer: string) => boolean | undefined]>([
  ['a person is the danger', () => true],
  ['a person is the danger of the second call', (answer) => answer === again],
  ['the model does not say', () => undefined],
])('is shown all lines at the end where %s', async (_, isByPerson) => {
  const { last } = await play(isByPerson, [again, 'Parar por aqui'])
  expect(last?.toSorted()).toEqual(all.toSorted())
})

test('is shown all lines beside words of violence in another answer', async () => {
  const { messages, last } = await play(
    () => false,
    ['Continuar', 'Meu marido me bateu ontem.', 'Parar por aqui'],
  )
  expect(messages[0]).toEqual(ownLife)
  expect(last?.toSorted()).toEqual(all.toSorted())
})
