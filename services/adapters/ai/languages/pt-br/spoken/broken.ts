// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// Questions that are certain to be put together wrongly: no checker needs to learn them.

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
