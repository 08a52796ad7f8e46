// Where a conversation stands, in few words.
import type { Progress, Reading } from '../../services/conversations/turn.policy.ts'
import { takeTurn } from '../../services/conversations/turn.policy.ts'

export type Asked = {
  -readonly [K in keyof Progress['asked'][number]]: Progress['asked'][number][K]
}

export const reading = (over: Partial<Reading> = {}): Reading => ({
  intent: 'answer',
  evidence: [],
  trigger: null,
  probes: ['descriptive', 'explanatory', 'idiographic'],
  ...over,
})
export const asked = (
  purpose: Asked['purpose'],
  objectiveId: string | null = null,
  intent: Asked['intent'] = null,
  over: Partial<Asked> = {},
): Asked => ({
  purpose,
  objectiveId,
  intent,
  kind: 'open',
  probe: null,
  trigger: null,
  ...over,
})
export const progress = (over: Partial<Progress> = {}): Progress => ({
  maxQuestions: 8,
  maxFollowups: 3,
  objectives: new Map([
    ['a', 'untouched'],
    ['b', 'untouched'],
  ]),
  asked: [asked('opening')],
  ...over,
})
export const nextOf = (over: Partial<Progress>, read: Partial<Reading> = {}) =>
  takeTurn(progress(over), reading(read)).next
