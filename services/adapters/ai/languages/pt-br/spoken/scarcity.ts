// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { isPluralVerb } from '../spoken-verbs.ts'

const few =
  /^por que (?:(tão pouc[oa]s|pouc[oa]s|pouquíssim[oa]s|só (?:alguns|algumas|pouc[oa]s|\d+))|(quase ninguém|ninguém|(?:tão )?pouca gente))(?: de (?:vocês|nós))? (.+)$/iu
const maxSubject = 5

/** "Por que tão poucos sócios vêm": those who are asked may not come. */
export const withoutScarcity = (thing: string): string => {
  const [, several, , clause = ''] = few.exec(thing) ?? []
  const words = clause.split(' ')
  if (clause === '') return thing
  const found = several ? words.slice(0, maxSubject).findIndex((word) => isPluralVerb(word)) : 0
  const start = words[found - 1] === 'se' ? found - 1 : found
  const who = several ? '' : 'você '
  return found < 0 ? thing : `por que ${who}não ${words.slice(start).join(' ')}`
}
