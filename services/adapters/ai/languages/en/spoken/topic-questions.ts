// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { askByLabel } from '../../shared/spoken-labels.ts'
import { labels } from '../spoken-labels.ts'
import { gerund, isVerb } from '../spoken-verbs.ts'
import { escape } from './persons.ts'
import { finish, replaceObjects, toSecondPerson } from './second-person.ts'

export const determined =
  /^(?:the|a|an|our|your|their|my|its|this|that|these|those|any|each|every|all|some|\d|how|what)\b/iu

export function speakTopic(text: string, audience: string | undefined): string {
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
    /^(?:the )?(?:overall |general )?(?:satisfaction|experiences?|happiness|contentment|feelings?|opinions?|views?|perceptions?|thoughts?|attitudes?|impressions?|judge?ments?) (?:of you |you have )?(?:with|of|about|on|towards?|regarding|around)\s+(?:you (?:with|of|about|on)\s+)?(.+)$/iu,
  )
  if (view) return finish(`How do you find ${article(view)}`)
  const wishes = after(
    /^(?:any )?(?:suggestions?|ideas?|proposals?|improvements?|remed(?:y|ies)) (?:for|on|regarding|about|to)\s+(.+)$/iu,
  )
  if (wishes) return finish(`What would you suggest for ${article(wishes)}`)
  if (/^(?:any )?(?:suggestions?|ideas?|proposals?|improvements?)\b/iu.test(own))
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
  return finish(`What can you tell me about ${article(own)}`)
}

/** What only belongs to a person. */
const personal =
  /^(?:(?:favou?rite|usual|own) \p{L}|(?:motivations?|motives?|background|habits|needs|expectations|concerns|worries|fears|preferences|priorities|routines?|plans|income|diet|mood|daily life|health|job|budget|age)(?: (?:for|in|on|with|about|of|at|before|after|around)\b|$))/iu

/** A singular noun without an article gets one. */
export function article(text: string): string {
  const first = text.split(' ')[0] ?? ''
  if (personal.test(text)) return `your ${text}`
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
