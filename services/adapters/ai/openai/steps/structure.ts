import { Allow, parse } from 'partial-json'
import { z } from 'zod'
import type { ProposalSoFar } from '#contract/api/surveys.ts'
import { Personality, SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import type { Ai } from '#ports/ai.ts'
import type { Ask, Step } from '../ask.ts'
import { cut, distinct } from '../text/plain.ts'
import { invalid } from '../wire/failures.ts'

const Reply = z.object({
  language: SurveyLanguage,
  title: z.string(),
  description: z.string(),
  points: z.array(z.string()),
  personality: Personality,
  max_questions: z.number(),
  enable_audio: z.boolean(),
  enable_whatsapp: z.boolean(),
  conversation_mode: z.boolean(),
  pre_survey_fields: z.array(z.string()),
  rewards: z.array(z.object({ title: z.string(), content: z.string() })),
})
type Reply = z.infer<typeof Reply>

const step: Step<Reply> = { name: 'structure', reply: Reply, usualTokens: 500, mostTokens: 4_000 }

const pointCount = { min: 3, max: 8 }
/** Questions beyond one for each point, for follow-ups and the closing. */
const spare = 2

export const structuring =
  (ask: Ask): Ai['structure'] =>
  async (goal, locale, { signal, onSoFar } = {}) => {
    const onReply = onSoFar && hearing(onSoFar)
    const { said, provenance } = await ask(step, { goal, locale }, { signal, onReply })
    const points = distinct(said.points, limits.validationPoint.max).slice(0, pointCount.max)
    const title = cut(said.title, limits.title.max)
    if (title === '' || points.length < pointCount.min)
      throw invalid(step.name, 'the survey has no title or too few points')
    const fields = distinct(said.pre_survey_fields, 60).slice(0, 3)
    const questions = Math.max(said.max_questions, points.length + spare, limits.questions.min)
    return {
      title,
      description: cut(said.description, limits.description.max),
      language: said.language,
      validation_points: points.map((text, at) => ({
        id: `point-${at + 1}`,
        text,
        editable: true,
      })),
      ai_personality: said.personality,
      max_questions: Math.min(Math.round(questions), limits.questions.max),
      enable_audio: said.enable_audio,
      enable_whatsapp: said.enable_whatsapp,
      conversation_mode: said.conversation_mode,
      pre_survey_config: { enabled: fields.length > 0, required_fields: fields },
      // What costs the owner something is theirs to promise: proposed, and off.
      post_survey_rewards: { enabled: false, rewards: rewardsIn(said) },
      provenance,
    }
  }

/** Says what is new, and nothing twice. */
function hearing(onSoFar: (soFar: ProposalSoFar) => void): (replySoFar: string) => void {
  let last = '{"points":[]}'
  return (replySoFar) => {
    const soFar = soFarIn(replySoFar)
    const text = JSON.stringify(soFar)
    if (text === last) return
    last = text
    onSoFar(soFar)
  }
}

const Begun = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  points: z.array(z.string()).optional(),
})

/** A text counts once it is whole, so that nothing that was shown changes under one's eyes. */
function soFarIn(reply: string): ProposalSoFar {
  const { title, description, points = [] } = begunIn(reply)
  return {
    ...(title && { title: cut(title, limits.title.max) }),
    ...(description && { description: cut(description, limits.description.max) }),
    points: distinct(points, limits.validationPoint.max).slice(0, pointCount.max),
  }
}

function begunIn(reply: string): z.infer<typeof Begun> {
  try {
    return Begun.catch({}).parse(parse(reply, Allow.OBJ | Allow.ARR))
  } catch {
    return {}
  }
}

function rewardsIn({ rewards }: Reply) {
  return rewards
    .map(({ title, content }) => ({ title: cut(title, 200), content: cut(content, 2_000) }))
    .filter(({ title }) => title !== '')
    .slice(0, 2)
}
