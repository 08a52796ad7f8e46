import { z } from 'zod'
import { QuestionKind } from '#contract/survey.ts'
import { limits } from '#contract/limits.ts'
import type { Ai } from '#ports/ai.ts'
import type { QuestionBrief, WordedQuestion } from '#ports/ai/interview.ts'
import { asksRecommendation } from '#contract/recommendation.ts'
import type { StepRunner, Step } from '../step-runner.ts'
import { exclusiveOptionsIn } from '../../rules/exclusive-options.ts'
import { listedChoices } from '../../rules/text/listed-choices.ts'
import { prompts } from '../prompts.ts'
import { fitAnswers } from '../text/fit-answers.ts'
import { toPlainText } from '../text/plain-text.ts'
import { openLeakCheck } from '../text/confidential-text.ts'
import { longestCommonRun } from '../text/longest-common-run.ts'
import { invalidReply } from '../wire/call-failure.ts'
import { ModelFlag } from './code.ts'
import { fittingKinds } from './fitting-kinds.ts'

/** The value of a field that a server without schemas has left out. */
const unknown = '?'

/**
 * `text` is displayed while the rest streams. `untold`, before it, keeps a model from asking what is known: required in the schema
 * that is sent, and accepted without it from a server that follows no schema.
 */
export const WordReply = z.object({
  untold: z.preprocess((untold) => untold ?? unknown, z.string()),
  text: z.string(),
  kind: QuestionKind,
  options: z.array(z.string()),
})
export type WordReply = z.infer<typeof WordReply>

export const wordStep: Step<WordReply> = {
  name: 'word',
  replySchema: WordReply,
  expectedTokens: 120,
  maxTokens: 1_500,
}

/** A run of so many words of an answer is a quote. */
const minQuotedWords = 3

const repeatsInstructions = openLeakCheck(prompts.word.text)

/** A text that repeats the instructions is not streamed. `askAhead` runs what nobody waits for. */
export const createQuestionWriter =
  (askNow: StepRunner, askAhead: StepRunner): Ai['word'] =>
  async (brief, { onDelta, signal } = {}) => {
    const ask = brief.ahead ? askAhead : askNow
    const onText =
      onDelta &&
      ((text: string) => {
        const soFar = toPlainText(text)
        if (!repeatsInstructions(soFar)) onDelta(soFar)
      })
    const { reply, provenance } = await ask(wordStep, stepData(brief), { signal, onText })
    if (isAvoiding(brief, reply.text)) return { ...noQuestion, provenance }
    const quoted = brief.about?.text ?? null
    const worded = toWording(reply, { quoted, isLeak: repeatsInstructions })
    if (!worded)
      throw invalidReply(wordStep.name, 'the question is empty or repeats its instructions')
    return { ...offerChoices(worded, brief), provenance }
  }

/** Under every purpose, an empty text says that the objective is what a call for help spoke of; of a concern it counts for nothing. */
const isAvoiding = ({ avoid = [], objective }: QuestionBrief, text: string): boolean =>
  avoid.length > 0 && objective !== null && toPlainText(text) === ''

const noQuestion = {
  text: '',
  kind: 'open' as const,
  options: [] as string[],
  quote: null,
  isAvoided: true as const,
}

/** Undefined for an empty text and for one that repeats the instructions. The caller checks the other rules of wording. */
export function toWording(
  reply: Omit<WordReply, 'untold'>,
  { quoted, isLeak }: { quoted: string | null; isLeak: (text: string) => boolean },
): Omit<WordedQuestion, 'provenance'> | undefined {
  const text = toPlainText(reply.text)
  if (text === '' || isLeak(text)) return undefined
  return {
    text,
    ...answerFormat(reply),
    quote: (quoted && longestCommonRun(text, quoted, minQuotedWords)) || null,
  }
}

/**
 * The choices that a stored question names are offered, where the wording names all of them and a model forgot the options.
 * Its score from 0 to 10 is one, where the wording names it.
 */
export function offerChoices<T extends Omit<WordedQuestion, 'provenance'>>(
  worded: T,
  brief: QuestionBrief,
): T {
  const { purpose, objective, language, surveyLanguage } = brief
  const kinds = fittingKinds(brief)
  const isFit = worded.kind === 'open' && purpose === 'objective' && language === surveyLanguage
  if (!isFit || !objective?.question) return worded
  if (kinds.includes('nps') && [objective.question, worded.text].every(asksRecommendation))
    return { ...worded, kind: 'nps', options: [] }
  if (!kinds.includes('multiple')) return worded
  const options = listedChoices(objective.question, language)
  const text = worded.text.toLowerCase()
  const areNamed = options.slice(0, -1).every((each) => text.includes(each.toLowerCase()))
  return areNamed && options.length > 0
    ? { ...worded, ...answerFormat({ kind: 'multiple', text: worded.text, options }) }
    : worded
}

function stepData(brief: QuestionBrief) {
  const { title, goal, language, personality, purpose, probe, after, number } = brief
  const { description = '', flags = [], known = [], left = [] } = brief
  const also = flags.filter((flag) => ModelFlag.safeParse(flag).success)
  const last = brief.transcript.length - 1
  const answers = fitAnswers(brief.transcript.slice(0, -1).map(({ answer }) => answer))
  return {
    ...{ title, description, goal, language, survey_language: brief.surveyLanguage, personality },
    ...{
      purpose,
      probe,
      kinds: fittingKinds(brief),
      number,
      after,
      also,
      facts: brief.facts,
      known,
      left,
    },
    avoid: brief.avoid ?? [],
    resumes: brief.resumes === true,
    objective: brief.objective?.text ?? null,
    spoken: brief.objective?.question ?? null,
    ...earlierWords(brief),
    rejected: brief.rejected ? { text: brief.rejected.text, guard: brief.rejected.guard } : null,
    so_far: brief.transcript.map(({ question, answer }, at) => ({
      question,
      answer: at < last ? answers[at] : brief.ahead ? null : answer,
    })),
  }
}

/** What the question comes back to. */
const earlierWords = ({
  about,
  returns,
  missing,
  mentioned,
  contradiction,
  unanswered,
}: QuestionBrief) => ({
  about: about?.text ?? null,
  returning: returns === true,
  missing: missing ?? null,
  mentioned: mentioned?.text ?? null,
  contradiction: contradiction ?? null,
  unanswered: unanswered ?? [],
})

function answerFormat({
  kind,
  options,
}: Omit<WordReply, 'untold'>): Pick<WordedQuestion, 'kind' | 'options' | 'exclusiveOptions'> {
  if (kind !== 'multiple' && kind !== 'ranking') return { kind, options: [] }
  const { max, length } = limits.options
  const unique = [...new Set(options.map(toPlainText))].filter(
    (option) => option !== '' && option.length <= length,
  )
  if (unique.length < 2) return { kind: 'open', options: [] }
  const offered = unique.slice(0, max)
  const exclusiveOptions = exclusiveOptionsIn(kind, offered)
  return { kind, options: offered, ...(exclusiveOptions.length > 0 && { exclusiveOptions }) }
}
