// Whether an answer describes a child who is harmed or in danger. Its words only add to help, and raise what is already found grave.
import { foldText } from '../interview/language-patterns/fold-text.ts'
import { carerPatterns } from '../interview/language-patterns/carer-danger.ts'
import { childPatterns, type ChildPatterns } from '../interview/language-patterns/child-danger.ts'

/** Whether all of some patterns of one language are in one sentence. */
const hasSentence = (
  written: readonly (string | null)[],
  ...parts: readonly (keyof ChildPatterns)[]
): boolean =>
  sentencesOf(written).some((sentence) =>
    childPatterns.some((patterns) => parts.every((part) => patterns[part].test(sentence))),
  )

const sentencesOf = (written: readonly (string | null)[]): string[] =>
  written.flatMap((text) => (text ?? '').split(/[.!?؟\n]+/u)).map(foldText)

/** `written`: all that the respondent wrote, null where it is erased. In a call for help; elsewhere it may be an accident. */
export const describesChildInDanger = (written: readonly (string | null)[]): boolean =>
  hasSentence(written, 'child', 'harm') || describesHarmByCarer(written)

export const describesChildHarmedByPerson = (written: readonly (string | null)[]): boolean =>
  hasSentence(written, 'child', 'harm', 'byPerson')

/** Whether a child of the respondent's household is in danger that continues. */
export const isOwnChildInDanger = (text: string): boolean =>
  hasSentence([text], 'ownChild', 'harm', 'now')

export const isOwnChildHarmedByPerson = (text: string): boolean =>
  hasSentence([text], 'ownChild', 'harm', 'now', 'byPerson')

/** Whether a carer shuts a child in, ties it down or shames it. */
export const describesHarmByCarer = (written: readonly (string | null)[]): boolean =>
  sentencesOf(written).some((sentence) =>
    carerPatterns.some(({ harm, ordinary }) => harm.test(sentence) && !ordinary.test(sentence)),
  )
