// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Clauses } from '../../types/clauses.ts'
import { isNamePhrase, withArticle } from './noun-questions.ts'
import { isGroup } from './persons.ts'

/** "Transporte público" names no people. */
const isPeople = (word: string) =>
  isGroup(word) && !/^(?:públic|public|empresa|equipe|time)/iu.test(word)

const view =
  /^(?:(?:o|a|os|as|qual(?: é)? a|quais(?: são)? as) )?(?:nível de )?(?:satisfação|opini(?:ão|ões|ao)|experiências?|percepção|percepções|avaliação|impress(?:ão|ões)|visão|sentimento|feedback|relação|relacionamento|qualidade|pesquisa|estudo|entrevistas?|conversa|perguntas|rotina|vida|vivência)(?: geral)?(?: (?:d[aeo]s?|com|entre|para) (?:noss[oa]s )?[\p{L}-]+(?: [\p{L}-]+)?(?= (?:com|sobre|em|n[oa]s?|quanto|acerca|d[aeo]s?) ))? (?:com (?=(?:os?|as?) )|sobre |em relação a(?=[oà]s?)|n(?=[oa]s? )|d(?=[oa]s? )|acerca d(?=[oa]s? ))(.+)$/iu
const opinion =
  /^(?:o que|como) .*?(?<!\p{L})(?:ach|pens|avali|julg|enxerg|ve)\p{L}* (?:sobre |d(?=[oa]s? ))?((?:os?|as?) .+)$/iu

function phrase(thing: string): string | undefined {
  const bare = thing.trim().replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  const named = opinion.exec(bare)?.[1] ?? view.exec(bare)?.[1] ?? bare
  const noun = named.replace(/^(?:os?|as?) /iu, '')
  if (
    !isNamePhrase(named) ||
    /^(?:o que|como|onde|quanto|quanta|qual|quais|quantos|quantas|quando|se|por que|pq)(?!\p{L})/iu.test(
      named,
    )
  )
    return undefined
  if (noun.split(' ').some(isPeople)) return undefined
  return withArticle(named)
}

const heading = (text: string) => {
  const bare = text.trim().replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  const about =
    view.exec(bare)?.[1] ?? /^(?:os?|as?) [\p{L} -]{3,40}? sobre (.+)$/iu.exec(bare)?.[1] ?? bare
  return label.test(about) ||
    /^(?:sou|somos|estou|estamos|quero|queremos|tenho|temos|trabalho|preciso|precisamos|vendo|abri|criei)(?!\p{L})/iu.test(
      about,
    )
    ? undefined
    : phrase(about)
}

/** What a list is called. */
const label =
  /^(?:os |as )?(?:pontos?|tópicos?|temas?|assuntos?|eixos?|perguntas?|questões|itens|aspectos?|objetivos?|meta|foco)(?!\p{L})/iu

export const naming: NonNullable<Clauses['naming']> = {
  phrase,
  heading,
  comma: ', ',
  and: ' e ',
  more: ', entre outros assuntos',
  title: 'Algumas perguntas sobre {s}',
  description: 'Uma conversa curta sobre {s}{more}. Não há respostas certas ou erradas.',
}
