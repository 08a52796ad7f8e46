import { expect, test } from 'vitest'
import type { SurveyQuestion } from '#contract/survey.ts'
import { publishBlockers, optionIssues } from './publish-blockers.ts'
import {
  createHistory,
  recordStep,
  redo,
  syncExternalChange,
  undo,
  type UndoHistory,
} from './undo-history.ts'
import {
  applyAction,
  blankQuestion,
  toStoredQuestions,
  type QuestionAction,
} from './question-list.ts'

const question = (id: string, changes: Partial<SurveyQuestion> = {}): SurveyQuestion => ({
  ...blankQuestion(id, 'open'),
  text: `Question ${id}`,
  ...changes,
})
const abc = [question('a'), question('b'), question('c')]
const ids = (list: readonly SurveyQuestion[]) => list.map(({ id }) => id).join('')

test.each([
  [{ type: 'add', question: question('x'), at: 1 }, 'axbc'],
  [{ type: 'addAll', questions: [question('x'), question('y')] }, 'abcxy'],
  [{ type: 'replaceAll', questions: [question('x')] }, 'x'],
  [{ type: 'move', from: 0, to: 2 }, 'bca'],
  [{ type: 'move', from: 2, to: 0 }, 'cab'],
  [{ type: 'move', from: 0, to: 3 }, 'abc'],
  [{ type: 'move', from: -1, to: 0 }, 'abc'],
  [{ type: 'duplicate', id: 'b', newId: 'x' }, 'abxc'],
  [{ type: 'duplicate', id: 'gone', newId: 'x' }, 'abc'],
  [{ type: 'remove', id: 'b' }, 'ac'],
  [{ type: 'remove', id: 'gone' }, 'abc'],
] satisfies [QuestionAction, string][])('%o leads to %s', (action, after) => {
  expect(ids(applyAction(abc, action))).toBe(after)
  expect(ids(abc)).toBe('abc')
})

test('a copy has the same content and its own id', () => {
  const list = [question('a', { type: 'multiple', options: ['One', 'Two'], is_required: false })]
  const [original, copy] = applyAction(list, { type: 'duplicate', id: 'a', newId: 'x' })
  expect(copy).toEqual({ ...original, id: 'x' })
})

test('a change of type keeps text, requirement and, until saved, the options', () => {
  const list = [question('a', { type: 'multiple', options: ['One', 'Two'], is_required: false })]
  const ranking = applyAction(list, { type: 'retype', id: 'a', to: 'ranking' })
  expect(toStoredQuestions(ranking)).toEqual([{ ...list[0], type: 'ranking' }])
  const open = applyAction(list, { type: 'retype', id: 'a', to: 'open' })
  expect(toStoredQuestions(open)).toEqual([{ ...list[0], type: 'open', options: [] }])
  expect(applyAction(open, { type: 'retype', id: 'a', to: 'multiple' })).toEqual(list)
})

test('exclusive options are stored trimmed, and only with their options in a multiple choice', () => {
  const options = [' One ', 'None ', '']
  const list = [question('a', { type: 'multiple', options: ['One'] })]
  const offer = { type: 'offer', id: 'a', options, exclusive: ['None ', 'Gone'] } as const
  const offered = applyAction(list, offer)
  expect(toStoredQuestions(offered)[0]).toMatchObject({
    ...{ options: ['One', 'None'], exclusive_options: ['None'] },
  })
  const ranked = applyAction(offered, { type: 'retype', id: 'a', to: 'ranking' })
  expect(toStoredQuestions(ranked)[0]).not.toHaveProperty('exclusive_options')
  const cleared = applyAction(offered, { ...offer, exclusive: [] })
  expect(cleared[0]).not.toHaveProperty('exclusive_options')
})

test('saving removes blank options and trims texts', () => {
  const list = [question('a', { text: ' Why? ', type: 'ranking', options: [' One ', ' ', ''] })]
  expect(toStoredQuestions(list)[0]).toMatchObject({ text: 'Why?', options: ['One'] })
})

const perform = (history: UndoHistory, action: QuestionAction, nowMs = 0) =>
  recordStep(history, applyAction(history.present, action), action, nowMs)

test('undo and redo work until another action is recorded', () => {
  const removed = perform(createHistory(abc), { type: 'remove', id: 'a' })
  const back = undo(removed)!
  expect(ids(back.present)).toBe('abc')
  expect(undo(back)).toBeNull()
  expect(ids(redo(back)!.present)).toBe('bc')
  expect(redo(perform(back, { type: 'move', from: 0, to: 1 }))).toBeNull()
})

test('typing without a pause is one step, per question', () => {
  let history = createHistory(abc)
  const write = (id: string, text: string, atMs: number) => {
    history = perform(history, { type: 'write', id, text }, atMs)
  }
  write('a', 'W', 0)
  write('a', 'Wh', 300)
  write('a', 'Why', 2_000)
  write('b', 'How', 2_100)
  expect(history.past).toHaveLength(3)
  expect(undo(undo(history)!)!.present[0]!.text).toBe('Wh')
})

test('a question dragged over several others is undone at once', () => {
  const halfway = perform(createHistory(abc), { type: 'move', from: 0, to: 1 }, 0)
  const there = perform(halfway, { type: 'move', from: 1, to: 2 }, 100)
  expect(ids(there.present)).toBe('bca')
  expect(ids(undo(there)!.present)).toBe('abc')
  const another = perform(there, { type: 'move', from: 0, to: 1 }, 200)
  expect(ids(undo(another)!.present)).toBe('bca')
})

test('a drag is undone at once, however long it pauses', () => {
  const halfway = perform(createHistory(abc), { type: 'move', from: 0, to: 1, drag: 1 }, 0)
  const there = perform(halfway, { type: 'move', from: 1, to: 2, drag: 1 }, 60_000)
  expect(ids(undo(there)!.present)).toBe('abc')
  const another = perform(there, { type: 'move', from: 2, to: 1, drag: 2 }, 60_100)
  expect(ids(undo(another)!.present)).toBe('bca')
})

test('a change from outside can be undone like any other', () => {
  const history = perform(createHistory(abc), { type: 'remove', id: 'a' })
  expect(syncExternalChange(history, history.present)).toBe(history)
  const discarded = syncExternalChange(history, abc)
  expect(ids(undo(discarded)!.present)).toBe('bc')
})

test('blockers are listed in the order of the screen', () => {
  const questions = [
    question('a', { text: ' ' }),
    question('b', { type: 'multiple', options: ['One', ' One ', ''] }),
    question('c', { type: 'multiple', options: ['One', 'Two'] }),
    question('d', { type: 'ranking', options: ['One', 'Two', 'two '] }),
  ]
  expect(publishBlockers({ title: '', goal: 'Too short', questions }, 2)).toEqual([
    { kind: 'title' },
    { kind: 'goal' },
    { kind: 'text', questionId: 'a', number: 1 },
    { kind: 'options', questionId: 'b', number: 2 },
    { kind: 'repeats', questionId: 'd', number: 4 },
    { kind: 'plan' },
  ])
  const fine = { title: 'Title', goal: 'Find out why they leave' }
  expect(publishBlockers({ ...fine, questions: [] }, 6)).toEqual([{ kind: 'questions' }])
  expect(publishBlockers({ ...fine, questions: abc }, 3)).toEqual([])
})

test('blank and duplicate options are flagged', () => {
  expect([...optionIssues(['Price', ' ', 'price ', 'Time'])]).toEqual([
    [1, 'empty'],
    [2, 'duplicate'],
  ])
})
