import { z } from 'zod'
import { Level } from '#contract/events/insight-reports.ts'
import type { Ai, AnswerToJudge } from '#ports/ai.ts'
import { barTo } from '../../bars.ts'
import { judge as judgeByRules } from '../../offline/judge.ts'
import { rubricTexts } from '../../offline/rubric-texts.ts'
import type { Ask, Step } from '../ask.ts'
import { locate } from '../text/locate.ts'
import { cut, rounded, unit } from '../text/plain.ts'
import { withoutItsWords } from './without-its-words.ts'

const Reply = z.object({
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
type Reply = z.infer<typeof Reply>

const step: Step<Reply> = { name: 'judge', reply: Reply, usualTokens: 500, mostTokens: 4_000 }

/** The published rubric: docs/rubric-model-1.md says it in prose. */
const rubricVersion = 'model-1'
const threshold = 0.65
const weights = { depth: 0.3, relevance: 0.25, insight: 0.3, engagement: 0.15 }
/** A model's word alone does not make much of little: so far above the marks of the rules it may go, and no further. */
const lift = 0.15
const othersShown = { most: 12, characters: 300 }

/**
 * The model marks, we decide. What is barred is never shown to it: no model can be talked into selling it. Marks that
 * rest on no words of the answer count for nothing.
 */
export const judging =
  (ask: Ask): Ai['judge'] =>
  async (input, asking) => {
    const byRules = await judgeByRules(input)
    if (barTo(input)) return { ...byRules, qualified: false }
    const { said, provenance } = await ask(step, dataOf(input), asking)
    const marks = {
      depth: unit(said.depth),
      relevance: unit(said.relevance),
      insight: unit(said.insight),
      engagement: unit(said.engagement),
    }
    const isShown = said.evidence.some((quote) => locate(input.answer, quote))
    const most = unit(byRules.qualification.score + lift)
    const score = isShown ? rounded(Math.min(weighed(marks), most)) : 0
    const qualified = score >= threshold
    return {
      qualified,
      qualification: {
        score,
        rubricVersion,
        metrics: {
          depth_score: rounded(marks.depth),
          relevance_score: rounded(marks.relevance),
          insight_value: rounded(marks.insight),
          engagement_level: rounded(marks.engagement),
        },
        assessment: {
          commercial_value: said.commercial_value,
          actionability: said.actionability,
          uniqueness: said.uniqueness,
        },
        ...textsOf(said, input, qualified),
      },
      provenance,
    }
  }

function dataOf({ goal, objectives, question, answer, kind, language, others }: AnswerToJudge) {
  return {
    ...{ goal, question, answer, kind, language },
    objectives: objectives.map(({ text }) => text),
    others: others
      .slice(0, othersShown.most)
      .map((other) => other.slice(0, othersShown.characters)),
  }
}

const weighed = (marks: Record<keyof typeof weights, number>) =>
  marks.depth * weights.depth +
  marks.relevance * weights.relevance +
  marks.insight * weights.insight +
  marks.engagement * weights.engagement

/** In the model's words where they keep the answer's to themselves, else in ours. */
function textsOf(said: Reply, { answer, language }: AnswerToJudge, qualified: boolean) {
  const texts = rubricTexts[language]
  const own = (text: string, longest: number) => withoutItsWords(cut(text, longest), answer)
  return {
    reason: own(said.reason, 200) || (qualified ? texts.value : texts.belowThreshold),
    detailedAnalysis: own(said.detailed_analysis, 1_200),
    valueJustification: qualified ? own(said.value_justification, 300) || texts.value : '',
  }
}
