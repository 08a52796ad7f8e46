// What a corrected call for help opens again.
import { expect, test } from 'vitest'
import type { Intent } from '#contract/events/conversation-types.ts'
import type { ConversationView } from '#projections/conversations/conversation-view.ts'
import { provenance } from '../../../tests/support/fixtures/conversation-events.ts'
import { standingSafety } from './corrected-calls.ts'
import { callsIn, holdsSomethingGrave, progressOf } from './transcript.ts'

type Exchange = { text: string; intent: Intent | null; purpose?: 'objective' | 'support' }

const viewWith = (...exchanges: Exchange[]) =>
  ({
    started: { language: 'en', maxQuestions: 8, maxFollowups: 2 },
    objectives: new Map([
      ['p0', 'touched'],
      ['p1', 'declined'],
    ]),
    questions: new Map(
      exchanges.map(({ text, intent, purpose = 'objective' }, at) => [
        `q${at}`,
        {
          ...{ questionId: `q${at}`, purpose, language: 'en', options: [] },
          objectiveId: purpose === 'objective' ? 'p0' : null,
          answer: { responseId: `r${at}`, text, coding: intent && { intent, provenance } },
        },
      ]),
    ),
  }) as unknown as ConversationView

const call: Exchange = { text: 'He slaps the lad.', intent: 'distress' }
const real: Exchange = { text: 'I want to kill myself.', intent: 'distress' }
const reply = (text: string, intent: Intent | null = 'answer'): Exchange => ({
  ...{ text, intent, purpose: 'support' },
})
const correction = 'It was not me, it was a lad on the vans.'
const closed = (view: ConversationView) => progressOf(view).objectives.get('p1')

test('what it closed is open, before the reply is coded and after', () => {
  for (const intent of ['answer', null] as const) {
    const view = viewWith(call, reply(correction, intent))
    expect(closed(view)).toBe('untouched')
    expect(callsIn(view)).toEqual([])
  }
})

test.each<Intent>(['distress', 'concern', 'refuse', 'off-topic', 'question-back'])(
  'a reply that is coded as %s corrects nothing',
  (intent) => {
    const view = viewWith(call, reply(correction, intent))
    expect(closed(view)).toBe('declined')
    expect(callsIn(view)).toContainEqual({ text: call.text, tier: 'distress' })
  },
)

test('a reply about the respondent corrects nothing', () => {
  const view = viewWith(real, reply('I’m not me any more'))
  expect(closed(view)).toBe('declined')
  expect(callsIn(view)).toEqual([{ text: real.text, tier: 'distress' }])
})

test('what another call closed stays closed', () => {
  const view = viewWith(real, reply('Go on please'), call, reply(correction))
  expect(closed(view)).toBe('declined')
  expect(callsIn(view)).toEqual([{ text: real.text, tier: 'distress' }])
})

const withSafety = (view: ConversationView): ConversationView => ({
  ...view,
  safety: { tier: 'distress', isMedical: false },
})
const jest: Exchange = { text: 'They can carry me out of here in a box.', intent: 'distress' }

test('a joke leaves no lines and no grave end', () => {
  const view = withSafety(viewWith(jest, reply('It was only a joke, go on')))
  expect(standingSafety(view)).toBeNull()
  expect(holdsSomethingGrave(view)).toBe(false)
  expect(callsIn(view)).toEqual([])
})

test.each([
  ['a wish to die in so many words', viewWith(real, reply('It was only a joke, go on'))],
  ['another call', viewWith(jest, reply('It was only a joke, go on'), real)],
  ['what befell another person', viewWith(call, reply(correction))],
  ['what nobody takes back', viewWith(jest, reply('Go on please'))],
])('%s keeps its lines', (_, view) =>
  expect(standingSafety(withSafety(view))).toEqual({ tier: 'distress', isMedical: false }),
)
