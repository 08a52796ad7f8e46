// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// Things that state what may be so: "o prazo foi cumprido", "confia na gente".
import { fold } from '../../../rules/text/tokenizer.ts'
import { goalVerbs } from '../goal-verbs.ts'
import { isPluralVerb } from '../spoken-verbs.ts'
import { isImpersonal } from './impersonal.ts'

const adverb = /^(?:não|nunca|já|ainda|também|sempre|realmente|até|só|se|me|nos|lhes?)$/iu
const copula =
  /^(?:é|são|foi|foram|era|eram|está|estão|estava|estavam|ficou|ficaram|tem|têm|tinha|vai|vão|dá)$/iu
/** Third persons that are nouns as well. */
const alsoNoun =
  /^(?:forma|guarda|reserva|volta|roda|toca|liga|nota|cobra|segura|mistura|monta|lava|trata|mora|tira|topa|corta|junta|passa|deixa|toma|vira|entrega|estuda|senta|anota|quase|jamais|realmente|inseguro|tranquilo|tir[ao]|aborda|encontra|posse|costura|moda)$/iu
const preterite =
  /^(?!(?:museu|pneu|chapéu|europeu|judeu|liceu|seu|meu|teu|eu)$)\p{L}{2,}(?:ou|eu|iu)$/iu
const conditional =
  /^(?!(?:padaria|livraria|maria|historia|história)$)\p{L}{2,}(?:aria|eria|iria)(?:m)?$/iu
/** Shops, unless the word is known as a verb. */
const place = /(?:aria|eria)$/iu
const infinitive = /(?:ar|er|ir|ôr)$/iu
const joint = /^(?:gente|nós|que|quem|como|quando|onde|se|e|ou|por|para|pra)$/iu
const article = /^(?:os?|as?|noss[oa]s?|ess[ea]s?|est[ea]s?|seus?|suas?|meus?|minhas?)$/iu
/** "É", "funciona": of things, where nobody is named. */
const ofThings =
  /^(?:é|são|foi|era|dá|tem|falt|val(?:e|eu)|funcion|demor|ajud|atrapalh|pes|compens|cab|melhor|pior|aument|acontec|exist|custa|cheg|chega|atras|quebr|dur(?:a|ou)|cumpr|bast|serve|serviu|parece)/iu

/** Finite, in the third person of the singular. */
const isSingularVerb = (word: string): boolean => {
  const isKnown = goalVerbs.has(fold(word)) && !infinitive.test(word) && !alsoNoun.test(word)
  return copula.test(word) || preterite.test(word) || isKnown || isConditional(word)
}

const isConditional = (word: string) =>
  conditional.test(word) && (!place.test(word) || goalVerbs.has(fold(word)) || stems.test(word))
const stems =
  /^(?:indic|recomend|volt|compr|pag|us|aceit|top|gost|mud|troc|assin|contrat|particip|vi|i)(?:a|e|i)?ria$/iu

/** In words. */
const maxSubject = 7

const plain = (word: string) => word.replaceAll(/[^\p{L}-]/gu, '')

/** Whether a clause without a subject speaks of what people do: "já sofreu acidente". */
export function isOfPerson(clause: string): boolean {
  if (isImpersonal(clause)) return false
  const verb = plain(clause.split(/\s+/u).find((word) => !adverb.test(word)) ?? '')
  return isSingularVerb(verb) && (!ofThings.test(verb) || /^(?:já|ainda) /iu.test(clause))
}

/** A statement as one of whether it is so; any other thing as it is. */
export function stated(thing: string): string {
  const words = thing.split(/\s+/u).map(plain)
  if (words.length < 2) return thing
  const first = words.findIndex((word) => !adverb.test(word))
  const verb = words[first] ?? ''
  const next = words[first + 1] ?? ''
  const takesDe = /^(?:gost|precis|lembr|desist|sent|falt|particip)/iu
  const isOfNoun = /^d[aeo]s?$/iu.test(next) && !takesDe.test(verb)
  const isVerbFirst =
    (isOfPerson(thing) || isImpersonal(thing) || isPluralVerb(verb)) &&
    !isOfNoun &&
    !/^(?:é|foi)$/iu.test(verb)
  if (isVerbFirst && first + 1 < words.length) return `se ${thing}`
  if (!article.test(words[0]!)) return thing
  const at = words.findIndex((word, i) => i > 1 && (isSingularVerb(word) || isPluralVerb(word)))
  const before = words.slice(0, at)
  const isStatement =
    at > 1 &&
    at < maxSubject &&
    !before.some((word) => joint.test(word)) &&
    !/^d[aeo]s?$/iu.test(words[at + 1] ?? '')
  return isStatement ? `se ${thing}` : thing
}
