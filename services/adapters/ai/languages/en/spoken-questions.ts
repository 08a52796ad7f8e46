// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { askByLabel } from '../shared/spoken-labels.ts'
import { parseWords } from '../shared/word-lists.ts'
import { labels } from './spoken-labels.ts'
import { gerund, isPast, isThirdPerson, isVerb, pastBase, thirdPersonBase } from './spoken-verbs.ts'

const anyPeople = parseWords(
  'people folks folk ppl everyone everybody anyone anybody they those ones guys blokes',
)
const groups =
  parseWords(`people customers clients members users students parents patients residents drivers riders employees staff workers volunteers visitors guests
  shoppers buyers subscribers mothers fathers mums moms dads families men women girls boys kids teens teenagers seniors elders singers players readers neighbours neighbors
  tenants landlords farmers growers traders vendors sellers agents nurses doctors teachers apprentices trainees colleagues guards cleaners cooks couriers freelancers
  developers engineers designers managers owners households citizens voters parishioners commuters passengers travellers travelers tourists attendees participants
  applicants candidates donors backers inmates prisoners children widows pensioners retirees ringers stewards beekeepers weavers conductors librarians juniors
  undergrads freshers freshmen alumni graduates interns locals villagers teams companies businesses landowners homeowners renters hikers runners swimmers surfers gamers streamers creators patrons tradies clients pupils
  mechanics electricians plumbers nannies babysitters carers caregivers midwives pharmacists physios therapists couples husbands wives males females adults
  altos sopranos tenors basses graziers churchgoers worshippers congregants moderators testers admins devs freelances merchants shopkeepers stallholders holders`)
const personEnding = /(?:[^aeiou]ers|ors|ees|ists|ants|ians|ents|goers|mates|holders|makers)$/u
const notPersons = parseWords(
  'numbers answers orders offers others centers centres papers letters members’ computers printers papers prices vouchers containers filters dinners summers winters quarters matters fees trees committees coffees factors doors floors colours colors errors mirrors sensors plants restaurants payments comments events documents appointments moments agreements requirements improvements residents’ accidents incidents contents parents’ students’ tents departments apartments developments elements investments statements treatments arguments instruments experiments movements achievements assessments assignments environments cents percents newsletters trailers drawers scooters covers reminders folders orders stickers flyers posters corners rivers powers towers showers flowers',
)

const isPersonNoun = (word: string) =>
  groups.has(word) || (personEnding.test(word) && word.length > 5 && !notPersons.has(word))

/** "the remedies which they propose" */
const relative =
  /^(?:the |any )?([\p{L} -]{3,40}?) (?:which |that )?((?:they|people|customers)(?: themselves)? .+)$/iu

/** The respondents: whom the first question is about, else those who are named first. */
export function findAudience(goal: string): string | undefined {
  const words = wordsOf(goal)
  const isGroup = (word: string) => isPersonNoun(word) && word !== 'people'
  const asked = words.findIndex((word) =>
    /^(?:why|how|what|which|where|when|whether|who|if|do|are)$/u.test(word),
  )
  return words.slice(asked, asked + 7).find(isGroup) ?? words.find(isGroup)
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []

/** Pronouns of people who are spoken about, as they are spoken to. */
function toSecondPerson(text: string, isSubject = false): string {
  // Who does something to "them" does it to others, except in another clause.
  const keepsThem = isSubject && !/\b(?:when|if|that|who|after|before|because|while)\b/iu.test(text)
  return (keepsThem ? text.replaceAll(/\bthem\b/giu, 'th\u00ADem') : text)
    .replaceAll(/\bthemselves\b/giu, 'yourself')
    .replaceAll(
      /\b(?:their|there(?= (?:health|phones?|money|time|homes?|kids|jobs?|own|spare|family|work|teachers|parents|kids)\b)|dem)\b/giu,
      'your',
    )
    .replaceAll(/\btheirs\b/giu, 'yours')
    .replaceAll(/\b(?:they|dey)(?=['’]|\b)/giu, 'you')
    .replaceAll(/\bthem\b/giu, 'you')
    .replaceAll(/(?<=\byou )(?:is|was)\b/giu, (verb) => (verb === 'is' ? 'are' : 'were'))
    .replaceAll(/\bmy (?=(?:boss|manager))/giu, 'the ')
    .replaceAll(/\bmy\b/giu, 'our')
    .replaceAll(/\b(?:ppl|people|folks|folk)['’]s\b/giu, 'your')
    .replaceAll('th\u00ADem', 'them')
}

/** Respondents as objects: "keeps members from joining" speaks of "you". */
function replaceObjects(text: string, audience: string | undefined): string {
  const nouns = ['people', 'folks', 'folk', 'ppl', ...(audience ? [audience] : [])]
    .map(escape)
    .join('|')
  const noun = new RegExp(
    String.raw`(?<!\b(?:other|the other|of the|each|number of|what)\s)\b(?:(?:the|our|my|some|most|many|more|these|those|any|so many)\s+(?:\p{L}+\s+)?)?(?:(?:new|old|young|younger|older|first-time|former|regular|current|local|foreign)\s+)?(?:${nouns})\b(?!['’-]|\s(?:who|that)\b)`,
    'giu',
  )
  return text.replaceAll(noun, 'you')
}

const escape = (text: string) => text.replaceAll(/[.?*+^$()[\]\\|]/gu, String.raw`\$&`)

const aux =
  "(?:are|were|is|was|have|has|had|do|does|did|would|could|should|can|will|might|may|must|ought|don['’]?t|doesn['’]?t|didn['’]?t|aren['’]?t|weren['’]?t|isn['’]?t|wasn['’]?t|haven['’]?t|can['’]?t|cannot|couldn['’]?t|won['’]?t|wouldn['’]?t)"
const auxWord = new RegExp(`^${aux}$`, 'iu')
const adverb =
  /^(?:not|still|now|really|actually|usually|often|never|always|sometimes|first|only|just|also|honestly|currently|typically|normally|rarely|already|even|all|finally|eventually|mostly|generally|mainly|ever|no|then|last|suddenly|really|so|previously)$/iu

/** "why", "how often", "what", and the rest. */
const opening =
  /^(why|how come|how (?:often|much|many(?: [a-z]+)?|long|far|well|soon|early|late|fast|easy|hard|likely|happy|satisfied|safe|exactly)|how|since when|(?:(?:at|in|on|for|to|from|with|of|about|under|by) )?(?:what|which|whose|whom|who)|where|when)\b\s*(.*)$/iu

/** "which alternatives", "at what hours": the noun behind the question word belongs to it. */
function withNoun(word: string, words: string[]): { word: string; words: string[] } {
  if (/^else$/iu.test(words[0] ?? '')) return { word: `${word} else`, words: words.slice(1) }
  if (!/(?:what|which|whose)$/iu.test(word)) return { word, words }
  const isSubject = (at: number) =>
    /^(?:they|you|we|it|dey|theyd|they['’]\p{L}+|people|folks|ppl|the|our|their|some|most)$/iu.test(
      words[at] ?? '',
    ) || isPersonNoun(words[at]?.toLowerCase() ?? '')
  const isNoun = (at: number) => {
    const each = words[at]?.toLowerCase() ?? ''
    return (
      each !== '' && !isSubject(at) && !auxWord.test(each) && !adverb.test(each) && each !== 'else'
    )
  }
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

type Subject = { isRespondent: boolean; text: string; rest: string[] }

/** The subject at the beginning of a clause, up to its verb. */
function splitSubject(words: readonly string[], audience: string | undefined): Subject | undefined {
  const lower = words.map((word) => word.toLowerCase().replace(/[’]/gu, "'"))
  const first = lower[0] ?? ''
  const contracted = /^(they|people|folks|ppl|you|members|customers)'(d|ll|re|ve)$/u.exec(first)
  if (contracted) {
    const full = { d: 'would', ll: 'will', re: 'are', ve: 'have' }[contracted[2]!] ?? ''
    return { isRespondent: true, text: 'you', rest: [full, ...words.slice(1)] }
  }
  if (/^(?:they|dey|you|theyd)$/u.test(first))
    return first === 'theyd'
      ? { isRespondent: true, text: 'you', rest: ['would', ...words.slice(1)] }
      : { isRespondent: true, text: 'you', rest: words.slice(1) }
  if (first === 'some' && isVerb(lower[1] ?? ''))
    return { isRespondent: true, text: 'you', rest: words.slice(1) }
  const isNumber = (at: number) => /^\d/u.test(lower[at] ?? '')
  for (let at = 1; at < Math.min(words.length, 12); at++) {
    const word = lower[at]!.replace(/[,.]$/u, '')
    const before = lower[at - 1]!.replace(/[,.]$/u, '')
    if (isNumber(at)) continue
    if (isThirdPerson(word) && auxWord.test(lower[at + 1] ?? '')) continue
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
        (anyPeople.has(each) || isPersonNoun(each)),
    )
    const relative = plain.some((each) => each === 'who' || each === 'that')
    if (relative && at < 12 && !auxWord.test(word) && isVerb(word) && plain.at(-1) === 'who')
      continue
    const isRespondent =
      head >= 0 &&
      (anyPeople.has(plain[head]!) ||
        audience === undefined ||
        plain[head] === audience ||
        plain[head] === 'people') &&
      !/^(?:their|your|other)$/u.test(plain[0]!)
    return { isRespondent, text: noun.join(' '), rest: words.slice(at) }
  }
  return undefined
}

/** The verb of a clause before its subject: "do you pay", "would you join". */
function invert(
  subject: Subject,
):
  | { helper: string; subject: string; rest: string; isNegative: boolean; isPast: boolean }
  | undefined {
  const rest = [...subject.rest]
  const adverbs: string[] = []
  while (rest.length > 1 && adverb.test(rest[0]!)) adverbs.push(rest.shift()!.toLowerCase())
  const isNegativeAdverb = adverbs.includes('not') || adverbs.includes('no')
  const verb = rest[0]?.toLowerCase().replace(/[’]/gu, "'").replace(/[,.]$/u, '') ?? ''
  const who = subject.isRespondent ? 'you' : subject.text
  const adverbsLeft = adverbs.filter((each) => each !== 'not' && each !== 'no')
  const join = (...parts: string[]) => parts.filter(Boolean).join(' ')
  if (auxWord.test(verb) && rest.length > 1) {
    const isHaveMain =
      /^(?:have|has|had|do|does|did)$/u.test(verb) &&
      /^(?:a|an|the|to|their|your|it|with|about|in|for|so|more|no|any|instead|when|while|before|next|there|after|now|at|on|if)$/iu.test(
        rest[1]!,
      )
    if (!isHaveMain) {
      const negative = /n't$|nt$|cannot/u.test(verb) || /^not$/iu.test(rest[1]!)
      const positive = verb
        .replace(/n'?t$/u, '')
        .replace(/^ca$|^cannot$/u, 'can')
        .replace(/^wo$/u, 'will')
      const agreed = subject.isRespondent
        ? ({ is: 'are', was: 'were', has: 'have', does: 'do' }[positive] ?? positive)
        : positive
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
  if (
    isPast(verb) &&
    !(subject.isRespondent && /^(?:read|put|cut|let|set|quit|cost|hit|shut)$/u.test(verb))
  )
    return {
      helper: 'did',
      subject: who,
      rest: join(...adverbsLeft, pastBase(verb), ...rest.slice(1)),
      isNegative: isNegativeAdverb,
      isPast: true,
    }
  if (!isVerb(verb) && !subject.isRespondent) return undefined
  if (isThirdPerson(verb) || /^(?:has|does)$/u.test(verb))
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

/** What follows "and" in the same clause takes the same form as the verb before. */
function alignCoordinated(text: string, isPastClause: boolean): string {
  if (!isPastClause) return text
  return text.replaceAll(/(?<=\b(?:and|or|then) )([a-z]+)\b/giu, (word) =>
    isPast(word.toLowerCase()) ? pastBase(word.toLowerCase()) : word,
  )
}

const finish = (text: string) => {
  const clean = text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\s+([,?])/gu, '$1')
    .replaceAll(/\bi\b/gu, 'I')
    .replaceAll(/\bu\b/gu, 'you')
    .replace(/[\s,.;:?]+$/u, '')
    .trim()
  return `${clean.charAt(0).toUpperCase()}${clean.slice(1)}?`
}

const normalize = (text: string) =>
  text
    .replaceAll(/\b(?:ppl)\b/giu, 'people')
    .replaceAll(/\b(?:wht|wat)\b/giu, 'what')
    .replaceAll(/\bwhats\b|\bwhat['’]s\b/giu, 'what is')
    .replaceAll(/\bwhat['’]d\b/giu, 'what would')
    .replaceAll(/\bwhos\b|\bwho['’]s\b/giu, 'who is')
    .replaceAll(/\bhow['’]s\b/giu, 'how is')
    .replaceAll(/\btheyd\b/giu, 'they’d')
    .replaceAll(/\b['’]?em\b/giu, 'them')
    .replaceAll(/\bwetin\b|\bwhit\b/giu, 'what')
    .replaceAll(/\bhoo\b/giu, 'how')
    .replaceAll(/\bwha\b/giu, 'who')
    .replaceAll(/\bwid\b/giu, 'would')
    .replaceAll(/\b(?:dem|they) (?:dey|de)\b|\bdem\b(?= \p{L})/giu, 'they')
    .replaceAll(/(?<=\p{L}s? )dey\b\s/giu, '')
    .replace(/\b(?:its|it['’]s)(?= \p{L}+ing\b| a\b| the\b| too\b| not\b)/giu, 'it is')
    .replaceAll(/\bdont\b/giu, 'don’t')
    .replaceAll(/\bhow r\b/giu, 'how are')
    .replaceAll(/\b(?:would|could) of\b/giu, (words) => words.replace('of', 'have'))
    .replace(/^(?:how come)\b/iu, 'why')
    .replace(
      /\b(?:nobody|no one|noone) (\p{L}+s)\b/iu,
      (_, verb: string) => `people do not ${thirdPersonBase(verb)}`,
    )

const reasonAdded = /,? (?:and|or) (?:if (?:not|no|so),? )?(?:why|how come|how)(?: not)?$/iu

export function speak(thing: string, audience: string | undefined): string {
  const text = normalize(thing.trim())
  const isYesNo = /^(?:whether|if|do|did|are|were|would|have)\b/iu.test(text)
  if (isYesNo && reasonAdded.test(text)) return speak(text.replace(reasonAdded, ''), audience)
  const isWhether = /^(?:whether(?: or not)?|if)\s+/iu.exec(text)
  if (isWhether) return speakWhether(text.slice(isWhether[0].length), audience)
  const asked = opening.exec(text)
  if (asked) return speakOpen(asked[1]!, asked[2] ?? '', audience)
  const inverted = new RegExp(`^${aux}\\s`, 'iu').exec(text)
  if (inverted) return speakInverted(text, audience)
  return speakTopic(text, audience)
}

function speakOpen(first: string, all: string, audience: string | undefined): string {
  const phrase = withNoun(first, all.split(/\s+/u).filter(Boolean))
  const { word, words } = phrase
  const rest = words.join(' ')
  const lower = word.toLowerCase()
  if (words.length === 0) return finish(word)
  const next = words[0]!.toLowerCase()
  // "why do people cancel", "what would bring them back"
  if (auxWord.test(next)) return speakAuxFirst(lower, words, audience)
  const isSubjectWord = /^(?:what|which|who)\b/u.test(lower)
  const startsWithVerb =
    isSubjectWord &&
    !/^(?:they|the|our|their|people)$/u.test(next) &&
    (isThirdPerson(next) ||
      isPast(next) ||
      (/[a-z]{2}s$/u.test(next) &&
        /^(?:the|them|you|people|our|your|their|it|us)$/iu.test(words[1] ?? ''))) &&
    !isPersonNoun(next)
  const isBareQuantity = /^how (?:many|much)\b/u.test(lower) && isVerb(next)
  if (
    startsWithVerb ||
    isBareQuantity ||
    (isSubjectWord && adverb.test(next)) ||
    /^else\b/u.test(next)
  )
    return finish(`${word} ${toSecondPerson(replaceObjects(rest, audience))}`)
  const subject = splitSubject(words, audience)
  const inverted = subject && invert(subject)
  if (!inverted)
    return finish(`Could you tell me ${word} ${toSecondPerson(replaceObjects(rest, audience))}`)
  const isOrdered = isSubjectWord && !subject.isRespondent && isBareThing(subject.text)
  if (isOrdered) return finish(`${word} ${toSecondPerson(replaceObjects(rest, audience))}`)
  const after = alignCoordinated(
    toSecondPerson(replaceObjects(inverted.rest, audience), subject.isRespondent),
    inverted.helper === 'did',
  )
  if (lower === 'why' && subject.isRespondent) return askReason({ ...inverted, rest: after })
  const not = inverted.isNegative ? ' not' : ''
  return finish(`${word} ${inverted.helper} ${toSecondPerson(inverted.subject)}${not} ${after}`)
}

/** "documents", in "what documents troubled them". */
const isBareThing = (text: string) =>
  !determined.test(text) &&
  !/^(?:it|they|we|you|he|she|i)$/iu.test(text) &&
  !isPersonNoun(text.toLowerCase().split(' ').at(-1)!) &&
  !/^\p{Lu}/u.test(text)

/** "What makes you ...?" asks for reasons without reproach. */
function askReason({
  helper,
  rest,
  isNegative,
  isPast: past,
}: {
  helper: string
  rest: string
  isNegative: boolean
  isPast: boolean
}): string {
  const [verb = '', ...others] = rest
    .replace(/^(?:really|actually|even|just|honestly) /iu, '')
    .split(' ')
  const tail = others.join(' ')
  const isPlain = /^[a-z]+$/u.test(verb) && !adverb.test(verb)
  if (isPlain && isNegative && /^(?:do|did|can|will|would|could)$/u.test(helper))
    return finish(`What ${past ? 'adverbsLeft' : 'keeps'} you from ${gerund(verb)} ${tail}`)
  if (/^(?:do|did)$/u.test(helper) && isPlain && !isNegative)
    return finish(`What ${past ? 'made' : 'makes'} you ${verb} ${tail}`)
  if (/^(?:are|were)$/u.test(helper) && /ing$/u.test(verb) && !isNegative)
    return finish(`What ${helper} your reasons for ${rest}`)
  return finish(`Why ${helper} you${isNegative ? ' not' : ''} ${rest}`)
}

function speakAuxFirst(
  word: string,
  words: readonly string[],
  audience: string | undefined,
): string {
  const helper = words[0]!.toLowerCase().replace(/[’]/gu, "'")
  const subject = splitSubject(words.slice(1), audience)
  const isNegative = /n'?t$/u.test(helper)
  const positive = helper.replace(/n'?t$/u, '').replace(/^ca$/u, 'can').replace(/^wo$/u, 'will')
  if (subject?.isRespondent) {
    const agreed = { is: 'are', was: 'were', has: 'have', does: 'do' }[positive] ?? positive
    const rest = toSecondPerson(replaceObjects(subject.rest.join(' '), audience), true)
    const not = /^not\b/iu.test(rest)
    const after = rest.replace(/^not\s+/iu, '')
    if (word === 'why')
      return askReason({
        helper: agreed,
        rest: after,
        isNegative: isNegative || not,
        isPast: /^(?:did|were|had)$/u.test(agreed),
      })
    return finish(`${word} ${agreed} you${isNegative || not ? ' not' : ''} ${after}`)
  }
  return finish(
    `${word} ${helper} ${toSecondPerson(replaceObjects(words.slice(1).join(' '), audience))}`,
  )
}

function speakInverted(text: string, audience: string | undefined): string {
  const [helper = '', ...words] = text.split(/\s+/u)
  const parts = /^(?:is|are|was|were) (?:it|they) (?:that |about |because of )?(.+ or .+)$/iu.exec(
    text,
  )
  if (parts) return finish(`What part does ${toSecondPerson(parts[1]!)} play in it for you`)
  const subject = splitSubject(words, audience)
  if (!subject || /^(?:there|it)$/iu.test(words[0] ?? ''))
    return finish(`${toSecondPerson(replaceObjects(text, audience))}, and how is that for you`)
  const rest = /^(?:do|does|did)$/iu.test(helper) ? subject.rest : [helper, ...subject.rest]
  const statement = [...subject.text.split(' '), ...rest]
  return /^did$/iu.test(helper) && subject.isRespondent
    ? finish(
        `Did you ${toSecondPerson(replaceObjects(subject.rest.join(' '), audience), true)}, and how did that come about`,
      )
    : speakWhether(statement.join(' '), audience)
}

/** A question of yes or no, asked so that more than yes or no answers it. */
function speakWhether(clause: string, audience: string | undefined): string {
  const words = clause.split(/\s+/u)
  const subject = splitSubject(words, audience)
  if (!subject)
    return finish(`Could you tell me whether ${toSecondPerson(replaceObjects(clause, audience))}`)
  const inverted = invert(subject)
  const rest = inverted ? toSecondPerson(replaceObjects(inverted.rest, audience)) : ''
  if (subject.isRespondent && inverted) {
    const [verb = '', ...others] = rest.split(' ')
    if (verb === 'mind')
      return finish(
        `How would you feel ${others.join(' ').replace(/^(?:terribly|much|very much) /u, '')}`,
      )
    if (
      /^(?:would|could|will|might)$/u.test(inverted.helper) &&
      /^[a-z]+$/u.test(verb) &&
      verb !== 'like' &&
      verb !== 'prefer' &&
      verb !== 'rather'
    )
      return finish(
        `How would you feel about ${inverted.isNegative ? 'not ' : ''}${gerund(verb)} ${others.join(' ')}`,
      )
    if (/^(?:would|could)$/u.test(inverted.helper))
      return finish(`Would you ${rest}, and what makes you say so`)
    if (
      inverted.helper === 'do' &&
      /^(?:feel|trust|understand|like|enjoy|know|think|believe|value|need|want|prefer)$/u.test(
        verb,
      ) &&
      !inverted.isNegative
    )
      return finish(
        /^(?:think|believe|feel|want|need|prefer|know)$/u.test(verb)
          ? `Do you ${rest}, and what makes you say so`
          : `How far do you ${rest}, and what makes it so`,
      )
    const not = inverted.isNegative ? ' not' : ''
    return finish(`${inverted.helper} you${not} ${rest}, and how did that come about`)
  }
  const topic = toSecondPerson(replaceObjects(subject.text, audience))
  if (inverted && /^(?:it|there|that|this)$/iu.test(topic))
    return finish(
      `${inverted.helper} ${topic}${inverted.isNegative ? ' not' : ''} ${rest}, and how is that for you`,
    )
  if (
    /^(?:everything|something|any(?:one|body|thing)?|you)\b/iu.test(topic) ||
    topic.split(' ').length > 7
  )
    return finish(
      `Could you tell me whether ${toSecondPerson(replaceObjects(clause, audience))}, and how that is for you`,
    )
  const helper = inverted?.helper
  if (helper && /^(?:would|could|might|will)$/u.test(helper))
    return finish(`What difference would ${topic} make to you`)
  return finish(
    `How do you find ${article(topic)}: ${inverted ? `${inverted.helper} ${pronounFor(topic)}${inverted.isNegative ? ' not' : ''} ${rest}` : clause}`,
  )
}

const pronounFor = (topic: string) =>
  /(?:[^s]s|people|children|staff)$/iu.test(topic.split(/ (?:of|in|at|for|on|with|to|from) /u)[0]!)
    ? 'they'
    : 'it'

const determined =
  /^(?:the|a|an|our|your|their|my|its|this|that|these|those|any|each|every|all|some|\d|how|what)\b/iu

function speakTopic(text: string, audience: string | undefined): string {
  const clause = relative.exec(text)
  if (clause)
    return speakOpen(
      `what ${clause[1]!.toLowerCase()}`,
      clause[2]!.replace(' themselves', ''),
      audience,
    )
  const among = audience
    ? new RegExp(
        String.raw`\s(?:among|amongst|of|from|for|by|at) (?:the |our |my |all )?(?:[\p{L}-]+ )?${escape(audience)}$`,
        'iu',
      )
    : /\s(?:among|amongst) (?:the |our |my )?people$/iu
  const own = toSecondPerson(replaceObjects(text.replace(among, ''), audience))
  const labelled = askByLabel(labels, own)
  if (labelled) return finish(labelled)
  const after = (pattern: RegExp) => pattern.exec(own)?.[1]
  const view = after(
    /^(?:the )?(?:overall |general )?(?:satisfaction|experiences?|happiness|contentment|feelings?|opinions?|views?|feedback|perceptions?|thoughts?|attitudes?|impressions?|judge?ments?) (?:of you |you have )?(?:with|of|about|on|towards?|regarding|around)\s+(?:you (?:with|of|about|on)\s+)?(.+)$/iu,
  )
  if (view) return finish(`How do you find ${article(view)}`)
  const wishes = after(
    /^(?:any )?(?:suggestions?|ideas?|proposals?|improvements?|remed(?:y|ies)) (?:for|on|regarding|about|to)\s+(.+)$/iu,
  )
  if (wishes) return finish(`What would you suggest for ${article(wishes)}`)
  if (/^(?:any )?(?:suggestions?|ideas?|proposals?|improvements?)\b/iu.test(own))
    return 'What would you suggest?'
  const difficulty = after(
    /^(?:the )?(?:difficult(?:y|ies)|problems?|obstacles?|barriers?|challenges?|frustrations?|issues?|troubles?|pains?|pain points?) (?:faced |encountered |you face )?(?:with|in|of|to|after|when|while|for|at|during)\s+(.+)$/iu,
  )
  if (difficulty) return finish(`What has been difficult for you with ${article(difficulty)}`)
  const effect = /^(?:the )?(?:effects?|impact|influence|consequences) (of|upon|on)\s+(.+)$/iu.exec(
    own,
  )
  if (effect)
    return finish(
      effect[1] === 'of'
        ? `What effect has ${article(effect[2]!)} had on you`
        : `What effect have you noticed on ${article(effect[2]!)}`,
    )
  const will = after(
    /^(?:the )?(?:willingness|readiness|interest|intention|likelihood) (?:to|in|of)\s+(.+)$/iu,
  )
  if (will)
    return finish(
      `How do you feel about ${will.replace(/^([a-z]+)\b/iu, (verb) => (isVerb(verb.toLowerCase()) && !/ing$/u.test(verb) ? gerund(verb.toLowerCase()) : verb))}`,
    )
  return finish(`What has your experience been with ${article(own)}`)
}

/** A singular noun without an article gets one. */
function article(text: string): string {
  const first = text.split(' ')[0] ?? ''
  if (determined.test(text) || /ing$/u.test(first) || /^[A-Z]/u.test(first)) return text
  const head = text.split(/ (?:of|in|at|for|on|with|to|from|after|during|by|and|before) /u)[0]!
  if (!text.includes(' ') && /(?:ness|ity|tion|ment|ance|ence|ship|cy|th|dom)$/u.test(text))
    return text
  return /(?:[^s]s|food|staff|time|money|work|parking|sleep|safety|security|noise|pay|music|transport)$/iu.test(
    head,
  ) && !/ (?:of|in|at) /u.test(text)
    ? text
    : `the ${text}`
}
