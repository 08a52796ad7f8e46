import { describe, expect, test } from 'vitest'
import type { EventType } from '#contract/events/catalogue.ts'
import { isCallForHelp } from '#contract/events/conversation-types.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { Ai } from '#ports/ai.ts'
import { responses, type ResponseRow } from '#projections/conversations/responses.projection.ts'
import { sessions } from '#projections/conversations/sessions.projection.ts'
import { presentTurn } from '#projections/conversations/conversation-feeds.ts'
import { createRespondent } from '../../scripts/lib/simulated-respondents/respondent.ts'
import {
  respondentKinds,
  type RespondentLanguage,
} from '../../scripts/lib/simulated-respondents/respondent-kinds.ts'
import { offlineAi } from '../../services/adapters/ai/offline/offline.ts'
import { givenRows } from '../support/kernel/projection-specification.ts'
import { questionBrief } from '../support/fixtures/question-brief.ts'
import {
  openInterviewSimulation,
  createSession,
} from '../support/simulations/interview-simulation.ts'

const languages: RespondentLanguage[] = ['pt-br', 'en', 'ar']
/** A quote may continue past punctuation that the question added. */
const normalizeText = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
const eventsOfType = <T extends EventType>(events: readonly DecodedEvent[], type: T) =>
  events.filter((event): event is DecodedEvent<T> => event.type === type)

describe.each(languages)('in %s', (language) => {
  test.each(respondentKinds)(
    'a conversation with a %s respondent ends within its budget',
    async (kind) => {
      const interview = openInterviewSimulation()
      const session = createSession(language)
      await interview.runConversation(createRespondent(kind, language, 3), session)
      const events = await interview.log()

      const asked = eventsOfType(events, 'QuestionAsked')
      const questions = asked.filter(({ data }) => data.purpose !== 'support')
      const answers = eventsOfType(events, 'AnswerSubmitted')
      expect(questions.length).toBeLessThanOrEqual(session.maxQuestions)
      expect(answers).toHaveLength(asked.length)
      expect(eventsOfType(events, 'AnswerCoded')).toHaveLength(answers.length)
      expect(eventsOfType(events, 'SessionCompleted')).toHaveLength(1)
      const texts = questions.map(({ data }) => data.text)
      expect(new Set(texts).size).toBe(texts.length)
      for (const text of texts) expect(text?.match(/[?؟]/g)?.length ?? 0).toBeLessThanOrEqual(1)

      const verdicts = [
        ...eventsOfType(events, 'ResponseQualified'),
        ...eventsOfType(events, 'ResponseNotQualified'),
      ]
      // Neither calls for help nor the replies to support messages are judged.
      const calls = new Set(
        eventsOfType(events, 'AnswerCoded').flatMap(({ data }) =>
          isCallForHelp(data.intent) ? [data.questionId] : [],
        ),
      )
      const judged = answers.filter(
        ({ data }) => !data.support && !calls.has(data.questionId),
      ).length
      expect(new Set(verdicts.map(({ data }) => data.responseId)).size).toBe(judged)
      expect(verdicts).toHaveLength(judged)
    },
  )

  test('a talkative respondent is asked about every point that no answer has covered', async () => {
    const interview = openInterviewSimulation()
    const session = createSession(language)
    await interview.runConversation(createRespondent('talkative', language, 5), session)
    const events = await interview.log()
    const about = eventsOfType(events, 'QuestionAsked').map(({ data }) => data.objectiveId)
    const covered = eventsOfType(events, 'ObjectiveStatusChanged').flatMap(({ data }) =>
      data.status === 'covered' ? [data.objectiveId] : [],
    )
    for (const { id } of session.objectives) expect([...about, ...covered]).toContain(id)
    expect(givenRows(sessions, ...events).rows()).toMatchObject([
      { status: 'completed', objectives: 4, objectivesTouched: 4, questionsAsked: about.length },
    ])
  })

  test('questions contain no word of a locked answer for the owner', async () => {
    const rows: ResponseRow[] = []
    for (const seed of [3, 5, 14, 21, 22]) {
      const interview = openInterviewSimulation()
      const session = createSession(language)
      await interview.runConversation(createRespondent('talkative', language, seed), session)
      rows.push(...givenRows(responses, ...(await interview.log())).rows())
    }
    const statusOf = new Map(rows.map(({ responseId, status }) => [responseId, status]))
    const answers = new Map(rows.map(({ responseId, answer }) => [responseId, answer]))
    const quoting = rows.filter(({ quotes }) => quotes.length > 0)
    expect(quoting.length).toBeGreaterThan(0)
    expect(rows.filter(({ status }) => status === 'locked').length).toBeGreaterThan(0)
    for (const row of quoting) {
      const visible = presentTurn(row, statusOf, new Map()).question
      for (const { responseId, start, end } of row.quotes) {
        const words = row.question!.slice(start, end)
        expect(normalizeText(answers.get(responseId)!)).toContain(normalizeText(words))
        expect(visible.includes(words)).toBe(statusOf.get(responseId) !== 'locked')
      }
    }
  })
})

test('handling every event again changes nothing', async () => {
  const interview = openInterviewSimulation()
  await interview.runConversation(createRespondent('balanced', 'en', 9), createSession('en'))
  const before = await interview.log()
  await interview.runReactors()
  expect(await interview.log()).toEqual(before)
})

test('a wish to stop ends the conversation', async () => {
  const interview = openInterviewSimulation()
  await interview.runConversation(createRespondent('leaving', 'en', 1), createSession('en'))
  const [end] = eventsOfType(await interview.log(), 'SessionCompleted')
  expect(end?.data).toMatchObject({ reason: 'stopped', answersGiven: 3 })
})

const despair =
  'Honestly I can hardly think about prices, because since last month I do not want to live any more and I think about killing myself.'

/** Conversation of a respondent who gives these answers, then stories. */
async function playAnswers(texts: readonly string[], ai: Ai = offlineAi) {
  const interview = openInterviewSimulation(ai, 20)
  const person = createRespondent('talkative', 'en', 5)
  let answered = 0
  const answer: typeof person.answer = (question) => {
    const text = texts[answered++]
    return text === undefined ? person.answer(question) : { text }
  }
  await interview.runConversation({ kind: 'balanced', language: 'en', answer }, createSession('en'))
  const events = await interview.log()
  return {
    events,
    questions: eventsOfType(events, 'QuestionAsked').map(({ data }) => data),
    end: eventsOfType(events, 'SessionCompleted')[0]?.data,
  }
}

describe('an answer in distress', () => {
  test('is met with fixed words and lines, and never judged or quoted', async () => {
    const { events, questions, end } = await playAnswers([despair, 'Stop here'])
    expect(questions.map(({ purpose }) => purpose)).toEqual(['opening', 'support'])
    expect(questions[1]).toMatchObject({
      quotes: [],
      options: ['Go on', 'Leave it for later', 'Stop here'],
      help: { tier: 'distress', medical: false, lines: [{ name: 'findahelpline.com' }] },
    })
    expect(questions[1]?.text).toContain('local emergency number')
    expect(end).toMatchObject({ reason: 'distress', questionsAsked: 1, answersGiven: 1 })
    for (const type of ['ResponseQualified', 'ResponseNotQualified', 'ResponseAnalysed'] as const)
      expect(eventsOfType(events, type)).toEqual([])
  })
  test('is left alone where the respondent continues', async () => {
    const { events, questions, end } = await playAnswers([despair, 'I’d like to carry on a little'])
    const [, , next] = questions
    expect(next?.purpose).not.toBe('probe')
    expect(next?.text).toMatch(/^All right\./)
    for (const { text, quotes } of questions.slice(2)) {
      expect(text).not.toMatch(/killing|live any more/)
      const [answer] = eventsOfType(events, 'AnswerSubmitted')
      expect(quotes.map(({ responseId }) => responseId)).not.toContain(answer?.data.responseId)
    }
    expect(end?.reason).not.toBe('distress')
    expect(end?.questionsAsked).toBe(
      questions.filter(({ purpose }) => purpose !== 'support').length,
    )
  })
  test('is met without the words of a slow engine, and no engine that words a question sees it', async () => {
    const coded: string[] = []
    const worded: string[] = []
    const slow: Ai = {
      ...offlineAi,
      engine: 'slow',
      code: ({ answer }) => {
        coded.push(answer)
        return new Promise(() => {})
      },
      word: async (brief) => {
        worded.push(...brief.transcript.map(({ answer }) => answer))
        return offlineAi.word(brief)
      },
    }
    const { questions } = await playAnswers([despair, 'Go on', 'The price went up.'], slow)
    expect(questions[1]?.purpose).toBe('support')
    expect(coded).toEqual(expect.arrayContaining([despair, 'The price went up.']))
    expect(worded).not.toContain(despair)
  })
})

describe('if the engine', () => {
  const hold = async (over: Partial<Ai>) => {
    const interview = openInterviewSimulation({ ...offlineAi, engine: 'model', ...over }, 20)
    await interview.runConversation(createRespondent('talkative', 'en', 2), createSession('en'))
    return eventsOfType(await interview.log(), 'QuestionAsked').map(({ data }) => data)
  }
  const worded = async (text: string) => ({
    ...(await offlineAi.word(
      questionBrief({ personality: 'friendly', purpose: 'opening', number: 1 }),
    )),
    text,
    quote: null,
  })
  test('fails, templates are used', async () => {
    const fails = () => Promise.reject(new Error('no model'))
    const questions = await hold({ word: fails, code: fails })
    expect(questions.length).toBeGreaterThan(3)
  })
  test('never answers, templates are used', async () => {
    const questions = await hold({ word: () => new Promise(() => {}) })
    expect(questions.length).toBeGreaterThan(3)
  })
  test('asks two questions at once or repeats itself, templates are used', async () => {
    for (const text of ['How? And why?', 'Why is that so, in your own words?']) {
      const questions = await hold({ word: () => worded(text) })
      expect(questions.filter((each) => each.text === text).length).toBeLessThanOrEqual(1)
    }
  })
  test('claims missing evidence, it is discarded', async () => {
    const interview = openInterviewSimulation({
      ...offlineAi,
      code: async (input) => ({
        ...(await offlineAi.code(input)),
        evidence: [
          { objectiveId: 'p1', start: 0, end: 99_999 },
          { objectiveId: 'nonsense', start: 0, end: 2 },
        ],
      }),
    })
    await interview.runConversation(createRespondent('terse', 'en', 2), createSession('en'))
    for (const { data } of eventsOfType(await interview.log(), 'AnswerCoded'))
      expect(data.evidence).toEqual([])
  })
  test('repeats the respondent’s words without a quote, they are redacted anyway', async () => {
    const interview = openInterviewSimulation({
      ...offlineAi,
      word: async (brief) =>
        worded(
          `Number ${brief.number}: ${brief.transcript.at(-1)?.answer.replaceAll('?', '') ?? 'welcome'}`,
        ),
    })
    await interview.runConversation(createRespondent('talkative', 'en', 2), createSession('en'))
    const questions = eventsOfType(await interview.log(), 'QuestionAsked')
    for (const { data } of questions.slice(1)) expect(data.quotes.length).toBeGreaterThan(0)
  })
})
