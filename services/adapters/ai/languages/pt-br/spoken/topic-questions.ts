// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { askByLabel } from '../../shared/spoken-labels.ts'
import { labels } from '../spoken-labels.ts'
import { addressed, doneByThings } from './addressed.ts'
import { askAny } from './any-nouns.ts'
import { askNoun, withArticle } from './noun-questions.ts'
import { withoutJudgement } from './lists.ts'
import { finish, replaceObjects, toSecondPerson } from './second-person.ts'

export function speakTopic(given: string, audience: string | undefined, turn = 0): string {
  const text = withoutJudgement(given)
  const withoutAudience = audience
    ? text.replace(
        new RegExp(
          String.raw`\s+d[aeo]s?\s+(?:noss[oa]s?\s+)?${audience}(?:\s+d[aeo]s? \p{L}+)?(?:\s+(?!com|sobre|em)[\p{L}]+(?:os|as|es|is))?(?=\s+(?:com|sobre|em|a|ao|à|na|no|nas|nos|de|do|da|quanto|acerca|perante|frente)\s)`,
          'iu',
        ),
        '',
      )
    : text
  // "Momentos em que pensaram em desistir"
  const [, noun, preposition = '', clause = ''] =
    /^(?:os? |as? )?([\p{L}]+(?: [\p{L}]+)??) (em|com|de|por|para) que (.+)$/iu.exec(
      withoutAudience,
    ) ?? []
  const within = noun && addressed(clause, audience)
  if (within)
    return finish(
      `${preposition} que ${noun} ${toSecondPerson(within)}${/^você pens/iu.test(within) ? ', se é que pensou' : ''}`,
    )
  if (
    /^(?:o |a )?(?:jeito|modo|maneira|forma) (?:d[aeo]s? .+ )?\p{L}+[aei]r(?: .+)?$/iu.test(
      withoutAudience,
    )
  )
    return finish(`Como é ${withArticle(toSecondPerson(withoutAudience))}`)
  const [, missing] = /^(?:os |as )?(\p{L}+s) que falt(?:am|aram|ou)$/iu.exec(withoutAudience) ?? []
  if (missing) return finish(`Que ${missing} faltaram para você, se é que faltaram`)
  const [, doing] =
    /^(?:a )?(?:facilidade|dificuldade|praticidade) (?:de|pra|para|em) (\p{L}+[aei]r(?: .+)?)$/iu.exec(
      withoutAudience,
    ) ?? []
  if (doing) return finish(`Como tem sido para você ${toSecondPerson(doing)}`)
  const relative =
    /^(?:(?:o|a|os|as|quais) )?([\p{L} ]{3,40}?) que ((?:eles |elas |não |mais )*[\p{L}]+(?: .*)?)$/iu.exec(
      withoutAudience,
    )
  const asked = relative && !/^falta/iu.test(relative[2]!) && addressed(relative[2]!, audience)
  if (asked)
    return doneByThings.test(asked)
      ? finish(`Que ${relative[1]} ${relative[2]}`)
      : finish(`Que ${relative[1]} ${toSecondPerson(asked)}`)
  const effectOf =
    audience &&
    /^(?:(?:o|os) )?(?:impactos?|efeitos?|consequências?|influência)(?!\p{L})/iu.test(
      withoutAudience,
    )
      ? withoutAudience.replace(
          new RegExp(String.raw`\s+d[aeo]s?\s+(?:noss[oa]s?\s+)?${audience}(?=,|$|\s+e\s)`, 'giu'),
          '',
        )
      : withoutAudience
  const own = lower(toSecondPerson(replaceObjects(effectOf, audience)))
  const maybe = askAny(own)
  if (maybe) return finish(maybe)
  const labelled = askByLabel(labels, own)
  if (labelled) return finish(labelled)
  const found = (pattern: RegExp) => pattern.exec(own)?.[1]
  const view = found(
    /^(?:(?:o|a) )?(?:nível de )?(?:satisfação|opinião|opiniões|percepção|percepções|avaliação|impressão|impressões|visão|sentimento|sensação|feedback)(?: geral)? (?:com|sobre|d[aeo]s?|em relação aos?|em relação às?|quanto a[os]?|acerca d[aeo]s?)\s*(.+)$/iu,
  )
  if (view) return finish(askNoun(withItsArticle(view, own), turn))
  const experience = found(
    /^(?:a )?(?:experiência|vivência)(?: geral)? ((?:com|d[aeo]s?|n[ao]s?|em) .+)$/iu,
  )
  if (experience) return finish(`Como foi a sua experiência ${experience}`)
  if (/^(?:as |os )?(?:sugest(?:ão|ões)|ideias?|propostas?|melhorias?)/iu.test(own))
    return finish(
      `O que você sugere${own.replace(/^(?:as |os )?\S+/iu, '').replace(/^ de (?:melhorias?|mudanças?)/iu, ' melhorar')}`,
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
  return finish(
    isPlainPhrase(own) ? askNoun(own, turn) : `O que você pode contar sobre ${withArticle(own)}`,
  )
}

/** Without a clause: what is asked about it agrees with its head. */
const isPlainPhrase = (text: string) =>
  !/(?<!\p{L})(?:que|quem|como|quando|onde|se|você|é|são|foi|foram|está|estão|não|eles|elas)(?!\p{L})|[,:;()]/iu.test(
    text,
  ) &&
  !/^\p{L}+(?:ar|er|ir|mente)(?!\p{L})/iu.test(text) &&
  text.split(' ').length <= 9

const lower = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text

const withItsArticle = (view: string, text: string) => {
  const [, article] = /\s(?:d|n|com |sobre |em relação )(o|a|os|as) /iu.exec(text) ?? []
  return /^(?:o|a|os|as|um|uma|noss|su?a|seu)\s?/iu.test(`${view.split(' ')[0]} `) || !article
    ? view
    : `${article} ${view}`
}
