// Scales of charts. Horizontal ones are mirrored where points run from right to left.
import { scaleBand, scaleLinear, type ScaleLinear } from 'd3-scale'

/** From bottom to top. Begins at 0 unless values are negative; `domain` fixes it. */
export function valueScale(
  values: readonly number[],
  [top, bottom]: readonly [number, number],
  domain?: readonly [number, number],
): { scale: ScaleLinear<number, number>; ticks: number[] } {
  const [low, high] = domain ?? [Math.min(0, ...values), Math.max(0, ...values)]
  const isFlat = low === high
  const scale = scaleLinear()
    .domain(isFlat ? [low, low + 1] : [low, high])
    .range([bottom, top])
  if (!domain) scale.nice(4)
  return { scale, ticks: isFlat ? [low] : scale.ticks(4) }
}

/** Ticks that are whole numbers, for counts. */
export const wholeTicks = (ticks: readonly number[]): number[] => ticks.filter(Number.isInteger)

/** Places a length from a row's start. */
export function rowScale(
  domain: readonly [number, number],
  [start, end]: readonly [number, number],
  isRtl: boolean,
  width: number,
): ScaleLinear<number, number> {
  return scaleLinear()
    .domain(domain)
    .range(isRtl ? [width - start, width - end] : [start, end])
}

/** The centre of each of `count` points between two edges that are measured from the start. */
export function pointCentres(
  count: number,
  [start, end]: readonly [number, number],
  { isRtl, width }: { isRtl: boolean; width: number },
): number[] {
  const x = rowScale([0, Math.max(1, count - 1)], [start, end], isRtl, width)
  return Array.from({ length: count }, (_, index) => x(count === 1 ? 0.5 : index))
}

/** The left edge and width of each of `count` columns between two edges that are measured from the start. */
export function columns(
  count: number,
  [start, end]: readonly [number, number],
  { isRtl, width, gap }: { isRtl: boolean; width: number; gap: number },
): { x: number; width: number }[] {
  const band = scaleBand<number>()
    .domain(Array.from({ length: count }, (_, index) => index))
    .range(isRtl ? [width - end, width - start] : [start, end])
    .paddingInner(gap)
    .paddingOuter(gap / 2)
  const size = band.bandwidth()
  return Array.from({ length: count }, (_, index) => ({
    x: band(isRtl ? count - 1 - index : index) ?? 0,
    width: size,
  }))
}
