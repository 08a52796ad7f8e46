// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// What the owner says of themselves: what they run or plan, and what respondents are to them.
import type { Focus } from '../../types/clauses.ts'

const noun = String.raw`((?:(?!(?:for|in|on|at|of|with|and|or|that|which|who|to|where|called|is|are|was|has|have|lost|sells?|because)\b)[\p{L}’'-]+ ?){1,4}?)(?=[,.;:]|$| (?:for|in|on|at|with|and|or|that|which|to|where|called|is|are|was|has|have|lost|because|of)\b)`
const run = new RegExp(
  String.raw`(?:^|[.!?]\s+|\b(?:hi|hello)\W+)(?:we|i|our (?:team|family)) (?:run|own|manage|operate|opened|started|organi[sz]e|lead) (?:a|an|the|our|my) ${noun}`,
  'iu',
)
const sold =
  /(?:^|[.!?]\s+)(?:we|our [\p{L}-]+) (?:sell|make|offer)s? ((?:[\p{L}-]+ ){0,2}[\p{L}-]+s)(?=[.,;]| and\b)/iu
const named = new RegExp(
  String.raw`(?:^|[.!?]\s+)our ${noun} (?=(?:is|are|was|has|have|lost)\b)`,
  'iu',
)
const plan =
  /\b(?:thinking (?:of|about)|planning(?: to| on)?|considering|about to|going to|want(?:ing)? to) (?:open|launch|build|creat|start|introduc|offer|add|mak)(?:e|ing)? ((?:a|an|our|the) (?:[\p{L}’'-]+ ?){1,4}?)(?=[,.;:?]|$| (?:for|in|on|at|with|and|that|which|where|called)\b)/iu
const size = /^(?:small|little|tiny|new|local|large|big|public|second-hand) (?=\p{L})/iu
/** Of the owner, and nothing that respondents know. */
const inside =
  /^(?:team|company|startup|start-up|business|department|group|survey|study|project|goal|boss|family|own)$/iu

export function ownThing(goal: string): Focus | undefined {
  const planned = plan.exec(goal)?.[1]?.trim()
  if (planned) return { kind: 'planned', phrase: planned, object: planned }
  const found = (run.exec(goal)?.[1] ?? sold.exec(goal)?.[1] ?? named.exec(goal)?.[1])?.trim()
  if (!found || inside.test(found)) return undefined
  const thing = `our ${found.replace(size, '')}`
  return { kind: 'noun', phrase: thing, object: thing }
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

export const roleTitle = (goal: string): string | undefined =>
  roles.find(([pattern]) => pattern.test(goal))?.[1]
