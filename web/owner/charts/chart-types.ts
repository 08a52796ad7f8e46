import type { ReactNode } from 'react'

/** One of the six colours of series, or the colour of a sentiment. */
export type ChartColour = 1 | 2 | 3 | 4 | 5 | 6 | 'positive' | 'neutral' | 'mixed' | 'negative'

const sentimentTokens = {
  positive: '--success',
  neutral: '--chart-6',
  mixed: '--chart-4',
  negative: '--danger',
}

/** A CSS colour of the theme. Files have its value instead: `chart-file.tsx`. */
export const cssColour = (colour: ChartColour): string =>
  `var(${typeof colour === 'number' ? `--chart-${colour}` : sentimentTokens[colour]})`

/** The texts of every chart. Titles and labels are plain text in the reader's language. */
export type ChartTexts = {
  title: string
  /** The period, or what is counted. */
  subtitle?: string
  /** Shown where there is nothing to draw. */
  empty?: string
  /** Level of the title's heading: 2 unless given. */
  level?: 2 | 3
  /** Heading of the table's first column. */
  heading: string
}

/** A place on the axis of a chart over time or over bins. */
export type ChartPoint = {
  /** Below the axis: short. */
  label: string
  /** In full: among the figures and in the table. Unique in its chart. */
  name: string
}

/** A value of a point or row, as text. */
export type ChartFigure = {
  name: string
  value: string
  /** Such as `-0.10 to 0.32`. The table has it in a column of its own. */
  interval?: string | undefined
  colour?: ChartColour
}

/** The figures of one point or row: shown on hover and touch, announced, and a row of the table. */
export type ChartReading = { name: string; figures: ChartFigure[] }

export type LegendItem = {
  name: string
  colour: ChartColour
  /** Drawn lighter: the whole of which another series is a part. */
  isFaint?: boolean
}

/** Opacity of what `isFaint`. */
export const faint = 0.32

/** Where a chart is drawn, in pixels. */
export type ChartArea = {
  width: number
  /** Whether points run from right to left. */
  isRtl: boolean
  /** Width of a text in pixels. */
  measure: (text: string, size: number) => number
}

/** The place of a reading in a drawing. */
export type ChartAnchor = {
  x: number
  y: number
  /** Drawn on the vertical line of a selected point. */
  marks?: { y: number; colour: ChartColour }[]
  /** Drawn behind a selected row or column. */
  box?: { x: number; y: number; width: number; height: number }
}

/** What is drawn at a width: on the page, and at another width in a file. */
export type ChartDrawing = { height: number; content: ReactNode; anchors: ChartAnchor[] }
