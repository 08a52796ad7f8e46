// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// How people who are spoken about are spoken to.
import { escape, isPersonNoun } from './persons.ts'
import { slips } from './openings.ts'
import { withoutScarcity } from './scarcity.ts'
import { isPast, isVerb, thirdPersonBase } from '../spoken-verbs.ts'

/** Pronouns of people who are spoken about, as they are spoken to. */
export function toSecondPerson(text: string, isSubject = false): string {
  // The subject of an action on "them" is other people, except in another clause.
  const isBought =
    /\b(?:buys?|bought|uses?|used|orders?|ordered|sells?|sold|eats?|wears?|collects?|repairs?|looks? after|cares? for|deals? with|handles?|follows?|manages?) them\b/iu.test(
      text,
    )
  const keepsThem =
    (isBought || isSubject) &&
    !/\b(?:when|if|that|who|(?<!\blook )after|before|because|while)\b/iu.test(text)
  return (keepsThem ? text.replaceAll(/\bthem\b/giu, 'th\u00ADem') : text)
    .replaceAll(/\bthemselves\b/giu, 'yourself')
    .replaceAll(
      /\b(?:their|there(?= (?:health|phones?|money|time|homes?|kids|jobs?|own|spare|family|work|teachers|parents|kids)\b)|dem)\b/giu,
      'your',
    )
    .replaceAll(/\btheirs\b/giu, 'yours')
    .replaceAll(/\b(?:they|dey)(?=['’]|\b)/giu, 'you')
    .replaceAll(/\bthem\b/giu, 'you')
    .replaceAll(/(?<=\byou )(?:is|was)\b/giu, (verb) => (verb === 'is' ? 'are' : 'were'))
    .replaceAll(/\bmy (?=(?:boss|manager))/giu, 'the ')
    .replaceAll(/\bmy\b/giu, 'our')
    .replaceAll(/\b(?:ppl|people|folks|folk)['’]s\b/giu, 'your')
    .replaceAll('th\u00ADem', 'them')
}

/** Respondents as objects: "keeps members from joining" speaks of "you". */
/** "What makes night shift nurses [want to leave]": the words before a noun are swapped with it. */
const caused = String.raw`(?:(?<=\b(?:makes?|made|keeps?|kept|stops?|stopped) )(?:(?!(?:the|our|a|an|for|of|with|to|in|on|at|from|and|or|it|life|things|other|new)\b)[\p{L}-]+ ){1,2})?`

export function replaceObjects(text: string, audience: string | undefined): string {
  const nouns = ['people', 'folks', 'folk', 'ppl', ...(audience ? [audience] : [])]
    .map(escape)
    .join('|')
  const noun = new RegExp(
    String.raw`${caused}(?<!\b(?:other|the other|of the|each|number of|what|two|three|four|five|six|\d+)\s)\b(?:(?:the|our|my|some|most|many|more|these|those|any|so many)\s+(?:\p{L}+\s+)?)?(?:(?:new|old|young|younger|older|first-time|former|regular|current|local|bilingual|multilingual|foreign|single|disabled|unemployed|self-employed|pregnant|teenage|part-time|full-time|long-term|short-term|prospective|existing|recent|returning|night-shift|senior|junior)\s+)?(?:${nouns})\b(?!['’-]|\s(?:who|that)\b)`,
    'giu',
  )
  return text.replaceAll(noun, 'you')
}

const single = 'customer|client|patient|user|guest|shopper|buyer|visitor|diner|tenant|member|owner'

/** "Did the customer understand": one of those who are asked. The children of a parent become “your children”. */
export function asRespondent(text: string, audience: string | undefined): string {
  const whole = text.replace(
    /,? and (?=(?:what|which) (?:conditions?|circumstances|terms)$)/iu,
    ', and under ',
  )
  const own = new RegExp(
    String.raw`\bthe (${single})\b(?!['’]s)(?! (?:service|support|portal))`,
    'giu',
  )
  const asked =
    audience === undefined || new RegExp(`^(?:${single})s$`, 'u').test(audience)
      ? whole.replaceAll(own, 'they')
      : whole
  return /^(?:parents|mums|moms|dads|mothers|fathers|families|carers|guardians)$/u.test(
    audience ?? '',
  )
    ? asked.replaceAll(
        /(?<!^(?:what|which) )\b(?:the|their) (kids?|child|children|sons?|daughters?)\b/giu,
        'your $1',
      )
    : asked
}

export const finish = (text: string) => {
  const clean = text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\s+([,?])/gu, '$1')
    .replaceAll(/\bi\b/gu, 'I')
    .replaceAll(/\bu\b/gu, 'you')
    .replace(/[\s,.;:?]+$/u, '')
    .trim()
  return `${clean.charAt(0).toUpperCase()}${clean.slice(1)}?`
}

/** Which of the respondents: said for them, not to them. */
const kinds =
  /\b(?:regular|new|old|older|young|younger|former|current|local|first-time|loyal|frequent|occasional|retired|freelance|independent|working|remote|overnight|weekend|trial|rural|urban|hybrid|elderly|international|local|small|bilingual|multilingual|foreign|single|disabled|unemployed|self-employed|pregnant|teenage|part-time|full-time|long-term|short-term|prospective|existing|recent|returning|night-shift|senior|junior) (?=(\p{L}+))/giu

export const normalize = (text: string) => withoutScarcity(normalizeWords(text))

const normalizeWords = (text: string) =>
  slips
    .reduce((mended, [slip, word]) => mended.replaceAll(slip, word), text)
    .replaceAll(kinds, (found, noun: string) => (isPersonNoun(noun.toLowerCase()) ? '' : found))
    .replaceAll(/\bwhats\b|\bwhat['’]s\b/giu, 'what is')
    .replaceAll(/\bwhat['’]d\b/giu, 'what would')
    .replaceAll(/\bwhos\b|\bwho['’]s\b/giu, 'who is')
    .replaceAll(/\bhow['’]s\b/giu, 'how is')
    // The owner speaks for the organisation.
    .replaceAll(/\bI['’]m\b|\bI am\b/giu, 'we are')
    .replaceAll(/\bI['’]d\b/giu, 'we would')
    .replaceAll(/\bI\b/giu, 'we')
    .replaceAll(/(?<!(?:^|[,.]|\b(?:and|please|to))\s*tell )\bme\b/giu, 'us')
    .replaceAll(/\bmine\b(?=$|\?)/giu, 'ours')
    .replaceAll(
      /\bwe['’](ve|re|ll|d)\b/giu,
      (_, end: string) =>
        `we ${{ ve: 'have', re: 'are', ll: 'will', d: 'would' }[end.toLowerCase()]}`,
    )
    .replaceAll(/\b(?:those|people) who \p{L}+(?: \p{L}+)?$/giu, 'them')
    .replaceAll(/\bsome of (?:them|our \p{L}+s)\b/giu, 'they')
    .replaceAll(/\btheyd\b/giu, 'they’d')
    .replaceAll(/\b['’]?em\b/giu, 'them')
    .replaceAll(/\bwetin\b|\bwhit\b/giu, 'what')
    .replaceAll(/\bhoo\b/giu, 'how')
    .replaceAll(/\bwha\b/giu, 'who')
    .replaceAll(/\bwid\b/giu, 'would')
    .replaceAll(/\b(?:dem|they) (?:dey|de)\b|\bdem\b(?= \p{L})/giu, 'they')
    .replaceAll(/(?<=\p{L}s? )dey\b\s/giu, '')
    .replace(/\b(?:its|it['’]s)(?= \p{L}+ing\b| a\b| the\b| too\b| not\b)/giu, 'it is')
    .replaceAll(/\bdont\b/giu, 'don’t')
    .replaceAll(/\b(?:would|could) of\b/giu, (words) => words.replace('of', 'have'))
    .replace(/^(?:how come)\b/iu, 'why')
    .replace(
      /(?<=\b(?:they|people|\p{L}{3,}s) )(?<!\b(?:is|was|has|does) )no longer (?=(\p{L}+))/iu,
      (found, verb: string) => (isVerb(verb) && !isPast(verb) ? 'don’t ' : found),
    )
    .replace(
      /\b(?:nobody|no one|noone) (\p{L}+s)\b/iu,
      (_, verb: string) => `people do not ${thirdPersonBase(verb)}`,
    )
