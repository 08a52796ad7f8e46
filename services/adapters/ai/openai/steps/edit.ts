import { z } from 'zod'
import type { Provenance } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { AiFailure } from '#ports/ai/failure.ts'
import type { StepRunner, Step } from '../step-runner.ts'
import { toPlainText } from '../text/plain-text.ts'

/** `things`: the numbers of what the owner wants to know, counted from 1. */
export const PointReply = z.object({
  things: z.array(z.number()),
  text: z.string(),
  question: z.string(),
})

const Reply = z.object({
  /** What the owner wants to know, written before the draft is read. */
  things: z.array(z.string()),
  /** What is wrong with the draft. */
  faults: z.array(z.string()),
  title: z.string(),
  description: z.string(),
  points: z.array(PointReply),
})
type Reply = z.infer<typeof Reply>

export const editStep: Step<Reply> = {
  name: 'edit',
  replySchema: Reply,
  expectedTokens: 700,
  maxTokens: 4_000,
}

export type DraftedTexts = Pick<Reply, 'things' | 'title' | 'description' | 'points'>

export type DraftToEdit = {
  goal: string
  mostPoints: number
  draft: DraftedTexts & { language: SurveyLanguage }
}

export type EditSurvey = (
  input: DraftToEdit,
  asking: { signal?: AbortSignal | undefined },
) => Promise<{ texts: DraftedTexts; provenance: Provenance } | undefined>

/** A second reading of a drafted survey. Undefined where the draft stays as it is: no reply in time, or no survey in it. */
export const createSurveyEditor =
  (ask: StepRunner): EditSurvey =>
  async ({ goal, mostPoints, draft }, asking) => {
    const { language, title, description } = draft
    const points = draft.points.map(({ text, question }) => ({ text, question }))
    const request = {
      ...{ goal, most_points: mostPoints },
      draft: { language, title, description, points },
    }
    try {
      const { reply, provenance } = await ask(editStep, request, asking)
      const { faults: _, ...texts } = reply
      return isSurvey(texts) ? { texts, provenance } : undefined
    } catch (error) {
      asking.signal?.throwIfAborted()
      if (error instanceof AiFailure) return undefined
      throw error
    }
  }

const isSurvey = ({ title, description, points }: DraftedTexts): boolean =>
  points.length > 0 &&
  [title, description, ...points.flatMap(({ text, question }) => [text, question])].every(
    (text) => toPlainText(text) !== '',
  )
