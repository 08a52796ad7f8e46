import { z } from 'zod'
import type { InterviewPurpose, Provenance } from '#contract/events/conversation-types.ts'
import type { Ai } from '#ports/ai.ts'
import type { CodedAnswer, QuestionBrief, WordedQuestion } from '#ports/ai/interview.ts'
import type { Rules } from '../../rules/rules.ts'
import type { RecentLatency } from '../limits/recent-latency.ts'
import type { StepRunner, Step } from '../step-runner.ts'
import { prompts } from '../prompts.ts'
import { CodeReply, prepareCoding } from './code.ts'
import { toPlainText } from '../text/plain-text.ts'
import { openLeakCheck } from '../text/confidential-text.ts'
import { fittingKinds } from './fitting-kinds.ts'
import { createRefs } from './refs.ts'
import { offerChoices, WordReply, toWording } from './word.ts'

const Reply = CodeReply.extend({
  /** Stands before the question that is asked. */
  first: z.string(),
  questions: z.array(WordReply.extend({ ref: z.string() })),
  /** The `ref` of the question that the model would ask now. Accepted without it from a server that follows no schema. */
  ask: z.preprocess((ask) => ask ?? '', z.string()),
})
type Reply = z.infer<typeof Reply>

export const turnStep: Step<Reply> = {
  name: 'turn',
  replySchema: Reply,
  expectedTokens: 450,
  maxTokens: 3_500,
}

/**
 * One call codes the answer and words what may be asked next; undefined while two calls serve the respondent better. The call
 * is counted by the coding.
 */
export const createTurnTaker =
  (ask: StepRunner, rules: Rules, latency: RecentLatency): NonNullable<Ai['turn']> =>
  (input, asking) =>
    latency.prefersOneCall() ? takeTurn(ask, rules, input, asking) : undefined

type TurnTaker = NonNullable<Ai['turn']>

async function takeTurn(
  ask: StepRunner,
  rules: Rules,
  { answer, candidates }: Parameters<TurnTaker>[0],
  asking: Parameters<TurnTaker>[1],
): Promise<Awaited<NonNullable<ReturnType<TurnTaker>>>> {
  const { data, resolve } = prepareCoding(answer, rules)
  const briefs = createRefs('c', candidates)
  const [first] = candidates
  const request = {
    ...data,
    ...(first && surveyData(first)),
    candidates: briefs.entries.map(({ ref, thing }) => ({ ref, ...candidateData(thing) })),
  }
  const { reply, provenance } = await ask(turnStep, request, asking)
  const byRef = new Map(reply.questions.map((each) => [each.ref.trim(), each]))
  const shared = { first: toPlainText(reply.first), provenance }
  const isAsked = new Set(candidates.map(({ objective }) => objective?.id))
  const coded = await resolve(reply)
  const objectives = createRefs('o', answer.objectives)
  const chosen = briefs.find(reply.ask) ?? {
    purpose: 'objective' as const,
    objective: objectives.find(reply.ask) ?? null,
  }
  return {
    coded: { ...coded, ...followUpByChoice(coded, chosen), provenance },
    others: objectives.entries.flatMap(({ ref, thing: { id } }) => {
      const question = isAsked.has(id) ? undefined : byRef.get(ref)
      const isNew = question && asksForMore(question, 'objective')
      const worded = isNew && toDraft(question, { ...shared, quoted: answer.answer })
      return worded ? [{ objectiveId: id, worded }] : []
    }),
    worded: briefs.entries.map(({ ref, thing }) => {
      const question = byRef.get(ref)
      const quoted = (thing.returns && thing.about?.text) || answer.answer
      const isNew = question && asksForMore(question, thing.purpose)
      const draft = isNew ? toDraft(question, { ...shared, quoted }) : null
      return draft && offerChoices(draft, thing)
    }),
  }
}

/**
 * Which question a model would ask, once it has worded all of them, says more of what a follow-up is worth than the weight that it gave
 * the clause before. Harm or an offer to tell is followed up also where the model chooses what has been asked.
 */
function followUpByChoice(
  { followUp, salient }: Pick<CodedAnswer, 'followUp' | 'salient'>,
  { purpose, objective, returns }: Pick<QuestionBrief, 'purpose' | 'objective' | 'returns'>,
): Pick<CodedAnswer, 'followUp' | 'prefers'> {
  // An earlier answer is returned to where this one has no follow-up.
  if (returns) return followUp === 'wanted' ? { followUp: 'needless' } : {}
  if (purpose === 'probe')
    return salient
      ? { followUp: followUp === 'urgent' ? 'urgent' : 'wanted', prefers: 'follow-up' }
      : {}
  // It has read what harm there is, and closes.
  if (purpose === 'closing') return { followUp: 'needless' }
  if (purpose === 'objective' && !objective) return {}
  return {
    ...(followUp === 'wanted' && { followUp: 'needless' }),
    ...(purpose === 'objective' && objective && { prefers: { objectiveId: objective.id } }),
  }
}

const purposesOfMore: ReadonlySet<InterviewPurpose> = new Set(['objective', 'probe', 'other-angle'])

/** A question that, by its own account, asks for nothing new is worded again. */
const asksForMore = ({ untold }: WordReply, purpose: InterviewPurpose): boolean =>
  untold.trim() !== '' || !purposesOfMore.has(purpose)

/** Models that write it into each question, too, say it once. */
const withFirst = (first: string, question: WordReply): WordReply => ({
  ...question,
  text:
    toPlainText(question.text) === '' || question.text.includes(first)
      ? question.text
      : `${first} ${question.text}`,
})

const surveyData = (brief: QuestionBrief) => {
  const { title, description = '', goal, personality, facts, unanswered = [], avoid = [] } = brief
  return { title, description, goal, personality, facts, unanswered, avoid }
}

const candidateData = (brief: QuestionBrief) => ({
  ...{
    purpose: brief.purpose,
    probe: brief.probe,
    language: brief.language,
    kinds: fittingKinds(brief),
  },
  objective: brief.objective?.text ?? null,
  spoken: brief.objective?.question ?? null,
  mentioned: brief.mentioned?.text ?? null,
  returning: (brief.returns && brief.about?.text) ?? null,
  ...{ known: brief.known ?? [], left: brief.left ?? [] },
})

const isLeak = openLeakCheck(prompts.turn.text, prompts.word.text)

type SharedByQuestions = { first: string; quoted: string; provenance: Provenance }

function toDraft(
  question: WordReply,
  { first, quoted, provenance: { engine, model, promptVersion } }: SharedByQuestions,
): WordedQuestion | null {
  const wording = toWording(withFirst(first, question), { quoted, isLeak })
  const nothing = { latencyMs: 0, tokensIn: 0, tokensOut: 0 }
  if (!wording) return null
  return { ...wording, provenance: { engine, model, promptVersion, ...nothing, shared: true } }
}
