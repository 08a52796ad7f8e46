import type { SignedSpan, Span } from './calendar.ts'

/** `part` names the spans whose rows belong together. */
export type Part = Span & Partial<SignedSpan> & { part?: string }

/**
 * The rows `d` of a rollup by day that meet a condition, in some spans, as SQL after `from`, and the parameters. The first five are the
 * spans, `given`, with the sign of their rows; those of the condition, which names the rows `r`, follow. `offset 0` keeps the subquery, which reads one range of an
 * index for each span. As a join it would read the whole table: the planner does not know how short the spans are.
 */
export const rowsOfSpans = (
  table: string,
  condition: string,
  spans: readonly Part[],
  values: readonly unknown[],
): { rows: string; values: unknown[] } => ({
  rows: `unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[]) as given(part, grain, "from", "to", sign)
    cross join lateral (
      select * from read.${table} r
       where ${condition} and r.grain = given.grain and r.day between given."from" and given."to" offset 0) d`,
  values: [
    spans.map(({ part }) => part),
    spans.map(({ grain }) => grain),
    spans.map(({ from }) => from),
    spans.map(({ to }) => to),
    spans.map(({ sign = 1 }) => sign),
    ...values,
  ],
})
