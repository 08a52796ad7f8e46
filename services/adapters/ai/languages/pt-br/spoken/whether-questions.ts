// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// Questions of yes or no, asked so that more than yes or no answers them.
import { addressed } from './addressed.ts'
import { askExistence } from './existence.ts'
import { isImpersonal } from './impersonal.ts'
import { infinitiveOf } from './infinitives.ts'
import { withA, withArticle, withDe } from './noun-questions.ts'
import { conditional } from './openings.ts'
import { finish, replaceObjects, toSecondPerson } from './second-person.ts'
import { isOfPerson } from './stated.ts'

/** People who do something to respondents: "a equipe explicou os juros". */
const servants =
  /^(?:a equipe|o time|o pessoal|os? (?:atendente|médic|funcionári|professor|técnic|instrutor|enfermeir)\p{L}*) (?:não |já )?(?:explic|orient|atend|trat|ouv|respond|ajud|inform|resolv|escut|acolh)/iu

export function speakWhether(given: string, audience: string | undefined): string {
  const clause = askExistence(given, audience)
  const cause = /^(?:(?:é|foi|era|seria) (?:por causa d[aeo]s? |pel[ao]s? |por )?)(.+)$/iu.exec(
    clause,
  )
  if (cause && !/\s(?:que|é|foi)\s/iu.test(cause[1]!))
    return finish(
      `Que peso tem ${cause[1]!.replaceAll(/,? (?:ou )?se é /giu, ' ou ')} nisso para você`,
    )
  const own = servants.test(clause)
    ? undefined
    : (addressed(clause, audience) ??
      (conditional.test(clause) || isOfPerson(clause) ? `você ${clause}` : undefined))
  const others = servants.test(clause) ? undefined : audience
  if (!own) return askThing(toSecondPerson(replaceObjects(clause, others)))
  const text = toSecondPerson(replaceObjects(own, audience))
  const would = /^você ((?:não )?(?:se )?)(?:já |também |até )?(\p{L}+ria)(?!\p{L})(.*)$/iu.exec(
    text,
  )
  if (!would || /^(?:gosta|preferi|pode|deve|te|esta|se|have|queri)ria$/iu.test(would[2]!))
    return askHabit(text)
  const infinitive = infinitiveOf(would[2]!) ?? would[2]!
  // "Toparia multa" asks about the fine.
  if (/^(?:topa|aceita)ria$/iu.test(would[2]!)) return finish(`O que você acharia de${would[3]}`)
  if (/^(?:indica|recomenda|volta)r$/u.test(infinitive)) return finish(`${text}, e por quê`)
  return finish(`O que você acharia de ${would[1]}${infinitive}${would[3]}`)
}

const felt =
  /^você (?:se sente|quer|confia|gosta|precisa|acredita|prefere|compra|usa|segue|pretende|frequenta|costuma)(?!\p{L})/iu

const liked = /^você gost(a|ou) (d[aeo]s? .+)$/iu
const graded =
  /^você (?:não )?(?:se sent|entend|compreend|consegu|aproveit|aprend|conhec|ach|se arrepend|se preocup|se import|se adapt|se identific|confi|gost)\p{L}*(?!\p{L})/iu
const thought =
  /^você (?:alguma vez )?já ((?:pensou|quis|cogitou|considerou|teve vontade|tentou)(?!\p{L}).*)$/iu
const happened =
  /^você (?:já )?(?:\p{L}+(?:ou|eu|iu)|pôde|teve|foi|fez|veio|trouxe|esteve)(?!\p{L})/iu

/** What respondents do or feel, so that more than yes or no answers it. */
function askHabit(given: string): string {
  const [, content] = /^você (?:está|ficou|anda) satisfeit[oa]s? (com .+)$/iu.exec(given) ?? []
  if (content) return finish(`Qual é o seu grau de satisfação ${content}`)
  const text = given.replace(
    /(?<=^você (?:não )?(?:é|está|ficou|foi|era|estava) (?:\p{L}+mente )?\p{L}+[oae])s(?!\p{L})/iu,
    '',
  )
  if (/^você (?:não )?(?:tem|possui|mora|trabalha)(?!\p{L})/iu.test(text)) return finish(text)
  const [, tense = '', what] = liked.exec(text) ?? []
  if (what) return finish(`O que você ${tense === 'a' ? 'acha' : 'achou'} ${what}`)
  const [, plan] =
    /^você ((?:está pensando|anda pensando|pensa|pretende) (?:em )?(?:sair|desistir|largar|parar|cancelar|mudar|trocar)(?!\p{L}).*)$/iu.exec(
      text,
    ) ?? []
  if (plan) return finish(`Se você ${plan}, o que está por trás disso`)
  const [, done] = thought.exec(text) ?? []
  if (done) return finish(`Se você já ${done}, o que estava por trás disso`)
  if (/,| e por qu/iu.test(text)) return finish(text)
  if (felt.test(text)) return finish(`${text}, e por quê`)
  if (graded.test(text)) return finish(`Até que ponto ${text}`)
  return finish(happened.test(text) ? `Se ${text}, como foi isso` : text)
}

/** What happens now and then: "o pedido chega certo". */
const repeated =
  /^(?:os?|as?|noss[oa]s?) (?:\p{L}+ ){1,4}?(?:chega|passa|cai|vem|sai|atrasa|começa|termina|acaba|falta|quebra|trava|some)m?(?!\p{L})/iu
const judged =
  /^((?:os?|as?) .{2,60}?) (é|são|está|estão|foi|foram) (?:muito )?(?:ok|bo[am]s?|boas|legal|legais|ruim|ruins|cert[oa]s?|em dia|bacana)$/iu
const changed =
  /^((?:os?|as?) .{2,60}?) (?:aument|diminu|melhor|pior|mud|sub|ca|cresc)(?:ou|iu|eu|aram|iram)$/iu
const quality =
  /^(.{3,60}?) (?:é|são|está|estão|foi|foram) ((?:fácil|fáceis|clar[oa]s?|just[oa]s?|útil|úteis|confiáve(?:l|is)|segur[oa]s?|car[oa]s?|difícil|difíceis|bo[am]s?|adequad[oa]s?|conveniente?s?|necessári[oa]s?|confortáve(?:l|is)|acessíve(?:l|is)|limp[oa]s?|suficientes?)(?: .{1,40})?)$/iu
const effect =
  /^(.{3,60}?) (?:mudaria|traria|faria|ajudaria|convenceria|animaria|melhoraria|resolveria|atrairia|incentivaria)(?!\p{L}).*$/iu
const success =
  /^(.{3,60}?) ((?:ajud|prepar|atend|funcion|respond|cumpr|resolv|facilit|orient|melhor|apoi)\p{L}*)(?: (?:você|os \p{L}+|as \p{L}+))?( .*)?$/iu

/** What is more or less so, unlike facts. */
const byDegree =
  /(?<!\p{L})(?:atrapalh|pes(?:a|ou|ava|am|aram)(?!\p{L})|influenci|afet|incomod|prejudic|interfer|contribu|compens|val(?:e|eu|ia)(?!\p{L})|agrad|satisf|impact|combin|correspond|contempl|import|preocup|motiv|estimul|assust|cans(?:a|ou|am|aram)(?!\p{L})|chate|convenc|entend|escut|irrit|anim|acompanh|bast(?:a|ou|am|aram|ava)(?!\p{L}))/iu
/** "O preço é alto", unlike "o pedido foi entregue". */
const isJudged =
  /\s(?:é|são|era|eram|está|estão|ficou|ficaram) (?!\p{L}+[ai]d[oa]s?(?!\p{L}))\p{L}/iu

/** What others or things do. */
function askThing(clause: string): string {
  if (isImpersonal(clause)) return finish(clause)
  const [, thing, is = ''] = judged.exec(clause) ?? []
  if (thing) return finish(`O que você ${/^fo/iu.test(is) ? 'achou' : 'acha'} ${withDe(thing)}`)
  const [, moved] = changed.exec(clause) ?? []
  if (moved) return finish(`O que mudou em relação ${withA(moved)}, se é que algo mudou`)
  const [, rated = '', how = ''] = quality.exec(clause) ?? []
  if (rated) return finish(`Até que ponto ${clause}${/ /u.test(how) ? '' : ' para você'}`)
  const [, changing = ''] = effect.exec(clause) ?? []
  if (changing) return finish(`Que diferença ${withArticle(changing)} faria para você`)
  const [, helping = '', verb = '', rest = ''] =
    (/^\p{L}+mos /iu.test(clause) ? null : success.exec(clause)) ?? []
  if (helping) return finish(`Até que ponto ${helping} ${verb} você${rest}`)
  if (repeated.test(clause)) return finish(`Com que frequência ${clause}`)
  const isOfThing = /^(?:os?|as?|noss[oa]s?|ess[ea]s?) /iu.test(clause)
  if (!isOfThing) return finish(`Na sua experiência, ${clause}`)
  if (byDegree.test(clause)) return finish(`Até que ponto ${clause}`)
  return finish(`${isJudged.test(clause) ? 'Na sua opinião' : 'No seu caso'}, ${clause}`)
}
