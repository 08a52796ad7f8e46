// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// What respondents may or may not have had: "algum efeito colateral", "defeitos, se houver".

const any =
  /^(?:e )?(algum(?:as?|ns)?|qualquer) (?!(?:cois|tip|form|jeit|moment|vez|pesso)\p{L}*)(.+)$/iu
const ifAny =
  /^(.+?),? se (?:houver|tiver(?:em)?|existir(?:em)?|houve|teve|for o caso)(?: algum(?:as?|ns)?)?$/iu
const clause =
  /(?<!\p{L})(?:que|quem|qual|quais|como|quando|onde|se|por que|porque|você|eles|elas|é|são|foi|foram)(?!\p{L})|[,:;()]/iu
/** What one has now, and not what one has met with. */
const lasting =
  /^(?:dúvidas?|alergias?|sugest(?:ão|ões)|ideias?|planos?|preferências?|necessidades?|preocupaç(?:ão|ões)|receios?|medos?|interesses?|restriç(?:ão|ões)|deficiências?|condiç(?:ão|ões)|pedidos?|filhos?|animal|animais|pets?|exigências?|expectativas?|objeç(?:ão|ões)|comentários?|queixas?|reclamaç(?:ão|ões))(?!\p{L})/iu

/** Whether a thing says of its noun that there may be none. */
export const mayBeNone = (thing: string): boolean => any.test(thing) || ifAny.test(thing)

export function askAny(text: string): string | undefined {
  const [, word = '', found] = any.exec(text) ?? []
  if (found && !clause.test(found))
    return `Você ${lasting.test(found) ? 'tem' : 'teve'} ${word.toLowerCase()} ${found}`
  const noun = ifAny.exec(text)?.[1]?.replace(/^(?:os?|as?|algum(?:as?|ns)?) /iu, '')
  if (!noun || clause.test(noun)) return undefined
  return lasting.test(noun)
    ? `Que ${noun} você tem, se é que tem`
    : `Que ${noun} você teve, se é que teve`
}
