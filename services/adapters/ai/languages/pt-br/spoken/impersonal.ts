// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// Clauses that are not of respondents although they begin with their verb: "deu erro no cartão", "caiu o sinal".
import { isPluralVerb } from '../spoken-verbs.ts'

const adverbs = '(?:(?:já|ainda|também|não|nunca|às vezes) )*'
/** What people give, unlike "erro", "problema" and "certo". */
const given =
  '(?:presente|dinheiro|gorjeta|aula|nota|carona|opini|sugest|conta|entrada|desconto|feedback|sinal|lance|atenção|conselho|comida|banho|baixa|retorno|preferência|continuidade|uma |a |o |os |as |à |ao |de )'
const subject = '(?:os?|as?|um|uma|uns|umas|algum\\p{L}*|nenhum\\p{L}*|muit[oa]s?|outr[oa]s?|mais)'

const signs = [
  new RegExp(
    String.raw`^${adverbs}(?:deu|dá|dava|daria|vinha dando|ficou dando)(?! ${given})(?: |$)`,
    'iu',
  ),
  new RegExp(
    String.raw`^${adverbs}(?:houve|há|havia|aconteceu|ocorreu|surgiu|existe|existia|(?:faltou|falta)(?! (?:às?|aos?|a|n[oa]s?|em)(?: |$))|sobrou|sobra|bastou|adiantou|compensou)(?!\p{L})`,
    'iu',
  ),
  // A verb of what happens to things before its subject.
  new RegExp(
    String.raw`^${adverbs}(?:caiu|cai|apareceu|aparece|falhou|falha|travou|trava|acabou|acaba|sumiu|some|veio|vem|entrou|chegou|chega|queimou|vazou|vaza|quebrou|abriu|mudou|melhorou|piorou|aumentou|diminuiu|subiu) (?!a \p{L}+[aei]r(?!\p{L}))${subject} \p{L}`,
    'iu',
  ),
]

export const isImpersonal = (clause: string): boolean => signs.some((sign) => sign.test(clause))

const judging = /^(?:ach|consider|julg|prefer|prefir|quer|t[eê]m|tinham|tiveram|gost)/iu
const timed =
  /^(?:dias?|horários?|horas?|mes(?:es)?|semanas?|turnos?|épocas?|ocasi(?:ão|ões)|momentos?|lugares|locais)(?!\p{L})/iu
/** "Mais dificuldade", unlike "mais vezes" and "mais cedo". */
const amount =
  /^(?:mais|menos|muit[oa]s?|tant[oa]s?|pouc[oa]s?|bastante) (?!vezes|cedo|tarde|perto|longe|rápido|barat|car[oa]|de |do |da |que |n[oa]s? |em |para |pra |por |\p{L}+mente)\p{L}{3,}/iu
const object =
  /^(?:os?|as?|um|uma|noss[oa]s?|seus?|suas?) (?!(?:dia|semana|mês|ano|tarde|noite|manhã|domingo|sábado)s?(?!\p{L}))\p{L}{3,}/iu
/** Verbs of what things do, without an object. */
const withoutObject =
  /^(?:ajud|apoi|particip|reclam|atras|pes|volt|falt|sobr|funcion|demor|aparec|acontec|ocorr|quebr|trav|falh|cresc|ca(?:em|íram)|sum|encalh|dur|incomod|atrapalh|preocup|agrad|cans|confund|irrit|motiv|do[eí]|venc|sa(?:em|íram))\p{L}*$/iu

const maxNoun = 4

/** "Quais matérias dão mais dificuldade": what the question word asks for does it, and not the respondents. */
export function isDoneByAsked(text: string): boolean {
  const [word = '', ...words] = text.split(/\s+/u)
  const at = words.slice(0, maxNoun).findIndex((each, place) => place > 0 && isPluralVerb(each))
  if (!/^(?:que|quais|qual)$/iu.test(word) || at < 0) return false
  const [noun, verb, rest] = [
    words.slice(0, at).join(' '),
    words[at]!,
    words.slice(at + 1).join(' '),
  ]
  if (judging.test(verb) || timed.test(noun)) return false
  if (amount.test(rest) || object.test(rest)) return true
  return withoutObject.test(verb) && /^(?:$|mais$|menos$|muito$|sempre$|n[oa]s? |em )/iu.test(rest)
}
