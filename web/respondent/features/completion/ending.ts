import type { Closing } from '#contract/api/conversation-turns.ts'
import type { HelpTier } from '#contract/help.ts'

export type Ending = {
  /** Key of the heading's text. */
  title: 'thanks' | 'gentleTitle' | 'graveTitle' | 'doneTitle'
  /** A check mark over the heading. */
  hasSeal: boolean
  isRateable: boolean
}

/** What surrounds the last message: none of it is cheerful after a call for help or something grave. */
export function endingOf({
  isForm,
  closing,
  helpTier,
}: {
  isForm: boolean
  closing: Closing['kind'] | undefined
  helpTier: HelpTier | undefined
}): Ending {
  if (helpTier === 'distress') return { title: 'gentleTitle', hasSeal: false, isRateable: false }
  if (closing === 'grave') return { title: 'graveTitle', hasSeal: false, isRateable: false }
  const hasOwnWords = closing === 'stopped' || closing === 'gentle'
  return {
    title: isForm ? 'thanks' : hasOwnWords ? 'gentleTitle' : 'doneTitle',
    hasSeal: true,
    isRateable: closing !== 'gentle',
  }
}
