import { expect, test } from 'vitest'
import { provenance } from '../../../../tests/support/fixtures/conversation-events.ts'
import { basisOf } from './question-basis.ts'

const objective = { text: 'Reasons for leaving', question: 'What led you to leave?' }
const asked = (text: string, over: Partial<Parameters<typeof basisOf>[0]> = {}) =>
  basisOf({
    worded: { text, kind: 'open', options: [], quote: null, provenance },
    ...{ isTemplate: false, objective, title: 'Your gym', quoted: [], given: ['a2'] },
    ...over,
  })

test('a question that a model worded after an answer may paraphrase it', () => {
  const basis = asked('After the fall on the wall, what made you stay away?')
  expect(basis).toEqual({ responseIds: ['a2'], general: 'What led you to leave?' })
  expect(asked('And then?', { given: ['a2', 'a1', 'a2'] })?.responseIds).toEqual(['a2', 'a1'])
})

test('the stored question as it stands, and a first question, rest on nothing', () => {
  expect(asked('What led you to leave?')).toBeUndefined()
  expect(asked('How has the gym been?', { given: [] })).toBeUndefined()
})

test('a template rests on what it quotes', () => {
  expect(asked('Could you say more?', { isTemplate: true })).toBeUndefined()
  const quoting = { isTemplate: true, quoted: ['a1'] }
  expect(asked('On “the fall”: what followed?', quoting)?.responseIds).toEqual(['a1'])
})

test('without a stored question the owner reads the point, and without a point the title', () => {
  const text = 'What happened on that wall?'
  expect(asked(text, { objective: { text: 'Injuries' } })?.general).toBe('Injuries')
  expect(asked(text, { objective: null })?.general).toBe('Your gym')
})
