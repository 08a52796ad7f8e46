import { prompts } from '../prompts.ts'
import { confidentialText, openLeakCheck } from './confidential-text.ts'
import { expect, test } from 'vitest'
import { truncate, toPlainText } from './plain-text.ts'
import { locateQuote } from './locate-quote.ts'
import { longestCommonRun } from './longest-common-run.ts'

const found = (text: string, quote: string) => {
  const span = locateQuote(text, quote)
  return span && text.slice(span.start, span.end)
}

test.each([
  ['I left because of the price.', 'because of the price', 'because of the price'],
  ['I left because of the price.', '“Because of the price”', 'because of the price'],
  ['I left because of the price.', '...because of the price...', 'because of the price'],
  ['It’s slow,\n  very  slow.', "it's slow, very slow", 'It’s slow,\n  very  slow'],
  ['«Caro» demais', 'caro" demais', 'Caro» demais'],
  ['الخدمةُ بطيئةٌ جدًّا', 'الخدمة بطيئة جدا', 'الخدمةُ بطيئةٌ جدًّا'],
  ['a\u200bb\u202ec d', 'abc d', 'a\u200bb\u202ec d'],
  ['İstanbul was fine', 'was fine', 'was fine'],
  ['😡😡 again', '😡', '😡'],
])('%j has %j', (text, quote, there) => expect(found(text, quote)).toBe(there))

test.each([
  ['I left because of the price.', 'because of the support'],
  ['I left because of the price.', 'I left the price'],
  ['I left.', ''],
  ['I left.', '...'],
  ['I left.', '“”'],
  ['', 'I left'],
])('%j does not have %j', (text, quote) => expect(locateQuote(text, quote)).toBeUndefined())

const run = (text: string, source: string, fewest: number) => {
  const span = longestCommonRun(text, source, fewest)
  return span && text.slice(span.start, span.end)
}

test('the longest common run is found', () => {
  const source = 'support took three days to reply and then nothing'
  expect(run('You said support took three days: how was that?', source, 3)).toBe(
    'support took three days',
  )
  expect(run('Support, took; three days', source, 4)).toBe('Support, took; three days')
  expect(run('three days of support', source, 3)).toBeUndefined()
  expect(run('', source, 1)).toBeUndefined()
})

test('a question is plain text', () => {
  expect(toPlainText('a\u202eb\u0000c\n\n d\u200b')).toBe('ab c d')
  expect(toPlainText('👩\u200d💻')).toBe('👩\u200d💻')
})

test('a long text is cut between words', () => {
  expect(truncate('one two three four', 10)).toBe('one two…')
  expect(truncate('a'.repeat(20), 10)).toBe(`${'a'.repeat(9)}…`)
  expect(truncate('short', 10)).toBe('short')
})

test('what questions may say is no secret of a prompt', () => {
  const prompt =
    '# Rules\nNever say so: "How did it end?"\n\n- where they refuse, that it is fine.\n\nWhat is true here: an AI asks.\n\n# Reply\nOne object.\n'
  expect(
    confidentialText(prompt)
      .match(/\p{L}+/gu)
      ?.join(' '),
  ).toBe('Rules Never say so Reply One object')
})

const isLeak = openLeakCheck(prompts.code.text, prompts.turn.text, prompts.word.text)

test.each([
  'The people behind the survey can read all that was written, also what you told about the night. I pass nothing on to anybody.',
  'At the end the page shows a code with which you can erase everything you wrote.',
  'You can close the page and return by the same link. What was the first thing you noticed?',
  'I cannot pass it on from here; where it may go on, you can call the emergency services, for a child also a child protection line.',
  'You do not have to answer, that is fine. Which of the two was it?',
  'An AI asks and reads the answers, and what else comes of it I do not know.',
  'Did you say it to a person you had just met, or to somebody at home?',
  'They can read all that was written, also what called for help; whom they show it to is up to them.',
  'You may stop at any time, and at the end the page shows a code with which you can erase everything.',
  'You can call 999, for a child the child protection line too, and I cannot pass it on.',
])('a true reply leaks nothing: %s', (text) => expect(isLeak(text)).toBe(false))

const wordsOf = (text: string, from: number, count: number) =>
  text
    .split(/\s+/u)
    .slice(from, from + count)
    .join(' ')
const linesOf = (prompt: string) =>
  confidentialText(prompt)
    .split('\n')
    .toSorted((a, b) => b.length - a.length)

test.each(['code', 'turn', 'word'] as const)(
  'what repeats the prompt of “%s” is a leak',
  (step) => {
    const { text } = prompts[step]
    const [field = '', plain = ''] = [/`/, /^[^`]*$/].map((of) =>
      linesOf(text).find((line) => of.test(line)),
    )
    expect(isLeak(`I was given this. ${text.slice(0, 200)}`)).toBe(true)
    expect(isLeak(`It says: ${field.slice(0, 120)}. What happened?`)).toBe(true)
    expect(isLeak(`It says: ${wordsOf(plain, 5, 14)}. What happened?`)).toBe(true)
    expect(isLeak(wordsOf(plain, 5, 6))).toBe(false)
  },
)
