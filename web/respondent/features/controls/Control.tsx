import './controls.css'
import type { ComponentType } from 'react'
import { Ranking } from './lazy-ranking.ts'
import { MultipleChoice, YesNo } from './choices.tsx'
import type { ControlProps } from './control-props.ts'
import { DateInput } from './DateInput.tsx'
import { NumberInput } from './NumberInput.tsx'
import { Scale } from './Scale.tsx'

/** Inputs for all question kinds but open ones. */
export function Control(props: ControlProps) {
  const Component = controls[props.question.type]
  return <Component {...props} />
}

const controls: Record<ControlProps['question']['type'], ComponentType<ControlProps>> = {
  open: () => null,
  multiple: MultipleChoice,
  scale: Scale,
  nps: Scale,
  boolean: YesNo,
  ranking: Ranking,
  number: NumberInput,
  date: DateInput,
}
