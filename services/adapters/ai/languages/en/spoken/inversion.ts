// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// The verb of a clause before its subject: "do you pay", "would you join".
import { ownValue } from '#contract/own-value.ts'
import { isPast, isThirdPerson, isVerb, pastBase, thirdPersonBase } from '../spoken-verbs.ts'
import { adverb, auxWord, headOf, invariable, isSingular, type Subject } from './subjects.ts'
import { alignPair } from './verb-pairs.ts'

const verbsOfYou: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
}

/** A helping verb in lower case, as it agrees with "you" and "they". */
export const verbOfYou = (verb: string): string => ownValue(verbsOfYou, verb) ?? verb

export function invert(
  subject: Subject,
):
  | { helper: string; subject: string; rest: string; isNegative: boolean; isPast: boolean }
  | undefined {
  const turned = invertFirst(subject)
  if (!turned || !/^(?:does|did)$/u.test(turned.helper)) return turned
  return { ...turned, rest: alignPair(turned.rest, turned.helper === 'did') }
}

function invertFirst(subject: Subject): ReturnType<typeof invert> {
  const rest = [...subject.rest]
  const adverbs: string[] = []
  while (rest.length > 1 && adverb.test(rest[0]!)) adverbs.push(rest.shift()!.toLowerCase())
  const isNegativeAdverb = adverbs.includes('not') || adverbs.includes('no')
  const verb = rest[0]?.toLowerCase().replace(/[’]/gu, "'").replace(/[,.]$/u, '') ?? ''
  const who = subject.isRespondent ? 'you' : subject.text
  const adverbsLeft = adverbs.filter((each) => each !== 'not' && each !== 'no')
  const join = (...parts: string[]) => parts.filter(Boolean).join(' ')
  const isBe = /^(?:is|are|was|were)$/u.test(verb)
  if (auxWord.test(verb) && (rest.length > 1 || isBe)) {
    const isDoing =
      /^(?:do|does|did)$/u.test(verb) &&
      !/^not$/iu.test(rest[1]!) &&
      !isVerb(rest[1]!.toLowerCase())
    const isHaveMain =
      isDoing ||
      (/^(?:have|has|had|do|does|did)$/u.test(verb) &&
        /^(?:a|an|the|to|their|your|it|with|about|in|for|so|more|no|any|instead|when|while|before|next|there|after|now|at|on|if)$/iu.test(
          rest[1]!,
        ))
    if (!isHaveMain) {
      const negative = /n't$|nt$|cannot/u.test(verb) || /^not$/iu.test(rest[1]!)
      const positive = verb
        .replace(/n'?t$/u, '')
        .replace(/^ca$|^cannot$/u, 'can')
        .replace(/^wo$/u, 'will')
      const agreed = subject.isRespondent ? verbOfYou(positive) : positive
      const after = rest.slice(1).filter((each, i) => !(i === 0 && /^not$/iu.test(each)))
      return {
        helper: agreed,
        subject: who,
        rest: join(...adverbsLeft, ...after),
        isNegative: negative || isNegativeAdverb,
        isPast: /^(?:did|was|were|had)$/u.test(positive),
      }
    }
  }
  const isPastOfOne =
    !subject.isRespondent && invariable.test(verb) && isSingular(headOf(subject.text.split(' ')))
  if (
    (isPast(verb) || isPastOfOne) &&
    !(subject.isRespondent && /^(?:read|put|cut|let|set|quit|cost|hit|shut)$/u.test(verb))
  )
    return {
      helper: 'did',
      subject: who,
      rest: join(...adverbsLeft, isPastOfOne ? verb : pastBase(verb), ...rest.slice(1)),
      isNegative: isNegativeAdverb,
      isPast: true,
    }
  if (!isVerb(verb) && !subject.isRespondent && !subject.isGuessed) return undefined
  if (isThirdPerson(verb) || subject.isGuessed || /^(?:has|does)$/u.test(verb))
    return {
      helper: subject.isRespondent ? 'do' : 'does',
      subject: who,
      rest: join(...adverbsLeft, thirdPersonBase(verb), ...rest.slice(1)),
      isNegative: isNegativeAdverb,
      isPast: false,
    }
  if (!/^[a-z'-]+$/u.test(verb)) return undefined
  return {
    helper: 'do',
    subject: who,
    rest: join(...adverbsLeft, verb, ...rest.slice(1)),
    isNegative: isNegativeAdverb,
    isPast: false,
  }
}
