import { z } from 'zod'
import { QuestionKind } from '#contract/survey.ts'
import { limits } from '#contract/limits.ts'
import type { Ai, QuestionBrief } from '#ports/ai.ts'
import type { Ask, Step } from '../ask.ts'
import { prompts } from '../prompts.ts'
import { plain } from '../text/plain.ts'
import { sharedRun } from '../text/shared-run.ts'
import { invalid } from '../wire/failures.ts'

/** The text comes first, so that it can be shown while the rest is being said. */
const Reply = z.object({ text: z.string(), kind: QuestionKind, options: z.array(z.string()) })
type Reply = z.infer<typeof Reply>

const step: Step<Reply> = { name: 'word', reply: Reply, usualTokens: 120, mostTokens: 1_500 }

/** So many words in a row are no coincidence. */
const telling = { instructions: 7, quote: 3 }
/** Of older answers the beginning is enough to not ask again. */
const olderAnswer = 600

/** What repeats our instructions is not shown, not even for a moment. */
export const wording =
  (ask: Ask): Ai['word'] =>
  async (brief, { onDelta, signal } = {}) => {
    const onText =
      onDelta &&
      ((text: string) => {
        const soFar = plain(text)
        if (!isLeak(soFar)) onDelta(soFar)
      })
    const { said, provenance } = await ask(step, dataOf(brief), { signal, onText })
    const text = plain(said.text)
    if (text === '') throw invalid(step.name, 'the question is empty')
    if (isLeak(text)) throw invalid(step.name, 'the question repeats its instructions')
    return {
      text,
      ...answeredBy(said),
      quote: (brief.about && sharedRun(text, brief.about.text, telling.quote)) ?? null,
      provenance,
    }
  }

function dataOf(brief: QuestionBrief) {
  const { title, goal, language, personality, purpose, probe, kinds, about, after, number } = brief
  const last = brief.soFar.length - 1
  return {
    ...{ title, goal, language, survey_language: brief.surveyLanguage, personality },
    ...{ purpose, probe, kinds, number, after, facts: brief.facts },
    objective: brief.objective?.text ?? null,
    about: about?.text ?? null,
    rejected: brief.rejected ?? null,
    so_far: brief.soFar.map(({ question, answer }, at) => ({
      question,
      answer: at === last ? answer : answer.slice(0, olderAnswer),
    })),
  }
}

function answeredBy({ kind, options }: Reply): Pick<Reply, 'kind' | 'options'> {
  if (kind !== 'multiple' && kind !== 'ranking') return { kind, options: [] }
  const { max, length } = limits.options
  const kept = [...new Set(options.map(plain))].filter(
    (option) => option !== '' && option.length <= length,
  )
  return kept.length < 2 ? { kind: 'open', options: [] } : { kind, options: kept.slice(0, max) }
}

/** Our instructions are known here alone; what else must not be said is looked for by who asks. */
const isLeak = (text: string) =>
  sharedRun(text, prompts.word.text, telling.instructions) !== undefined
