import { expect, test } from 'vitest'
import { CallError, type call } from '../../../shared/call.ts'
import { initialPreviewState, openPreview, type PreviewState } from './preview.ts'

const survey = { goal: 'Why people leave', validation_points: ['Price'] }
const question = (number: number) => ({
  id: `q${number}`,
  text: `Question ${number}?`,
  type: 'open' as const,
  options: [],
  number,
})
const startReply = { session_id: 'preview-1', first_question: question(1) }
const questionReply = (number: number) => ({
  question: question(number),
  completion_triggered: false,
})
const endReply = { completion_triggered: true }
const problem = (status: number, code?: CallError['code']) =>
  new CallError('problem', status, code && { code })

/** Gives scripted replies, and records the calls. */
function scriptedPreview(...replies: unknown[]) {
  const calls: { route: string; input: object; key: string | undefined }[] = []
  const request = (async (route: string, input: object, options: { key?: string } = {}) => {
    calls.push({ route: route.split('/').at(-1)!, input, key: options.key })
    const reply = replies.shift()
    if (reply instanceof Error) throw reply
    return reply
  }) as unknown as typeof call
  let state: PreviewState = initialPreviewState
  const preview = openPreview(request, (next) => (state = next))
  const until = async (stage: PreviewState['stage']) => {
    await expect.poll(() => state.stage).toBe(stage)
  }
  return { preview, calls, until, state: () => state }
}
const messageTexts = ({ messages }: PreviewState) => messages.map(({ content }) => content)

test('goes from the first question to the end', async () => {
  const { preview, until, state, calls } = scriptedPreview(
    startReply,
    {},
    questionReply(2),
    {},
    endReply,
  )
  preview.start(survey)
  expect(state().stage).toBe('starting')
  await until('answering')
  preview.answer({ text_response: 'It cost too much' }, 'It cost too much')
  expect(state().stage).toBe('waiting')
  await until('answering')
  preview.answer({ text_response: 'No' }, 'No')
  await until('ended')
  expect(messageTexts(state())).toEqual(['Question 1?', 'It cost too much', 'Question 2?', 'No'])
  expect(state().question).toBeNull()
  expect(calls[1]!.input).toEqual({
    sessionId: 'preview-1',
    question_id: 'q1',
    text_response: 'It cost too much',
  })
})

test('an incomplete start fails and can be retried', async () => {
  const { preview, until, state, calls } = scriptedPreview(
    { session_id: 'preview-1' },
    undefined,
    startReply,
  )
  preview.start(survey)
  await until('failed')
  expect(state().failure).toMatchObject({ during: 'start', error: { isReadable: true } })
  preview.retry()
  await expect.poll(() => calls.length).toBe(2)
  await until('failed')
  expect(state().failure).toMatchObject({ error: { isReadable: false } })
  preview.retry()
  await until('answering')
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
})

test('an unconfirmed answer is sent again with its key; a confirmed one is not', async () => {
  const { preview, until, calls } = scriptedPreview(
    startReply,
    new CallError('network', 0),
    {},
    problem(500),
    questionReply(2),
  )
  preview.start(survey)
  await until('answering')
  preview.answer({ text_response: 'Price' }, 'Price')
  await until('failed')
  preview.retry()
  await expect.poll(() => calls.length).toBe(4)
  await until('failed')
  preview.retry()
  await until('answering')
  expect(calls.map(({ route }) => route)).toEqual([
    'preview-test',
    'responses',
    'responses',
    'next-question',
    'next-question',
  ])
  expect(calls[1]!.key).toBe(calls[2]!.key)
})

test('retries while a question is pending, and continues after a conflict', async () => {
  const pending = problem(503, 'conversations/question-pending')
  const { preview, until, state } = scriptedPreview(
    startReply,
    problem(409),
    pending,
    pending,
    questionReply(2),
  )
  preview.start(survey)
  await until('answering')
  preview.answer({ text_response: 'Price' }, 'Price')
  await expect.poll(() => state().question?.id).toBe('q2')
})

test('a restart clears messages and ignores pending replies', async () => {
  const { preview, until, state, calls } = scriptedPreview(
    startReply,
    {},
    { ...startReply, first_question: question(9) },
    questionReply(2),
  )
  preview.start(survey)
  await until('answering')
  preview.answer({ text_response: 'Price' }, 'Price')
  preview.start({ ...survey, goal: 'Why people stay' })
  await expect.poll(() => calls.length).toBe(4)
  expect(messageTexts(state())).toEqual(['Question 9?'])
  expect(state().startedWith?.goal).toBe('Why people stay')
})
