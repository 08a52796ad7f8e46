import { expect, test } from 'vitest'
import { beginningOf, composeQuestionText } from './compose-question-text.ts'

const wording = 'What happened then?'

test('the parts stand in the order in which they are said', () =>
  expect(
    composeQuestionText({
      ...{ wording, reply: 'It is the queue.', replyToRequests: 'An AI asks.' },
      ...{ beginning: 'I am sorry.', preface: 'All right.' },
    }),
  ).toBe('All right. I am sorry. An AI asks. It is the queue. What happened then?'))

test('a part that is absent or empty leaves no space', () => {
  expect(composeQuestionText({ wording })).toBe(wording)
  expect(composeQuestionText({ preface: '', replyToRequests: '', wording })).toBe(wording)
})

const beginnings = { condolence: 'I am sorry for your loss.', resumption: 'All right.' }
test.each([
  ['a template has the condolence', wording, true, beginnings, beginnings.condolence],
  [
    'a template has the word after a call',
    wording,
    true,
    { resumption: 'All right.' },
    'All right.',
  ],
  ['an engine that only asks has that word', wording, false, beginnings, 'All right.'],
  [
    'an engine with a sentence of its own has none',
    `Good. ${wording}`,
    false,
    beginnings,
    undefined,
  ],
  ['nothing precedes an ordinary question', wording, true, {}, undefined],
] as const)('%s', (_, text, isTemplate, given, expected) =>
  expect(beginningOf(text, isTemplate, given)).toBe(expected),
)
