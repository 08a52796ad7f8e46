// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// The noun phrases of a thing that a question can be built around.
import { isPast, isThirdPerson, isVerb } from '../spoken-verbs.ts'
import { anyPeople } from './persons.ts'
import { normalize, replaceObjects, toSecondPerson } from './second-person.ts'
import { determined, withoutOwners } from './topic-questions.ts'

const maxWords = 8
const maxPhrases = 4
/** Words that no noun phrase has in it. */
const outside =
  /^(?:what|which|who|whom|whose|why|how|when|where|whether|if|that|is|are|was|were|be|been|being|am|do|does|did|has|have|had|can|could|will|would|should|may|might|must|not|they|them|we|us|i|me|he|she|it|you|there|here|so|then|than|too|very|really|just|also|still|yet|ever|never|always|often|more|less|most|least|much|many|enough|again|because|since|while|but|yes|no|ok|oh|to|as|about|etc|maybe|actually|basically|anything|something|everything|nothing|else|all|any|some|every|each|other|others|another|one|ones|instead|longer|shorter|vs|versus|per|over|towards?|off|up|out|down|bout)$/iu
/** Prepositions join two nouns only within a phrase. */
const joint = /^(?:of|for|in|at|on|with|from|by|and|or|during|between|near|after|before)$/iu
const determiner = /^(?:the|a|an|our|their|your|my|this|these|those|its)$/iu
/** Too general to ask about. */
const unspecific =
  /^(?:way|ways|time|day|days|thing|things|people|person|lot|bit|kind|sort|reason|part|point|year|years|month|months|week|weeks|today|now|stuff|situation|case|moment|end|start|first|last|next|topics?|themes?|feedback|surveys?|questions?|experiences?|views?|opinions?|thoughts?|attitudes?|perceptions?|interviews?|study|research|perspective|regard|attention|easy|hard|good|bad|dear|boring|online|heard|sure|alright|ok|okay)$/iu

export function questionPhrases(thing: string, audience: string | undefined): string[] {
  const text = normalize(thing.trim())
  const own = (phrase: string) => toSecondPerson(replaceObjects(phrase, audience))
  const whole = own(withoutOwners(text, audience))
  const isWhole =
    !whole.split(/\s+/u).some((word) => outside.test(bare(word))) && !/[,:;()/?]/u.test(whole)
  const phrases = chunksOf(withoutOwners(text, audience))
    .map(own)
    .filter((phrase) => phrase !== whole && isNamed(phrase))
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, maxPhrases)
  return [...new Set([...(isWhole && isNamed(whole) ? [whole] : []), ...phrases])]
}

const bare = (word: string) => word.toLowerCase().replaceAll(/[^\p{L}\p{N}'’-]/gu, '')

/** What has an article is certain to be a noun. */
const rank = (phrase: string) =>
  (determined.test(phrase) ? 2 : 0) + Math.min(3, phrase.split(' ').length)

function isNamed(phrase: string): boolean {
  const words = phrase.split(' ')
  const last = bare(words.at(-1)!)
  return (
    words.length <= maxWords &&
    last.length > 2 &&
    !unspecific.test(last) &&
    !anyPeople.has(last) &&
    !/\byou\b/iu.test(phrase) &&
    !joint.test(last) &&
    !determiner.test(last)
  )
}

/** Runs of words without verbs, pronouns and the like; both with and without what a preposition adds. */
function chunksOf(text: string): string[] {
  const chunks: string[] = []
  for (const part of text.split(/[,:;()?!/]|\s[–—-]\s/u)) {
    let run: string[] = []
    const words = part.split(/\s+/u).filter(Boolean)
    for (const [at, word] of words.entries()) {
      const lower = bare(word)
      const before = bare(words[at - 1] ?? '')
      // "How long our ward": a phrase begins with its determiner.
      if (determiner.test(lower) && run.length > 0 && !joint.test(before)) {
        chunks.push(...partsOfRun(run))
        run = []
      }
      const isNounPlace = determiner.test(before) || (run.length > 0 && !joint.test(before))
      const isVerbHere =
        (isVerb(lower) || isPast(lower) || isThirdPerson(lower)) && !isNounPlace && run.length === 0
      const isVerbBehind =
        run.length > 0 && (isPast(lower) || isThirdPerson(lower)) && !determiner.test(before)
      if (outside.test(lower) || isVerbHere || isVerbBehind) {
        chunks.push(...partsOfRun(run))
        run = []
      } else run.push(word)
    }
    chunks.push(...partsOfRun(run))
  }
  return chunks
}

function partsOfRun(run: readonly string[]): string[] {
  const start = run.findIndex((word) => !joint.test(word))
  const words = run.slice(Math.max(0, start))
  if (words.length === 0) return []
  const first = words.findIndex((word) => joint.test(word))
  return first > 0
    ? [words.join(' '), words.slice(0, first).join(' '), words.slice(first + 1).join(' ')]
    : [words.join(' ')]
}
