// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// Two verbs of one subject behind one helper: "does it save time or slow them down".
import { isPast, isThirdPerson, pastBase, thirdPersonBase } from '../spoken-verbs.ts'

const manner = '(?:just|only|also|simply|even|actually|really|instead|then|rather|mostly)'
const object =
  'the|an?|you|them|us|me|it|him|her|your|our|their|my|this|that|these|those|each|every|any|some|more|less|things'
const adverbial =
  'in|on|at|up|down|out|off|over|away|back|along|apart|late|early|too|better|worse|well|badly|slowly|quickly|with|without|to|for|from|through|around|behind|nothing'

/** The verb that joins, and what follows it. */
const joined = new RegExp(
  String.raw`\b(or|and|but) ((?:${manner} )?)([a-z]+)(?= (${object})\b| (${adverbial})\b| ([a-z-]+)|$)`,
  'giu',
)

const isDoing = (verb: string, isPastClause: boolean) =>
  isPastClause ? isPast(verb) : isThirdPerson(verb)

/** The rest of a clause behind "does" or "did", whose first word is the infinitive: every verb of it as an infinitive. */
export function alignPair(rest: string, isPastClause: boolean): string {
  // Nothing but the verb stands before: "calm or tires".
  const second = /^[a-z]+ $/iu
  return rest.replaceAll(
    joined,
    (
      whole: string,
      joint: string,
      how: string,
      verb: string,
      isObject: string | undefined,
      isAdverbial: string | undefined,
      next: string | undefined,
      at: number,
    ) => {
      const lower = verb.toLowerCase()
      const isVerbForm = isPastClause
        ? /ed$/u.test(lower) || isPast(lower)
        : /[a-z]{2}s$/u.test(lower)
      const isSecond = second.test(rest.slice(0, at))
      const isCertain =
        (isObject !== undefined && !/^(?:us|this|its|is|was|has|does)$/u.test(lower)) ||
        (isSecond && joint === 'or' && next !== undefined) ||
        (isDoing(lower, isPastClause) &&
          (isSecond || (joint === 'or' && isAdverbial !== undefined)))
      if (!isCertain || !isVerbForm) return whole
      return `${joint} ${how}${isPastClause ? pastBase(lower) : thirdPersonBase(lower)}`
    },
  )
}

/** What follows "and" in the same clause takes the same form as the verb before. */
export function alignCoordinated(text: string, isPastClause: boolean): string {
  if (!isPastClause) return text
  return text
    .replaceAll(/\b(but|and|or) (?:did not|didn['’]t) (?=\p{L})/giu, '$1 not ')
    .replaceAll(/(?<=\b(?:and|or|then) )([a-z]+)\b/giu, (word) =>
      isPast(word.toLowerCase()) ? pastBase(word.toLowerCase()) : word,
    )
}
