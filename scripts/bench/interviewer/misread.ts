import type { Intent } from '#contract/events/conversation-terms.ts'
import { meantBy } from '../../simulated-respondents/meant.ts'
import type { Turn } from './play.ts'

export type Misread = { answer: string; meant: Intent; read: Intent | undefined }

/** An open answer that the engine took for something else than its person meant. */
export function misreadIn({ answer, coded }: Turn): Misread | undefined {
  if (answer?.kind !== 'open' || answer.text === null) return undefined
  const meant = meantBy(answer.text)
  return coded?.intent === meant ? undefined : { answer: answer.text, meant, read: coded?.intent }
}
