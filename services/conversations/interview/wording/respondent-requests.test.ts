import { describe, expect, test } from 'vitest'
import type { EventOf } from '#contract/events/catalogue.ts'
import type { Ai } from '#ports/ai.ts'
import {
  createSession,
  openInterviewSimulation,
} from '../../../../tests/support/simulations/interview-simulation.ts'
import { scriptedRespondent } from '../../../../tests/support/simulations/scripted-respondent.ts'
import { offlineAi } from '../../../adapters/ai/offline/offline.ts'
import { rules } from '../../../adapters/ai/rules/rules.ts'
import { replyBefore } from './respondent-requests.ts'

const asksForName = 'It was cold in May. Will my name be shown on this?'
const asksOther = 'It was cold in May, and is the sauna going to stay?'
const brief = {
  ...({ language: 'en', title: 'Swimming', number: 3 } as const),
  facts: { questionsLeft: 5, identifiedBy: 'nothing' as const },
}
const request = (text: string, isLast = false) => ({ responseId: `r-${text}`, text, isLast })

describe('a question of the respondent', () => {
  const before = (
    text: string,
    by: 'engine' | 'template' | 'farewell' | 'other',
    requests = [request(asksForName)],
  ) => replyBefore(rules, requests, { text, by, brief })
  test('is replied to by the engine that knew of it, where it says something first', async () => {
    const worded = 'No name was asked for. What happened then?'
    expect(await before(worded, 'engine')).toEqual({
      ...{ reply: '', repliesTo: [`r-${asksForName}`] },
    })
  })
  test.each(['engine', 'template', 'other'] as const)(
    'is replied to by the rules before a question alone of an %s',
    async (by) => {
      const { reply, repliesTo } = await before('What happened then?', by)
      expect(reply).toMatch(/name/)
      expect(repliesTo).toEqual([`r-${asksForName}`])
    },
  )
  test.each([asksForName, asksOther])(
    'in the last answer is replied to before a question alone of an engine: “%s”',
    async (asked) => {
      const requests = [request(asked, true)]
      const { reply, repliesTo } = await before('What happened then?', 'engine', requests)
      expect(reply).not.toBe('')
      expect(repliesTo).toEqual([`r-${asked}`])
    },
  )
  test('that a model’s last words do not reply to gets a reply where the rules know one', async () => {
    const replyTo = async (asked: string) =>
      (await before('Thank you.', 'farewell', [request(asked, true)])).reply
    expect(await replyTo(asksForName)).not.toBe('')
    expect(await replyTo(asksOther)).toBe('')
  })
  test.each([
    'أيوه ذكاء اصطناعي بجد، والنكت بفهمها 😄 وبعد كده، إيه اللي حصل؟',
    'No names here 🙂 What happened then?',
  ])('is replied to by a statement that ends in an emoji: “%s”', async (worded) =>
    expect((await before(worded, 'engine')).reply).toBe(''),
  )
  test('is replied to by last words in one sentence', async () => {
    expect((await before('No names, and thank you.', 'farewell')).reply).toBe('')
    expect((await before('Thank you very much.', 'farewell')).reply).not.toBe('')
  })
  test('in the last answer is left to a template that replies', async () => {
    expect((await before('…', 'template', [request(asksForName, true)])).reply).toBe('')
    expect((await before('…', 'template', [request(asksOther, true)])).reply).not.toBe('')
  })
})

/** A model that finds the question in an answer only once the interview has moved on, and words questions without replies. */
async function hold(over: Partial<Ai>, answers: readonly string[]) {
  const ai: Ai = { ...offlineAi, engine: 'model', ...over }
  const interview = openInterviewSimulation(ai)
  const id = await interview.runConversation(
    scriptedRespondent(answers),
    createSession('en', { maxQuestions: 8 }),
  )
  const events = await interview.read(id)
  return events.flatMap(({ type, data }) =>
    type === 'QuestionAsked' ? [data as EventOf<'QuestionAsked'>['data']] : [],
  )
}

describe('in an interview', () => {
  const code: Ai['code'] = async (input) => {
    const coded = await offlineAi.code(input)
    return input.answer.includes('sauna') ? { ...coded, flags: ['asks'] } : coded
  }
  const questions = ['How was the pool?', 'Who came along?', 'What did you pay that day?']
  const word: Ai['word'] = async (questionBrief) => ({
    ...(await offlineAi.word({ ...questionBrief, flags: [], after: 'answer' })),
    text: questions[questionBrief.number - 1] ?? 'What else?',
    ...{ kind: 'open', options: [] },
  })
  test('a question that the model left without a reply gets one with the next question, once', async () => {
    const asked = await hold({ code, word }, [asksOther, 'Once a week, with my neighbour.'])
    const replying = asked.filter(({ repliesTo }) => repliesTo)
    expect(replying).toHaveLength(1)
    expect(replying[0]).toMatchObject({ number: 2 })
    expect(replying[0]?.text).toMatch(/^I (cannot answer|do not know) that/)
  })
  test('the offline engine replies once, also after the first answer', async () => {
    const asked = await hold({ engine: 'offline' }, [
      'Before I answer, is this anonymous? It was cold in May.',
    ])
    const sentences = (asked[1]?.text ?? '').split(/(?<=[.?])\s+/)
    expect(sentences.filter((each) => /\bname\b/.test(each))).toHaveLength(1)
    expect(asked.filter(({ repliesTo }) => repliesTo)).toHaveLength(1)
  })
})
