// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// What an opinion is about: "a creche", of "a satisfação dos pais com a creche".
import { isGroup } from './persons.ts'

const viewOf = String.raw`^(?:(?:o|a|os|as|qual(?: é)? a|quais(?: são)? as) )?(?:nível de )?(?:satisfação|opini(?:ão|ões|ao)|experiências?|percepção|percepções|avaliação|avaliar|impress(?:ão|ões)|visão|sentimento|feedback|relação|relacionamento|qualidade|pesquisa|estudo|entrevistas?|conversa|perguntas|rotina|vida|vivência)(?: geral)?`
const about = String.raw`(?:com (?=(?:os?|as?) )|sobre |em relação a(?=[oà]s?)|n(?=[oa]s? )|d(?=[oa]s? )|acerca d(?=[oa]s? ))(.+)$`
const plain = new RegExp(`${viewOf} ${about}`, 'iu')
const ofPeople = new RegExp(
  String.raw`${viewOf} (?:d[aeo]s?|com|entre|para) (?:noss[oa]s )?([\p{L}-]+)(?: [\p{L}-]+)?(?= (?:com|sobre|em|n[oa]s?|quanto|acerca|d[aeo]s?) ) ${about}`,
  'iu',
)
const opinion =
  /^(?:o que|como) .*?(?<!\p{L})(?:(?:ach|pens|avali|julg|enxerg|se sent)\p{L}*|v[eê]em|viam|viram|vê) (?:sobre |com |em relação a(?=[oà]s? )|d(?=[oa]s? ))?((?:os?|as?) .+)$/iu

const state =
  /^como (?:é|são|foi|foram|está|estão|anda|andam|tem sido|têm sido) ((?:os?|as?) .+)$/iu

/** "Transporte público" names no people. */
export const isPeople = (word: string) =>
  isGroup(word) && !/^(?:públic|public|empresa|equipe|time)/iu.test(word)

export function viewedThing(text: string): string | undefined {
  const asked = opinion.exec(text)?.[1] ?? state.exec(text)?.[1]
  if (asked) return asked
  const [, people = '', thing] = ofPeople.exec(text) ?? []
  return thing && isPeople(people) ? thing : (plain.exec(text)?.[1] ?? thing)
}
