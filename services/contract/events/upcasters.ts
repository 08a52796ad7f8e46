// Converts old events to their current version when reading, one version at a time. Stored events never change.
import type { EventType } from './catalogue.ts'

type Upcast = (data: object) => object

/** The next version has the same fields and seals some of them. */
const sealedSince: Upcast = (data) => data

/** `{ SurveyDrafted: { 1: (data) => ({ ...data, plan: 'free' }) } }` turns version 1 into version 2. */
const upcasters: { readonly [T in EventType]?: Readonly<Record<number, Upcast>> } = {
  OwnerRegistered: { 1: sealedSince },
  SurveyDrafted: { 1: sealedSince },
  SurveyRevised: { 1: sealedSince },
  SentimentAnalysisConfigured: { 1: sealedSince },
  SessionStarted: { 1: sealedSince },
  QuestionAsked: { 1: sealedSince },
  RewardsGranted: { 1: sealedSince },
  ContactBound: { 1: sealedSince },
}

/** Converts data of any version to the current one; returns current data unchanged. */
export function upcast(type: string, version: number, data: object): object {
  const steps = upcasters[type as EventType]
  if (!steps) return data
  let current = data
  for (let step = version; steps[step]; step++) current = steps[step]!(current)
  return current
}
