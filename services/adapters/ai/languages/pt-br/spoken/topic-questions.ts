// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { askByLabel } from '../../shared/spoken-labels.ts'
import { insights } from '../insights.ts'
import { labels } from '../spoken-labels.ts'
import { addressed } from './addressed.ts'
import { finish, replaceObjects, toSecondPerson } from './second-person.ts'

export function speakTopic(text: string, audience: string | undefined): string {
  const withoutAudience = audience
    ? text.replace(
        new RegExp(
          String.raw`\s+d[aeo]s?\s+(?:noss[oa]s?\s+)?${audience}(?:\s+d[aeo]s? \p{L}+)?(?=\s+(?:com|sobre|em|a|ao|à|na|no|de|do|da)\s)`,
          'iu',
        ),
        '',
      )
    : text
  const relative =
    /^(?:(?:o|a|os|as|quais) )?([\p{L} ]{3,40}?) que ((?:eles |elas |não |mais )*[\p{L}]+(?: .*)?)$/iu.exec(
      withoutAudience,
    )
  const asked = relative && !/^falta/iu.test(relative[2]!) && addressed(relative[2]!, audience)
  if (asked) return finish(`Que ${relative[1]} ${toSecondPerson(asked)}`)
  const own = lower(toSecondPerson(replaceObjects(withoutAudience, audience)))
  const labelled = askByLabel(labels, own)
  if (labelled) return finish(labelled)
  const found = (pattern: RegExp) => pattern.exec(own)?.[1]
  const view = found(
    /^(?:(?:o|a) )?(?:nível de )?(?:satisfação|opinião|opiniões|percepção|avaliação|impressão|visão|sentimento|sensação)(?: geral)? (?:com|sobre|d[aeo]s?|em relação a|quanto a|acerca d[aeo]s?)\s*(.+)$/iu,
  )
  if (view) return finish(`Como é para você ${withArticle(view, own)}`)
  const experience = found(
    /^(?:a )?(?:experiência|vivência)(?: geral)? ((?:com|d[aeo]s?|n[ao]s?|em) .+)$/iu,
  )
  if (experience) return finish(`Como foi a sua experiência ${experience}`)
  if (/^(?:sugest(?:ão|ões)|ideias?|propostas?|melhorias?)/iu.test(own))
    return finish(
      `O que você sugere${own.replace(/^\S+/u, '').replace(/^ de (?:melhorias?|mudanças?)/iu, ' melhorar')}`,
    )
  const difficulty = found(
    /^(?:as |os )?(?:principais )?((?:dificuldades?|problemas?|obstáculos?|barreiras?|desafios?|dores|medos?|receios?|dúvidas?|queixas?) .+|(?:dificuldades?|problemas?|medos?|receios?|dúvidas?))$/iu,
  )
  if (difficulty)
    return finish(
      `Que ${difficulty.replace(/s? (?=\p{L})/u, (s) => s)} você encontra`.replace(
        / que você encontra você/iu,
        ' você',
      ),
    )
  return finish(`O que você pode contar sobre ${isBare(own) ? insights.withArticle(own, []) : own}`)
}

const lower = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text

const withArticle = (view: string, text: string) => {
  const [, article] = /\s(?:d|n|com |sobre |em relação )(o|a|os|as) /iu.exec(text) ?? []
  return /^(?:o|a|os|as|um|uma|noss|su?a|seu)\s?/iu.test(`${view.split(' ')[0]} `) || !article
    ? view
    : `${article} ${view}`
}

/** A noun without a word in front of it. */
const isBare = (text: string) =>
  /^\p{Ll}/u.test(text) &&
  !/^(?:os?|as?|uma?s?|seus?|suas?|noss[oa]s?|ess[ea]s?|est[ea]s?|isso|tudo|cada|tod[oa]s?|quem|como|quando|você|não|\p{L}+(?:ar|er|ir|mente))(?!\p{L})/iu.test(
    text,
  )
