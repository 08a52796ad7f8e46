// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// The survey writer copies verbs as they stand: "How often do you watered?"
import { isPast, isThirdPerson, pastBase, thirdPersonBase } from '../spoken-verbs.ts'

const helped =
  /\b(do|does|did) ((?:you|they|we|(?:the|your|our) [\p{L}-]+)) (?:(\p{L}+ly) )?([\p{L}’']+)/giu

export const mendWritten = (question: string): string =>
  question.replace(helped, (whole, helper: string, who: string, how = '', verb: string) => {
    const manner = how ? `${how} ` : ''
    if (isPast(verb)) return `did ${who} ${manner}${pastBase(verb)}`
    return isThirdPerson(verb) && who !== 'you'
      ? `${helper} ${who} ${manner}${thirdPersonBase(verb)}`
      : whole
  })
