import { z } from 'zod'
import { QuestionKind } from '#contract/survey.ts'
import { limits } from '#contract/limits.ts'
import type { Ai, QuestionBrief } from '#ports/ai.ts'
import type { StepRunner, Step } from '../step-runner.ts'
import { prompts } from '../prompts.ts'
import { toPlainText } from '../text/plain-text.ts'
import { longestCommonRun } from '../text/longest-common-run.ts'
import { invalidReply } from '../wire/call-failure.ts'

/** The text comes first, so that it can be shown while the rest is being said. */
const Reply = z.object({ text: z.string(), kind: QuestionKind, options: z.array(z.string()) })
type Reply = z.infer<typeof Reply>

const step: Step<Reply> = {
  name: 'word',
  replySchema: Reply,
  expectedTokens: 120,
  maxTokens: 1_500,
}

/** So many words in a row are no coincidence. */
const minSharedWords = { instructions: 7, quote: 3 }
/** Of older answers the beginning is enough to not ask again. */
const maxOlderAnswerLength = 600

/** What repeats our instructions is not shown, not even for a moment. */
export const createQuestionWriter =
  (ask: StepRunner): Ai['word'] =>
  async (brief, { onDelta, signal } = {}) => {
    const onText =
      onDelta &&
      ((text: string) => {
        const soFar = toPlainText(text)
        if (!repeatsInstructions(soFar)) onDelta(soFar)
      })
    const { reply, provenance } = await ask(step, stepData(brief), { signal, onText })
    const text = toPlainText(reply.text)
    if (text === '') throw invalidReply(step.name, 'the question is empty')
    if (repeatsInstructions(text))
      throw invalidReply(step.name, 'the question repeats its instructions')
    return {
      text,
      ...answerFormat(reply),
      quote:
        (brief.about && longestCommonRun(text, brief.about.text, minSharedWords.quote)) ?? null,
      provenance,
    }
  }

function stepData(brief: QuestionBrief) {
  const { title, goal, language, personality, purpose, probe, kinds, about, after, number } = brief
  const last = brief.transcript.length - 1
  return {
    ...{ title, goal, language, survey_language: brief.surveyLanguage, personality },
    ...{ purpose, probe, kinds, number, after, facts: brief.facts },
    objective: brief.objective?.text ?? null,
    about: about?.text ?? null,
    rejected: brief.rejected ?? null,
    so_far: brief.transcript.map(({ question, answer }, at) => ({
      question,
      answer: at === last ? answer : answer.slice(0, maxOlderAnswerLength),
    })),
  }
}

function answerFormat({ kind, options }: Reply): Pick<Reply, 'kind' | 'options'> {
  if (kind !== 'multiple' && kind !== 'ranking') return { kind, options: [] }
  const { max, length } = limits.options
  const kept = [...new Set(options.map(toPlainText))].filter(
    (option) => option !== '' && option.length <= length,
  )
  return kept.length < 2 ? { kind: 'open', options: [] } : { kind, options: kept.slice(0, max) }
}

/** Our instructions are known here alone; what else must not be said is looked for by who asks. */
const repeatsInstructions = (text: string) =>
  longestCommonRun(text, prompts.word.text, minSharedWords.instructions) !== undefined
