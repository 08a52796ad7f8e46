// Whole conversations in memory: the owner's configuration, the respondent's language, and failing models.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EventType } from '#contract/events/catalogue.ts'
import { AiFailureReason, Intent } from '#contract/events/conversation-types.ts'
import { limits } from '#contract/limits.ts'
import { SurveyLanguage } from '#contract/languages.ts'
import { defaultSentiment, QuestionKind, Sentiment } from '#contract/survey.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import { AiFailure } from '#ports/ai/failure.ts'
import type { Ai } from '#ports/ai.ts'
import { questionBrief } from '../support/fixtures/question-brief.ts'
import {
  createRespondent,
  type Respondent,
} from '../../scripts/lib/simulated-respondents/respondent.ts'
import { offlineAi } from '../../services/adapters/ai/offline/offline.ts'
import { provenance } from '../support/fixtures/conversation-events.ts'
import {
  openInterviewSimulation,
  createSession,
} from '../support/simulations/interview-simulation.ts'

const eventsOfType = <T extends EventType>(events: readonly DecodedEvent[], type: T) =>
  events.filter((event): event is DecodedEvent<T> => event.type === type)

/** Gives these texts in turn, then the last one repeatedly; chooses the first option. */
function createScriptedRespondent(...texts: string[]): Respondent {
  let turn = 0
  return {
    kind: 'balanced',
    language: 'en',
    answer({ kind, options }) {
      if (kind === 'scale') return { scale: 7 }
      if (kind === 'nps') return { nps: 7 }
      if (kind === 'boolean') return { boolean: true }
      if (kind === 'multiple') return { selectedOptions: options.slice(0, 1) }
      return { text: texts[Math.min(turn++, texts.length - 1)]! }
    },
  }
}

async function runConversation(
  respondent: Respondent,
  over: Parameters<typeof createSession>[1] = {},
  ai: Ai = offlineAi,
) {
  const interview = openInterviewSimulation(ai, 20)
  await interview.runConversation(respondent, createSession('en', over))
  return interview.log()
}

describe('the owner’s follow-up of a sentiment', () => {
  const awful = 'It was terrible and I hate how slow the support was, a horrible experience.'
  const script = 'What would have made it right for you?'
  test('is asked next, in the owner’s words, once', async () => {
    const sentiment = { ...defaultSentiment, followup_negative: script }
    const log = await runConversation(createScriptedRespondent(awful), {
      maxQuestions: 10,
      sentiment,
    })
    const questions = eventsOfType(log, 'QuestionAsked').map(({ data }) => data)
    expect(questions[1]).toMatchObject({
      text: script,
      purpose: 'probe',
      trigger: 'negative',
      provenance: { engine: 'owner', model: 'script' },
    })
    expect(questions.filter(({ text }) => text === script)).toHaveLength(1)
    const triggered = questions.filter(({ trigger }) => trigger)
    expect(triggered.length).toBeGreaterThan(1)
    expect(triggered[1]?.provenance.engine).toBe('offline')
  })
  test('is not asked if sentiment analysis is off', async () => {
    const log = await runConversation(createScriptedRespondent(awful), {
      sentiment: { ...defaultSentiment, enabled: false },
    })
    for (const { data } of eventsOfType(log, 'AnswerCoded')) expect(data.sentiment).toBeNull()
    for (const { data } of eventsOfType(log, 'QuestionAsked')) expect(data.trigger).toBeUndefined()
  })
  test('is not asked if the confidence is too low', async () => {
    const sentiment = { ...defaultSentiment, confidence_threshold: 1 }
    const unsure: Ai = {
      ...offlineAi,
      code: async (input) => ({
        ...(await offlineAi.code(input)),
        sentiment: { score: -0.9, class: 'negative', confidence: 0.99 },
      }),
    }
    const log = await runConversation(createScriptedRespondent(awful), { sentiment }, unsure)
    for (const { data } of eventsOfType(log, 'AnswerCoded'))
      expect(data.sentiment?.class).toBe('neutral')
    for (const { data } of eventsOfType(log, 'QuestionAsked')) expect(data.trigger).toBeUndefined()
  })
})

describe('the language', () => {
  test('follows the respondent’s', async () => {
    const log = await runConversation(
      createScriptedRespondent(
        'Eu cancelei porque o preço era muito alto e não valia mais a pena para mim.',
        'Ok',
        'It was also that the support did not answer when I asked them for help.',
      ),
    )
    const questions = eventsOfType(log, 'QuestionAsked').map(({ data }) => data)
    const spoken = questions.slice(0, 5).map(({ kind, language }) => ({ kind, language }))
    expect(spoken[0]).toEqual({ kind: 'open', language: 'en' })
    expect(questions[1]?.language).toBe('pt-br')
    expect(questions[1]?.text).toMatch(/\b(?:você|que|isso|como|para)\b/i)
    expect(questions.at(-1)?.language).toBe('en')
    const yes = eventsOfType(log, 'AnswerSubmitted').filter(({ data }) => data.kind === 'boolean')
    for (const { data } of yes) {
      const { language } = questions[data.number - 1]!
      expect(data.text).toBe(language === 'pt-br' ? 'Sim' : 'Yes')
    }
  })
  test('may change to Arabic', async () => {
    const log = await runConversation(
      createScriptedRespondent('ألغيت الاشتراك لأن السعر كان مرتفعًا جدًا والدعم لم يساعدني.'),
    )
    const [, second] = eventsOfType(log, 'QuestionAsked')
    expect(second?.data).toMatchObject({ language: 'ar' })
    expect(second?.data.text).toMatch(/\p{Script=Arabic}/u)
  })
})

test('choice questions are asked, answered, coded, and followed by why', async () => {
  const chosen: DecodedEvent<'QuestionAsked'>[] = []
  for (const seed of [1, 2, 3]) {
    const log = await runConversation(createRespondent('talkative', 'en', seed), {
      maxQuestions: 15,
    })
    const questions = eventsOfType(log, 'QuestionAsked')
    const answers = eventsOfType(log, 'AnswerSubmitted')
    expect(eventsOfType(log, 'AnswerCoded')).toHaveLength(answers.length)
    for (const question of questions.filter(({ data }) => data.kind !== 'open')) {
      chosen.push(question)
      const { number, kind, questionId } = question.data
      expect(answers[number - 1]?.data).toMatchObject({ kind, questionId })
      expect(answers[number - 1]?.data.choice).not.toBeNull()
      expect(questions[number]?.data).toMatchObject({ kind: 'open', purpose: 'probe' })
    }
  }
  expect(chosen.length).toBeGreaterThan(0)
})

test('failures are in the log', async () => {
  // Worded before: on a busy machine a slow wording would leave no time for the second attempt.
  const worded = await offlineAi.word(questionBrief())
  const failing: Ai = {
    ...offlineAi,
    engine: 'model',
    code: () => Promise.reject(new AiFailure('invalid', 'no JSON')),
    word: async () => ({ ...worded, text: 'How? And why?' }),
  }
  const log = await runConversation(createScriptedRespondent('It was slow.'), {}, failing)
  const questions = eventsOfType(log, 'QuestionAsked')
  const used = eventsOfType(log, 'FallbackUsed').map(({ data }) => data)
  const tripped = eventsOfType(log, 'GuardTripped').map(({ data }) => data)
  const { engine } = offlineAi
  expect(used.slice(0, 2)).toEqual([
    { number: 1, step: 'word', reason: 'guard', engine: 'model', fallback: engine },
    { number: 1, step: 'code', reason: 'invalid', engine: 'model', fallback: engine },
  ])
  expect(tripped.slice(0, 2)).toMatchObject([
    { number: 1, attempt: 1, guard: 'several-questions', text: 'How? And why?' },
    { number: 1, attempt: 2 },
  ])
  expect(used.filter(({ step }) => step === 'word')).toHaveLength(questions.length)
  expect(tripped).toHaveLength(2 * questions.length)
})

/** Returns random codings and wordings, and fails at random. */
const wilful = (gen: fc.GeneratorValue): Ai => {
  const fails = () => gen(() => fc.option(fc.constantFrom(...AiFailureReason.options), { freq: 3 }))
  const text = fc.oneof(fc.string(), fc.constantFrom('What happened next?', 'Why? How?'))
  const ids = fc.constantFrom('p0', 'p1', 'p2', 'p3', 'p9')
  const offsets = fc.integer({ min: -5, max: 80 })
  const read = fc.record({
    intent: fc.constantFrom(...Intent.options.filter((intent) => intent !== 'stop')),
    language: fc.constantFrom(...SurveyLanguage.options),
    sentiment: fc.record({
      score: fc.double({ min: -1, max: 1, noNaN: true }),
      class: fc.constantFrom(...Sentiment.options),
      confidence: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    evidence: fc.array(fc.record({ objectiveId: ids, start: offsets, end: offsets })),
    coverage: fc.array(
      fc.record({
        objectiveId: ids,
        status: fc.constantFrom('touched' as const, 'partial' as const, 'covered' as const),
      }),
    ),
  })
  const wording = fc.record({
    text,
    kind: fc.constantFrom(...QuestionKind.options),
    options: fc.array(text, { maxLength: 3 }),
    quote: fc.option(fc.record({ start: offsets, end: offsets })),
  })
  const make = async <T extends object>(value: () => T) => {
    const reason = fails()
    if (reason) throw new AiFailure(reason, 'as it likes')
    return { ...value(), provenance }
  }
  return {
    ...offlineAi,
    engine: 'wilful',
    code: () => make(() => gen(() => read)),
    word: (_, options) => {
      options?.onDelta?.(gen(() => text))
      return make(() => gen(() => wording))
    },
  }
}

test('whatever a model returns, a conversation keeps its budgets and ends', async () => {
  const budgets = fc.record({
    maxQuestions: fc.integer({ min: 5, max: 15 }),
    maxFollowups: fc.integer({ min: 0, max: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(budgets, fc.gen(), async (budget, gen) => {
      const log = await runConversation(createRespondent('talkative', 'en', 4), budget, wilful(gen))
      const asked = eventsOfType(log, 'QuestionAsked').map(({ data }) => data)
      const questions = asked.filter(({ purpose }) => purpose !== 'support')
      expect(questions.length).toBeLessThanOrEqual(budget.maxQuestions)
      expect(asked.length - questions.length).toBeLessThanOrEqual(limits.support.maxMessages)
      expect(asked.map(({ number }) => number)).toEqual(asked.map((_, index) => index + 1))
      expect(eventsOfType(log, 'SessionCompleted')).toHaveLength(1)
      for (const { text } of questions) expect(text?.trim()).not.toBe('')
      for (const objectiveId of new Set(questions.map((each) => each.objectiveId))) {
        const followUps = questions.filter(
          (each) =>
            each.objectiveId === objectiveId &&
            ['probe', 'other-angle', 'clarify'].includes(each.purpose),
        )
        expect(followUps.length).toBeLessThanOrEqual(budget.maxFollowups)
      }
      const open = questions.filter(({ kind }) => kind === 'open').length
      expect((questions.length - open) * 3).toBeLessThanOrEqual(questions.length)
    }),
    { numRuns: 24 },
  )
}, 180_000)
