// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { speakClause } from './spoken/clause-questions.ts'
import { askPlainly, isSound, openQuestion } from './spoken/sound.ts'

export { findAudience, nameAudience, withoutScreener } from './spoken/persons.ts'

export const speak = (thing: string, audience: string | undefined): string =>
  [speakClause(thing, audience), askPlainly(thing, audience)].find(isSound) ?? openQuestion
