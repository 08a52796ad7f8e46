// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Clauses } from '../../types/clauses.ts'
import { titleOf } from './own-thing.ts'
import { isNamePhrase, withArticle } from './noun-questions.ts'
import { speakClause } from './clause-questions.ts'
import { isSound } from './sound.ts'
import { isPeople, viewedThing } from './views.ts'

const undisclosed =
  /(?<!\p{L})(?:pag|gast|cust|cobr|preço|salári|ach|pens|sent|ria(?:m)?(?!\p{L})|par(?:ou|ar)|sai|deix|cancel|preocup|medo|difícil|difíceis|falta|errado|problema|perd|assédio|por que|se |reag|motiv|raz|odei|irrit|atrapalh|recei|injust|devemos|podemos|poderíamos|mudou|afet|impact)/iu
const asks = /^(?:como|o que|oq|onde|quando|quem|que|com que frequência|de onde|a quem)(?!\p{L})/iu
const maxClauseWords = 11

/** "Como você planeja as pausas" */
function clausePhrase(thing: string, audience: string | undefined): string | undefined {
  if (!asks.test(thing)) return undefined
  const question = speakClause(thing, audience)
  const isPlain =
    /^(?:como|o que|onde|quando|quem|que|com que frequência|de onde|a quem) /iu.test(question) &&
    !/\p{L}ria(?:m)?(?!\p{L})/u.test(question) &&
    !undisclosed.test(question.replace(/^como você se sente.*/iu, 'sent')) &&
    isSound(question) &&
    question.split(' ').length <= maxClauseWords
  return isPlain
    ? `${question.charAt(0).toLowerCase()}${question.slice(1).replace(/\?$/u, '')}`
    : undefined
}

function phrase(thing: string): string | undefined {
  const bare = thing.trim().replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  const named = viewedThing(bare) ?? bare
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

const subjectOf =
  /^(?:se|como) ((?:os?|as?) \p{L}+(?: d[aeo]s? \p{L}+)?) (?:é|são|está|estão|foi|foram|era|tem|\p{L}{3,}(?:ou|eu|iu|aram|eram|a|e|am|em))(?!\p{L})/iu

function aspect(thing: string): string | undefined {
  const named = subjectOf.exec(thing)?.[1]
  return named && !undisclosed.test(named) ? phrase(named) : undefined
}

/** "Roteiro para voluntários do abrigo" */
const ofPeople =
  /^(?:(?:roteiro|pesquisa|questionário|entrevistas?|conversa|perguntas|público|estudo) (?:para|com|de|d[ao]s?) )?(?:os |as )?([\p{L}-]+) d([oa]s?) ((?:noss[oa] )?[\p{L}-]+(?: d[aeo]s? [\p{L}-]+)?)$/iu

const heading = (text: string) => {
  const [, people = '', article = '', place] = ofPeople.exec(text.trim()) ?? []
  const named = `${article.toLowerCase()} ${place}`
  if (place && isPeople(people.toLowerCase()) && titleOf(named)) return named
  const bare = text.trim().replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  const about =
    viewedThing(bare) ?? /^(?:os?|as?) [\p{L} -]{3,40}? sobre (.+)$/iu.exec(bare)?.[1] ?? bare
  return label.test(about) ||
    /^(?:sou|somos|estou|estamos|quero|queremos|tenho|temos|trabalho|preciso|precisamos|vendo|abri|criei)(?!\p{L})/iu.test(
      about,
    )
    ? undefined
    : phrase(about.replace(/ de bairro$/iu, ''))
}

/** What a list is called. */
const label =
  /^(?:os |as )?(?:pontos?|tópicos?|temas?|assuntos?|eixos?|perguntas?|questões|itens|aspectos?|objetivos?|meta|foco|b2b|b2c|desligamento|entrevistas? de)(?!\p{L})/iu

export const naming: NonNullable<Clauses['naming']> = {
  phrase,
  heading,
  clausePhrase,
  aspect,
  comma: ', ',
  and: ' e ',
  more: ' e outros pontos',
  title: 'Algumas perguntas sobre {s}',
  description: 'Uma conversa curta sobre {s}. Não há respostas certas ou erradas.',
}
