// The offline engine behind OpenAI's protocol: it gets a model's input and returns a model's output.
import type { AnswerFlag } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Ai } from '#ports/ai.ts'
import type { QuotedFinding, ResponseToDigest } from '#ports/ai/reports.ts'
import type { QuestionBrief } from '#ports/ai/interview.ts'
import { prompts, type StepName } from '../../../../services/adapters/ai/openai/prompts.ts'
import type { StepInput } from './protocol.ts'
import { describesViolence } from '../../../../services/conversations/help/violence.policy.ts'
import { offlineAi } from '../../../../services/adapters/ai/offline/offline.ts'

/** A model's answer to a step; an object is sent as JSON. */
export type ModelStub = (
  step: StepName,
  data: StepInput,
) => Promise<object | string> | object | string

/** The step of a system prompt by exact match; undefined for any other text. */
export const stepOfPrompt = (systemPrompt: string): StepName | undefined =>
  (Object.keys(prompts) as StepName[]).find((step) => prompts[step].text === systemPrompt)

export const offlineModel: ModelStub = (step, data) => stepHandlers[step](data)

const ownerLanguageOf = (data: StepInput) => data['owner_language'] as SurveyLanguage

type AiInput<K extends keyof Ai> = Ai[K] extends (input: infer I, ...rest: never[]) => unknown
  ? I
  : never
type WordStepInput = Omit<QuestionBrief, 'objective' | 'about' | 'mentioned' | 'transcript'> & {
  objective: string | null
  about: string | null
  mentioned: string | null
  also: AnswerFlag[]
  so_far: { question: string; answer: string }[]
  survey_language: QuestionBrief['language']
}

/** What a model codes and words in two calls, as one. */
export async function codeAndWord(model: ModelStub, data: StepInput): Promise<object> {
  const { candidates, ...rest } = data as { candidates: StepInput[] } & StepInput
  const { question, answer, so_far } = rest as unknown as {
    question: string
    answer: string
    so_far: { question: string; answer: string }[]
  }
  const coded = await model('code', rest)
  const also = (coded as { also?: AnswerFlag[] }).also ?? []
  const words = candidates.map(async (candidate) => {
    const worded = await model('word', {
      ...{ ...rest, ...candidate, so_far: [...so_far, { question, answer }] },
      ...{ about: null, also, after: 'answer', number: so_far.length + 2 },
      survey_language: candidate['language'],
    })
    return { ref: candidate['ref'], ...(worded as object) }
  })
  return { first: '', ...(coded as object), questions: await Promise.all(words) }
}

/** What a model says of an answer in two calls, as one. */
export async function analyseAndJudge(model: ModelStub, data: StepInput): Promise<object> {
  const [analysis, judgement] = await Promise.all([model('analyse', data), model('judge', data)])
  return { ...(analysis as object), ...(judgement as object) }
}

const stepHandlers: Record<StepName, (data: StepInput) => Promise<object>> = {
  async structure(data) {
    const { goal, locale } = data as { goal: string; locale: 'en' }
    const made = await offlineAi.structure(goal, locale)
    return {
      ...made,
      is_clear: true,
      is_sensitive: false,
      things: made.validation_points.map(({ text }) => text),
      points: made.validation_points.map(({ text, spoken_question: asked }, at) => ({
        things: [at + 1],
        text,
        question: asked?.text ?? '',
      })),
      personality: made.ai_personality,
      pre_survey_fields: [],
      questions_named: null,
      rewards: [],
    }
  },
  async edit(data) {
    const { title, description, points } = (
      data as { draft: { title: string; description: string; points: { text: string }[] } }
    ).draft
    return {
      things: points.map(({ text }) => text),
      faults: [],
      ...{ title, description },
      points: points.map((point, at) => ({ ...point, things: [at + 1] })),
    }
  },
  async questions(data) {
    const { questions } = await offlineAi.questions(data as AiInput<'questions'>)
    return { questions: questions.map((question) => ({ exclusive_options: [], ...question })) }
  },
  translate: async ({ questions }) => ({ questions }),
  mend: async (data) => ({
    questions: (data['questions'] as { question: string }[]).map(({ question }) => question),
  }),
  async code(data) {
    const asked = data['objectives'] as { id: string; text: string; question: string | null }[]
    const objectives = asked.map(({ question, ...each }) => ({
      ...each,
      ...(question !== null && { question }),
    }))
    const given = data as AiInput<'code'>
    const objectiveId = (data['asked_about'] ?? null) as string | null
    const input = { ...given, objectives, objectiveId }
    const {
      evidence,
      coverage = [],
      intent,
      medical = false,
      flags = [],
      salient,
      ...coded
    } = await offlineAi.code(input)
    const isUnsafe = intent === 'distress' || intent === 'concern'
    return {
      ...coded,
      ...{ medical, by_person: isUnsafe && describesViolence([input.answer]) },
      ...{ leaving: false, instructions: [] },
      also: flags.filter((flag) => flag !== 'leaving'),
      ...(isUnsafe ? { danger: intent, intent: 'answer' } : { danger: 'none', intent }),
      evidence: evidence.map(({ objectiveId, start, end }) => ({
        objective: objectiveId,
        quote: input.answer.slice(start, end),
      })),
      coverage: coverage.map(({ objectiveId, status }) => ({
        objective: objectiveId,
        missing: '',
        status,
      })),
      contradiction: null,
      leave_alone: [],
      follow_up: salient ? input.answer.slice(salient.start, salient.end) : null,
      weight: 'notable',
    }
  },
  async word(data) {
    const { objective, about, mentioned, also, so_far, survey_language, ...brief } =
      data as unknown as WordStepInput
    const worded = await offlineAi.word({
      ...brief,
      objective: objective === null ? null : { id: 'o1', text: objective },
      about: about === null ? null : { text: about },
      ...(mentioned !== null && { mentioned: { text: mentioned } }),
      flags: also,
      surveyLanguage: survey_language,
      transcript: so_far.map((each) => ({ ...each, objectiveId: null })),
    })
    return { untold: 'the rest', ...worded }
  },
  turn: (data) => codeAndWord(offlineModel, data),
  async analyse(data) {
    const given = { ...data, aspects: data['keywords'] } as AiInput<'analyse'>
    const input = { ...given, ownerLanguage: ownerLanguageOf(data) }
    const { emotions, aspects, ...made } = await offlineAi.analyse(input)
    return {
      ...made,
      emotions: Object.entries(emotions).map(([emotion, share]) => ({ emotion, share })),
      aspects: aspects.map((aspect) => ({ ...aspect, quote: aspect.name })),
    }
  },
  async judge(data) {
    const objectives = (data['objectives'] as string[]).map((text, n) => ({ id: `o${n}`, text }))
    const answer = data['answer'] as string
    const given = data as unknown as AiInput<'judge'>
    const { qualification } = await offlineAi.judge({
      ...given,
      ownerLanguage: ownerLanguageOf(data),
      ...{ objectives, intent: 'answer', elapsedMs: null },
    })
    const { metrics, assessment } = qualification
    return {
      answers_question: true,
      kind: 'own-account',
      evidence: [answer.slice(0, 60)],
      depth: metrics.depth_score,
      relevance: metrics.relevance_score,
      insight: metrics.insight_value,
      engagement: metrics.engagement_level,
      ...assessment,
      reason: qualification.reason,
      detailed_analysis: qualification.detailedAnalysis,
      value_justification: qualification.valueJustification,
    }
  },
  assess: (data) => analyseAndJudge(offlineModel, data),
  async digest(data) {
    const given = data['responses'] as {
      ref: string
      objective: string | null
      closing?: true
      answer: string
    }[]
    // A model gets no objective ids: refs identify them.
    const responses = given.map(({ ref, objective, closing = false, ...response }) => ({
      ...response,
      ...{ responseId: ref, objectiveId: objective, isClosing: closing },
      readableLength: response.answer.length,
    })) as unknown as ResponseToDigest[]
    const { findings } = await offlineAi.digest({
      ...(data as unknown as AiInput<'digest'>),
      ...{ objectives: objectivesOf(data), responses },
    })
    return {
      findings: findings.map(({ sources, objectiveId = null, ...finding }) => ({
        ...finding,
        ...{ general: 'x', objective: objectiveId },
        responses: sources.map(({ responseId }) => responseId),
        sources: sources.map(({ responseId, quote }) => ({ response: responseId, quote })),
      })),
    }
  },
  check: async () => ({ faults: [], quotes: [] }),
  async report(data) {
    const notes = data['notes'] as (QuotedFinding & {
      ref: string
      people: string[]
      quotes: { ref: string; person: string; quote: string }[]
    })[]
    const responses = notes.flatMap(({ ref, text, people }) =>
      people.map((person) => ({
        ...{ responseId: `${ref} ${person}`, person, question: '', answer: text },
        ...{ objectiveId: null, isClosing: false, readableLength: text.length, sentiment: null },
      })),
    )
    const made = await offlineAi.report({
      ...(data as unknown as AiInput<'report'>),
      ...{ responseCount: data['response_count'] as number, findings: [], responses },
      objectives: objectivesOf(data),
    })
    const based = <T extends { sources: { responseId: string }[] }>(statements: readonly T[]) =>
      statements.map(({ sources, ...statement }) => ({
        ...statement,
        general: '{people}',
        objective: null,
        sources: [],
        based_on: [...new Set(sources.map(({ responseId }) => responseId.split(' ')[0]!))],
      }))
    return {
      overview: made.findings.length
        ? [{ text: made.overview, general: made.overview, findings: [1] }]
        : [],
      findings: based(made.findings).map((finding) => ({ ...finding, sides: [], for_one: '' })),
      topics: based(made.topics),
      patterns: [],
      recommendations: made.recommendations.map(({ action, priority }) => ({
        ...{ action, priority, findings: [1], outcome: 'People say so.' },
        ...{ objective: null, general: action },
      })),
    }
  },
}

const objectivesOf = (data: StepInput) =>
  (data['objectives'] as { ref: string; text: string }[]).map(({ ref, text }) => ({
    id: ref,
    text,
  }))
