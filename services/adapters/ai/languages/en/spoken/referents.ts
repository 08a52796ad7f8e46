// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// What "it" and "them" stand for, so that each question can be understood alone.
import { isPast, isThirdPerson, isVerb } from '../spoken-verbs.ts'
import { ownThing } from './own-thing.ts'
import { isAttribute, isChosen } from './attributes.ts'
import { anyPeople, isPersonNoun } from './persons.ts'

const stop =
  'across|along|behind|beside|within|outside|inside|beyond|towards|the|our|an|these|still|already|yet|ever|never|always|often|usually|currently|really|and|or|between|over|under|into|through|near|around|among|without|against|off|out|up|per|wants|needs|whit|dae|wid|of|to|for|in|on|at|with|from|by|about|after|before|during|when|while|if|because|since|so|as|than|that|which|who|is|are|was|were|be|has|have|had|do|does|did|would|could|should|can|will|they|them|their|it|we|you|people|now|instead|last|this|next|every|each|again|online|more|less|most|first'
const phrase = new RegExp(
  String.raw`\b((?:the|our|a|an|this|these) (?:(?!(?:${stop})\b(?!-))[\p{L}\d’'-]+ ?){1,4})(?=[\s,.:;?!]|$)`,
  'giu',
)
/** No things that an answer could be about. */
export const unspecific =
  /\b(?:way|ways|time|times|day|days|week|weeks|month|months|year|years|moment|reason|reasons|end|past|future|idea|fact|goal|survey|study|street|road|town|city|area|country|world|board|council|committee|government|management|municipality|trustees|boss|lot|few|problem|people|person|thing|things|same|public|table|half|winter|summer|spring|autumn|fall|season|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|morning|evening|night|level project|thing)$/iu

/** `isAround`: what something happens in or with. */
type Referent = { text: string; isMany: boolean; isPlace: boolean; isAround: boolean }

const isMany = (text: string) => /(?:[^su]s|people|children)$/iu.test(text)

/** "The pair [lasts longer]" */
function nounOf(found: string): string {
  const words = found
    .trim()
    .replace(/^(?:The|Our) (?=\p{Ll})/u, (article) => article.toLowerCase())
    .split(' ')
  const verb = words.findIndex(
    (word, at) => at > 1 && ((isThirdPerson(word) && at < words.length - 1) || isPast(word)),
  )
  return words.slice(0, verb < 0 ? words.length : verb).join(' ')
}

function phrasesIn(text: string): Referent[] {
  return [...text.matchAll(phrase)]
    .map(({ index, 1: found = '' }) => ({
      text: nounOf(found),
      isMany: isMany(nounOf(found)),
      isPlace: /\b(?:in|at|on|near|from|for|with|by|to) $/iu.test(text.slice(0, index)),
      isAround: /\b(?:in|inside|at|near|with) $/iu.test(text.slice(0, index)),
    }))
    .filter(({ text: found }) => {
      const last = found.split(' ').at(-1)!.toLowerCase()
      const isOfPeople = found
        .toLowerCase()
        .split(' ')
        .some((word) => (isPersonNoun(word) && word.endsWith('s')) || anyPeople.has(word))
      return (
        !isOfPeople &&
        !isPersonNoun(last) &&
        !(isVerb(last) && found.includes(' ', 4)) &&
        // "The price clear" is no thing.
        !isQuality.test(last) &&
        !unspecific.test(found)
      )
    })
}

/** "Plots", of "why plots are left empty". */
const bareSubject = /^(?:why|how|what makes) ([a-z-]+s) (?:are|were|get)\b/iu
const quality =
  'easy|clear|fair|useful|helpful|expensive|cheap|reliable|safe|comfortable|convenient|hard|difficult|simple|too \\p{L}+|worth \\p{L}+|good|enough|long|short|ready|interesting|realistic|necessary|relevant|accurate|fast|slow'

const isQuality = new RegExp(
  `^(?:${quality}|small|large|big|new|old|separate|different|similar|special|second|single)$`,
  'iu',
)

/** "Heating", of "whether heating worked" */
const doneBy =
  /^(?:whether |if |did |does |was |is )(?:the )?([a-z]+) (?:worked|works|work|broke|breaks|failed|arrived|stopped|helped)\b/iu

/** "It", where that is what the owner runs. */
const ofOwner =
  /\b(?:alongside|about|of|with|without|for|use|using|recommend|find|join|leave) it\b/iu
/** "Bread", of "buying bread from our bakery". */
const obtained =
  /\b(?:buy|eat|drink|order|read|watch|wear|rent|borrow)(?:ing|s)? ([a-z]+)(?= (?:from|at|in|with|on)\b)/iu
/** "Whether they needed help and who gave it" */
const helped =
  /\b(?:need|want|get|got|ask|receive|have|had)(?:ed|d)?(?: for)?(?: any)? (help|advice|support|training|guidance|information|feedback)\b/iu
const given =
  /^(?:who|how|when|where) (?:gave|gives|provided|provides|offered|offers|asked for|got|received) it\b/iu
const namedThing = /^(?:the|our|their) [\p{L}-]+(?: [\p{L}-]+)?$/iu

/** "School bus: punctuality, the driver" */
const headed =
  /^((?!(?:the|our|a|an|i|we|my|topics?|questions?|survey|feedback|goal|purpose|aim|objective|ask|find)\b)[a-z-]+(?: [a-z-]+){0,2}):/iu

/** "Car repair shop": what is repaired is not named again. */
const repairs = /\b([a-z]+) (?:repairs?|cleaning|servicing|grooming|body ?work)\b/iu
const mended =
  /\b(?:fix|fixed|repair|repaired|deliver|delivered|clean|cleaned|wash|washed|collect|drop(?:ped)? off) it\b|\b(?:is|was) it (?:ready|done|clean|finished|fixed|on time)\b/iu

const maxBareWish = 4

/** The things, in the same order, with what their pronouns stand for where that is certain. */
export function withReferents(
  things: readonly string[],
  goal: string,
  first = things[0] ?? '',
): string[] {
  const at = goal.toLowerCase().indexOf(first.toLowerCase().split(' ').slice(0, 3).join(' '))
  const lead = at > 0 ? goal.slice(0, at) : ''
  // Another sentence is not certain to speak of the same, except of what the owner runs or plans.
  const wish = /[^.!?]*$/u.exec(lead)?.[0] ?? ''
  // "We want their views on it" speaks of the sentence before.
  const isBareWish = wish.trim().split(/\s+/u).length <= maxBareWish
  const sentence = isBareWish ? (/[^.!?]*[.!?]\s*[^.!?]*$/u.exec(lead)?.[0] ?? wish) : wish
  // "What men read, how they choose it" speaks of what is asked first.
  const isAsked = /\b(?:what|which)\b(?! to\b)/iu.test(sentence)
  const before = isAsked ? [] : phrasesIn(ownThing(goal) ? lead : sentence)
  const repaired = repairs.exec(goal)?.[1]
  const single = before.filter((each) => !each.isMany)
  const heading = headed.exec(goal)?.[1]
  const isNamed =
    heading !== undefined &&
    !heading.split(' ').some((word) => isPersonNoun(word.toLowerCase()) || unspecific.test(word))
  let one =
    ((isBareWish ? undefined : single.findLast(({ isPlace }) => !isPlace)) ?? single.at(-1))
      ?.text ?? (isNamed ? `the ${heading.toLowerCase()}` : undefined)
  let many = before.filter((each) => each.isMany).at(-1)?.text
  const whole = ownThing(goal)
  // "I run a small coding club": the owner's.
  if (
    whole &&
    one &&
    /^an? /iu.test(one) &&
    one.split(' ').at(-1) === whole.phrase.split(' ').at(-1)
  )
    one = whole.phrase
  let which: string | undefined
  let last: string | undefined
  let help: string | undefined
  // What other things are about may be "it" as well as what the owner runs.
  let isOtherNamed = false
  return things.map((thing) => {
    const isOwned = ofOwner.test(thing) && whole?.kind === 'noun' && !isOtherNamed
    const owned = isOwned ? whole.phrase : undefined
    const resolved = resolve(thing, {
      one:
        (given.test(thing) ? help : undefined) ??
        (repaired !== undefined && mended.test(thing)
          ? `your ${repaired.toLowerCase()}`
          : undefined) ??
        one ??
        owned ??
        last,
      many,
      which,
    })
    help = helped.exec(thing)?.[1]?.replace(/^/u, 'the ')
    last = isNamed ? undefined : namedThing.exec(thing)?.[0]
    // An item of a list belongs to what the list is about.
    if (isNamed && namedThing.test(thing)) return resolved
    const found = phrasesIn(resolved)
    isOtherNamed ||= found.some((each) => !each.isAround && each.text !== whole?.phrase)
    const subject = bareSubject.exec(thing)?.[1]
    // Several things are no "it": "which shifts they get".
    const isOfWhich =
      /^(?:what|which) (?!they (?:think|thought|feel)|\p{L}{3,}[^s\W]s (?:they|are|were)\b)/iu.test(
        thing,
      )
    const lived = /\bexperiences? (?:of|with) (\p{L}+ing .+)$/iu.exec(thing)?.[1]
    const got = obtained.exec(thing)?.[1]
    const doing = doneBy.exec(thing)?.[1]
    const acting = doing && !/^(?:it|they|we|you|people)$/u.test(doing) ? doing : undefined
    const alone = found.filter((each) => !each.isMany && !isAttribute(each.text))
    // What was chosen may be "it" as well as the subject of the survey: neither is certain.
    if (alone.some((each) => isChosen(each.text, resolved))) {
      one = undefined
      return resolved
    }
    // Where something is, or what it is done with, is not what "it" means.
    const named =
      alone.find(({ isAround }) => !isAround)?.text ?? (one ? undefined : alone[0]?.text)
    const sameOne = /\bit\b/iu.test(thing) ? one : undefined
    one =
      lived ??
      got ??
      (acting && `the ${acting}`) ??
      sameOne ??
      named ??
      (isOfWhich && !/\bit\b/iu.test(thing) ? undefined : one)
    many =
      found.find((each) => each.isMany)?.text ??
      (subject && !isPersonNoun(subject) ? `the ${subject}` : isOfWhich ? undefined : many)
    which = /^(?:which|what) ([a-z-]+s)\b/iu.exec(thing)?.[1] ?? which
    return resolved
  })
}

const priced = /\b(?:expensive|cheap|costly|dear|pricey|affordable|worth (?:it|the))\b/iu
const aspect =
  /\b(?:flavou?r|taste|smell|scent|look|colou?r|design|texture|size|sound|quality|shape|style|atmosphere|mood)$/iu

type Known = { one: string | undefined; many: string | undefined; which: string | undefined }

function resolve(thing: string, { one, many, which }: Known): string {
  let text = one
    ? thing.replace(/^(what (?:brought|attracted|drew|led) them)$/iu, `$1 to ${one}`)
    : thing
  const isCause = new RegExp(
    String.raw`^(?:(?:whether|if) )?(?:(?:is|was) it|it (?:is|was)|it['’]s) (?!(?:${quality})\b|\p{L}+ed\b)`,
    'iu',
  )
  // A taste has no price: what costs is the thing itself.
  const isOfWhole = priced.test(thing) && aspect.test(one ?? '')
  if (
    one &&
    !isOfWhole &&
    !isCause.test(text) &&
    !/\bit\b(?! (?:compare[sd]?|relates?|measure[sd]? up|live[sd]? up|stands? up|stood up)\b)(?=.*\b(?:that|to)\b)/iu.test(
      text,
    )
  )
    text = text
      .replace(/^((?:what|which|how|why|when|where)\b.*?\b)its\b/iu, `$1${one}’s`)
      .replace(
        /(?<!\b(?:make|makes|made|find|think|take|takes|took|like|comes? to|about how|worth) )\bit\b(?!['’]s)/iu,
        () => one!,
      )
  if (many)
    text = text
      .replace(
        new RegExp(String.raw`^((?:whether|if) )?(are|were) they (?=${quality})`, 'iu'),
        `$1$2 ${many} `,
      )
      .replace(
        new RegExp(
          String.raw`^((?:whether|if|how|what) )they (?=(?:are|were) (?:${quality}))`,
          'iu',
        ),
        `$1${many} `,
      )
      .replace(
        /^((?:whether|if|how|how (?:long|well)) )they (?=(?:fit|fits|fitted|last|lasted|hold up|held up|taste|smell|work|worked)(?:$| (?:for|in|on|after|with)\b))/iu,
        `$1${many} `,
      )
      .replace(
        /(?<=\b(?:they|people|\p{L}+s) (?:\p{L}+ )*?(?:follow|use|read|buy|eat|wear|like|need|want|notice|find|miss|trust|understand|choose|pick|discover|handle|manage|fix|store|prepare|plan|look after|deal with|care for|take care of|work with|pay for|change about|like about|dislike about|improve about|think of|think about|feel about|hear about|heard about|hear of|know about|get) )them\b/iu,
        () => many!,
      )
  return which ? text.replace(/^which ones\b/iu, `which ${which}`) : text
}
