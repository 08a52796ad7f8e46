// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// What one thing is about, as it stands in a sentence, for titles and for further questions.
import type { Focus } from '../../types/clauses.ts'
import { gerund, isPast, isThirdPerson, isVerb } from '../spoken-verbs.ts'
import { doingOf, partsOf, type ClauseParts } from './clause-parts.ts'
import { isNamePhrase } from './noun-questions.ts'
import { anyPeople, isPersonNoun } from './persons.ts'
import { unspecific } from './referents.ts'
import { article, withoutOwners } from './topic-questions.ts'

const opinion =
  /^(?:what|how) .*?\b(?:think|feel|felt|thought) (?:of|about|with) (.+)$|^(?:what|how) .*?\b(?:rate|judge|find|see|view|evaluate|perceive|experience|experienced) ((?:the|our|its|this|a|an) .+)$|^how (?:satisfied|happy) .*? with (.+)$|^how likely .*? to (?:recommend|use|visit|buy) (.+)$|^how .*?\b(?:hear|heard|know|learn|learned|found out) (?:about|of) (.+)$/iu
const view =
  /^(?:(?:the|our|their) )?(?:\p{L}+['’]s? |\p{L}+s['’] )?(?:overall |general |own )?(?:satisfaction|experiences?|happiness|opinions?|views?|perceptions?|thoughts?|attitudes?|impressions?|feedback)(?: (?:of|from|by|among) (?!\p{L}+ing\b)(?:the |our |my )?[\p{L}-]+(?: [\p{L}-]+)?)? (?:with|of|about|on|towards?|regarding) (.+)$/iu
const planned =
  /\b(?:planned|proposed|proposals?|plans?|possible|potential|future|upcoming|suggested|idea)\b/iu
/** Words behind which a noun phrase is over. */
const end =
  /\s(?:(?:after|before|during|by|when|while|if|because|since|so|as|and|or|instead|which|that|who|within|every|each|last|next|this year|at all|again|anymore|more|less|enough|now|online)\b|(?:in|for|on|at|to|with|from) (?!our\b)).*$/iu

const leaving =
  /^(?:leave|break off|back out|walk away|churn|withdraw|stop|quit|cancel|resign|abandon|unsubscribe|uninstall|delete|give up|drop out|drop off|pull out|switch|move (?:out|away))\b/iu
/** What people are easily reproached for. */
export const avoided =
  /^(?:miss|skip|avoid|ignore|forget|fail|arrive late|come late|neglect|refuse|waste|cheat|delay|postpone|hesitate|struggle|complain|reject|hide|damage)\b/iu

const money = /\b(?:pay|paying|price|cost|spend|spending|afford)/iu

/** "Whether they want a garden": it does not exist yet. */
const wishedThing =
  /^(?:whether|if|would|do) .*?\b(?:want|would like|support|welcome|use|visit|buy|join|attend|subscribe to) (an? (?!lot\b|bit\b).+)$/iu

/** What the owner asks about one thing, without the verb of a reason; undefined where that is not certain. */
export function focusOf(thing: string, audience: string | undefined): Focus | undefined {
  const bare = withoutOwners(thing.trim(), audience)
  if (bare === '') return undefined
  const wished = wishedThing.exec(bare)?.[1]
  if (wished && isFit(wished)) return { kind: 'planned', phrase: wished, object: wished }
  const [, ...found] = opinion.exec(bare) ?? view.exec(bare) ?? []
  const named = found.find(Boolean)
  if (named) return nounFocus(named, audience)
  if (
    !/^(?:why|how|what|which|who|where|when|whether|if|do|does|did|are|is|would|at|in|on|whit|wetin|hoo|wha|there)\b|\b(?:dae|fae|dey|wey|na)\b/iu.test(
      bare,
    )
  )
    return nounFocus(bare, audience)
  const tested =
    /^(?:did|does|has|whether|if) ((?:the|our) .+?) (?:help|work|prepare|meet|improve|fit|suit)(?:s|ed)?\b/iu.exec(
      bare,
    )?.[1]
  if (tested) return nounFocus(tested, audience)
  const induced = inducing.exec(bare)?.[1]
  if (induced) return inducedFocus(bare, induced)
  const parts = partsOf(bare, audience)
  if (!parts) return undefined
  const place = /^(?:what|which)\b/u.test(parts.word) && inPlace.exec(parts.rest)?.[1]
  if (place && !unspecific.test(place)) return nounFocus(place, audience)
  if (parts.word === 'why') return reasonFocus(parts)
  const doing = doingOf(parts)
  if (
    !doing ||
    judging.test(doing) ||
    money.test(doing) ||
    !/^(?:how|where|when|how often|how long)$/u.test(parts.word)
  )
    return undefined
  return doing.split(' ').length <= maxWords && isFit(doing)
    ? { kind: 'activity', phrase: doing, object: undefined }
    : undefined
}

/** "What would convince them to cycle", "what stops them from storing it" */
const inducing =
  /^what (?:would |could |might )?(?:makes? it (?:easy|hard|difficult|easier|harder) (?:for .*? )?|convinces?|motivates?|encourages?|persuades?|leads?|drives?|inspires?|gets?|stops?|prevents?|keeps?|discourages?|helps?|allows?) .*?\b(?:to|from) (\p{L}+\b.*)$/iu
const inPlace = /\b(?:in|at|on) ((?:the|our) [\p{L}-]+(?: [\p{L}-]+)?)$/iu

function inducedFocus(clause: string, induced: string): Focus | undefined {
  const [verb = '', ...rest] = induced.split(' ')
  const isDoing = /ing$/iu.test(verb)
  const base = verb.toLowerCase()
  if (!isDoing && (!isVerb(base) || isPast(base) || isThirdPerson(base))) return undefined
  const phrase = [isDoing ? base : gerund(base), ...rest].join(' ')
  if (!/^[^,:;()]+$/u.test(phrase) || /\b(?:they|them|it|we|us)\b/iu.test(phrase)) return undefined
  if (phrase.split(' ').length > maxWords) return undefined
  const isMissing = /\b(?:would|could|stops?|prevents?|keeps?|discourages?)\b.*?\b(?:to|from)\b/iu
  const own = phrase.replaceAll(/\btheir\b/giu, 'your')
  return { kind: isMissing.test(clause) ? 'avoided' : 'activity', phrase: own, object: own }
}

const judging =
  /^(?:experiencing|feeling|thinking|rating|perceiving|viewing|judging|wishing|liking|disliking|expecting|wanting|needing|hearing|being|having|knowing|quitting|churning)\b/iu
const maxWords = 10
const isFit = (phrase: string) =>
  phrase.includes(' ') && !/[,:;()]|\b(?:they|them|their|it|you|us|we|my|i)\b/iu.test(phrase)

function nounFocus(named: string, audience: string | undefined): Focus | undefined {
  const isPlan = planned.test(named)
  const phrase = withoutRespondents(named.replace(/^the idea of (?=a\b)/iu, ''), audience)
  if (!isPlan && !isNamePhrase(phrase)) return undefined
  if (
    phrase.split(' ').length > maxWords ||
    /[,:;()]|\b(?:they|them|their|it|you)\b/iu.test(phrase)
  )
    return undefined
  if (isPersonNoun(phrase) || anyPeople.has(phrase)) return undefined
  const own = article(phrase)
  return { kind: isPlan ? 'planned' : 'noun', phrase: own, object: own }
}

const withoutRespondents = (text: string, audience: string | undefined) =>
  audience ? text.replace(new RegExp(`\\s(?:among|amongst) .*$`, 'iu'), '') : text

function reasonFocus(parts: ClauseParts): Focus | undefined {
  const unready = /^(?:slow|reluctant|hesitant|afraid|unwilling|late) to (\p{L}+)\b(.*)$/iu.exec(
    parts.rest,
  )
  if (unready && isVerb(unready[1]!)) {
    const phrase = `${gerund(unready[1]!)}${unready[2]}`
    return { kind: 'avoided', phrase, object: phrase }
  }
  const doing = doingOf(parts)
  if (!doing?.includes(' ') || doing.split(' ').length > maxWords || /[,:;()]/u.test(doing))
    return undefined
  const rest = parts.rest.replace(/^(?:still|really|actually|often|no longer|sometimes) /iu, '')
  const kind =
    parts.isNegative || /no longer/iu.test(parts.rest)
      ? 'avoided'
      : leaving.test(rest)
        ? 'leaving'
        : avoided.test(rest)
          ? 'habit'
          : 'activity'
  const object = objectOf(doing)
  // Whether it is good or bad is not known: its object is asked about.
  if (kind === 'activity' && object && !/ing\b/iu.test(object))
    return { kind: 'noun', phrase: object, object }
  if (kind !== 'leaving') return { kind, phrase: doing, object }
  const [, verb = '', step = ''] = /^(.+?) (?:during|at) ([a-z-]{4,})$/iu.exec(doing) ?? []
  // Of a step that was not finished the step is asked about.
  if (verb && step) return { kind: 'noun', phrase: step, object: step }
  const chain = /^(stopping|quitting|giving up) \p{L}+ing\b/iu.exec(doing)?.[1]
  if (chain) return { kind, phrase: chain, object }
  const isBare = object && doing.includes(object) && !/ing\b/iu.test(object)
  return {
    kind,
    phrase: isBare ? doing.slice(0, doing.indexOf(object) + object.length) : doing,
    object,
  }
}

/** "The sourdough", of "stopping buying the sourdough"; "helping at the shelter", of what was stopped. */
function objectOf(doing: string): string | undefined {
  const [, inner] = /^(?:stopping|quitting|giving up) (\p{L}+ing\b.*)$/iu.exec(doing) ?? []
  const whole = inner ?? doing
  const [, object = ''] =
    /^\p{L}+(?: (?:off|out|up|away|down))?(?: (?:to|at|for|in|during|from))? ((?:the|your|our|this) .+)$/iu.exec(
      whole,
    ) ?? []
  const noun = object.replace(end, '')
  if (noun && noun.split(' ').length <= 5 && isNamePhrase(noun.replace(/^your /iu, 'the ')))
    return noun
  return inner?.includes(' ') && inner.split(' ').length <= 6 ? inner : undefined
}
