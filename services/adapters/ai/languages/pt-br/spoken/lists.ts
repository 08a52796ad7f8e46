// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.

const opinion =
  /^(.*?(?<!\p{L})(?:ach(?:am?|aram|ou)|pens(?:am?|aram)|avali(?:am?|aram)|julg(?:am?|aram)|consideram|gost(?:am?|aram)|opini(?:ão|ões|ao)|percepção|avaliação|satisfação|satisfeit[oa]s(?: estão)?|experiência|expectativas?|dificuldades?|feedback)(?: (?:sobre|com|quanto|em relação))?(?: d[aeo]s? [\p{L}-]+(?: d[aeo]s? [\p{L}-]+)?(?= (?:sobre|com|em relação|quanto)))?(?: (?:sobre|com|quanto|em relação))? ?)((?:[dn]|ao? |à )?(?:os?|as?) .+)$/iu
const item = /^(?:(?:[dn]|pel)?(?:os?|as?)|aos?|às?|de|com|sobre|em) /iu
const maxWords = 8

/** "Se é o salário, a escala, o jeito do encarregado" lists what it may be. */
const supposed = /^se (?:é|eh|são|foi|seria) ((?:os?|as?) .+)$/iu
/** "Os caminhão velho" is said of several. */
const spokenPlural = /^([oa])s (?=\p{L}*[^s\s](?: \p{L}*[^s\s]){0,2}$)/iu

const judgement =
  'fri[oa]s?|car[oa]s?|ruim|ruins|suj[oa]s?|lent[oa]s?|velh[oa]s?|chei[oa]s?|demorad[oa]s?|quebrad[oa]s?|confus[oa]s?'
/** "Pão frio": what the owner supposes is not said to respondents. */
const judged = new RegExp(
  String.raw`^((?:os? |as? )?\p{L}{3,}(?: d[aeo]s? \p{L}+)?) (?:muito |tão )?(?:${judgement})$`,
  'iu',
)
export const withoutJudgement = (item: string) => item.replace(judged, '$1')

function splitSupposed(thing: string): string[] | undefined {
  const [, list = ''] = supposed.exec(thing) ?? []
  const items = list
    .replace(/,? (?:sei l[áa]|etc|tipo assim)[\s.]*$/iu, '')
    .split(/,\s*(?:(?:e|ou)\s+)?(?:se (?:é|eh) )?|\s+ou (?:se (?:é|eh) )?(?=(?:os?|as?) )/iu)
  const areItems =
    items.length > 2 &&
    items.every((each) => /^(?:os?|as?) /iu.test(each) && each.split(' ').length <= maxWords)
  return areItems
    ? items.map((each) => withoutJudgement(each.replace(spokenPlural, '$1 ')))
    : undefined
}

/** "O que acham do atendimento, dos preços e do horário" asks three things. */
export function splitThing(thing: string): string[] {
  // "Qual horário elas preferem e o dia"
  const [, which, verb, other] =
    /^((?:em |de |a )?(?:que|qual|quais)) \p{L}+ ((?:eles |elas |os \p{L}+ |as \p{L}+ )?\p{L}+m) e (?:o|a|os|as|que|qual) (\p{L}+)$/iu.exec(
      thing,
    ) ?? []
  if (other)
    return [thing.replace(/ e (?:o|a|os|as|que|qual) \p{L}+$/iu, ''), `${which} ${other} ${verb}`]
  const [, whether, others] = /^(se .+?),? (?:e )?(quem não .+)$/iu.exec(thing) ?? []
  if (others) return [whether!, others]
  // "Se foi humilhado por cliente ou chefe, pretende continuar na área"
  const [, first, next] =
    /^(se [^,]+), ((?:pretende|voltaria|recomendaria|indicaria|continuaria|gostaria)(?!\p{L})[^,]+)$/iu.exec(
      thing,
    ) ?? []
  if (first) return [first, `se ${next}`]
  const listed = splitSupposed(thing)
  if (listed) return listed
  const [, lead = '', list = ''] = opinion.exec(thing) ?? []
  const items = list.split(/,\s*(?:e\s+)?|\s+e\s+(?=(?:[dn]|pel)?(?:os?|as?) )/iu)
  const areItems =
    items.length > 1 &&
    items.every((each) => item.test(each) && each.split(' ').length <= maxWords) &&
    !items.some((each) => /(?<!\p{L})(?:que|como|se|quem|onde|quando)(?!\p{L})/iu.test(each))
  if (!areItems) return [thing]
  const [, before = ''] = /^([dn])(?:os?|as?) /iu.exec(items[0]!) ?? []
  return items.map((each) => `${lead}${/^(?:os?|as?) /iu.test(each) ? before : ''}${each}`)
}
