import type { Intent } from '#contract/events/conversation-types.ts'
import { arabic } from './languages/ar/phrases.ts'
import { english } from './languages/en/phrases.ts'
import type { Phrasebook } from './phrasebook.ts'
import { portuguese } from './languages/pt-br/phrases.ts'

const intentOfList = {
  offTopic: 'off-topic',
  hostile: 'refuse',
  injecting: 'injection',
  unsure: 'dont-know',
  gibberish: 'gibberish',
  askingBack: 'question-back',
  distress: 'distress',
} as const satisfies Partial<Record<keyof Phrasebook, Intent>>

const intentByPhrase = new Map<string, Intent>()
for (const book of [portuguese, english, arabic]) {
  intentByPhrase.set(book.stopping, 'stop')
  for (const [list, intent] of Object.entries(intentOfList) as [
    keyof typeof intentOfList,
    Intent,
  ][])
    for (const phrase of book[list]) intentByPhrase.set(phrase, intent)
}

/** The intent of a simulated answer, to measure engines with. */
export const expectedIntentOf = (text: string): Intent => intentByPhrase.get(text) ?? 'answer'
