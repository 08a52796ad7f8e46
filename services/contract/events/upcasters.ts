// Converts old events to their current version when reading, one version at a time. Stored events never change.
import type { EventType } from './catalogue.ts'

type Upcast = (data: object) => object

/** `{ SurveyDrafted: { 1: (data) => ({ ...data, plan: 'free' }) } }` turns version 1 into version 2. */
const upcasters: { readonly [T in EventType]?: Readonly<Record<number, Upcast>> } = {
  // The same fields: the subject is sealed since version 2.
  OwnerRegistered: { 1: (data) => data },
}

/** Converts data of any version to the current one; returns current data unchanged. */
export function upcast(type: string, version: number, data: object): object {
  const steps = upcasters[type as EventType]
  if (!steps) return data
  let current = data
  for (let step = version; steps[step]; step++) current = steps[step]!(current)
  return current
}
