// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Clauses } from '../../types/clauses.ts'
import { isNamePhrase } from './noun-questions.ts'
import { anyPeople, isPersonNoun } from './persons.ts'
import { article, withoutOwners } from './topic-questions.ts'

const view =
  /^(?:(?:the|our|their) )?(?:\p{L}+['’]s? |\p{L}+s['’] )?(?:overall |general |own )?(?:satisfaction|experiences?|happiness|feelings?|opinions?|views?|perceptions?|thoughts?|attitudes?|impressions?|judge?ments?|feedback|quality|state|evaluation|review|assessment|surveys?|interviews?|stud(?:y|ies)|questions|research|chat|conversation)(?: (?:of|from|by|among|with) (?:the |our |my )?[\p{L}-]+(?: [\p{L}-]+)?)?(?: (?:with|of|about|on|at|in|towards?|regarding)) (.+)$/iu
const opinion =
  /^(?:what|how) .*?\b(?:think|feel) (?:of|about) ((?:the|our|its|this|new) .+)$|^how (?:they|people|\p{L}+s) (?:rate|judge|find|see|view|evaluate|perceive|experience) ((?:the|our|its) .+)$/iu
const wish = /^(?:suggestions?|ideas?|expectations?|reactions?|needs)\b/iu

function phrase(thing: string, audience: string | undefined): string | undefined {
  const bare = withoutOwners(
    thing.trim().replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()),
    audience,
  )
  const [, first, second] = opinion.exec(bare) ?? []
  const named = first ?? second ?? view.exec(bare)?.[1] ?? bare
  if (wish.test(named) || !isNamePhrase(named)) return undefined
  const isOfPeople = named.split(' ').length === 1 && (isPersonNoun(named) || anyPeople.has(named))
  return isOfPeople ? undefined : article(named)
}

function heading(text: string, audience: string | undefined): string | undefined {
  const bare = text.trim().replace(/^(?:feedback|opinions?|views?) (?=from )/iu, '')
  const about =
    view.exec(bare)?.[1] ?? /^[\p{L} '’-]{3,50}? (?:about|regarding) (.+)$/iu.exec(bare)?.[1]
  const named = label.test(about ?? bare) ? undefined : phrase(about ?? bare, audience)
  return named && !named.split(' ').some((word) => isPersonNoun(word.toLowerCase()))
    ? named
    : undefined
}

/** What a list is called. */
const label =
  /^(?:the |main |our )*(?:topics?|points?|themes?|questions?|areas?|items?|aspects?|objectives?|goals?|aims?|focus|issues|things)\b/iu

export const naming: NonNullable<Clauses['naming']> = {
  phrase,
  heading,
  comma: ', ',
  and: ' and ',
  more: ', among other things',
  title: 'A few questions about {s}',
  description: 'A short conversation about {s}{more}. There are no right or wrong answers.',
}
