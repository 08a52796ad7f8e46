// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { parseWords } from '../shared/word-lists.ts'

/** Past forms that are no regular ones, each with its infinitive. */
const irregular = new Map(
  `left leave, went go, came come, made make, took take, gave give, told tell, said say, felt feel, knew know, sent send, bought buy, brought bring,
  thought think, found find, became become, kept keep, lost lose, paid pay, met meet, heard hear, saw see, seen see, ate eat, drank drink, drove drive,
  rode ride, wrote write, spoke speak, broke break, chose choose, began begin, got get, forgot forget, grew grow, threw throw, drew draw, wore wear, sold sell,
  held hold, stood stand, understood understand, built build, spent spend, slept sleep, taught teach, caught catch, fought fight, won win, ran run, sat sit,
  swam swim, sang sing, fell fall, rose rise, woke wake, led lead, meant mean, dealt deal, did do, had have, quit quit, cut cut, put put, let let, set set,
  read read, hit hit, cost cost, shut shut, bailed bail, lent lend, hid hide, flew fly, gone go, done do, skipped skip, stopped stop, dropped drop, planned plan,
  picked pick, switched switch, tried try, applied apply, carried carry, studied study, relied rely, replied reply, worried worry, hung hang, struck strike,
  stuck stick, shook shake, stole steal, tore tear, swore swear, froze freeze, bit bite, blew blow, shot shoot, dug dig, laid lay, fed feed, bent bend, lit light,
  slid slide, swept sweep, wept weep, crept creep, leapt leap, dreamt dream, learnt learn, burnt burn, sought seek, sank sink, shrank shrink, rang ring, arose arise,
  withdrew withdraw, overcame overcome, clung cling, swung swing, stung sting, fled flee, bore bear, forgave forgive, mistook mistake, undertook undertake,
  foresaw foresee, overheard overhear, overlooked overlook, misread misread, rebuilt rebuild, retold retell, upset upset, drank drink, sang sing, swam swim`
    .split(/,\s*/)
    .map((pair) => pair.trim().split(' ') as [string, string]),
)

const doubled =
  /^(?:stop|plan|skip|drop|shop|run|get|put|sit|let|cut|swim|quit|begin|win|chat|hit|rid|forget|spot|swap|step|trip|shut|set|rob|beg|travel)$/u

/** One syllable that ends in one consonant behind one vowel: "log". */
const short = /^[^aeiou\W]{0,3}[aeiou][bdgmnprt]$/u

/** Infinitives by which the verb of a clause is found behind a long subject. */
const bases =
  parseWords(`abandon scare appear disappear match accept add affect afford agree allow answer apply arrange arrive ask assess attend avoid bail be become begin believe
  bide blame book borrow break bring build buy call cancel care carry change charge check choose churn clean click close collect come compare complain complete
  consider contact consult continue cook cope cost cross cut deal decide deliver delay depend describe die discard do donate download drive drop eat end enjoy experience expect
  explain face fail fall feel fight file fill find finish fit fix follow forget forgo get ghost give go grow handle happen have hear help hide hold hope hurt ignore
  interpret join judge keep know lack last learn leave lend let like listen live look lose love make manage matter mean meet mind miss mix move need
  note notice offer open order organise organize own park pass pay perceive pick plan play prefer prepare prevent process pull push put quit raise rate reach react read
  receive recall recommend record refuse reject rely remain remember renew rent repair repeat reply report request resign respond return ride ring run
  say save see seek segregate sell send serve set share shop show sign sit skip sleep spend stand start stay stick stock stop store struggle submit suffer suggest
  support survive switch take talk teach tell think throw track train translate travel treat trust try turn understand unsubscribe update upgrade use value visit
  volunteer vote wait wake walk want wash watch wear welcome win wish work worry worship write hesitate opt commute cycle dispose recycle retain adopt bypass defer downgrade
  tolerate cheat log queue reorder rebook reschedule postpone overcome balance juggle resist oppose dislike hate fear trust respect earn borrow invest
  separate combine adapt communicate connect react switch navigate monitor manage approach avoid assess estimate evaluate feed hire fund finance market advertise
  promote practise practice prioritise prioritize protect reserve rest retire search settle socialise socialize sort spread support tackle tidy upload view warm weigh
  behave bond celebrate chat collaborate concentrate contribute coordinate correct discuss divide donate engage escape exercise explore focus gather grieve guide
  identify influence inform inspect interact interview introduce investigate lead lock maintain measure motivate negotiate obtain park persuade phone plant practise
  pray present preserve produce provide publish pursue react rebuild recover reduce relax relate relocate remove rehearse research respond restock revise reward
  suit seem upset picture imagine dread dare hang pack speak regret spot draw argue regard associate advise laugh dream recognise recognize stumble
  gain distrust mistrust pause reckon conceal warn sing taste smell enter shout suspect crave withdraw hunt stomach realise realize mute dodge promise
  linger calm soothe replace swim overlook slip strike insure confide remind swallow overhear scrap cherish drift catch haul bake demand grasp count
  spare mourn squeeze photograph whisper assume forgive grumble act climb lie lean burn fly flee toss haggle chase sacrifice mention dump invite
  shelve bother unfold insist perform shape recruit delete favour favor dance adjust solve freeze greet alter skim lug swear tear hoard absorb resent
  pour glance envy smuggle approve brew dial assemble sweep shake wander persevere select sew bend dictate redesign detect befriend roll endure cry
  wonder bargain ruin rescue jump prove curse include abolish unload sail invent stare sharpen slide encounter browse chafe scrape adore coax drag
  migrate knock disable imitate foresee forbid yearn cheer presume fetch fluctuate improvise dig strain grab scramble improve disturb impose sneak
  concede restart beat attract chew renegotiate launch mend mislead increase reveal wrap unpack shorten steal bind require confront appreciate moan
  defend convince interfere challenge wobble panic develop redeem disagree heal tempt fret grind ditch attempt shrink anticipate rearrange incur boast
  modify inherit occupy steer restore justify trace seal withhold punish confess participate involve sustain thrive persist vanish underestimate
  symbolise entrust suppose frustrate annoy irritate puzzle confuse surprise please excite inspire embarrass discourage deter hinder hamper exhaust
  reassure console encourage disappoint impress trigger sway smooth slow spoil spark split boost weaken strengthen lower deepen widen worsen ease
  delight disrupt distract interrupt outweigh determine convert obey permit deserve owe pity admire praise accuse deny admit confirm predict forecast
  guess calculate compute reimburse deduct squander repay bequeath
  schedule service discover trick trip shower smoke source split supervise swap teach tend text tolerate trade unwind vary verify wean wind write`)

export const isVerb = (word: string): boolean =>
  bases.has(word) || irregular.has(word) || isRegularPast(word) || isThirdPerson(word)

export const isPast = (word: string): boolean =>
  (irregular.has(word) && !bases.has(word)) || isRegularPast(word)

const isRegularPast = (word: string) =>
  /[a-z]{2,}ed$/u.test(word) &&
  !/(?:need|feed|speed|seed|exceed|proceed|succeed)$|^(?:bed|shed|weed)$/u.test(word)

export const isThirdPerson = (word: string): boolean => {
  const base = thirdPersonBase(word)
  return base !== word && bases.has(base)
}

export const thirdPersonBase = (word: string): string => {
  if (word === 'has') return 'have'
  if (word === 'does') return 'do'
  if (/(?:sh|ch|ss|x|zz|o)es$/u.test(word)) return word.slice(0, -2)
  if (/[^aeiou]ies$/u.test(word)) return `${word.slice(0, -3)}y`
  return /[^su]s$/u.test(word) ? word.slice(0, -1) : word
}

/** The infinitive of a past form. */
export function pastBase(word: string): string {
  const known = irregular.get(word)
  if (known) return known
  const stem = word.slice(0, -2)
  if (/[^aeiou]i$/u.test(stem)) return `${stem.slice(0, -1)}y`
  if (bases.has(stem)) return stem
  if (bases.has(`${stem}e`)) return `${stem}e`
  if (/([bdgklmnprt])\1$/u.test(stem)) return stem.slice(0, -1)
  return /(?:[aeiou][bcgsuvz]|[^aeiou]l|rs|ns|rg|dg|ng|nc|rc|at|it|ut|ur|ir|rv|lv)$/u.test(stem)
    ? `${stem}e`
    : stem
}

export function gerund(verb: string): string {
  if (verb === 'be') return 'being'
  if (/ie$/u.test(verb)) return `${verb.slice(0, -2)}ying`
  if (/[^eoy]e$/u.test(verb)) return `${verb.slice(0, -1)}ing`
  return (doubled.test(verb) && verb !== 'travel') || short.test(verb)
    ? `${verb}${verb.at(-1)}ing`
    : `${verb}ing`
}
