// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Clauses } from '../../types/clauses.ts'
import { partsOf } from './clause-parts.ts'
import { gerund } from '../spoken-verbs.ts'
import { isNamePhrase } from './noun-questions.ts'
import { anyPeople, escape, isPersonNoun } from './persons.ts'
import { replaceObjects, toSecondPerson } from './second-person.ts'
import { article, withoutOwners } from './topic-questions.ts'

const view =
  /^(?:(?:the|our|their) )?(?:\p{L}+['’]s? |\p{L}+s['’] )?(?:overall |general |own |quick |short |honest )?(?:satisfaction|experiences?|happiness|feelings?|opinions?|views?|perceptions?|thoughts?|attitudes?|impressions?|judge?ments?|feedback|input|reactions?|quality|state|evaluation|review|assessment|surveys?|interviews?|stud(?:y|ies)|questions|research|chat|conversation)(?: (?:of|from|by|among|with) (?!\p{L}+ing\b)(?:the |our |my )?[\p{L}-]+(?: [\p{L}-]+)?)?(?: (?:with|of|about|on|at|in|towards?|regarding)) (.+)$/iu
const opinion =
  /^(?:what|how) .*?\b(?:think|feel) (?:of|about) ((?:the|our|its|this|new) .+)$|^how (?:they|people|\p{L}+s) (?:rate|judge|find|see|view|evaluate|perceive|experience) ((?:the|our|its) .+)$/iu
const wish = /^(?:suggestions?|ideas?|expectations?|reactions?|needs)\b/iu

function phrase(thing: string, audience: string | undefined): string | undefined {
  const bare = withoutOwners(
    thing.trim().replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()),
    audience,
  )
  const [, first, second] = opinion.exec(bare) ?? []
  const named = (first ?? second ?? view.exec(bare)?.[1] ?? bare).replace(
    /\s(?:among|amongst) .*$/iu,
    '',
  )
  if (wish.test(named) || !isNamePhrase(named)) return undefined
  const isOfPeople = named.split(' ').length === 1 && (isPersonNoun(named) || anyPeople.has(named))
  return isOfPeople ? undefined : article(named)
}

function heading(text: string, audience: string | undefined): string | undefined {
  const bare = text
    .trim()
    .replace(/^(?:feedback|opinions?|views?) (?=from )/iu, '')
    .replaceAll(/\btheir\b/giu, 'your')
  // "The decision process of couples choosing a venue"
  const doing = /\b([\p{L}-]+) (\p{L}{3,}ing (?:a|an|the|your|our) [\p{L} -]+)$/iu.exec(bare)
  if (doing && isPersonNoun(doing[1]!.toLowerCase())) return doing[2]
  const about =
    view.exec(bare)?.[1] ?? /^[\p{L} '’-]{3,50}? (?:about|regarding) (.+)$/iu.exec(bare)?.[1]
  const named = label.test(about ?? bare) ? undefined : phrase(about ?? bare, audience)
  return named && !named.split(' ').some((word) => isPersonNoun(word.toLowerCase()))
    ? named
    : undefined
}

const openings =
  /^(?:how(?! (?:much|likely|satisfied|happy|safe))|what(?! (?:would|made|makes|stops|stopped|keeps|prevents|causes))|which|where|when|who) /iu
/** What a description gives away, or what it would scare off with. */
const undisclosed =
  /\b(?:brought|keep|pays|paid|paying|cost|price|earn|salary|think|feel|would|could|should|if|stop|leav|left|quit|cancel|worr|scare|confus|hardest|miss|wrong|problem|lose|lost|fail|harass|why|whether|react|reason|changed|affect|impact|dread|ruin|hate|fear|annoy)\p{L}*\b/iu
const maxClauseWords = 9

/** "How you plan breaks" */
function clausePhrase(thing: string, audience: string | undefined): string | undefined {
  if (!openings.test(thing) || undisclosed.test(thing)) return undefined
  // Others than respondents are in the clause.
  if (audience && new RegExp(String.raw`\bthey\b.*\b${escape(audience)}\b`, 'iu').test(thing))
    return undefined
  const parts = partsOf(thing, audience)
  const text = parts
    ? parts.helper === 'do' && !parts.isNegative
      ? `${parts.word} you ${parts.rest}`
      : undefined
    : toSecondPerson(replaceObjects(thing, audience))
  if (
    !text ||
    /\b(?:i|we|they|them|their|you (?:do|did))\b|\bit\b|,|^(?:how|what|which|where|when) (?:do|does|did|are|is|was|were)\b/iu.test(
      text,
    )
  )
    return undefined
  return text.split(' ').length <= maxClauseWords
    ? `${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : undefined
}

const subjectOf =
  /^(?:whether|if|how(?: \p{L}+)?|when) ((?:the|our|their) (?:[\p{L}-]+ )?[\p{L}-]+?) (?:is|are|was|were|has|have|had|feels?|felt|looks?|does|do|did|\p{L}{3,}ed|(?<!s )\p{L}{3,}s|(?<=s )\p{L}{3,}(?=$| (?:in|at|on|to|when|after)))\b/iu
const ease =
  /^how (?:easy|hard|difficult|simple|long|quick) (?:it (?:is|was) (?:for \p{L}+ )?|they found it )to (\p{L}+) (.+)$/iu

function aspect(thing: string, audience: string | undefined): string | undefined {
  const [, verb = '', object = ''] = ease.exec(thing) ?? []
  const named = verb ? `${gerund(verb.toLowerCase())} ${object}` : subjectOf.exec(thing)?.[1]
  if (!named || undisclosed.test(named)) return undefined
  const own = toSecondPerson(replaceObjects(named, audience))
  return isNamePhrase(own.replace(/\byour /giu, 'the ')) ? own : undefined
}

/** What a list is called. */
const label =
  /^(?:the |main |our )*(?:topics?|points?|themes?|questions?|areas?|items?|aspects?|objectives?|goals?|aims?|focus|issues|things|b2b|b2c)\b|\b(?:feedback|pulse|survey|questionnaire|plans|crew|cadets|hosts|startups|housekeeping|team)$|^(?:(?:customer|client|user|guest|patient|visitor|employee|staff|tenant|member|student|parent|reader|exit)s? )(?:feedback|survey|opinions?|satisfaction|interviews?)$/iu

export const naming: NonNullable<Clauses['naming']> = {
  phrase,
  heading,
  clausePhrase,
  aspect,
  comma: ', ',
  and: ' and ',
  more: ' and a few other things',
  title: 'A few questions about {s}',
  description: 'A short conversation about {s}. There are no right or wrong answers.',
}
