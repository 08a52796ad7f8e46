// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// The survey writer copies verbs as they stand: "How often do you watered?"
import {
  gerund,
  isPast,
  isThirdPerson,
  isVerb,
  pastBase,
  thirdPersonBase,
} from '../spoken-verbs.ts'

const helped =
  /\b(do|does|did) ((?:you|they|we|(?:the|your|our) [\p{L}-]+)) (?:(\p{L}+ly) )?([\p{L}’']+)/giu

/** "What keeps you from turn up", "what makes you left" */
const caused = /\b(keeps?|kept) you from ([a-z]+)\b|\b(?:makes?|made) you ([a-z]+)\b/giu

const withForms = (question: string): string =>
  question.replace(
    caused,
    (whole, keeps: string | undefined, verb: string | undefined, made: string | undefined) => {
      if (keeps && verb && isVerb(verb) && !isPast(verb) && !isThirdPerson(verb))
        return `${keeps} you from ${gerund(verb)}`
      return made && isPast(made) ? `made you ${pastBase(made)}` : whole
    },
  )

export const mendWritten = (question: string): string =>
  withForms(question).replace(
    helped,
    (whole, helper: string, who: string, how = '', verb: string) => {
      const manner = how ? `${how} ` : ''
      if (isPast(verb)) return `did ${who} ${manner}${pastBase(verb)}`
      return isThirdPerson(verb) && who !== 'you'
        ? `${helper} ${who} ${manner}${thirdPersonBase(verb)}`
        : whole
    },
  )
