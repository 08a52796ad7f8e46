import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../shared/i18n.ts'
import { pointAfterKey } from './chart-keys.ts'
import {
  cssColour,
  type ChartAnchor,
  type ChartArea,
  type ChartDrawing,
  type ChartReading,
} from './chart-types.ts'
import { textWidth } from './text-lines.ts'

type Props = {
  title: string
  readings: readonly ChartReading[]
  draw: (area: ChartArea) => ChartDrawing
  /** Whether readings are beside each other (`columns`) or below each other. */
  layout: 'columns' | 'rows'
  /** Whether a selected reading's figures are shown in a box. Rows show them as text anyway. */
  hasFigureBox: boolean
}

/** The drawing at the width of the page. Pointer, touch and arrow keys select a reading, whose figures are shown and announced. */
export function ChartPlot({ title, readings, draw, layout, hasFigureBox }: Props) {
  const { direction } = useLocale()
  const isRtl = direction === 'rtl'
  const [box, width] = useWidth<HTMLDivElement>()
  const [selected, setSelected] = useState<number>()
  const drawing = useMemo(
    () => (width > 0 ? draw({ width, isRtl, measure: textWidth }) : undefined),
    [draw, width, isRtl],
  )
  const active = selected === undefined ? undefined : Math.min(selected, readings.length - 1)
  const anchor = active === undefined ? undefined : drawing?.anchors[active]
  const reading = active === undefined ? undefined : readings[active]
  const selectNearest = (event: PointerEvent<HTMLDivElement>) => {
    if (!drawing) return
    const { left, top } = event.currentTarget.getBoundingClientRect()
    setSelected(nearestAnchor(drawing.anchors, layout, event.clientX - left, event.clientY - top))
  }
  return (
    <div
      ref={box}
      className="relative touch-pan-y rounded-md outline-offset-4 outline-ring select-none has-focus-visible:outline-2"
      onPointerDown={selectNearest}
      onPointerMove={selectNearest}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setSelected(undefined)}
    >
      <ReadingSlider
        title={title}
        readings={readings}
        active={active}
        layout={layout}
        isRtl={isRtl}
        onSelect={setSelected}
      />
      {drawing && (
        <svg
          aria-hidden
          width={width}
          height={drawing.height}
          viewBox={`0 0 ${width} ${drawing.height}`}
          direction={direction}
          className="block animate-late overflow-visible"
        >
          {anchor?.box && <rect {...anchor.box} rx={8} fill="var(--sunken)" />}
          {drawing.content}
          {anchor?.marks && <SelectedPoint anchor={anchor} />}
        </svg>
      )}
      {hasFigureBox && anchor && reading && (
        <FigureBox reading={reading} anchor={anchor} width={width} isBelow={layout === 'rows'} />
      )}
    </div>
  )
}

type SliderProps = Pick<Props, 'title' | 'readings' | 'layout'> & {
  active: number | undefined
  isRtl: boolean
  onSelect: (reading: number | undefined) => void
}

/** Lies over the drawing for the keyboard and screen readers. Begins at the latest point, or at the first row. */
function ReadingSlider({ title, readings, active, layout, isRtl, onSelect }: SliderProps) {
  const { t } = useTranslation()
  const current = active ?? (layout === 'columns' ? readings.length - 1 : 0)
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onSelect(undefined)
    const next = pointAfterKey(event.key, { current, count: readings.length, isRtl })
    if (next === undefined) return
    event.preventDefault()
    onSelect(next)
  }
  return (
    <input
      type="range"
      min={0}
      max={readings.length - 1}
      value={current}
      aria-label={t('charts.explore', { title })}
      aria-roledescription={t('charts.chart')}
      aria-valuetext={textOf(readings[current])}
      className="pointer-events-none absolute inset-0 size-full opacity-0"
      onChange={(event) => onSelect(event.target.valueAsNumber)}
      onKeyDown={press}
      onFocus={(event) => event.target.matches(':focus-visible') && onSelect(current)}
      onBlur={() => onSelect(undefined)}
    />
  )
}

/** An element's width in whole pixels; 0 before it is laid out. */
function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const element = useRef<E>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    setWidth(Math.floor(current.clientWidth))
    const observer = new ResizeObserver(() => setWidth(Math.floor(current.clientWidth)))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}

function nearestAnchor(
  anchors: readonly ChartAnchor[],
  layout: Props['layout'],
  x: number,
  y: number,
): number {
  const distances = anchors.map((anchor) => {
    if (layout === 'columns') return Math.abs(anchor.x - x)
    const { box } = anchor
    return box ? Math.abs(box.y + box.height / 2 - y) : Math.abs(anchor.y - y)
  })
  return distances.indexOf(Math.min(...distances))
}

const textOf = (reading: ChartReading | undefined): string =>
  reading
    ? `${reading.name}: ${reading.figures
        .map(({ name, value, interval }) => `${name} ${value}${interval ? ` (${interval})` : ''}`)
        .join(', ')}`
    : ''

function SelectedPoint({ anchor: { x, marks = [] } }: { anchor: ChartAnchor }) {
  const ys = marks.map(({ y }) => y)
  return (
    <g>
      <path
        d={`M${x},${Math.min(...ys)}V${Math.max(...ys)}`}
        stroke="var(--border-strong)"
        strokeWidth={1}
      />
      {marks.map(({ y, colour }, index) => (
        <circle
          key={index}
          cx={x}
          cy={y}
          r={4.5}
          fill={cssColour(colour)}
          stroke="var(--surface)"
          strokeWidth={2}
        />
      ))}
    </g>
  )
}

type FigureBoxProps = {
  reading: ChartReading
  anchor: ChartAnchor
  width: number
  isBelow: boolean
}

/** Beside a point, on the side that has more room; below a row. */
function FigureBox({ reading, anchor: { x, y }, width, isBelow }: FigureBoxProps) {
  const isAfter = x < width / 2
  const gap = 14
  const side = isAfter ? { left: x + gap } : { right: width - x + gap }
  const room = (isAfter ? width - x : x) - gap
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute z-20 grid w-max gap-1 rounded-md border border-line bg-raised px-3 py-2 text-xs shadow-popup"
      style={
        isBelow
          ? { top: y + 6, left: x, translate: `${(-100 * x) / width}%`, maxWidth: width }
          : { top: 4, ...side, maxWidth: Math.max(room, 120) }
      }
    >
      <p className="font-semibold" dir="auto">
        {reading.name}
      </p>
      {reading.figures.map(({ name, value, interval, colour }) => (
        <p key={name} className="flex items-baseline gap-2">
          {colour !== undefined && (
            <span
              className="size-2 shrink-0 rounded-full"
              style={{ background: cssColour(colour) }}
            />
          )}
          <span className="flex-1 text-ink-2">{name}</span>
          <span className="text-end font-semibold">
            {value}
            {interval && <span className="block font-normal text-ink-2">{interval}</span>}
          </span>
        </p>
      ))}
    </div>
  )
}
