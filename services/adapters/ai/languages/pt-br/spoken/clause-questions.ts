// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { isPluralVerb, toSingular } from '../spoken-verbs.ts'
import { addressed, doneByThings } from './addressed.ts'
import { fold } from '../../../rules/text/tokenizer.ts'
import { collective } from './persons.ts'
import { isOfPerson } from './stated.ts'
import { finish, normalize, replaceObjects, toSecondPerson } from './second-person.ts'
import { isDoneByAsked } from './impersonal.ts'
import { avoided, doingOf, leaving as givesUp } from './focus.ts'
import { conditional, opening } from './openings.ts'
import { askNoun, isNamePhrase, withArticle } from './noun-questions.ts'
import { speakTopic } from './topic-questions.ts'
import { viewedThing } from './views.ts'
import { speakWhether } from './whether-questions.ts'

/** "em que horário": says nothing of what happens then. */
const bareQuestion =
  /^(?:(?:a |em |de |com |para |pra )?(?:que|qual|quais)|por (?:qual|quais)) (?!\p{L}+(?:ou|eu|iu|am|em)$)(\p{L}{3,})$/iu

/** Verbs of leaving, by their first letters. */
const leaving: readonly (readonly [pattern: RegExp, infinitive: string])[] = [
  [/^desist(?:e|iu)$/iu, 'desistir'],
  [/^p[aá]r(?:a|ou)$/iu, 'parar'],
  [/^sa(?:i|iu)$/iu, 'sair'],
  [/^abandon(?:a|ou)$/iu, 'abandonar'],
  [/^cancel(?:a|ou)$/iu, 'cancelar'],
  [/^larg(?:a|ou)$/iu, 'largar'],
  [/^tranc(?:a|ou)$/iu, 'trancar'],
  [/^deix(?:a|ou)$/iu, 'deixar'],
  [/^evad(?:e|iu)$/iu, 'deixar os estudos'],
  [/^se demit(?:e|iu)$/iu, 'pedir demissão'],
]

/** Not all respondents have left. */
function askLeaving(clause: string): string | undefined {
  const [, stem, tail = ''] = /^você está (\p{L}+)ndo(?!\p{L})(.*)$/iu.exec(clause) ?? []
  if (stem && givesUp.test(`${stem}r${tail}`))
    return finish(`O que fez você ${stem}r, ou pensar em ${stem}r${tail && `,${tail}`}`)
  const [, verb = '', rest = ''] = /^você ((?:se )?\p{L}+)(.*)$/iu.exec(clause) ?? []
  const infinitive = leaving.find(([pattern]) => pattern.test(verb))?.[1]
  if (!infinitive) return undefined
  if (/u$/iu.test(verb)) return finish(`O que fez você ${infinitive}${rest}`)
  return finish(`O que fez você ${infinitive}, ou pensar em ${infinitive}${rest && `,${rest}`}`)
}

/** Without reproach, and without the supposition that there is one. */
function askReason(clause: string): string | undefined {
  const leaving = askLeaving(clause)
  const { doing = '', isNegative } = doingOf(clause) ?? {}
  if (leaving || !doing || /^você [^ ]*(?:ou|eu|iu|ria)(?!\p{L})/iu.test(clause)) return leaving
  if (isNegative) return finish(`O que leva você a não ${doing}`)
  return avoided.test(doing)
    ? finish(`O que costuma acontecer quando ${clause.replace(/^você já /iu, 'você ')}`)
    : undefined
}

/** "Qual a opinião do pessoal sobre a fila": the same as the phrase. */
const askedPhrase =
  /^(?:qual|quais)(?: é| são| seria)? (?=(?:(?:o|a|os|as) )?(?:opini|percepç|avaliaç|satisfaç|nível de satisf|grau de satisf|experiência|impress|visão|expectativa|dificuldade|problema|motiv|raz|impacto|efeito|papel|importância|influência)\p{L}* (?!\p{L}+am(?!\p{L})))/iu

/** "Canais pelos quais preferem receber avisos": the same as "por quais canais". */
const ofWhich =
  /^(?:os |as )?(\p{L}+s(?: \p{L}+s)?) (pel[oa]s|d[oa]s|n[oa]s|com [oa]s|para [oa]s|sobre [oa]s) quais (?=\p{L}+m(?!\p{L}))/iu
const whichPreposition = (joined: string) =>
  ({ p: 'por', d: 'de', n: 'em', c: 'com', s: 'sobre' })[
    joined.charAt(0).toLowerCase() + (/^para/iu.test(joined) ? 'ara' : '')
  ] ?? 'para'

export function speakClause(thing: string, audience: string | undefined, turn?: number): string {
  const text = normalize(thing.trim().replace(/^¿/u, ''))
    .replace(
      /^(o que|como|onde|quando|por que|quanto|que \p{L}+) (\p{L}+m) (eles|elas)(?!\p{L})/iu,
      '$1 $3 $2',
    )
    .replace(askedPhrase, '')
    .replace(
      ofWhich,
      (_, noun: string, preposition: string) => `${whichPreposition(preposition)} quais ${noun} `,
    )
  // "Quem não separa, o motivo"
  const reasonOf =
    /^quem (?:é que )?(não )?(\p{L}+)((?: .+?)?),? (?:(?:e )?por qu[eê]|qual (?:é )?o motivo|o motivo|a razão)$/iu.exec(
      text,
    )
  if (reasonOf) {
    const [, not = '', verb = '', rest = ''] = reasonOf
    return finish(`Se você ${not}${verb}${rest}, qual é o motivo`)
  }
  if (/^quant[oa]s horas?(?: (?:por|ao) (?:dia|semana|mês))?$/iu.test(text) && isWorker(audience))
    return finish(`${text.replace(/hora(?= |$)/iu, 'horas')} você trabalha`)
  const ownLife = audience
    ? new RegExp(
        String.raw`^(como (?:é|foi|anda|está|tem sido) )(o|a) (rotina|vida|dia a dia|trabalho|alimentação|saúde|sono) d[aeo]s? (?:noss[oa]s )?${audience}(?: d[aeo]s? \p{L}+)?$`,
        'iu',
      ).exec(text)
    : null
  if (ownLife) {
    const [, how, article, noun] = ownLife
    return finish(`${how}${article} ${/^o$/iu.test(article!) ? 'seu' : 'sua'} ${noun}`)
  }
  const interested = /^quem (\p{L}{2,}ria(?: .+)?)$/iu.exec(text)
  if (interested) return speakWhether(`você ${interested[1]}`, audience)
  // A second question behind "e" is left to the conversation.
  const added =
    /,? e (?:se não,? )?(?:por ?qu[eê](?: não)?$|(?:n?o que|como|com que|quando|onde|quanto|qual) .*$)/iu
  const feeling =
    /^se\s+(?:se\s+)?((?:sentem|sentiram|lembram|preocupam|importam|adaptam|adaptaram|arrependem|arrependeram|identificam)(?: .+)?)$/iu.exec(
      text,
    )
  const sensed = sensation.exec(feeling?.[1] ?? '')
  if (sensed && !/^se\s+se\s/iu.test(text))
    return finish(`você ${toSingular(sensed[1]!)} ${sensed[2]!}`)
  if (feeling)
    return speakWhether(
      `se ${feeling[1]!.replace(/(?<=^senti?\p{L}+ (?:mais |bem )?\p{L}+[oa])s(?!\p{L})/iu, '')}`,
      audience,
    )
  const whether = /^se\s+(.+)$/iu.exec(text)
  if (whether) return speakWhether(whether[1]!.replace(added, ''), audience)
  if (isDoneByAsked(text)) return finish(toSecondPerson(replaceObjects(text, audience)))
  const bare = bareQuestion.exec(text)?.[1]
  if (bare && !isPluralVerb(bare))
    return finish(`O que você pode contar sobre ${withArticle(bare)}`)
  const asked = opening.exec(text)
  // Neighbours that ask for an opinion are worded differently.
  const viewed = (turn ?? 0) > 0 && /^o que /iu.test(text) ? viewedThing(text) : undefined
  if (viewed && isNamePhrase(viewed)) return finish(askNoun(viewed, turn!))
  const ofPronoun = asked && askOfPronoun(text)
  if (ofPronoun) return ofPronoun
  if (asked) return speakOpen(asked[1]!, asked[2]!, audience)
  return speakTopic(text, audience, turn)
}

/** "Se sentiram dor": of what is felt, not how. */
const sensation =
  /^(sentem|sentiram) ((?:algum(?:a)? |muit[oa] |mais )?(?:dor(?:es)?|medo|falta|receio|vontade|vergonha|fome|sede|frio|calor|raiva|culpa|saudades?|desconforto|incômodos?|cansaço|alívio|pressão|\p{L}+(?:dade|dades|ença|enças|ança|ção|eza|ora|oras))(?!\p{L}).*)$/iu

const isWorker = (audience: string | undefined) =>
  /^(?:motoboy|motorista|entregador|funcion|colaborador|trabalhador|operári|operari|vendedor|enfermeir|professor|cuidador|diarista|caminhoneir|taxista|estagi)/iu.test(
    audience ?? '',
  )

/** "O que o pessoal compra aqui, o que passou a comprar lá" */
const isOfGroup = (rest: string, audience: string | undefined) =>
  audience !== undefined && collective.has(fold(audience)) && isOfPerson(rest)

/** "Quanto gasta", "onde almoça": only people do that. */
const isAboutPeople = (word: string, rest: string) =>
  /^(?:o que|do que|de que|com quem|quanto|onde|quando|como|com que frequência|quantas vezes)$/iu.test(
    word,
  ) &&
  /^(?:(?:mais|já|costuma|se) )*(?:gast|pag|com|beb|us|compr|procur|prefer|gost|esper|sent|quer|precis|mor|estud|trabalh|almoç|dorm|ach|pens|pretend|escolh|descobr|busc|guard|organiz|decid|aprend|lid)(?:a|e|ou|eu|iu)?(?!\p{L})/iu.test(
    rest,
  ) &&
  !/^(?:com|us|mor)$/iu.test(rest)

/** "O que lhes explicaram", "quantas vezes o esqueceram" */
function askOfPronoun(text: string): string | undefined {
  const [, word = '', pronoun = '', verb = '', rest = ''] =
    /^((?:o que|como|onde|quando|por que|quem|com quem|quantas vezes|com que frequência|que \p{L}+|que outras? \p{L}+)(?: não)?) (lhes|o|a) (\p{L}+)(.*)$/iu.exec(
      text,
    ) ?? []
  if (!isPluralVerb(verb)) return undefined
  const own = toSecondPerson(rest)
  return pronoun === 'lhes'
    ? finish(`${word} ${verb} a você${own}`)
    : finish(`${word} você ${pronoun} ${toSingular(verb)}${own}`)
}

function speakOpen(word: string, rest: string, audience: string | undefined): string {
  const direct = addressed(rest, audience)
  const words = rest.split(' ')
  // "que obras pedem", "quanto pagaria"
  const hasNoun =
    /(?:que|qual|quais|q|quant[oa]s \p{L}+)$/iu.test(word) && !/por que|o que$/iu.test(word)
  for (const count of hasNoun && !direct ? [1, 2, 3, 4] : []) {
    const clause = addressed(words.slice(count).join(' '), audience)
    if (
      clause &&
      !/^(?:é|foi)$/iu.test(words[0]!) &&
      !doneByThings.test(clause) &&
      !/^você (?:foi|é|está|era|ficou|acontece|aconteceu|ocorre|ocorreu|existe|surge|aparece|falta|sobra|funciona|quebra|gera|gerou|causa|causou|provoca|provocou|confunde|desperta|costuma acontecer|faz falta|fazem falta)(?!\p{L})/iu.test(
        clause,
      )
    )
      return finish(`${word} ${words.slice(0, count).join(' ')} ${toSecondPerson(clause)}`)
  }
  const isOfLife = /^\p{L}+ria (?:na|em|no) /iu.test(rest)
  const clause =
    direct ??
    ((conditional.test(rest) && !isOfLife) || isAboutPeople(word, rest) || isOfGroup(rest, audience)
      ? `você ${rest}`
      : undefined)
  if (clause) {
    const own = toSecondPerson(replaceObjects(clause, audience))
    return (/^por ?que$/iu.test(word) ? askReason(own) : undefined) ?? finish(`${word} ${own}`)
  }
  // Of others, respondents only have a view.
  if (
    /^por ?que$/iu.test(word) &&
    /^(?:não )?(?:os?|as?|noss[oa]s?|ess[ea]s?|algun?s?|algumas|tant[oa]s|muit[oa]s) /iu.test(rest)
  )
    return finish(`Na sua opinião, por que ${toSecondPerson(replaceObjects(rest, audience))}`)
  const treated =
    /^(?:é|foi|tem sido|está sendo|era) (?:tratad|recebid|atendid|orientad|acolhid|informad|avisad|escolhid)[oa](?!\p{L})/iu
  if (/^como$/iu.test(word) && treated.test(rest)) return finish(`${word} você ${rest}`)
  const isFor =
    /^(?:é|foi|são|eram|está|anda|tem sido|ficou|ficaria|seria)(?!\p{L})/iu.test(rest) &&
    /^como$/iu.test(word)
  const own = toSecondPerson(replaceObjects(rest, audience)).replace(
    /^(mais |não |já )?(?:os|as|lhes) (\p{L}+(?:ou|eu|iu|a|e))(?!\p{L})/iu,
    '$1$2 você',
  )
  const withThing = /^(?:foi|é|está sendo|tem sido) (com .+)$/iu.exec(own)?.[1]
  if (/^como$/iu.test(word) && withThing) return finish(`Como foi a sua experiência ${withThing}`)
  const caused = /^(faria|fez|faz|fazia) (?=(?:se )?\p{L}+[aei]r(?!\p{L}))/iu
  if (/^o que$/iu.test(word) && caused.test(own))
    return finish(`${word} ${own.replace(caused, '$1 você ')}`)
  const isAlone =
    /^(?:quem|o que)$/iu.test(word) &&
    /^(?:mais )?(?:ajuda|ajudou|apoia|apoiou|incentiva|orienta|acompanha|influencia|atrapalha|incomoda|motiva|preocupa|cansa|impede|anima|surpreendeu|irrita|confunde)$/iu.test(
      own,
    )
  const isOwn =
    /^(?:mais |menos )?(?:é|foi|tem sido|ficou) (?:o )?(?:mais |menos )\p{L}+$|^(?:falta|faltou|fazem falta|faz falta|deu errado|deu certo|demora mais)$/iu.test(
      own,
    ) ||
    (/^que \p{L}+$/iu.test(word) && /^(?:(?:fazem|faz) falta|faltam?|faltaram)$/iu.test(own))
  if (isAlone) return finish(`${word} ${own} você`)
  const annoying =
    /^((?:mais )?(?:incomoda|atrapalha|preocupa|irrita|motiva|agrada|confunde)) (?=n[oa]s? |em )/iu
  if (/^o que$/iu.test(word) && annoying.test(own))
    return finish(`${word} ${own.replace(annoying, '$1 você ')}`)
  return finish(
    `${word} ${own}${(isFor || isOwn) && !/você|seu|sua/iu.test(own) ? ' para você' : ''}`,
  )
}
