import type { AiUsage } from '#contract/api/ai-usage.ts'
import type { AiUsageRow } from '#projections/surveys/ai-usage.projection.ts'

type Sums = Omit<AiUsageRow['lines'][number], 'step' | 'engine' | 'model'>

/** A survey without a row has asked nobody anything. */
export function presentAiUsage(row: Omit<AiUsageRow, 'surveyId'> | undefined): AiUsage {
  const { lines, fallbacks } = row ?? { lines: [], fallbacks: 0 }
  return {
    ...presentSums(lines.reduce(plus, nothing)),
    fallbacks,
    lines: lines.map(({ step, engine, model, ...sums }) => ({
      step,
      engine,
      model,
      ...presentSums(sums),
    })),
  }
}

const nothing: Sums = {
  calls: 0,
  tokensIn: 0,
  tokensOut: 0,
  costUsd: 0,
  pricedCalls: 0,
  latencyMs: 0,
}

function plus(sum: Sums, line: Sums): Sums {
  return {
    calls: sum.calls + line.calls,
    tokensIn: sum.tokensIn + line.tokensIn,
    tokensOut: sum.tokensOut + line.tokensOut,
    costUsd: sum.costUsd + line.costUsd,
    pricedCalls: sum.pricedCalls + line.pricedCalls,
    latencyMs: sum.latencyMs + line.latencyMs,
  }
}

const presentSums = ({ calls, tokensIn, tokensOut, costUsd, pricedCalls, latencyMs }: Sums) => ({
  calls,
  tokens_in: tokensIn,
  tokens_out: tokensOut,
  cost_usd: pricedCalls > 0 ? costUsd : null,
  priced_calls: pricedCalls,
  average_latency_ms: calls > 0 ? Math.round(latencyMs / calls) : 0,
})
