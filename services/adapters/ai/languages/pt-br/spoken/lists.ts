// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.

const opinion =
  /^(.*?(?<!\p{L})(?:ach(?:am?|aram|ou)|pens(?:am?|aram)|avali(?:am?|aram)|julg(?:am?|aram)|consideram|gost(?:am?|aram)|opini(?:ão|ões|ao)|percepção|avaliação|satisfação|satisfeit[oa]s(?: estão)?|experiência|expectativas?|dificuldades?|feedback)(?: (?:sobre|com|quanto|em relação))?(?: d[aeo]s? [\p{L}-]+(?: d[aeo]s? [\p{L}-]+)?(?= (?:sobre|com|em relação|quanto)))?(?: (?:sobre|com|quanto|em relação))? ?)((?:[dn]|ao? |à )?(?:os?|as?) .+)$/iu
const item = /^(?:(?:[dn]|pel)?(?:os?|as?)|aos?|às?|de|com|sobre|em) /iu
const maxWords = 8

/** "O que acham do atendimento, dos preços e do horário" asks three things. */
export function splitThing(thing: string): string[] {
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
