import './controls.css'
import type { ComponentType } from 'react'
import { Ranking } from './lazy-ranking.ts'
import { Several, YesNo } from './choices.tsx'
import type { ControlProps } from './control-props.ts'
import { DayBox } from './DayBox.tsx'
import { NumberBox } from './NumberBox.tsx'
import { Scale } from './Scale.tsx'

/** The answers that are not written in one's own words. */
export function Control(props: ControlProps) {
  const Shown = controls[props.question.type]
  return <Shown {...props} />
}

const controls: Record<ControlProps['question']['type'], ComponentType<ControlProps>> = {
  open: () => null,
  multiple: Several,
  scale: Scale,
  boolean: YesNo,
  ranking: Ranking,
  number: NumberBox,
  date: DayBox,
}
