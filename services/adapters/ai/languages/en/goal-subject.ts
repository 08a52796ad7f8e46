// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// A phrase of a goal as the subject of a survey, to respondents.
import { parseWords } from '../shared/word-lists.ts'
import type { GoalSubject, SubjectPlace } from '../types/goal-subject.ts'
import { goalVerbs } from './goal-verbs.ts'
import { isNamePhrase } from './spoken/noun-questions.ts'
import { anyPeople, isPersonNoun } from './spoken/persons.ts'
import { isPast, isThirdPerson, thirdPersonBase } from './spoken-verbs.ts'

const isVerb = (word: string) =>
  goalVerbs.has(word) ||
  goalVerbs.has(thirdPersonBase(word)) ||
  (isPast(word) && !/ed$/u.test(word)) ||
  isThirdPerson(word)

const determiner =
  /^(the|an?|our|my|their|your|his|her|its|this|that|these|those|some|any|every|each|all|both|no|two|three|four)\s+/iu
const preposition =
  /\s(of|in|on|at|with|without|for|from|by|about|into|onto|over|under|to|like|between|after|before|during|since|as|via|near|around|against|per|through|outside|inside|behind|across|beside|next to)\s/iu
/** What owners say of what they run, or of what troubles them. */
const described =
  /^(?:small|little|tiny|humble|low|lower|falling|poor|empty|half-empty|struggling|failing|shrinking|declining|dwindling|slow|late|broken|unpopular|failed|bad|ugly|expensive|dear|costly|costlier|lovely|wonderful|great|good|beautiful|popular|famous|successful|best|own|first|very|latest|so-called|famous|few|many|several|most|more|recent|growing|whole|entire|only)\s+/iu
/** Heads that name nothing which respondents would know the survey by. */
const unspecific =
  parseWords(`way ways thing things reason reasons point points result results part parts side sides kind kinds sort case cases end start beginning rest half third
  quarter lot lots bit number numbers per cent percent share one ones people person someone somebody folk folks others life lives year years month months week weeks day
  days night nights morning mornings evening evenings afternoon hour hours minute minutes time times season weekend weekends moment today
  survey study research interview interviews answer answers feedback view views opinion opinions question questions complaint complaints problem problems issue issues
  trouble theft loss losses drop fall decline rise increase shortage lack mistake mistakes error errors failure failures fear worry blame criticism risk risks
  turnout uptake churn dropout turnover attendance satisfaction interest trust fault rumour notice idea ideas plan plans change changes step steps help fact facts
  figures place places spot area town city village country county street house home region world breaking straw heart mind word words name list order gap board gist books
  boss manager chief grant thesis dissertation newsletter meeting report budget money name star stars name fewer less euros dollars pounds`)
/** Heads that name a subject only with a word of their own: "waiting room day". */
const timed =
  /^(?:day|days|night|nights|week|weekend|season|evening|evenings|morning|list|plan|plans|meeting|house|place|home|report|area|newsletter|order|street|notice|name|budget|mornings|grant|board|money)$/u
const uncountable =
  parseWords(`coffee tea honey bread food music homework parking transport insurance insulation housing furniture equipment software hardware advice
  information training clothing jewellery jewelry childcare healthcare care aid rehab therapy yoga football swimming fishing composting banking access support treatment
  water electricity heating internet wifi wi-fi broadband wine beer cheese milk meat fish rice sourdough chocolate cake jam soap clay wool fabric leather wood art
  theatre drama dance ballet poetry fiction cricket rugby golf tennis chess karate judo pilates hockey netball basketball volleyball athletics gymnastics surgery physiotherapy acupuncture
  spin blood homeopathy dementia cancer diabetes epilepsy asthma autism burnout depression anxiety psoriasis arthritis chemotherapy dialysis medicine medication maternity fostering adoption mentoring tutoring catering recycling rubbish waste compost gravel traffic luggage post mail news advertising
  maths english french german spanish arabic welsh gaelic math science history leave overtime pay work bullying stress grief sleep exercise nutrition diet debt
  cremation photography pottery knitting gardening bookkeeping accounting payroll coworking co-working streaming gaming cycling climbing skiing surfing sailing rowing walking running driving`)
const abstract =
  /(?:pathy|ology|ography|onomy|therapy|istry|ness|ity|tion|sion|ance|ence|ship|dom|hood|ism)$/u
const singularInS = /(?:ss|us|is|news|series|process|access|business|progress)$/u
const isMany = (noun: string) =>
  (/(?:s|people|children|men|women)$/u.test(noun) && !singularInS.test(noun)) || noun === 'staff'
const runs =
  /\b(?:we|i)(?:['’](?:re|m|ve))?(?: (?:are|am|have|just|also|now|recently|only|mostly))*(?: (?:run|running|own|manage|publish|make|sell|teach|organi[sz]e|organi[sz]ed|offer|edit|lead|supply|opened|launched|built|started|design|provide|host|keep|breed|rent(?: out)?|coach|operate|set up|write|produce|brew|bake|grow|print|repair|deliver|introduced|added|installed|put in|got|bought|created))? $/iu
const planned =
  /\b(?:plan(?:ning|s)?|consider(?:ing|s)?|thinking (?:of|about)|could|might|may|toying|idea of|propos\p{L}+|pilot(?:ing)?|(?:want(?:s|ing)?|hop(?:e|ing)|like|intend) to (?:open|launch|start|build|offer|create|introduce|set up|add))\b[^.!?]*$/iu
/** "I am a florist": who the owner is, not what the survey is about. */
const ofOneself = /\b(?:i['’]m|i am) $/iu
/** "Most of my bookings": a part of an account. */
const ofSome = /\b(?:most|many|half|some|few|lots?|none|any|one|two|three) of $/iu
/** "The first 90 days" are no days without their number. */
const counted = /\b(?:first|last|next|past|every|under|over|within) \d/iu
/** Behind it "online" is the way of buying, not part of a name. */
const bought = /\b(?:bought|buy|buys|buying|ordered|order|purchased?|booked|sold|sell) $/iu
const complaint =
  /\b(?:adulterat\p{L}+|fraud|scams?|broken|stolen|smelly|dirty|cancelled|closed|closure|banned|unpaid|wrong|worst|worse|failed|rejected|refused|ugly|fake|dead|dying|illegal|angry|no-shows?|defaulters?|dropouts?|drop-outs?)\b/iu

const kin =
  /^(?:dressmaker|teacher|doctor|trainer|manager|officer|driver|lawyer|caretaker|councillor|brother|sister|mum|mom|dad|mother|father|wife|husband|son|daughter|partner|parent|child|baby|bishop|mayor|insurer|army|police|god|queen|king|minister|chef|chief|firm|company|startup|start-up|security|management|owner|founder|director|organi[sz]er|coordinator|landlord|host|headteacher)$/u
/** Plurals that stand before a noun: "sports club". */
const modifier =
  /^(?:sports|arts|savings|sales|systems|accounts|operations|communications|customs|news|goods|games|kids|crafts|women|men|children|people|pyjamas|glasses|clothes|rights|jobs|benefits|awards|humanities|electronics|clubs|seniors|admissions|events|results|claims)$|['’]$/u

function head(words: string): string {
  const [main = ''] = words.split(preposition)
  return main.split(' ').at(-1)!.toLowerCase()
}

/** "Knitting group in library": what stands behind the preposition lacks its article. */
function withoutTail(text: string): string {
  const place = preposition.exec(text)
  if (!place) return text
  const rest = text.slice(place.index + place[0].length)
  const tail = head(rest)
  const isWhole =
    determiner.test(rest) ||
    /^\p{Lu}|^\p{N}/u.test(rest) ||
    isMany(tail) ||
    /ing$/u.test(tail) ||
    uncountable.has(tail) ||
    abstract.test(tail) ||
    (/^(?:to|by|in|at)$/iu.test(place[1]!) &&
      /^(?:hand|home|work|school|bed|car|bike|post|phone|tablet|video|mail|email|e-mail|train|bus|foot|town|court|prison|hospital|church|class|lunch|breakfast|dinner|night|sea)$/iu.test(
        rest,
      ))
  return isWhole ? text : text.slice(0, place.index)
}

function phrase(text: string, { before, after, goal, isKnown }: SubjectPlace): string | undefined {
  if (ofSome.test(before) || counted.test(text)) return undefined
  const [, given = ''] = determiner.exec(text) ?? []
  const owner = given.toLowerCase()
  if (
    /^(?:his|her|its|this|that|these|those|some|any|every|each|all|both|no|two|three|four)$/u.test(
      owner,
    )
  )
    return undefined
  const bare = lowered(
    withoutFigure(
      text
        .slice(given.length)
        .trim()
        .replace(bought.test(before) ? / online$/iu : /(?!)/u, ''),
    ),
    goal,
    given === '' && /^\s*$|[.!?:]\s*$/u.test(before),
  )?.replaceAll(/(?<=^|\s)[\d,.]+\+? (?=\p{L})/gu, '')
  if (bare === undefined) return undefined
  let plain = bare
  while (described.test(plain)) plain = plain.replace(described, '')
  const named = withoutTail(
    plain.replaceAll(/\b(?:my)\b/giu, 'our').replaceAll(/\btheir\b/giu, 'your'),
  )
  const words = named.split(' ')
  const own = head(named)
  const main = named.split(preposition)[0]!.toLowerCase().split(' ')
  const isCompound = words.indexOf(own) > 0
  if (
    named === '' ||
    ofOneself.test(before) ||
    (timed.test(own) && owner !== 'our' && owner !== 'my' && /^ \p{L}/u.test(after)) ||
    (unspecific.has(own) && !(isCompound && timed.test(own) && !described.test(bare))) ||
    complaint.test(named) ||
    ((isPersonNoun(own) || (isPersonNoun(`${own}s`) && !/[eo]r$/u.test(own)) || kin.test(own)) &&
      !/^(?:team|crew|choir|band|club|orchestra|group|staff|council)$/u.test(own)) ||
    anyPeople.has(own) ||
    /\b(?:who|that|which|its|his|her|and|or)\b|\p{N}| (?:around|near|against|through|across|outside|inside|behind)$/iu.test(
      named,
    ) ||
    words.slice(1).some((word, at) => isClauseVerb(word, words[at]!)) ||
    main
      .slice(0, -1)
      .some(
        (word, at) =>
          isMany(word) && !modifier.test(word) && !(isKnown && at === 0 && given === ''),
      ) ||
    main.some((word) => goalVerbs.has(word)) ||
    (main.length > 1 && (isPast(own) || goalVerbs.has(thirdPersonBase(own)))) ||
    /(?:ful|ous|less|['’]s?)$|^(?:\p{L}+-)?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/iu.test(
      own,
    ) ||
    /^(?:starting|beginning|following|including|according|regarding|concerning|making|getting|going|being|having|doing|trying|needing|wanting|looking)\b/iu.test(
      named,
    ) ||
    /(?:ly|n['’]t)$/u.test(own) ||
    !isNamePhrase(`the ${named}`)
  )
    return undefined
  return withDeterminer(named, own, owner, {
    isOwn: runs.test(before),
    isPlanned: planned.test(before),
  })
}

/** "Seniors ride", "hospital gave": a verb behind a noun. */
const isClauseVerb = (word: string, before: string) =>
  isVerb(word) &&
  !(word.endsWith('s') && !isMany(before)) &&
  !/^(?:a|an|the|our|your|my|of|to)$/u.test(before)
    ? isMany(before.toLowerCase()) ||
      (/(?:t|n|p|k|e|d)$/u.test(before) && isPast(word) && !/ed$/u.test(word))
    : false

const proper =
  /^(?:french|english|german|spanish|italian|arabic|welsh|irish|scottish|british|polish|dutch|danish|swedish|turkish|greek|russian|ukrainian|chinese|japanese|korean|indian|african|asian|american|european|canadian|australian|caribbean|latin|roman|christmas|easter|ramadan|eid|diwali|hanukkah|erasmus|lego|buddhist|christian|catholic|muslim|jewish|hindu|sikh|victorian|braille|telegram|whatsapp|facebook|instagram|google|youtube|tiktok|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)s?$/iu

const withoutFigure = (text: string) =>
  text.replace(/ (?:with|of|for|in|from|at|by|to) \d.*$/iu, '')

/** Without the capital of a sentence; undefined where it may be a name. */
function lowered(text: string, goal: string, isFirst: boolean): string | undefined {
  const [first = '', ...others] = text.split(' ')
  if (!isFirst || !/^\p{Lu}\p{Ll}/u.test(first)) return text
  if (proper.test(first)) return text
  const low = first.charAt(0).toLowerCase() + first.slice(1)
  if (others.length > 0) return /^\p{Lu}/u.test(others[0]!) ? text : `${low} ${others.join(' ')}`
  const isWord =
    new RegExp(`(?<!\\p{L})${low.replace(/s$/u, '')}`, 'u').test(goal) ||
    isMany(low) ||
    uncountable.has(low) ||
    /ing$/u.test(low)
  return isWord ? low : undefined
}

function withDeterminer(
  named: string,
  own: string,
  owner: string,
  { isOwn, isPlanned }: { isOwn: boolean; isPlanned: boolean },
): string {
  if (owner === 'my' || owner === 'our') return `our ${named}`
  if (owner === 'their' || owner === 'your') return `your ${named}`
  if (owner === 'the') return `the ${named}`
  if (owner === 'a' || owner === 'an') {
    if (isOwn) return `our ${named}`
    if (!isPlanned) return `the ${named}`
    return `${/^(?:[aeio]|u(?!n[iu]|se|su))/iu.test(named) ? 'an' : 'a'} ${named}`
  }
  if (/^(?:last|this|next) /iu.test(named)) return named
  const isBare =
    /^\p{Lu}/u.test(named.split(preposition)[0]!.split(' ').at(-1)!) ||
    isMany(own) ||
    isDoing(named, own) ||
    /ing$/u.test(own) ||
    uncountable.has(own) ||
    (abstract.test(own) && !institution.test(own))
  return isBare ? named : `the ${named}`
}

const institution =
  /(?:station|association|organi[sz]ation|exhibition|institution|competition|corporation|festival|celebration|reception|conference|ambulance|residence|university|community|facility|charity|society|city|section|edition|session|mission|foundation|federation|convention|commission|subscription|application|petition|library|dispensary|surgery)$/u
/** "Running shop" names a shop, "giving blood" what people do. */
const place =
  /^(?:shop|club|class|course|centre|center|app|school|group|pool|room|scheme|service|programme|program|league|festival|machine|company|software|tool|system|pilot|trip|team|workshop|fund|website|platform|site|bank|bot|project|exam|test|lane|week|day|weekend|camp|policy|fee|list|area|desk|kit|store|studio|library|café|cafe)$/u

/** "Retrofitting a listed house", "reporting harassment" */
function isDoing(named: string, own: string): boolean {
  const [, verb = '', rest = ''] = /^(\p{L}{2,})ing(?: (.*))?$/iu.exec(named) ?? []
  if (verb === '') return false
  const next = rest.split(' ')[0] ?? ''
  if (rest === '' || determiner.test(`${next} `)) return true
  if (/^(?:in|on|at|with|for|to|from|by|without|as)$/u.test(next)) return true
  const isVerbal = [verb, `${verb}e`, verb.replace(/(.)\1$/u, '$1')].some((base) =>
    goalVerbs.has(base.toLowerCase()),
  )
  return uncountable.has(next) || abstract.test(next) || (isVerbal && !place.test(own))
}

export const goalSubject: GoalSubject = {
  isVerb,
  ofOwner: /^(?:our|my) /iu,
  phrase,
  title: 'A few questions about {s}',
  description: 'A short conversation about {subject}: {s}. There are no right or wrong answers.',
}
