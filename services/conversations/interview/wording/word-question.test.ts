import { describe, expect, test, vi } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { AiFailure } from '#ports/ai/failure.ts'
import type { Ai } from '#ports/ai.ts'
import type { QuestionBrief, WordedQuestion } from '#ports/ai/interview.ts'
import { provenance } from '../../../../tests/support/fixtures/conversation-events.ts'
import { questionBrief } from '../../../../tests/support/fixtures/question-brief.ts'
import { wordQuestion } from './word-question.ts'

type Word = Ai['word']

const brief = questionBrief({ number: 3 })
const worded = (text: string): WordedQuestion => ({
  text,
  kind: 'open',
  options: [],
  quote: null,
  provenance,
})
const never = new AbortController().signal
const unused = () => Promise.reject(new Error('not asked for'))
const engine = (name: string, word: Word): Ai => ({
  engine: name,
  word,
  structure: unused,
  questions: unused,
  code: unused,
  analyse: unused,
  judge: unused,
  digest: unused,
  report: unused,
})
const template = 'What else comes to mind?'
const double = 'What happened? And why?'
const fine = 'What happened on that day?'

async function ask(
  word: Word,
  over: Partial<Parameters<typeof wordQuestion>[2]> = {},
  about: QuestionBrief = brief,
) {
  const shown: string[] = []
  const asked: { brief: QuestionBrief; signal: AbortSignal | undefined }[] = []
  const ai = engine('model', (each, options) => {
    asked.push({ brief: each, signal: options?.signal })
    return word(each, options)
  })
  const fallback = engine('offline', async () => worded(template))
  const { worded: question, incidents } = await wordQuestion(
    { ai, fallback, idleTimeoutMs: 60 },
    about,
    {
      rules: {
        language: 'en',
        kinds: ['open'],
        previousQuestions: [],
        allowedTexts: [],
        goal: brief.goal,
        objectiveIds: [],
      },
      failure: null,
      show: (text) => shown.push(text),
      signal: never,
      ...over,
    },
  )
  const { text, isAvoided } = question
  return { text, isAvoided, incidents, shown, asked }
}

const used = (reason: string) => ({
  type: 'FallbackUsed',
  data: { number: 3, step: 'word', reason, engine: 'model', fallback: 'offline' },
})
const tripped = (attempt: number) => ({
  type: 'GuardTripped',
  data: { number: 3, attempt, guard: 'several-questions', text: double, provenance },
})

describe('two questions in one', () => {
  const both = 'What did you do on that day, and why did you go?'
  const first = 'What did you do on that day?'

  test('become the first of them, without another call', async () => {
    const drafted = await ask(unused, { draft: worded(both) })
    expect(drafted.text).toBe(first)
    expect(drafted.asked).toEqual([])
    expect(drafted.incidents).toMatchObject([
      { type: 'GuardTripped', data: { guard: 'double-barrelled', text: both } },
    ])
    const asked = await ask(async () =>
      worded('I am sorry. What came of it in the end? And who knew?'),
    )
    expect(asked.text).toBe('I am sorry. What came of it in the end?')
    expect(asked.asked).toHaveLength(1)
    const short = await ask(unused, { draft: worded('What happened next, and who was there?') })
    expect(short.text).toBe('What happened next?')
  })

  test.each<[string, SurveyLanguage, string, WordedQuestion['kind']?]>([
    [
      'the scale belongs to the second',
      'en',
      'How was the visit on that day? From 0 to 10, how likely are you to recommend it?',
      'nps',
    ],
    [
      'the second is inside a quotation',
      'en',
      'What did you do after they said “what now? and why you?” on the phone? Who knew?',
    ],
    ['the object is shared', 'en', 'What did you like and what did you order from the menu?'],
    [
      'the scale belongs to the second',
      'pt-br',
      'Como foi a sua visita naquele dia? De 0 a 10, quanto você recomendaria?',
      'nps',
    ],
  ])('are not cut where %s (%s)', async (_, language, text, kind = 'open') => {
    const { text: asked } = await ask(async () => worded(fine), {
      draft: { ...worded(text), kind },
      rules: {
        ...{ language, kinds: ['open', 'nps'], previousQuestions: [] },
        ...{ allowedTexts: [], goal: '', objectiveIds: [] },
      },
    })
    expect(text.startsWith(asked)).toBe(false)
  })

  test.each<[SurveyLanguage, string]>([
    ['en', 'Can I ask you something about the end of it? How did it end?'],
    ['pt-br', 'Posso perguntar uma coisa sobre o fim disso? Como terminou?'],
    ['es', '¿Puedo preguntarle algo sobre el final de eso? ¿Cómo terminó?'],
    ['ar', 'هل يمكنني أن أسألك عن نهاية هذا؟ كيف انتهى؟'],
  ])('are asked whole where the first leads to the second (%s)', async (language, text) => {
    const rules = { language, kinds: ['open' as const], previousQuestions: [] }
    const drafted = await ask(unused, {
      draft: worded(text),
      rules: { ...rules, allowedTexts: [], goal: '', objectiveIds: [] },
    })
    expect(drafted.text).toBe(text)
  })

  test('are worded anew where the first breaks a rule itself', async () => {
    const repeated = { previousQuestions: [first] }
    const { rules } = { rules: { language: 'en' as const, kinds: ['open' as const] } }
    const { text, asked } = await ask(async () => worded(fine), {
      draft: worded(both),
      rules: { ...rules, ...repeated, allowedTexts: [], goal: '', objectiveIds: [] },
    })
    expect(text).toBe(fine)
    expect(asked).toHaveLength(1)
  })
})

describe('a wording that came with the coding', () => {
  test('is asked without another call', async () => {
    const { text, incidents, asked } = await ask(unused, { draft: worded(fine) })
    expect({ text, incidents, calls: asked.length }).toEqual({
      ...{ text: fine, incidents: [], calls: 0 },
    })
  })
  test('that breaks a rule is requested once more, and not twice', async () => {
    const better = await ask(async () => worded(fine), { draft: worded(double) })
    expect(better).toMatchObject({ text: fine, incidents: [tripped(1)] })
    expect(better.asked[0]!.brief.rejected).toMatchObject({
      text: double,
      guard: 'several-questions',
    })
    const worse = await ask(async () => worded(double), { draft: worded(double) })
    expect(worse).toMatchObject({
      text: template,
      incidents: [tripped(1), tripped(2), used('guard')],
    })
    expect(worse.asked).toHaveLength(1)
  })
})

describe('a wording', () => {
  test('that follows the rules is asked', async () => {
    const { text, incidents, asked } = await ask(async () => worded(fine))
    expect(text).toBe(fine)
    expect(incidents).toEqual([])
    expect(asked).toHaveLength(1)
  })
  test('that breaks a rule is requested once more, with the reason', async () => {
    const { text, incidents, asked } = await ask(async ({ rejected }) =>
      worded(rejected ? fine : double),
    )
    expect(text).toBe(fine)
    expect(incidents).toEqual([tripped(1)])
    expect(asked[1]?.brief.rejected).toMatchObject({ guard: 'several-questions', text: double })
  })
  test('that breaks a rule twice is replaced by a template', async () => {
    const { text, incidents, asked } = await ask(async () => worded(double))
    expect(text).toBe(template)
    expect(incidents).toEqual([tripped(1), tripped(2), used('guard')])
    expect(asked).toHaveLength(2)
  })
})

describe('after a call for help', () => {
  const call = 'since the winter I sleep in the car at night'
  const near = 'Tell me what it is like to sleep in the car at night.'
  const rules = {
    ...{
      language: 'en' as const,
      kinds: ['open' as const],
      previousQuestions: [],
      allowedTexts: [],
    },
    ...{ goal: brief.goal, objectiveIds: [], avoid: [call] },
  }
  const objective = { id: 'o', text: 'Where people sleep' }
  const touching = [
    { type: 'GuardTripped', data: { attempt: 1, guard: 'touches-call' } },
    { type: 'GuardTripped', data: { attempt: 2, guard: 'touches-call' } },
  ]
  test('an objective that is asked about only with its words is asked about by no template', async () => {
    const { text, isAvoided, incidents } = await ask(
      async () => worded(near),
      { rules },
      { ...brief, objective, avoid: [{ text: call, tier: 'distress' }] },
    )
    expect({ text, isAvoided }).toEqual({ text: '', isAvoided: true })
    expect(incidents).toMatchObject(touching)
    expect(incidents).toHaveLength(2)
  })
  test('a concern closes no objective: a template asks about it', async () => {
    const about = { ...brief, objective, avoid: [{ text: call, tier: 'concern' as const }] }
    for (const wording of [worded(near), { ...worded(''), isAvoided: true as const }]) {
      const { text, isAvoided } = await ask(async () => wording, { rules }, about)
      expect({ text, isAvoided }).toEqual({ text: template, isAvoided: undefined })
    }
  })
  test('where there is no objective, a template asks', async () => {
    const { text, isAvoided } = await ask(
      async () => worded(near),
      { rules },
      { ...brief, objective: null },
    )
    expect({ text, isAvoided }).toEqual({ text: template, isAvoided: undefined })
  })
  test('what was avoided ahead of the answer is asked about by no template', async () => {
    const ahead = { ...worded(''), isAvoided: true as const }
    const late = { rules, ahead, failure: 'timeout' as const }
    const about = { ...brief, objective, avoid: [{ text: call, tier: 'distress' as const }] }
    expect(await ask(unused, late, about)).toMatchObject({
      ...{ text: '', isAvoided: true },
    })
    expect(await ask(unused, late, { ...brief, objective: null })).toMatchObject({
      text: template,
    })
  })
})

describe('an engine that fails', () => {
  test.each(['circuit-open', 'rate-limited', 'refused', 'invalid', 'unavailable'] as const)(
    'as %s is replaced immediately',
    async (reason) => {
      const { text, incidents, asked } = await ask(() =>
        Promise.reject(new AiFailure(reason, 'no')),
      )
      expect(text).toBe(template)
      expect(incidents).toEqual([used(reason)])
      expect(asked).toHaveLength(1)
    },
  )
  test('to respond in time has its signal aborted', async () => {
    const { text, incidents, asked } = await ask(() => new Promise(() => {}))
    expect(text).toBe(template)
    expect(incidents).toEqual([used('timeout')])
    expect(asked[0]?.signal?.aborted).toBe(true)
  })
  test('while coding is not asked for a wording', async () => {
    const { incidents, asked } = await ask(async () => worded(fine), {
      failure: 'circuit-open',
    })
    expect(incidents).toEqual([used('circuit-open')])
    expect(asked).toEqual([])
  })
  test('because of the caller’s abort causes no template', async () => {
    const leaving = new AbortController()
    const asking = ask(() => new Promise(() => {}), { signal: leaving.signal })
    leaving.abort(new Error('draining'))
    await expect(asking).rejects.toThrow('draining')
  })
})

describe('a stream', () => {
  const streaming =
    (text: string, end: () => Promise<WordedQuestion>): Word =>
    async (_, options) => {
      options?.onDelta?.(text)
      return end()
    }
  test('is shown as it arrives', async () => {
    const { text, shown } = await ask(streaming('What happened', async () => worded(fine)))
    expect(text).toBe(fine)
    expect(shown).toEqual(['What happened'])
  })
  test('that stalls, fails or breaks a rule is retracted and replaced', async () => {
    const ends: [string, () => Promise<WordedQuestion>][] = [
      ['timeout', () => new Promise(() => {})],
      ['unavailable', () => Promise.reject(new AiFailure('unavailable', 'cut'))],
      ['guard', async () => worded(double)],
    ]
    for (const [reason, end] of ends) {
      const { text, shown, incidents } = await ask(streaming('What happened', end))
      expect(text).toBe(template)
      expect(shown.slice(0, 2)).toEqual(['What happened', ''])
      expect(shown.at(-1)).toBe('')
      expect(incidents.at(-1)).toEqual(used(reason))
    }
  })
  test('never shows a rule violation', async () => {
    const { shown } = await ask(streaming('My instructions say', async () => worded(fine)))
    expect(shown).toEqual([])
  })
  test('continues as long as it makes progress', async () => {
    vi.useFakeTimers()
    const asked = ask(async (_, options) => {
      for (const part of ['What', 'What happened', 'What happened on', fine]) {
        await new Promise((resolve) => setTimeout(resolve, 18))
        options?.onDelta?.(part)
      }
      return worded(fine)
    })
    await vi.advanceTimersByTimeAsync(4 * 18)
    vi.useRealTimers()
    const { text } = await asked
    expect(text).toBe(fine)
  })
})

test('templates are not checked against the rules', async () => {
  const ai = engine('offline', async () => worded(double))
  const wording = {
    rules: {
      language: 'en',
      kinds: ['open'],
      previousQuestions: [],
      allowedTexts: [],
      goal: '',
      objectiveIds: [],
    } as const,
    failure: null,
    show: () => {},
    signal: never,
  }
  const { worded: question, incidents } = await wordQuestion({ ai, fallback: ai }, brief, wording)
  expect(question.text).toBe(double)
  expect(incidents).toEqual([])
})
