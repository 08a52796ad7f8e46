import type { EventOf } from '#contract/events/catalogue.ts'
import type { AiFailureReason, Intent } from '#contract/events/conversation-terms.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { defaultSentiment } from '#contract/survey.ts'
import type { QuestionBrief } from '#ports/ai.ts'
import type { Deltas } from '#ports/deltas.ts'
import type { Mishap } from './conversation.decider.ts'
import type { Engines } from './engines.ts'
import { scriptFor } from './feeling.policy.ts'
import type { Rules } from './question.policy.ts'
import { quotesIn } from './quoting.ts'
import { questionIdOf } from './recall.ts'
import { answersIn, exchangesIn, startOf, type Stream } from './so-far.ts'
import type { Ask } from './turn.policy.ts'
import { wordQuestion } from './word-question.ts'

export type MakerDeps = Engines & { deltas?: Deltas }

type Wanted = {
  /** The conversation's. */
  id: string
  ask: Ask
  after: Intent | null
  language: SurveyLanguage
  /** Why the engine could not read the answer: then it is not waited for again. */
  failure?: AiFailureReason | null
  signal: AbortSignal
}

type Question = { question: Omit<EventOf<'QuestionAsked'>['data'], 'number'>; mishaps: Mishap[] }

/** The question to ask, as worded by the owner, the engine or the templates. */
export async function makeQuestion(
  deps: MakerDeps,
  stream: Stream,
  { id, ask, after, language, failure = null, signal }: Wanted,
): Promise<Question> {
  const brief = briefFor(stream, { ask, after, language })
  const { number } = brief
  const { purpose, objectiveId, probe, trigger } = ask
  const reasons = {
    questionId: questionIdOf(id, number),
    objectiveId,
    purpose,
    language,
    ...(probe && { probe }),
    ...(trigger && { trigger }),
  }
  const script = scripted(stream, brief, ask)
  if (script) return { question: { ...reasons, ...script }, mishaps: [] }
  // What is said to a person in distress was written by people.
  const engines = after === 'distress' ? { ...deps, ai: deps.fallback } : deps
  const { worded, mishaps } = await wordQuestion(engines, brief, {
    rules: rulesFor(stream, brief),
    failure,
    signal,
    show: (text) => deps.deltas?.publish(id, { number, text }),
  })
  const { text, kind, options, provenance } = worded
  const quotes = quotesIn(worded, answersIn(stream))
  return { question: { ...reasons, text, kind, options, quotes, provenance }, mishaps }
}

function briefFor(
  stream: Stream,
  { ask, after, language }: Pick<Wanted, 'ask' | 'after' | 'language'>,
): QuestionBrief {
  const started = startOf(stream)
  const { title, goal, language: surveyLanguage, personality, objectives } = started
  const last = answersIn(stream).at(-1)
  const soFar = exchangesIn(stream)
  return {
    title,
    goal,
    language,
    surveyLanguage,
    personality,
    purpose: ask.purpose,
    probe: ask.probe,
    kinds: ask.kinds,
    objective: objectives.find(({ id }) => id === ask.objectiveId) ?? null,
    about: ask.about && last ? { text: last.text.slice(ask.about.start, ask.about.end) } : null,
    after,
    soFar,
    number: soFar.length + 1,
    facts: { questionsLeft: started.maxQuestions - soFar.length, knownBy: knownBy(started) },
  }
}

function knownBy({ requiredFields, invitation }: EventOf<'SessionStarted'>['data']) {
  if (requiredFields.length > 0) return 'form'
  return invitation ? 'link' : 'nothing'
}

function rulesFor(stream: Stream, { language, kinds, soFar, goal, title }: QuestionBrief): Rules {
  const { objectives } = startOf(stream)
  const said = soFar.map(({ answer }) => answer)
  return {
    language,
    kinds,
    earlier: soFar.map(({ question }) => question),
    known: [title, ...objectives.map(({ text }) => text), ...said],
    goal,
    objectiveIds: objectives.map(({ id }) => id),
  }
}

/** What the owner wrote to be asked after such an answer: once, and to those who speak the survey's language. */
function scripted(stream: Stream, { language, surveyLanguage, soFar }: QuestionBrief, ask: Ask) {
  if (!ask.trigger || language !== surveyLanguage) return undefined
  const config = startOf(stream).sentiment ?? defaultSentiment
  const text = scriptFor(ask.trigger, config, ask.objectiveId)
  if (text === '' || soFar.some(({ question }) => question === text)) return undefined
  const made = { engine: 'owner', model: 'script', promptVersion: '1' }
  const provenance = { ...made, latencyMs: 0, tokensIn: 0, tokensOut: 0 }
  return { text, kind: 'open' as const, options: [], quotes: [], provenance }
}
