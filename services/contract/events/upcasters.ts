// Old events read as current ones. Data of version n becomes version n + 1, step by step; nothing stored ever changes.
import type { EventType } from './catalogue.ts'

type Upcast = (data: object) => object

/** `{ SurveyDrafted: { 1: (data) => ({ ...data, plan: 'free' }) } }` turns version 1 into version 2. */
const upcasters: { readonly [T in EventType]?: Readonly<Record<number, Upcast>> } = {}

/** Data of an old version as the current one; current data is answered as it is. */
export function upcast(type: string, version: number, data: object): object {
  const steps = upcasters[type as EventType]
  if (!steps) return data
  let current = data
  for (let step = version; steps[step]; step++) current = steps[step]!(current)
  return current
}
