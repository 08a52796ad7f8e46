// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// What is or is not so, in a plain question of yes or no: "se comprariam de novo", "preferem umbu ou cajá".
import { addressed } from './addressed.ts'
import { askExistence } from './existence.ts'
import { finish, normalize, replaceObjects, toSecondPerson } from './second-person.ts'
import { isPluralVerb } from '../spoken-verbs.ts'
import { isOfPerson } from './stated.ts'

const whether = /^(?:e |ou )*se (.+?)(?:,? ou não)?$/iu
const adverbs = /^(?:(?:já|ainda|também|não|sempre|até|realmente) )*/iu
const asked =
  /^(?:o |a |os |as |em |de |por |para |com |a )?(?:que|quê|qual|quais|quem|quanto|quanta|quantos|quantas|como|onde|quando|porque|por que|pra que|desde quando|aonde)(?!\p{L})/iu

/** "A decisão de você" */
const withOwner = (text: string) =>
  text.replaceAll(
    /(?<!\p{L})([oa])(s?) (\p{L}+) de você(?!\p{L})/giu,
    (_, article: string, plural: string, noun: string) =>
      `${article}${plural} ${/a/iu.test(article) ? 'sua' : 'seu'}${plural} ${noun}`,
  )

/** "Você acha caro": what costs. */
const priced =
  /^(você ach(?:a|ou) )(?=(?:muito |bem )?(?:car[oa]|barat[oa]|just[oa])(?:$| ou | para | pra ))/iu

/** "Você está satisfeito", "você nos indicaria": of one respondent, and of the owner where nothing is named. */
const agreed = (text: string) =>
  text
    .replace(priced, '$1o preço ')
    .replace(
      /(?<=^você (?:não |já |ainda )*(?:é|está|estava|ficou|foi|era|anda|continua|se sente) (?:\p{L}+mente |mais |bem |muito )?\p{L}+[oae])s(?!\p{L})/iu,
      '',
    )
    .replace(
      /^(você (?:já |também )?)((?:indic|recomend)(?:a|aria|ou)(?!\p{L}))(?=$| (?:para|pra|a um|a uma|a alguém|a outr))/iu,
      '$1nos $2',
    )

export function directQuestion(thing: string, audience: string | undefined): string | undefined {
  const text = normalize(thing.trim()).replace(/[?.,;]+$/u, '')
  const [, clause] = whether.exec(text) ?? []
  if (!clause && asked.test(text)) return undefined
  const statement = askExistence(clause ?? text, audience)
  const verb = statement.replace(adverbs, '').split(' ')[0] ?? ''
  // "Preferem umbu ou cajá": whose verb stands first.
  const isOwn = isPluralVerb(verb)
  if (!clause && !isOwn) return undefined
  const own =
    addressed(statement, audience) ??
    (isOwn || isOfPerson(statement) ? `você ${statement}` : statement)
  return finish(agreed(withOwner(toSecondPerson(replaceObjects(own, audience)))))
}
