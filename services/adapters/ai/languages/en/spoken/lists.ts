// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { isPast, isThirdPerson } from '../spoken-verbs.ts'

const opinion =
  /^(.*?\b(?:(?:think|feel|felt|thought)(?:s)? (?:of|about)|(?:opinions?|views?|feedback|perceptions?|impressions?|comments?) (?:of|on|about|regarding)|(?:satisfied|satisfaction|happy|unhappy|experiences?|difficulties|problems) (?:\p{L}+ (?:are|were) )?with|(?:expect|want|need) from|(?:like|dislike)d? about|(?:rate|judge|evaluate|perceive|experience)d?) )(.+)$/iu
const plainOpinion =
  /\b(?:think|feel|felt|thought|opinions?|views?|feedback|perceptions?|impressions?|comments?|experienced?|rate|evaluate|perceive)(?: (?:of|about|on|regarding|with))? $/iu
const determined = /^(?:the|our|their|its|your|a|an|any) /iu
const clauseStart =
  /^(?:they|people|we|it|to|not|why|how|what|when|where|who|which|whether|if|is|are|do|does|would|could|can|also)\b/iu
const maxWords = 7

const judgement =
  'too \\p{L}+|lower|higher|cheaper|better|worse|longer|shorter|slower|faster|tidy|untidy|useful|useless|clean|dirty|crowded|full|late|slow|rude|friendly|polite|expensive|cheap|clear|unclear|confusing|broken|empty|noisy|easy|hard|ok|okay|good|bad|fair|unfair|safe|unsafe|helpful|reliable'
/** "Menu too small", "app useful": what the owner supposes is not said to respondents. */
const judged = new RegExp(
  String.raw`^(?!(?:why|how|what|when|where|who|which|whether|if|is|are|was|were|it|they|do|does|did|not|very|too|so|an?|\p{L}+ing)\b)((?:the )?[\p{L}-]+(?: [\p{L}-]+)?) (?:${judgement})$`,
  'iu',
)

const otherwise =
  /^((?:is|was) it .+?),? or ((?:did|do|have|had|are|were) (?:they|people|nobody|somebody|someone|anyone|it) .+)$/iu

/** "What they think of the prices and the staff" asks two things. */
export function splitThing(whole: string): string[] {
  const noun = judged.exec(whole)?.[1]
  if (noun) return [noun]
  // "Was it the price, or did they move?"
  const [, supposed, question] = otherwise.exec(whole) ?? []
  if (supposed && question) return [supposed, question]
  // "How likely they are to recommend us and the reasons behind the score"
  const [, thing = whole, reasons] =
    /^(.{12,}?),? and ((?:the |their )?(?:main )?reasons? (?:behind|for|why) .+)$/iu.exec(whole) ??
    []
  return [...splitOpinions(thing), ...(reasons ? [reasons] : [])]
}

function splitOpinions(thing: string): string[] {
  const [, lead = '', list = ''] = opinion.exec(thing) ?? []
  const items = list
    .split(/,\s*(?:and\s+|or\s+)?|\s+and\s+(?=(?:the|our|their|its|your) )/iu)
    .flatMap((item, at, all) =>
      at === all.length - 1 && all.length > 1 ? item.split(/\s+and\s+/iu) : [item],
    )
  const areItems =
    items.length > 1 &&
    items.every((item) => {
      const words = item.split(' ')
      const first = words[0]!.toLowerCase()
      return (
        words.length <= maxWords &&
        !clauseStart.test(item) &&
        !(isThirdPerson(first) && words.length > 1) &&
        !isPast(first)
      )
    }) &&
    (list.includes(',') || items.every((item) => determined.test(item)))
  if (!areItems) return [thing]
  // Items that are asked for in the same words are named only.
  const isView = plainOpinion.test(lead)
  return items.map((item, at) => (at > 0 && isView ? item : `${lead}${item}`))
}
