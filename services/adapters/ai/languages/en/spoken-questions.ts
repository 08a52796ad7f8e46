// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { speakClause } from './spoken/clause-questions.ts'
import { askAboutNoun, askPlainly, isSound, openQuestion } from './spoken/sound.ts'

export { findAudience, nameAudience, withoutScreener } from './spoken/persons.ts'

export const speak = (thing: string, audience: string | undefined, turn?: number): string =>
  [speakClause(thing, audience, turn), askPlainly(thing, audience), askAboutNoun(thing)].find(
    (question) => question !== undefined && isSound(question),
  ) ?? openQuestion
