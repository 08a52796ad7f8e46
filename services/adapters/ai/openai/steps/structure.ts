import { Allow, parse } from 'partial-json'
import { z } from 'zod'
import type { PartialProposal } from '#contract/api/surveys.ts'
import type { Provenance } from '#contract/events/conversation-types.ts'
import { CountryCode } from '#contract/help.ts'
import { Personality, SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import type { Ai } from '#ports/ai.ts'
import { AiFailure, UnclearGoal } from '#ports/ai/failure.ts'
import type { StepRunner, Step } from '../step-runner.ts'
import { toPlainText, truncate, uniqueTexts } from '../text/plain-text.ts'
import { invalidReply } from '../wire/call-failure.ts'
import { PointReply, type EditSurvey } from './edit.ts'
import { missingThings } from './missing-things.ts'

const Reply = z.object({
  language: SurveyLanguage,
  /** ISO 3166-1 alpha-2; not read where it is none. Accepted without it from a server that follows no schema. */
  country: z.preprocess((country) => country ?? null, z.string().nullable()),
  /** What the goal asks about. */
  things: z.array(z.string()),
  title: z.string(),
  description: z.string(),
  points: z.array(PointReply),
  is_clear: z.boolean(),
  is_sensitive: z.boolean(),
  personality: Personality,
  max_questions: z.number(),
  /** As many as the goal allows. */
  questions_named: z.number().nullable(),
  enable_audio: z.boolean(),
  enable_whatsapp: z.boolean(),
  conversation_mode: z.boolean(),
  pre_survey_fields: z.array(z.string()),
  rewards: z.array(z.object({ title: z.string(), content: z.string() })),
})
type Reply = z.infer<typeof Reply>

export const structureStep: Step<Reply> = {
  name: 'structure',
  replySchema: Reply,
  expectedTokens: 700,
  maxTokens: 4_000,
}

/** The route joins points where the plan has fewer questions. */
const pointCount = { min: 1, max: 14 }
/** Questions for follow-ups and the closing, besides one for each point; the fewest where an owner wants it short. */
const extraQuestions = { min: 2, max: 6 }

/** Replies that are valid but hold no survey count, too. */
const maxReplies = 2

/** The draft is shown as it arrives, then edited. */
export const createStructureProposer =
  (ask: StepRunner, edit: EditSurvey): Ai['structure'] =>
  async (goal, locale, { signal, onPartial, mostPoints = pointCount.max } = {}) => {
    const onReply = onPartial && forwardNewProposal(onPartial)
    const request = { goal, locale, most_points: mostPoints }
    const attempt = async () => {
      const drafted = await ask(structureStep, request, { signal, onReply })
      const draft = toProposal(drafted)
      onPartial?.({ ...shownOf(draft), stage: 'editing' })
      const edited = await editDraft(edit, { goal, mostPoints, drafted }, { signal })
      return edited ? toProposal(edited) : draft
    }
    for (let replies = 1; ; replies += 1)
      try {
        return await attempt()
      } catch (error) {
        const isInvalid = error instanceof AiFailure && error.reason === 'invalid'
        if (!isInvalid || replies >= maxReplies || signal?.aborted) throw error
      }
  }

type Replied = { reply: Reply; provenance: Provenance }

async function editDraft(
  edit: EditSurvey,
  { goal, mostPoints, drafted }: { goal: string; mostPoints: number; drafted: Replied },
  asking: { signal: AbortSignal | undefined },
): Promise<Replied | undefined> {
  const { reply: draft, provenance } = drafted
  const named = draft.questions_named ?? limits.questions.max
  const most = Math.max(Math.min(mostPoints, named - 1), pointCount.min)
  const edited = await edit({ goal, mostPoints: most, draft }, asking)
  if (!edited) return undefined
  return {
    reply: { ...draft, ...edited.texts },
    provenance: withCallOf(provenance, edited.provenance),
  }
}

/** What both calls cost. */
const withCallOf = (first: Provenance, second: Provenance): Provenance => ({
  ...first,
  latencyMs: first.latencyMs + second.latencyMs,
  tokensIn: first.tokensIn + second.tokensIn,
  tokensOut: first.tokensOut + second.tokensOut,
  ...(first.costUsd !== undefined &&
    second.costUsd !== undefined && { costUsd: first.costUsd + second.costUsd }),
})

function toProposal({ reply, provenance }: Replied) {
  if (!reply.is_clear) throw new UnclearGoal()
  const missing = missingThings(reply).map((text) => ({ text, question: '' }))
  const points = uniquePoints([...reply.points, ...missing]).slice(0, pointCount.max)
  const title = truncate(reply.title, limits.title.max)
  if (title === '' || points.length < pointCount.min)
    throw invalidReply(structureStep.name, 'the survey has no title or too few points')
  // Three facts about a person may name them.
  const fields = uniqueTexts(reply.pre_survey_fields, 60).slice(0, reply.is_sensitive ? 2 : 3)
  const country = CountryCode.safeParse(reply.country?.trim().toUpperCase())
  const proposed = reply.questions_named ?? questionCount(reply.max_questions, points.length)
  const questions = Math.max(proposed, limits.questions.min)
  return {
    title,
    description: truncate(reply.description, limits.description.max),
    language: reply.language,
    ...(country.success && { country: country.data }),
    validation_points: points.map(({ text, question }, at) => ({
      id: `point-${at + 1}`,
      text,
      editable: true,
      ...(question && { spoken_question: { text: question, language: reply.language } }),
    })),
    ai_personality: reply.personality,
    max_questions: Math.min(Math.round(questions), limits.questions.max),
    enable_audio: reply.enable_audio,
    enable_whatsapp: reply.enable_whatsapp,
    conversation_mode: reply.conversation_mode,
    pre_survey_config: { enabled: fields.length > 0, required_fields: fields },
    // A reward costs the owner something: it is proposed and stays off.
    post_survey_rewards: { enabled: false, rewards: proposedRewards(reply) },
    provenance,
  }
}

/** Each question beyond the points and the closing is one that a respondent may be asked without need. */
const questionCount = (proposed: number, points: number) =>
  Math.min(Math.max(proposed, points + extraQuestions.min), points + extraQuestions.max)

type ProposedPoint = Omit<Reply['points'][number], 'things'>

/** Points with different texts; a question that is too long is left out, so that the engine words one. */
function uniquePoints(points: readonly ProposedPoint[]): ProposedPoint[] {
  const questions = new Map(
    points.map(({ text, question }) => [truncate(text, limits.validationPoint.max), question]),
  )
  return uniqueTexts([...questions.keys()], limits.validationPoint.max).map((text) => {
    const question = toPlainText(questions.get(text) ?? '')
    return { text, question: question.length <= limits.spokenQuestion.max ? question : '' }
  })
}

const shownOf = ({
  title,
  description,
  validation_points: points,
}: Pick<ReturnType<typeof toProposal>, 'title' | 'description' | 'validation_points'>) => ({
  ...{ title, description },
  points: points.map(({ text }) => text),
})

/** Skips repeated values. */
function forwardNewProposal(
  onSoFar: (soFar: PartialProposal) => void,
): (replySoFar: string) => void {
  let last = '{"points":[]}'
  return (replySoFar) => {
    const soFar = partialProposal(replySoFar)
    const text = JSON.stringify(soFar)
    if (text === last) return
    last = text
    onSoFar(soFar)
  }
}

const PartialReply = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  points: z
    .array(z.object({ text: z.string().default(''), question: z.string().default('') }))
    .optional(),
})

/** Only complete texts, so that displayed ones do not change. */
function partialProposal(reply: string): PartialProposal {
  const { title, description, points = [] } = parsePartialReply(reply)
  return {
    ...(title && { title: truncate(title, limits.title.max) }),
    ...(description && { description: truncate(description, limits.description.max) }),
    points: uniquePoints(points)
      .map(({ text }) => text)
      .slice(0, pointCount.max),
  }
}

function parsePartialReply(reply: string): z.infer<typeof PartialReply> {
  try {
    return PartialReply.catch({}).parse(parse(reply, Allow.OBJ | Allow.ARR))
  } catch {
    return {}
  }
}

function proposedRewards({ rewards }: Reply) {
  return rewards
    .map(({ title, content }) => ({
      title: truncate(title, 200),
      content: truncate(content, 2_000),
    }))
    .filter(({ title }) => title !== '')
    .slice(0, 2)
}
