// An interviewer that is killed in the middle of a turn: the next one asks, and asks once.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { conversation } from '../../services/conversations/conversation.decider.ts'
import { responseIdOf } from '../../services/conversations/recall.ts'
import { sessionIn } from '../support/interview.ts'
import { openInterviewing, type Interviewing } from '../support/interviewing.ts'
import { freshDatabase } from '../support/postgres.ts'

const typesIn = async ({ stream }: Interviewing, id: string) =>
  (await stream(id)).map(({ type }) => type)

/** Resolves with the question of this number. */
async function question({ stream }: Interviewing, id: string, number: number) {
  const find = async () =>
    (await stream(id)).find((each) => each.type === 'QuestionAsked' && each.data.number === number)
  await expect.poll(find, { timeout: 20_000 }).toBeDefined()
  const found = await find()
  if (found?.type !== 'QuestionAsked') throw new Error('no question')
  return found.data
}

async function answer(house: Interviewing, id: string, number: number) {
  const { questionId } = await question(house, id, number)
  await house.execute()(conversation, id, {
    type: 'SubmitAnswer',
    questionId,
    responseId: responseIdOf(id, questionId),
    elapsedMs: null,
    text: 'It was too slow, and nobody told me why it took so long.',
  })
}

test.each(['reading', 'wording', 'before-append', 'after-append'])(
  'killed at %s, the question comes after the restart, once',
  async (moment) => {
    await using database = await freshDatabase()
    await using house = await openInterviewing(database.url)
    const id = randomUUID()
    await house.execute()(conversation, id, { type: 'StartSession', session: sessionIn('en') })
    const script = new URL('../support/doomed-interviewer.ts', import.meta.url)
    const doomed = fork(script, [database.url, moment])
    await answer(house, id, 1)
    expect(await once(doomed, 'message')).toEqual([moment, undefined])
    doomed.kill('SIGKILL')
    await once(doomed, 'exit')
    const isAppended = moment === 'after-append'
    expect((await typesIn(house, id)).includes('AnswerCoded')).toBe(isAppended)

    await house.interview()
    await answer(house, id, 2)
    await question(house, id, 3)
    const types = await typesIn(house, id)
    expect(types.filter((type) => type === 'QuestionAsked')).toHaveLength(3)
    expect(types.filter((type) => type === 'AnswerCoded')).toHaveLength(2)
  },
)
