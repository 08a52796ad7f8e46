// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// The subject of a clause, up to its verb.
import { isPast, isThirdPerson, isVerb } from '../spoken-verbs.ts'
import { anyPeople, isPersonNoun } from './persons.ts'

export const aux =
  "(?:are|were|is|was|have|has|had|do|does|did|would|could|should|can|will|might|may|must|ought|don['’]?t|doesn['’]?t|didn['’]?t|aren['’]?t|weren['’]?t|isn['’]?t|wasn['’]?t|haven['’]?t|can['’]?t|cannot|couldn['’]?t|won['’]?t|wouldn['’]?t)"
export const auxWord = new RegExp(`^${aux}$`, 'iu')
export const adverb =
  /^(?:not|still|now|really|actually|usually|often|never|always|sometimes|first|only|just|also|honestly|currently|typically|normally|rarely|already|even|all|finally|eventually|mostly|generally|mainly|ever|no|then|last|suddenly|really|so|previously)$/iu

/** "why", "how often", "what", and the rest. */
export const opening =
  /^(why|how come|how (?:well|badly|fully|poorly) (?:prepared|informed|looked after|supported|trained|rested|treated|equipped|paid|organi[sz]ed|connected|heard|understood|protected|served|represented|integrated|known|matched|received|used|valued)(?= (?:they|the|their|our|it|this|these|those|you|we|did|do|does|are|were|was|is)\b)|how (?:often|much|many times an? (?:day|week|month|year)|many(?: [a-z]+)?|long|far|well|soon|early|late|fast|easy|hard|likely|happy|satisfied|safe|confident|comfortable|clear|useful|important|willing|interested|ready|exactly)|how (?!(?:the|our|their|they|people|it|this|my|a|an|you|do|does|did|are|were|is|was|have|has|had|would|could|can|will|should|might|we|each|every|any|these|those)\b|[a-z]+(?:ing|[^s]s)\b)[a-z]+(?= (?:they|the|their|our|it|this|these|those|you|we|do|does|did|(?:are|were|was|is|would) (?:they|you|we|it|the|our|their|this|these))\b)|how|since when|(?:(?:at|in|on|for|to|from|with|of|about|under|by) )?(?:what|which|whose|whom|who)|where|when)\b(?!-)\s*(.*)$/iu

/** `isGuessed`: its verb is one by its place only. */
export type Subject = { isRespondent: boolean; text: string; rest: string[]; isGuessed?: true }

/** People who do something to respondents: "how staff keep them informed". */
const servants =
  /^(?:staff|teams?|management|managers|doctors|nurses|teachers|agents|guards|employees|workers|drivers|midwives|landlords|officers|carers|supervisors)$/u
const actsOnThem =
  /\b(?:keeps?|kept|tells?|told|gives?|gave|treats?|treated|helps?|helped|informs?|informed|supports?|supported|speaks? to|spoke to|listen(?:s|ed)? to|contact(?:s|ed)?|calls?|called|explain(?:s|ed)? .* to|sends?|sent|lets?) them\b/iu

/** Their past is their infinitive: "whether it fit". */
export const invariable = /^(?:fit|put|cut|let|set|hit|cost|shut|hurt|spread|beat|burst|split)$/u
const afterVerb =
  /^(?:the|a|an|it|them|you|us|me|your|our|their|in|on|at|to|up|down|out|off|well|badly|too|as|when|after|before|with|from|through|properly|right)$/u

/** Beside "them", others than respondents. */
const anyone = /^(?:any|some|every)(?:one|body)$/u

export const isInfinitive = (word: string) =>
  isVerb(word) && !isPast(word) && !isThirdPerson(word) && !auxWord.test(word)
/** "The first phone" is no subject of "call". */
export const isSingular = (word: string) =>
  /^\p{L}+$/u.test(word) &&
  !/(?:[^s]s|people|children|men|women|team|family|council|police|public|government|they|and|who|that)$/u.test(
    word,
  ) &&
  !isPersonNoun(word) &&
  !anyPeople.has(word)

/** "Widows in the state": the noun before the first preposition. */
export function headOf(subject: readonly string[]): string {
  const at = subject.findIndex((word) =>
    /^(?:of|in|at|for|with|from|on|to|over|under|between|since|who|that)$/u.test(word),
  )
  return subject[(at < 1 ? subject.length : at) - 1] ?? ''
}

/** The verb of the sentence behind a relative clause: "people who moved house [made] the decision". */
function mainVerb(words: readonly string[], relativeVerb: number, isInverted: boolean): number {
  const find = (isMain: (word: string) => boolean) =>
    words.findIndex(
      (word, at) =>
        at > relativeVerb + 1 &&
        isMain(word) &&
        !/^(?:to|and|or|that|when|who|which|they|we|not|been|be|have|has|had|an?|the|our|their|my|,)$/u.test(
          words[at - 1]!,
        ),
    )
  // "Those who came found": nothing is between the verbs.
  const [relative = '', next = ''] = words.slice(relativeVerb)
  if (
    /^(?:came|left|stayed|returned|joined|attended|answered|responded|quit|moved)$/u.test(
      relative,
    ) &&
    isPast(next)
  )
    return relativeVerb + 1
  // "Why do people who asked for a quote not go ahead"
  const not = isInverted
    ? words.findIndex((word, at) => at > relativeVerb + 1 && word === 'not')
    : -1
  if (not > 0 && isInfinitive(words[not + 1] ?? '')) return not
  const past = find((word) => isPast(word) || auxWord.test(word))
  // "How do people who adopted a dog cope"
  return past < 0 && isInverted ? find(isInfinitive) : past
}

/** "The training", of "did the training help our new hires": a thing up to its infinitive. */
export function thingBefore(words: readonly string[]): Subject | undefined {
  const at = words.findIndex(
    (word, i) =>
      i > 1 &&
      isInfinitive(word.toLowerCase()) &&
      !/^(?:the|a|an|our|your|this|new|to|of|for|and)$/iu.test(words[i - 1]!),
  )
  const text = words.slice(0, at)
  const isThing =
    at > 1 &&
    /^(?:the|our|this)$/iu.test(words[0]!) &&
    !text.some((word) => isPersonNoun(word.toLowerCase()) || anyPeople.has(word.toLowerCase()))
  return isThing ? { isRespondent: false, text: text.join(' '), rest: words.slice(at) } : undefined
}

const preposition = /^(?:of|in|at|for|with|from|on|to|about|over|under|between|by)$/u

/** The subject at the beginning of a clause, up to its verb. */
export function splitSubject(
  words: readonly string[],
  audience: string | undefined,
  isInverted = false,
): Subject | undefined {
  const lower = words.map((word) => word.toLowerCase().replace(/[’]/gu, "'"))
  const first = lower[0] ?? ''
  const contracted = /^(they|people|folks|ppl|you|members|customers)'(d|ll|re|ve)$/u.exec(first)
  if (contracted) {
    const isDone = contracted[2] === 'd' && isPast(lower[1] ?? '')
    const full = isDone
      ? 'had'
      : ({ d: 'would', ll: 'will', re: 'are', ve: 'have' }[contracted[2]!] ?? '')
    return { isRespondent: true, text: 'you', rest: [full, ...words.slice(1)] }
  }
  if (first === 'many') return { isRespondent: false, text: 'many people', rest: words.slice(1) }
  if (/^(?:they|dey|you|theyd)$/u.test(first))
    return first === 'theyd'
      ? { isRespondent: true, text: 'you', rest: ['would', ...words.slice(1)] }
      : { isRespondent: true, text: 'you', rest: words.slice(1) }
  if (first === 'some' && isVerb(lower[1] ?? ''))
    return { isRespondent: true, text: 'you', rest: words.slice(1) }
  const relative = lower.slice(1, 5).indexOf('who') + 1
  if (relative > 0) {
    const verb = lower.findIndex(
      (word, at) => at > relative && (auxWord.test(word) || isVerb(word)),
    )
    const main = verb < 0 ? -1 : mainVerb(lower, verb, isInverted)
    const isPerson = isPersonNoun(lower[relative - 1]!) || anyPeople.has(lower[relative - 1]!)
    if (main < 0 || !isPerson) return undefined
    return { isRespondent: true, text: 'you', rest: words.slice(main) }
  }
  const isNumber = (at: number) => /^\d/u.test(lower[at] ?? '')
  for (let at = 1; at < Math.min(words.length, 12); at++) {
    const word = lower[at]!.replace(/[,.]$/u, '')
    const before = lower[at - 1]!.replace(/[,.]$/u, '')
    // "Speeds things up or confuses them": not the first verb.
    if (isNumber(at) || /^(?:or|but)$/u.test(before)) continue
    if (isThirdPerson(word) && auxWord.test(lower[at + 1] ?? '')) continue
    // "Home cooks plan": a person, not an action.
    if (isPersonNoun(word) && isInfinitive(lower[at + 1] ?? '')) continue
    const isSingularHead = isSingular(headOf(lower.slice(0, at)))
    const isPastOfOne =
      isSingularHead && invariable.test(word) && afterVerb.test(lower[at + 1] ?? 'it')
    if (isInfinitive(word) && isSingularHead && !isPastOfOne) continue
    const isStart =
      auxWord.test(word) ||
      (isVerb(word) &&
        !/^(?:the|a|an|our|your|their|my|its|of|in|on|to|for|and|with|at|from|new|who|that|first|those|these|free)$/u.test(
          before,
        )) ||
      (adverb.test(word) && !/^(?:all|first|last|so|no)$/u.test(word))
    if (!isStart) continue
    const noun = words.slice(0, at)
    const plain = noun.map((each) => each.toLowerCase().replace(/[^\p{L}'-]/gu, ''))
    const head = plain.findIndex(
      (each, i) =>
        !(
          /^(?:the|a|an|our|my|some|most|many|those|these|few|all|more|any|so)$/u.test(each) &&
          i === 0
        ) &&
        (anyPeople.has(each) || isPersonNoun(each) || each === audience) &&
        // "The worst thing about the apps they use"
        !plain.slice(0, i).some((word) => preposition.test(word)),
    )
    const isRespondent =
      head >= 0 &&
      (anyPeople.has(plain[head]!) ||
        audience === undefined ||
        plain[head] === audience ||
        plain[head] === 'people') &&
      !/^(?:their|your|other)$/u.test(plain[0]!) &&
      !(anyone.test(plain[head]!) && /\bthem\b/iu.test(words.slice(at).join(' '))) &&
      !(servants.test(plain[head]!) && actsOnThem.test(words.slice(at).join(' ')))
    return { isRespondent, text: noun.join(' '), rest: words.slice(at) }
  }
  return shortSubject(words)
}

const behindVerb =
  /^(?:the|a|an|it|you|us|them|your|our|their|my|this|that|things|enough|too|in|on|at|up|down|out|off|over|away|back|well|badly|properly|with|without|to|for|from|through|\p{L}{3,}s)$/iu

/** "The self-checkout prints receipts", of a verb that no list knows: a word in "-s" behind one thing. */
export function guessedSubject(words: readonly string[]): Subject | undefined {
  const isPronoun = /^it$/iu.test(words[0] ?? '')
  if (!isPronoun && !/^(?:the|our|your|their|this|an?)$/iu.test(words[0] ?? '')) return undefined
  const at = words.findIndex(
    (word, place) =>
      place > (isPronoun ? 0 : 1) &&
      /^[a-z]{2,}[^sui]s$/iu.test(word) &&
      !/s$/iu.test(words[place - 1]!) &&
      behindVerb.test(words[place + 1] ?? 'it'),
  )
  const longest = 4
  if (at < 1 || at > longest || words.slice(0, at).some((word) => preposition.test(word)))
    return undefined
  return {
    isRespondent: false,
    text: words.slice(0, at).join(' '),
    rest: words.slice(at),
    isGuessed: true,
  }
}

/** "The cracks appear", of a verb that no list knows. */
function shortSubject(words: readonly string[]): Subject | undefined {
  const [determiner = '', noun = '', verb = ''] = words
  const isSentence =
    words.length === 3 &&
    /^(?:the|our|your|their)$/iu.test(determiner) &&
    /^[a-z-]+[^s]s$/iu.test(noun) &&
    /^[a-z]{3,}(?<!s|ed|ing|ly|al|ous|ful|ive|able)$/iu.test(verb)
  return isSentence
    ? { isRespondent: false, text: `${determiner} ${noun}`, rest: [verb] }
    : undefined
}
