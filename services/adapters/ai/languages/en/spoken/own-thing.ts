// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// What the owner says of themselves: what they run or plan, and what respondents are to them.
import type { Focus } from '../../types/clauses.ts'
import { parseWords } from '../../shared/word-lists.ts'
import { isPersonNoun } from './persons.ts'

const noun = String.raw`((?:(?!(?:for|in|on|at|of|with|and|or|that|which|who|to|where|called|is|are|was|has|have|lost|sells?|because|how|why|what|when|whether|after|before|about|from|think|thinks|say|says|wants?|needs?|would|likes?|wishes|hopes?|keeps?|gets?|makes?|lets?|online|here|by)\b(?!-))[\p{L}’'-]+ ?){1,4}?)(?=[,.;:?!\n]|$| (?:for|in|on|at|with|and|or|that|which|to|where|called|is|are|was|has|have|lost|because|of|how|why|what|when|whether|after|before|about|from|wants?|needs?|would|likes?|wishes|hopes?|keeps?|gets?|online|here|by)\b)`
const run = new RegExp(
  String.raw`(?:^|[.!?]\s+|\b(?:hi|hello|hey|so|and|ok|here|there)\W+)(?:we|i|our (?:team|family))(?:['’](?:m|re)| am| are)? ?(?:run|running|own|manage|operate|opened|started|organi[sz]e|lead|have|do|are|re|m)? (?:a|an|the|our|my) ${noun}`,
  'iu',
)
const sold =
  /(?:^|[.!?]\s+)(?:we|i|our [\p{L}-]+) (?:sell|make|offer|build|rent(?: out)?|teach)s? ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?=[.,;]| (?:and|for|in|to|at|on)\b)/iu
const named = new RegExp(String.raw`\b(?:our|my) ${noun}`, 'giu')
const plan =
  /\b(?:thinking (?:of|about)|planning(?: to| on)?|considering|about to|going to|want(?:ing)? to) (?:open|launch|build|creat|start|introduc|offer|add|mak)(?:e|ing)? ((?:a|an|our|the) (?:[\p{L}’'-]+ ?){1,4}?)(?=[,.;:?]|$| (?:for|in|on|at|with|and|that|which|where|called)\b)/iu
/** How the owner describes what respondents know. */
const description =
  /^(?:(?:small|little|tiny|new|local|large|big|public|second-hand|family-run|family|independent|friendly|busy|growing|great|nice|beautiful|cosy|lovely) )+(?=\p{L})/iu
/** What owners run, and respondents know. */
const runnable =
  parseWords(`clinic surgery practice hospital pharmacy bakery shop store café cafe restaurant diner bar pub hotel hostel campsite guesthouse marina
  school academy nursery kindergarten daycare university college library museum gallery exhibition theatre theater cinema choir band orchestra
  club gym studio salon barbershop laundromat laundry farm market stall orchard garden allotment park pool church parish mosque temple kitchen
  charity shelter centre center home association union guild co-op cooperative fellowship league festival fair conference event course courses class classes
  lessons workshop workshops programme program camp tour tours app apps platform website tool software bot portal newsletter magazine podcast radio bus
  ferry shuttle warehouse office space lounge garage dealership marketplace subscription clay honey soap bread coffee boxes project society network
  membership canteen cafeteria playground skatepark rink arena spa zoo aquarium nurseries agency cooperative`)
/** Things of the owner that respondents do not know. */
const inside = /^(?:own|phd|study|research|survey|home|office|union|project|event|work)$/iu

export function ownThing(goal: string): Focus | undefined {
  const planned = plan.exec(goal)?.[1]?.trim()
  if (planned) return { kind: 'planned', phrase: planned, object: planned }
  const candidates = [
    run.exec(goal)?.[1],
    ...[...goal.matchAll(named)].map((found) => found[1]),
    sold.exec(goal)?.[1],
  ]
  const found = candidates
    .map((each) => each && upToHead(each.trim().replace(description, '')))
    .find(Boolean)
  if (!found) return undefined
  const thing = `our ${found}`
  return { kind: 'noun', phrase: thing, object: thing }
}

/** "Primary school", of "primary school desires"; undefined where nothing is named that can be run. */
function upToHead(found: string): string | undefined {
  const words = found.split(' ')
  const end = words.findLastIndex((word) => runnable.has(word.toLowerCase()))
  const named = words.slice(0, end + 1).join(' ')
  const isOfPeople = words.slice(0, end).some((word) => isPersonNoun(word.toLowerCase()))
  return end < 0 || inside.test(named) || isOfPeople ? undefined : named
}

const visited = /\b(?:clinic|museum|exhibition|gallery|restaurant|zoo)$/iu
const stayed = /\b(?:hotel|campsite|hostel|guesthouse|guest house|b&b)$/iu
const place =
  /\b(?:caf[eé]|shop|store|salon|library|schools?|academy|university|college|nursery|kindergarten|bakery|gym|shelter|space|market|hospital|centre|center|studio|warehouse|office|farm|church|park|pool|workshop|festival|fair|conference|concert|event|club|practice)$/iu

/** "Your visit to our museum", "Your experience at our school" */
export function titleOf(subject: string): string | undefined {
  if (!/^(?:our|the) /iu.test(subject)) return undefined
  if (visited.test(subject)) return `Your visit to ${subject}`
  if (stayed.test(subject)) return `Your stay at ${subject}`
  if (/\b(?:team|choir|orchestra|cooperative|co-op)$/iu.test(subject))
    return `Your experience in ${subject}`
  return place.test(subject) ? `Your experience at ${subject}` : undefined
}

const roles: readonly (readonly [pattern: RegExp, title: string])[] = [
  [
    /\b(?:former|ex-?) ?(?:employees|staff|colleagues)\b|\bemployees who left\b|\bresign|\bexit interview/iu,
    'Your time with us',
  ],
  [/\b(?:members)\b/iu, 'Your membership'],
  [/\b(?:customers?|clients?|shoppers|buyers)\b/iu, 'Your experience as a customer'],
  [/\busers\b/iu, 'Your experience as a user'],
  [/\b(?:employees|staff|colleagues)\b/iu, 'Your experience at work'],
]

/** "Ferry passengers survey", "Solar panel customers." */
const headedBy =
  /^(?:(?:a )?survey (?:for|of|among) )?((?:[\p{L}-]+ ){1,2})([\p{L}-]+s)\b(?=\s*(?:[.:,–-]|survey|feedback|interviews?|$))/iu

export function headTitle(goal: string): string | undefined {
  const [, kind = '', people = ''] = headedBy.exec(goal.trim()) ?? []
  const isNamed =
    isPersonNoun(people.toLowerCase()) && !/\b(?:the|our|my|of|and|all|why|how)\b/iu.test(kind)
  if (!isNamed) return undefined
  const role = `${kind.toLowerCase()}${people.toLowerCase().replace(/ies$/u, 'y').replace(/s$/u, '')}`
  return `Your experience as ${/^[aeiou]/u.test(role) ? 'an' : 'a'} ${role}`
}

export const roleTitle = (goal: string): string | undefined =>
  roles.find(([pattern]) => pattern.test(goal))?.[1]
