// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// Questions that are certain to be put together wrongly: no checker needs to learn them.
import { isPluralVerb } from '../spoken-verbs.ts'

const infinitive = String.raw`(?:(?:se|não|nos|me|mais|já|só|também) )*(?!quer(?!\p{L}))\p{L}*(?:[aeiou]r|ôr)(?:-\p{L}+)?(?!\p{L})`

const signs = [
  // "Como você está as condições"
  /^como você (?:está|é|foi|era|anda|ficou) (?:os?|as?|noss[oa]s?) /iu,
  // "Na hora de quer vinha"
  new RegExp(
    String.raw`(?<!\p{L})(?:na hora de|precisou|levou você a|fez você) (?!${infinitive}|d[aeo]s? |a )`,
    'iu',
  ),
  /(?<!\p{L})decisão de (?:que|quer|quem|não|agora|\p{L}{2,}(?:va|nha|ou|am))(?!\p{L})/iu,
  /(?<!\p{L})(?:vc|qdo|pq|dps|mto|oq)(?!\p{L})/iu,
  // "Você indicaria o banho atrasou?"
  /^você (?:indic|recomend|us|compr|contrat)aria (?:os?|as?) (?:\p{L}+ ){1,3}\p{L}{2,}(?:ou|eu|iu)\?$/iu,
]

export const isBroken = (text: string): boolean => signs.some((sign) => sign.test(text))

const relative =
  /^(?:(?:os?|as?|uma?) )?\p{L}+(?: [\p{L}-]+){0,3}? que (?:(?:se|não|já|nos|me) )*(\p{L}+)/iu
const lastWord = /(\p{L}{4,}[bcdfgjknpqtv])\?$/iu

/** Several respondents have their verb in the plural. Of one respondent, these verbs are of others. */
const isOthers = (verb: string, audience: string | undefined) =>
  !isPluralVerb(verb) &&
  (audience?.endsWith('s') === true ||
    /^(?:saiu|entrou|chegou|voltou|mudou|veio|quebrou|caiu|fechou|abriu|parou|falhou|atendeu)$/iu.test(
      verb,
    ))

/** "Que profissional você saiu?", of "a profissional que saiu", a last word that is cut: "abandon", and a wrong article. */
export function misreads(question: string, thing: string, audience: string | undefined): boolean {
  const verb = relative.exec(thing)?.[1] ?? ''
  const isOfNoun =
    verb !== '' &&
    isOthers(verb, audience) &&
    new RegExp(String.raw`(?<!\p{L})você (?:\p{L}+ )?${verb}(?!\p{L})`, 'iu').test(question)
  const last = lastWord.exec(question)?.[1]?.toLowerCase()
  const words = thing.toLowerCase().split(/\P{L}+/u)
  const isCut =
    last !== undefined &&
    !words.includes(last) &&
    words.some((word) => word.startsWith(last) && word.length > last.length)
  // "Da recreio": an article that cannot be its noun's.
  const [, masculine] =
    /^(?:o )?((?!foto|moto|tribo|libido|radio|rádio)\p{L}{3,}o)(?: |$)/iu.exec(thing) ?? []
  const hasOtherGender =
    masculine !== undefined &&
    new RegExp(String.raw`(?<!\p{L})(?:[dn]|pel)?[aà] ${masculine}(?!\p{L})`, 'iu').test(question)
  return isOfNoun || isCut || hasOtherGender
}
