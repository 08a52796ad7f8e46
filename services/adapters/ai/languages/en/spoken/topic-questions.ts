// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { askByLabel } from '../../shared/spoken-labels.ts'
import { labels } from '../spoken-labels.ts'
import { gerund, isPast, isVerb, pastBase } from '../spoken-verbs.ts'
import { askAny } from './any-nouns.ts'
import { askNoun } from './noun-questions.ts'
import { escape, isPersonNoun } from './persons.ts'
import { finish, replaceObjects, toSecondPerson } from './second-person.ts'

export const determined =
  /^(?:the|a|an|our|your|their|my|its|this|that|these|those|any|each|every|all|some|\d|how|what)\b/iu

/** "Teachers' experience with": the respondents' own. */
const possessive = /^(?:the |our |my )?([\p{L}-]+)(?:['’]s|s['’]) (?=\p{L})/iu
const isOthers = (noun: string, audience: string | undefined) =>
  audience !== undefined && noun.slice(0, 5) !== audience.slice(0, 5)

/** A phrase whose owners are the respondents, without them. */
export function withoutOwners(text: string, audience: string | undefined): string {
  const noun = possessive.exec(text)?.[1]?.toLowerCase().replace(/s?$/u, 's')
  return noun && isPersonNoun(noun) && !isOthers(noun, audience)
    ? text.replace(possessive, '')
    : text
}

export function speakTopic(all: string, audience: string | undefined, turn = 0): string {
  const text = withoutOwners(all, audience)
  const among = audience
    ? new RegExp(
        String.raw`(?<=^(?!.*\b(?:attitude|helpfulness|friendliness|kindness|behaviou?r|quality|skills?|availability|politeness|treatment|help|support|work)\b).*)\s(?:among|amongst|of|from|for|by|at) (?:the |our |my |all )?(?:[\p{L}-]+ )?${escape(audience)}$`,
        'iu',
      )
    : /\s(?:among|amongst) (?:the |our |my )?people$/iu
  const lived = livedThrough(text, audience)
  if (lived) return finish(lived)
  const own = toSecondPerson(
    replaceObjects(withoutDescription(text, audience).replace(among, ''), audience),
  )
  // "The buddy they were given"
  if (
    /^(?:the|our|your|any) (?:[\p{L}-]+ ){1,3}?(?:that |which )?(?:they|people) \p{L}+/iu.test(text)
  )
    return finish(`How do you feel about ${own}`)
  const maybe = askAny(own)
  if (maybe) return finish(maybe)
  const labelled = askByLabel(labels, own)
  if (labelled) return finish(labelled)
  const after = (pattern: RegExp) => pattern.exec(own)?.[1]
  const view = after(
    /^(?:the )?(?:overall |general )?(?:satisfaction|experiences?|happiness|contentment|feelings?|opinions?|views?|perceptions?|thoughts?|attitudes?|impressions?|judge?ments?|feedback|reviews?|comments?) (?:(?:of|from|by|among) you |you have )?(?:with|of|about|on|towards?|regarding|around)\s+(?:you (?:with|of|about|on)\s+)?(.+)$/iu,
  )
  if (view)
    return finish(
      `${isProposed.test(view) ? 'What do you think of' : 'How do you find'} ${article(view)}`,
    )
  const wishes = after(
    /^(?:any |your )?(?:suggestions?|ideas?|proposals?|improvements?|remed(?:y|ies)) (?:for|on|regarding|about|to)\s+(.+)$/iu,
  )
  if (wishes && /^(?:improve|change)/iu.test(wishes)) return 'What would you improve?'
  if (wishes) return finish(`What would you suggest for ${article(wishes)}`)
  if (/^(?:any |your )?(?:suggestions?|ideas?|proposals?|improvements?)\b/iu.test(own))
    return 'What would you suggest?'
  const difficulty = after(
    /^(?:the )?(?:difficult(?:y|ies)|problems?|obstacles?|barriers?|challenges?|frustrations?|issues?|troubles?|conflicts?|pains?|pain points?) (?:faced |encountered |you face )?(?:with|in|of|to|after|when|while|for|at|during)\s+(.+)$/iu,
  )
  if (difficulty) return finish(`What problems, if any, have you had with ${article(difficulty)}`)
  const interest = after(/^(?:the )?interest in\s+(.+)$/iu)
  if (interest) return finish(`What would you think of ${article(interest)}`)
  const effect = /^(?:the )?(?:effects?|impact|influence|consequences) (of|upon|on)\s+(.+)$/iu.exec(
    own,
  )
  if (effect)
    return finish(
      effect[1] === 'of'
        ? `What effect has ${article(effect[2]!)} had on you`
        : `What effect have you noticed on ${article(effect[2]!)}`,
    )
  const will = after(/^(?:the )?(?:willingness|readiness|intention|likelihood) (?:to|of)\s+(.+)$/iu)
  if (will)
    return finish(
      `How do you feel about ${will.replace(/^([a-z]+)\b/iu, (verb) => (isVerb(verb.toLowerCase()) && !/ing$/u.test(verb) ? gerund(verb.toLowerCase()) : verb))}`,
    )
  return finish(
    isPlainPhrase(own) ? askNoun(article(own), turn) : `What can you tell me about ${article(own)}`,
  )
}

/** Without a clause: what is asked about it agrees with its head. */
const isPlainPhrase = (text: string) =>
  !/\b(?:they|who|whom|whose|which|that|what|why|how|when|where|whether|if|is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|you)\b|[,:;()]/iu.test(
    text,
  ) && text.split(' ').length <= 9

const isProposed =
  /^(?:(?:the|our|an?) )?(?:proposed|planned|possible|potential|future|upcoming)\b/iu

const peopleOf = (audience: string | undefined) =>
  ['people', 'those', 'everyone', ...(audience ? [escape(audience)] : [])].join('|')

/** "Experience of patients who switched to video": what they did is asked about. */
function livedThrough(text: string, audience: string | undefined): string | undefined {
  const [, verb = '', rest = ''] =
    new RegExp(
      String.raw`^(?:the )?experiences? (?:of|from|among) (?:the |our |my )?(?:[\p{L}-]+ )?(?:${peopleOf(audience)}) (?:who|that) (?:have |had )?(\p{L}+)\b(.*)$`,
      'iu',
    ).exec(text) ?? []
  if (!isPast(verb.toLowerCase())) return undefined
  return `What has ${gerund(pastBase(verb.toLowerCase()))}${toSecondPerson(rest)} been like for you`
}

/** "On people living near the airport": who is asked, at the end. */
const withoutDescription = (text: string, audience: string | undefined) =>
  text.replace(
    new RegExp(
      String.raw`\b(?:the |our |my )?(${peopleOf(audience)}) (?:who|that|living|working|using|with|in|at|from)\b.*$`,
      'iu',
    ),
    (found, noun: string, at: number) => (at === 0 ? found : noun === 'those' ? 'people' : noun),
  )

/** What only belongs to a person. */
const personal =
  /^(?:(?:favou?rite|usual|own) \p{L}|(?:motivations?|motives?|background|habits|needs|expectations|concerns|worries|fears|preferences|priorities|routines?|plans|income|diet|mood|daily life|social life|family life|friendships|health|job|pay|salary|wages|budget|age|sleep|finances|studies|weekends|holidays|hobbies)(?: (?:for|in|on|with|about|of|at|before|after|around)\b|$))/iu

/** Words in "-ing" that name a thing: "lighting", "packing list". */
const namedThing =
  /^(?:timing|pricing|lighting|heating|seating|catering|building|wording)$|^\p{L}+ing (?:list|room|area|rota|table|calendar|cubicle|course|price|fee|policy|scheme|school|procedure|space|lot|desk|bench|tool|system|app|team|plan|time|process|order|machine|club|package|page|point|track|pool|hall|load|list|guide|kit|pad|stand|test|coach|group|centre|center|department|programme|program|platform|option|slot|session|station|board|clause|period|levy)$/iu

/** A singular noun without an article gets one. */
export function article(text: string): string {
  const first = text.split(' ')[0] ?? ''
  if (personal.test(text)) return `your ${text}`
  if (
    determined.test(text) ||
    /^(?:[\p{L}-]+ )?[\p{L}-]+['’]s /u.test(text) ||
    (/ing$/u.test(first) && !namedThing.test(text)) ||
    /^[A-Z]/u.test(first) ||
    /^[\p{L}-]+ (?:buying|selling|booking|handling|cleaning|packing|sharing|parking|planning)$/iu.test(
      text,
    ) ||
    /^\p{L}+(?:ness|ity|ance|ence) (?:in|at|on|during) /iu.test(text)
  )
    return text
  const head = text.split(/ (?:of|in|at|for|on|with|to|from|after|during|by|and|before) /u)[0]!
  if (
    !/^organi[sz]ation$/iu.test(text) &&
    !text.includes(' ') &&
    /(?:ness|ity|tion|ment|ance|ence|ship|cy|(?:heal|grow|weal|you|fai|tru|dea|bir)th|dom)$/u.test(
      text,
    )
  )
    return text
  return /(?:[^s]s|food|staff|time|money|work|parking|sleep|safety|security|noise|pay|music|transport)$/iu.test(
    head,
  ) && !/ (?:of|in|at) /u.test(text)
    ? text
    : `the ${text}`
}
