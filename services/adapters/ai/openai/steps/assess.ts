import type { Ai } from '#ports/ai.ts'
import type { Rules } from '../../rules/rules.ts'
import type { StepRunner, Step } from '../step-runner.ts'
import { AnalyseReply, toAnalysis } from './analyse.ts'
import { JudgeReply, judgeData, toJudgement } from './judge.ts'

const Reply = AnalyseReply.extend(JudgeReply.shape)
type Reply = ReturnType<typeof Reply.parse>

export const assessStep: Step<Reply> = {
  name: 'assess',
  replySchema: Reply,
  expectedTokens: 700,
  maxTokens: 6_000,
}

/** One call analyses and judges; undefined for an answer that the rules disqualify, which is analysed alone. */
export const createAssessor =
  (ask: StepRunner, rules: Rules): NonNullable<Ai['assess']> =>
  async ({ toAnalyse, toJudge }, asking) => {
    const [byRules, disqualification] = await Promise.all([
      rules.judge(toJudge),
      rules.findDisqualification(toJudge),
    ])
    if (disqualification) return undefined
    const { emotions, aspects: keywords } = toAnalyse
    const data = { ...(await judgeData(toJudge, rules)), emotions, keywords }
    const { reply, provenance } = await ask(assessStep, data, asking)
    const { engine, model, promptVersion } = provenance
    const nothing = { latencyMs: 0, tokensIn: 0, tokensOut: 0 }
    return {
      analysis: {
        ...toAnalysis(toAnalyse, reply),
        provenance: { engine, model, promptVersion, ...nothing, shared: true },
      },
      judgement: { ...toJudgement(toJudge, reply, byRules.qualification), provenance },
    }
  }
