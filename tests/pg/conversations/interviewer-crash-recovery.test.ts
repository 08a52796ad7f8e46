// An interviewer is killed in the middle of a turn; its successor asks the question, once.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { conversation } from '../../../services/conversations/conversation.decider.ts'
import { responseIdOf } from '../../../services/conversations/question-ids.ts'
import { createSession } from '../../support/simulations/interview-simulation.ts'
import {
  openInterviewerHost,
  type InterviewerHost,
} from '../../support/processes/interviewer-host.ts'
import { freshDatabase } from '../../support/kernel/fresh-database.ts'

const readTypes = async ({ readConversation }: InterviewerHost, id: string) =>
  (await readConversation(id)).map(({ type }) => type)

/** Resolves with the nth question. */
async function waitForQuestion({ readConversation }: InterviewerHost, id: string, number: number) {
  const find = async () =>
    (await readConversation(id)).find(
      (each) => each.type === 'QuestionAsked' && each.data.number === number,
    )
  await expect.poll(find, { timeout: 50_000 }).toBeDefined()
  const found = await find()
  if (found?.type !== 'QuestionAsked') throw new Error('no question')
  return found.data
}

async function submitAnswer(host: InterviewerHost, id: string, number: number) {
  const { questionId, options } = await waitForQuestion(host, id, number)
  await host.execute()(conversation, id, {
    type: 'SubmitAnswer',
    questionId,
    responseId: responseIdOf(id, questionId),
    elapsedMs: null,
    text: 'The delivery took nine days, and the box was open.',
    // For any kind of question.
    ...{ scale: 2, nps: 2, boolean: false, selectedOptions: options.slice(0, 1) },
  })
}

test.each(['reading', 'wording', 'before-append', 'after-append'])(
  'killed at %s, the question is asked once after the restart',
  async (moment) => {
    await using database = await freshDatabase()
    await using host = await openInterviewerHost(database.url)
    const id = randomUUID()
    await host.execute()(conversation, id, { type: 'StartSession', session: createSession('en') })
    const script = new URL('../../support/processes/blocking-interviewer.ts', import.meta.url)
    const child = fork(script, [database.url, moment])
    onTestFinished(() => void child.kill('SIGKILL'))
    await submitAnswer(host, id, 1)
    expect(await once(child, 'message')).toEqual([moment, undefined])
    child.kill('SIGKILL')
    await once(child, 'exit')
    const isAppended = moment === 'after-append'
    expect((await readTypes(host, id)).includes('AnswerCoded')).toBe(isAppended)

    await host.startInterviewer()
    await submitAnswer(host, id, 2)
    await waitForQuestion(host, id, 3)
    const types = await readTypes(host, id)
    expect(types.filter((type) => type === 'QuestionAsked')).toHaveLength(3)
    expect(types.filter((type) => type === 'AnswerCoded')).toHaveLength(2)
  },
)
