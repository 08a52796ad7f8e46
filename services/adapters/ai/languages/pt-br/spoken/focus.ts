// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// What one thing is about, as it stands in a sentence, for titles and for further questions.
import type { Focus } from '../../types/clauses.ts'
import { addressed } from './addressed.ts'
import { opening } from './openings.ts'
import { infinitiveOf } from './infinitives.ts'
import { isNamePhrase, withArticle } from './noun-questions.ts'
import { isGroup } from './persons.ts'
import { normalize, replaceObjects, toSecondPerson } from './second-person.ts'
import { viewedThing } from './views.ts'

const planned =
  /(?<!\p{L})(?:planejad|previst|propost|possíve|futur|projeto de|proposta de|ideia de)/iu
export const leaving =
  /^(?:pedir (?:demissão|as? contas?|desligamento)|desistir|parar|sair|abandonar|cancelar|largar|trancar|deixar|evadir|se demitir)(?!\p{L})/iu
/** What people are easily reproached for. */
export const avoided =
  /^(?:faltar|atrasar|se atrasar|chegar atrasad[oa]|esquecer|evitar|demorar|pular|desperdiçar|reclamar|adiar|ignorar|hesitar|perder|negligenciar|recusar)(?!\p{L})/iu
const judging =
  /^(?:ser|estar|ter|achar|avaliar|ver|ficar|pensar|considerar|julgar|gostar|se sentir|sentir|esperar|querer|precisar|poder|saber|enxergar|reagir|conhecer)(?!\p{L})/iu
const money = /(?<!\p{L})(?:pagar|gastar|cobrar|preço|custo)/iu
const maxWords = 10

/** "Se querem uma horta": it does not exist yet. */
const wishedThing =
  /^se .*?(?:querem|gostariam de(?: ter)?|apoiam|apoiariam|usariam|frequentariam|comprariam|assinariam|participariam de) (um|uma) (.+)$/iu

export function focusOf(thing: string, audience: string | undefined): Focus | undefined {
  const text = normalize(thing.trim())
  if (text === '') return undefined
  const [, gender = '', wished] = wishedThing.exec(text) ?? []
  if (wished && isFit(wished)) {
    const phrase = `${gender.toLowerCase() === 'uma' ? 'a' : 'o'} ${wished}`
    return { kind: 'planned', phrase, object: phrase }
  }
  const tested =
    /^se ((?:os?|as?) .+?) (?:ajud|funcion|prepar|atend|melhor|facilit)\p{L}*(?!\p{L})/iu.exec(
      text,
    )?.[1]
  if (tested) return nounFocus(tested)
  const viewed = viewedThing(text)
  if (viewed) return nounFocus(viewed)
  const [, word = '', rest = ''] = opening.exec(text) ?? []
  if (!word) return /^(?:se|que|o que|quem)(?!\p{L})/iu.test(text) ? undefined : nounFocus(text)
  const induced =
    /^o que (?:\p{L}+ )?(?:motiva|leva|convence(?:ria)?|anima(?:ria)?|impede|impediria|ajuda(?:ria)?|incentiva(?:ria)?|faria|faz) (?:.+? )?(?:a|de) (\p{L}+[aei]r)(?:em)?( .*)?$/iu.exec(
      text,
    )
  if (induced)
    return doingFocus(
      `${induced[1]}${induced[2] ?? ''}`,
      /impede|convenceria|faria|animaria|levaria/iu.test(text) ? 'avoided' : 'activity',
    )
  const clause = addressed(rest, audience)
  const parts = doingOf(clause && toSecondPerson(replaceObjects(clause, audience)))
  if (!parts) return undefined
  if (/^(?:por ?que|pq)$/iu.test(word)) return reasonFocus(parts)
  if (!/^(?:como|onde|de onde|quando|com que frequência)$/iu.test(word) || parts.isNegative)
    return undefined
  return judging.test(parts.doing) || money.test(parts.doing)
    ? undefined
    : doingFocus(parts.doing, 'activity')
}

type Doing = { doing: string; isNegative: boolean }

/** "Organizar a casa", of "você organiza a casa". */
export function doingOf(clause: string | undefined): Doing | undefined {
  const [, adverbs = '', verb = '', rest = ''] =
    /^você ((?:(?:não|mais|já|ainda|só|sempre|também|realmente|agora|hoje|nunca|se|lhe) )*)(\p{L}+)(.*)$/iu.exec(
      clause ?? '',
    ) ?? []
  const infinitive = infinitiveOf(verb)
  if (!infinitive) return undefined
  const own = /(?<!\p{L})se /iu.test(adverbs) ? 'se ' : ''
  const progressive = infinitive === 'estar' ? /^ (\p{L}+)ndo(?!\p{L})(.*)$/iu.exec(rest) : null
  const done = progressive ? `${progressive[1]}r${progressive[2]}` : `${infinitive}${rest}`
  return { doing: `${own}${done}`, isNegative: /(?<!\p{L})não /iu.test(adverbs) }
}

const isFit = (phrase: string) =>
  phrase.split(' ').length <= maxWords &&
  !/[,:;()]|(?<!\p{L})(?:eles|elas|deles|delas|nós|eu|isso|ele|ela|a gente|conosco)(?!\p{L})/iu.test(
    phrase,
  )

const doingFocus = (doing: string, kind: Focus['kind']): Focus | undefined =>
  doing.replace(/^se /u, '').includes(' ') && isFit(doing)
    ? { kind, phrase: doing, object: doing }
    : undefined

function nounFocus(named: string): Focus | undefined {
  const isPlan = planned.test(named)
  if ((!isPlan && !isNamePhrase(named)) || !isFit(named) || isGroup(named.split(' ').at(-1)!))
    return undefined
  const phrase = withArticle(
    named.replace(/^(?=noss[oa])/iu, (_, at: number) => (at === 0 ? articleOf(named) : '')),
  )
  if (!/^(?:os?|as?) /iu.test(phrase)) return undefined
  return { kind: isPlan ? 'planned' : 'noun', phrase, object: phrase }
}

const articleOf = (owned: string) =>
  `${/^nossa/iu.test(owned) ? 'a' : 'o'}${/^noss[oa]s/iu.test(owned) ? 's' : ''} `

function reasonFocus({ doing, isNegative }: Doing): Focus | undefined {
  if (!isFit(doing)) return undefined
  const kind = isNegative
    ? 'avoided'
    : leaving.test(doing)
      ? 'leaving'
      : avoided.test(doing)
        ? 'habit'
        : 'activity'
  const object = objectOf(doing, kind)
  // Whether it is good or bad is not known: its object is asked about.
  if (kind === 'activity' && object && object !== doing)
    return { kind: 'noun', phrase: object, object }
  return {
    kind,
    phrase: kind === 'leaving' ? withoutTail(doing) : doing,
    object,
  }
}

const withoutTail = (doing: string) =>
  /^(?:parar|deixar|desistir) de \p{L}+[aei]r(?!\p{L})/iu.test(doing)
    ? doing.split(' ')[0]!
    : doing.replace(/ (?:antes|depois|durante|nos|nas|no|na|em|quando) .*$/iu, '') || doing

/** "As consultas", of "faltar às consultas"; "ajudar no abrigo", of "parar de ajudar no abrigo". */
function objectOf(doing: string, kind: Focus['kind']): string | undefined {
  const inner = /^(?:parar|deixar|desistir) de (\p{L}+[aei]r(?: .+)?)$/iu.exec(doing)?.[1]
  if (inner) return inner.includes(' ') ? inner : undefined
  const [, joined = '', noun = ''] =
    /^(?:se )?\p{L}+ (?:para |com |por |em |de )?((?:d|n|à|a|ao)?(?:o|a|os|as|à|às)?) ((?:noss[oa]s? |nov[oa]s? )?(?:[\p{L}-]+)(?: d[aeo]s? [\p{L}-]+)?)(?: .*)?$/iu.exec(
      doing,
    ) ?? []
  const article =
    { à: 'a', às: 'as', ao: 'o', aos: 'os' }[joined.toLowerCase()] ??
    joined.replace(/^[dn](?=[oa])/iu, '')
  const isNoun = /^(?:os?|as?)$/iu.test(article) && isNamePhrase(noun)
  if (isNoun) return `${article} ${noun}`
  return kind === 'activity' ? doing : undefined
}
