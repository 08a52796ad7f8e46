// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { isThirdPerson, isVerb } from '../spoken-verbs.ts'
import { parseWords } from '../../shared/word-lists.ts'

export const anyPeople = parseWords(
  'people folks folk ppl everyone everybody anyone anybody they those ones guys blokes',
)
const groups =
  parseWords(`people customers clients members users students parents patients residents drivers riders employees staff workers volunteers visitors guests
  shoppers buyers subscribers mothers fathers mums moms dads families men women girls boys kids teens teenagers seniors elders singers players readers neighbours neighbors
  tenants landlords farmers growers traders vendors sellers agents nurses doctors teachers apprentices trainees colleagues guards cleaners cooks couriers freelancers
  developers engineers designers managers owners households citizens voters parishioners commuters passengers travellers travelers tourists attendees participants hires newcomers caregivers
  applicants candidates donors backers inmates prisoners children widows pensioners retirees ringers stewards beekeepers weavers conductors librarians juniors
  undergrads freshers freshmen alumni graduates interns locals villagers teams companies businesses landowners homeowners renters hikers runners swimmers surfers gamers streamers creators patrons tradies clients pupils
  mechanics electricians plumbers nannies babysitters carers caregivers midwives pharmacists physios therapists couples husbands wives males females adults
  lads lasses exhibitors audiences spectators viewers listeners patients altos sopranos tenors basses graziers churchgoers worshippers congregants moderators testers admins devs freelances merchants shopkeepers stallholders holders regulars`)
const personEnding = /(?:[^aeiou]ers|ors|ees|ists|ants|ians|ents|goers|mates|holders|makers)$/u
const notPersons = parseWords(
  'numbers answers orders offers others centers centres papers letters members’ computers printers papers prices vouchers containers filters dinners summers winters quarters matters fees trees committees coffees factors doors floors colours colors errors mirrors sensors plants restaurants payments comments events documents appointments moments agreements requirements improvements residents’ accidents incidents contents parents’ students’ tents meters trackers chargers boilers heaters freezers scanners routers lockers toasters mowers scooters trailers heaters speakers dispensers sprinklers shelters counters barriers tyres blinkers stations tents departments apartments developments elements investments statements treatments arguments instruments experiments movements achievements assessments assignments environments cents percents newsletters trailers drawers scooters covers reminders folders orders stickers flyers posters corners rivers powers towers showers flowers bothers hinders offers suffers prefers differs delivers remembers considers discovers wonders enters triggers lingers wanders gathers recovers registers hampers deters scatters whispers bewilders renders hovers withers ladders blisters boosters aligners shutters rollers cormorants batteries slippers burgers peppers cucumbers chapters shoulders fingers plasters fillers layers litters thrillers jumpers trousers jumpers hangers loggers planters binders',
)

export const isPersonNoun = (word: string) =>
  groups.has(word) ||
  /\p{L}{3,}(?:people|folk|men|women)$/u.test(word) ||
  (personEnding.test(word) && word.length > 5 && !notPersons.has(word))

/** People who are described instead of named: "people who moved house". */
const described = /\b(?:people|those|anyone|everyone) (?:who|that|with|in)\b/u

/** The respondents: whom the first question is about, else those who are named first. */
export function findAudience(goal: string): string | undefined {
  const words = wordsOf(goal)
  const isGroup = (word: string) => isPersonNoun(word) && word !== 'people'
  const first = words.findIndex(isGroup)
  const before = first < 0 ? words : words.slice(0, first + 1)
  if (described.test(before.join(' '))) return 'people'
  const asked = words.findIndex((word) =>
    /^(?:why|how|what|which|where|whether|do|are)$/u.test(word),
  )
  const near = words.slice(asked, asked + 7)
  // "How they find clients" speaks of those who were named before.
  const pronoun = near.findIndex((word) => /^(?:they|their|them)$/u.test(word))
  const own = words.find(
    (word, at) =>
      isGroup(word) &&
      !(
        servants.has(word) &&
        (mentioned.test(words[at - 1] ?? '') || /^(?:the|our|their)$/u.test(words[at - 1] ?? '')) &&
        !/^(?:ask|interview|survey|from)$/u.test(words[at - 2] ?? '')
      ),
  )
  return (
    (pronoun < 0 ? near : near.slice(0, pronoun)).find(
      (word) => isGroup(word) && !(servants.has(word) && own !== undefined && own !== word),
    ) ??
    own ??
    unknownGroup(goal)
  )
}

/** "How diabetics manage their diet": a group that no list knows, which does something of its own. */
const unknownGroup = (goal: string) =>
  /\b(?:how|why|do|does|what|where) (?:(?:do|did|would) )?([a-z]{4,}s) ([a-z]+)\b(?=.*\b(?:they|their|them)\b)/iu
    .exec(goal)
    ?.slice(1)
    .filter((word, at, [noun = '', verb = '']) => at === 0 && isGroupOf(word, noun, verb))[0]
    ?.toLowerCase()

const isGroupOf = (word: string, noun: string, verb: string) =>
  word === noun &&
  !isThirdPerson(noun.toLowerCase()) &&
  isVerb(verb.toLowerCase()) &&
  !isThirdPerson(verb.toLowerCase())

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []).map((word) => word.replace(/['’]$/u, ''))

/** What precedes people who serve respondents and whom a phrase only mentions: "helpfulness of staff". */
const mentioned = /^(?:of|with|by|in|towards?|between|from)$/u
const servants = parseWords(
  'staff insurers teachers doctors nurses managers coordinators drivers guards agents instructors suppliers neighbours neighbors colleagues supervisors employees landlords carers technicians',
)

/** Too general for a title. */
const general =
  /^(?:people|adults|customers|clients|users|members|participants|respondents|applicants|everyone|they|those|ones|guys|children|kids|holders|staff|employees|teams?|companies|businesses|managers|husbands|wives)$/u
const other =
  'the|a|an|our|my|your|their|some|most|many|more|all|these|those|any|few|new|two|three|four|five|and|or|of|in|on|at|to|for|from|by|with|about|among|as|than|that|which|who|why|how|what|where|when|whether|if|do|does|did|are|were|is|was|would|have|has|had|can|could|will|not|so|but|also|interview|survey|ask|asking|study|questions|understand|know|learn|find|out|hear|explore|investigate|feedback|research|lost|because|while|until|keeps|stops|makes|helps|puts|brings|drives|prevents|lets|gets|us|me|them|between|each|every'

/** Asked of respondents, not what distinguishes them: "how satisfied residents are". */
const degree =
  'satisfied|happy|likely|safe|confident|comfortable|willing|interested|ready|clear|useful|important|often|much|many|well'

/** "Retired teachers": the respondents with the words that distinguish them, where the goal asks them or about them. */
export function nameAudience(goal: string): string | undefined {
  const audience = findAudience(goal)
  if (!audience || general.test(audience) || !audience.endsWith('s')) return undefined
  const named = new RegExp(
    String.raw`(?:^|[.!?;:\n]\s*|\b(?:from|with|among|amongst|of|for|to|ask|asking|interview|survey|how|why|what|which|whether|do|did|are|keeps?)\s+)(?:the |our |my |all |most |some )*((?:(?!(?:${other}|${degree})\b)[\p{L}-]+ ){0,2}${escape(audience)})(?!['’\p{L}])`,
    'iu',
  ).exec(goal)?.[1]
  const bare = named?.split(' ') ?? []
  // "What motivates teenagers": a verb is no description; "our app students" are no group.
  const [before = ''] = bare
  const isVerbFirst = bare.length > 1 && isThirdPerson(before.toLowerCase())
  const isOfThing =
    bare.length > 2 && /\bof (?:the|our|my) $/iu.test(goal.slice(0, goal.indexOf(named ?? '')))
  return (isVerbFirst || isOfThing ? audience : withComplement(named, goal))?.replace(
    /^\p{Lu}(?=\p{Ll})/u,
    (letter) => letter.toLowerCase(),
  )
}

/** "Owners [of electric cars]" */
const withComplement = (named: string | undefined, goal: string) =>
  named &&
  named +
    (new RegExp(
      String.raw`${escape(named)}( (?:of|with) (?:[a-z-]+ ){0,2}[a-z-]+s)(?=[,.:;]| (?:about|on|how|why|what|which|where|who|and|to)\b|$)`,
      'iu',
    ).exec(goal)?.[1] ?? '')

const screened =
  /\b((?:among|amongst|from|of|with|to|ask|asking|interview|interviewing|survey|hear from)\s+(?:[\p{L}'’-]+\s+){0,4}?([\p{L}'’-]+))\s+(?:who|that)\s+[^,:;.?!]{3,140}?(?=\s*[,:;]|\s[-–—]\s|\s+(?:about\s|(?:how|why|what|which|where|whether)\b))/giu

/** A goal without "who had a hip replacement", which says whom to ask. */
export const withoutScreener = (goal: string) =>
  goal.replaceAll(screened, (text, people: string, noun: string) =>
    anyPeople.has(noun.toLowerCase()) || isPersonNoun(noun.toLowerCase()) ? people : text,
  )

export const escape = (text: string) => text.replaceAll(/[.?*+^$()[\]\\|]/gu, String.raw`\$&`)
