import type { Intent } from '#contract/events/conversation-terms.ts'
import { arabic } from './phrases/ar.ts'
import { english } from './phrases/en.ts'
import type { Phrasebook } from './phrases/phrasebook.ts'
import { portuguese } from './phrases/pt-br.ts'

const lists = {
  offTopic: 'off-topic',
  hostile: 'refuse',
  injecting: 'injection',
  unsure: 'dont-know',
  gibberish: 'gibberish',
  askingBack: 'question-back',
  distress: 'distress',
} as const satisfies Partial<Record<keyof Phrasebook, Intent>>

const meanings = new Map<string, Intent>()
for (const book of [portuguese, english, arabic]) {
  meanings.set(book.stopping, 'stop')
  for (const [list, intent] of Object.entries(lists) as [keyof typeof lists, Intent][])
    for (const phrase of book[list]) meanings.set(phrase, intent)
}

/** How a simulated person means what they say: an engine can be measured by it. */
export const meantBy = (text: string): Intent => meanings.get(text) ?? 'answer'
