import { z } from 'zod'
import type { Qualification } from '#contract/events/responses.ts'
import { Level } from '#contract/survey.ts'
import type { Ai } from '#ports/ai.ts'
import type { AnswerToJudge, Judgement } from '#ports/ai/assessment.ts'
import { languageOf } from '../../languages/languages.ts'
import type { Rules } from '../../rules/rules.ts'
import type { StepRunner, Step } from '../step-runner.ts'
import { locateQuote } from '../text/locate-quote.ts'
import { clampToUnit, roundToHundredths } from '../../rules/numbers.ts'
import { fitAnswers } from '../text/fit-answers.ts'
import { truncate } from '../text/plain-text.ts'
import { removeQuotingSentences } from './quote-removal.ts'

/** What a response is. Only an account of the person's own is ever for sale. */
const ResponseKind = z.enum([
  'own-account',
  'call-for-help',
  'essay',
  'platitude',
  'vague',
  'off-topic',
  'advertisement',
  'invented-words',
  'word-salad',
  'contradiction',
  'echo',
  'copy',
  'praise',
  'to-the-grader',
  'refusal',
  'about-the-survey',
])

export const JudgeReply = z.object({
  answers_question: z.boolean(),
  kind: ResponseKind,
  evidence: z.array(z.string()),
  depth: z.number(),
  relevance: z.number(),
  insight: z.number(),
  engagement: z.number(),
  commercial_value: Level,
  actionability: Level,
  uniqueness: Level,
  reason: z.string(),
  detailed_analysis: z.string(),
  value_justification: z.string(),
})
export type JudgeReply = z.infer<typeof JudgeReply>

export const judgeStep: Step<JudgeReply> = {
  name: 'judge',
  replySchema: JudgeReply,
  expectedTokens: 500,
  maxTokens: 4_000,
}

/** The published rubric: docs/rubric-model-3.md says it in prose. */
const rubricVersion = 'model-3'
const threshold = 0.65
const weights = { depth: 0.3, relevance: 0.25, insight: 0.3, engagement: 0.15 }
/** Below this score of the learned rules no model can put an answer up for sale: the corpus has no worthy answer like it. */
const leastScoreByRules = 0.1
/** Others are compared by how they begin; what the person said before is context, in the order in which it was said. */
const comparedAnswers = { count: 12, characters: 600 }

/**
 * The model classifies and scores; the rules here decide. A disqualified answer is never sent, so no answer can persuade a
 * model to qualify it. The score is 0 where none of the quoted evidence is in the answer.
 */
export const createJudge =
  (ask: StepRunner, rules: Rules): Ai['judge'] =>
  async (input, asking) => {
    const [byRules, disqualification] = await Promise.all([
      rules.judge(input),
      rules.findDisqualification(input),
    ])
    if (disqualification) return { ...byRules, qualified: false }
    const data = await judgeData(input, rules)
    const { reply, provenance } = await ask(judgeStep, data, asking)
    return { ...toJudgement(input, reply, byRules.qualification), provenance }
  }

/** What the marks of a model come to. */
export function toJudgement(
  input: AnswerToJudge,
  reply: JudgeReply,
  byRules: Qualification,
): Omit<Judgement, 'provenance'> {
  const marks = {
    depth: clampToUnit(reply.depth),
    relevance: clampToUnit(reply.relevance),
    insight: clampToUnit(reply.insight),
    engagement: clampToUnit(reply.engagement),
  }
  const isGrounded = reply.evidence.some((quote) => locateQuote(input.answer, quote))
  const weighted = isGrounded ? roundToHundredths(weightedScore(marks)) : 0
  const isForSale =
    reply.kind === 'own-account' && reply.answers_question && byRules.score >= leastScoreByRules
  const score = isForSale ? weighted : Math.min(weighted, threshold - 0.01)
  const qualified = score >= threshold
  return {
    qualified,
    qualification: {
      score,
      rubricVersion,
      metrics: {
        depth_score: roundToHundredths(marks.depth),
        relevance_score: roundToHundredths(marks.relevance),
        insight_value: roundToHundredths(marks.insight),
        engagement_level: roundToHundredths(marks.engagement),
      },
      assessment: {
        commercial_value: reply.commercial_value,
        actionability: reply.actionability,
        uniqueness: reply.uniqueness,
      },
      ...textsOf(reply, input, byRules, qualified),
    },
  }
}

export async function judgeData(input: AnswerToJudge, rules: Rules) {
  const { goal, objectives, question, answer, kind, language, ownerLanguage } = input
  const mostSimilar = async (texts: readonly string[]) => {
    const found = await rules.findSimilar({ answer, texts, count: comparedAnswers.count })
    return found.map((text) => text.slice(0, comparedAnswers.characters).toWellFormed())
  }
  return {
    ...{ goal, question, answer, kind, language, owner_language: ownerLanguage },
    objectives: objectives.map(({ text }) => text),
    others: await mostSimilar(input.others),
    own: fitAnswers(input.own),
  }
}

const weightedScore = (marks: Record<keyof typeof weights, number>) =>
  marks.depth * weights.depth +
  marks.relevance * weights.relevance +
  marks.insight * weights.insight +
  marks.engagement * weights.engagement

/** The model's sentences that do not quote the answer; texts of the rules where none is left. */
function textsOf(
  reply: JudgeReply,
  { answer, ownerLanguage }: AnswerToJudge,
  byRules: Qualification,
  qualified: boolean,
) {
  const texts = languageOf(ownerLanguage).texts.rubric
  const own = (text: string, longest: number) =>
    removeQuotingSentences(truncate(text, longest), answer)
  return {
    reason: own(reply.reason, 200) || (qualified ? texts.valueJustification : texts.belowThreshold),
    detailedAnalysis: own(reply.detailed_analysis, 1_200) || byRules.detailedAnalysis,
    valueJustification: qualified
      ? own(reply.value_justification, 300) || texts.valueJustification
      : '',
  }
}
