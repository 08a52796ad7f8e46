// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// The noun that belongs to a question word: "which alternatives".
import { isPast, isThirdPerson } from '../spoken-verbs.ts'
import { isPersonNoun } from './persons.ts'
import { adverb, auxWord, isInfinitive } from './subjects.ts'

const isPronoun = /^(?:they|people)$/iu

/** "Which features of our app students use": who does it stands before a verb, behind a phrase. */
function isActor(words: readonly string[], at: number): boolean {
  const next = words[at + 1]?.toLowerCase() ?? ''
  return (
    isPersonNoun(words[at]!.toLowerCase()) &&
    isInfinitive(next) &&
    words.slice(0, at).some((each) => /^(?:of|in|from|about|on)$/iu.test(each))
  )
}

/** "what support outside the faculty they relied upon": the noun phrase reaches up to the pronoun. */
function untilPronoun(word: string, words: readonly string[]) {
  if (!/(?:what|which|whose|how (?:many|much)(?: [a-z]+)?)$/iu.test(word)) return undefined
  const at = words.slice(0, 8).findIndex((each, i) => isPronoun.test(each) || isActor(words, i))
  const isPhrase = words.slice(0, at).every((each) => {
    const plain = each.toLowerCase()
    const isClause =
      /^(?:when|if|that|because|while|before|after|who|the)$/u.test(plain) && plain !== 'the'
    return !isClause && !auxWord.test(plain) && !isPast(plain) && !/,$/u.test(plain)
  })
  // "They" is never the object of a verb before it.
  const startsWithVerb =
    isThirdPerson(words[0]?.toLowerCase() ?? '') && !/^they$/iu.test(words[at] ?? '')
  if (at < 1 || !isPhrase || startsWithVerb || /^(?:happen|become)/iu.test(words[0] ?? ''))
    return undefined
  return { word: [word, ...words.slice(0, at)].join(' '), words: words.slice(at) }
}

/** "which alternatives", "at what hours": the noun behind the question word belongs to it. */
export function withNoun(word: string, words: string[]): { word: string; words: string[] } {
  if (/^else$/iu.test(words[0] ?? '')) return { word: `${word} else`, words: words.slice(1) }
  const before = untilPronoun(word, words)
  if (before) return before
  if (!/(?:what|which|whose)$/iu.test(word)) return { word, words }
  const isSubject = (at: number) =>
    /^(?:an?|they|you|we|it|dey|theyd|they['’]\p{L}+|people|folks|ppl|the|our|their|some|most)$/iu.test(
      words[at] ?? '',
    ) || isPersonNoun(words[at]?.toLowerCase() ?? '')
  const isNoun = (at: number) => {
    const each = words[at]?.toLowerCase() ?? ''
    return (
      each !== '' &&
      !isSubject(at) &&
      !auxWord.test(each) &&
      !adverb.test(each) &&
      !/^(?:else|them|him|her|it|us|me|about)$/u.test(each)
    )
  }
  // "What remote employees think": how the respondents are described.
  const described = words.findIndex((each) => isPersonNoun(each.toLowerCase()))
  const isDescription =
    described > 0 &&
    words.slice(0, described).every((each) => describes.test(each) && !/s$/iu.test(each))
  if (isDescription) return { word, words: words.slice(described) }
  const isPrepared = /\s/u.test(word)
  const length = [1, 2, 3].find(
    (count) =>
      words.slice(0, count).every((_, at) => isNoun(at)) &&
      (isSubject(count) || auxWord.test(words[count] ?? '')),
  )
  const isVerbFirst =
    isThirdPerson(words[0]?.toLowerCase() ?? '') || isPast(words[0]?.toLowerCase() ?? '')
  if (!length || (isVerbFirst && !isPrepared && !/which$/iu.test(word))) return { word, words }
  return { word: [word, ...words.slice(0, length)].join(' '), words: words.slice(length) }
}

/** Words that tell of which respondents a clause speaks. */
const describes =
  /^(?:\p{L}{3,}(?:al|ic|ive|ous|less|ent|ant|ary|ish|ese|ing|ern|time)|remote|rural|urban|small|big|large|young|old|older|new|former|adult|deaf|blind|poor|rich|single|married|elderly|mobile|home|female|male|senior|junior|private|public|hybrid|office|night|shift)$/iu
