import type { AiUsage } from '#contract/api/ai-usage.ts'
import { noUsage, type AiUsageRow } from '#projections/surveys/ai-usage.projection.ts'

type UsageTotals = Omit<AiUsageRow['lines'][number], 'step' | 'engine' | 'model'>

/** No row means no AI calls. */
export function presentAiUsage(row: Omit<AiUsageRow, 'surveyId'> | undefined): AiUsage {
  const { lines, fallbacks } = row ?? { lines: [], fallbacks: 0 }
  return {
    ...presentTotals(lines.reduce<UsageTotals>(addTotals, noUsage)),
    fallbacks,
    lines: lines.map(({ step, engine, model, ...sums }) => ({
      step,
      engine,
      model,
      ...presentTotals(sums),
    })),
  }
}

function addTotals(sum: UsageTotals, line: UsageTotals): UsageTotals {
  return {
    calls: sum.calls + line.calls,
    tokensIn: sum.tokensIn + line.tokensIn,
    tokensOut: sum.tokensOut + line.tokensOut,
    costUsd: sum.costUsd + line.costUsd,
    pricedCalls: sum.pricedCalls + line.pricedCalls,
    latencyMs: sum.latencyMs + line.latencyMs,
  }
}

const presentTotals = ({
  calls,
  tokensIn,
  tokensOut,
  costUsd,
  pricedCalls,
  latencyMs,
}: UsageTotals) => ({
  calls,
  tokens_in: tokensIn,
  tokens_out: tokensOut,
  cost_usd: pricedCalls > 0 ? costUsd : null,
  priced_calls: pricedCalls,
  average_latency_ms: calls > 0 ? Math.round(latencyMs / calls) : 0,
})
