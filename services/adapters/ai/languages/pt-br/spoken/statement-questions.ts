// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// Further wordings of a clause: in its own order, as a view of others, as what happens then, and of yes or no with more behind it.
import { addressed } from './addressed.ts'
import { doingOf, leaving } from './focus.ts'
import { isDoneByAsked } from './impersonal.ts'
import { conditional, opening } from './openings.ts'
import { finish, normalize, replaceObjects, toSecondPerson } from './second-person.ts'

/** What only people do, without a subject: "usa fone", "toparia pintar". */
const ofPeople =
  /^(?:(?:já|ainda|também|mais|não|costuma) )*(?:us|top|comp|compr|gost|ach|conhec|confi|particip|recomend|indic|estud|trabalh|mor|sent|consegu|precis|costum|perceb|entend|pens|pag|tom|segu|post|lembr|pretend|prefer|prefir|acredit|frequent|assin|volt|cozinh|com|beb|dorm|descans|gast|perd|procur|escolh|decid|divid|lid|ouv|assist|ganh|guard|levo?|cont|pass|enxerg|reag|fal)(?:a|e|ou|eu|iu|ia|aria|eria|iria)(?!\p{L})|^(?:já |ainda |não )*(?:tem|vem|vai|lê|sabe|quer|pode|teve|viu|veio|viria|teria|sai)(?!\p{L})/iu

type Asked = { audience: string | undefined; own: (clause: string) => string }

export function statementQuestions(thing: string, audience: string | undefined): string[] {
  const text = normalize(thing.trim())
  const own = (clause: string) => toSecondPerson(replaceObjects(clause, audience))
  // One of the respondents stands for all of them: "que horário ele prefere".
  const one = text.replace(/(?<!\p{L})(?:ele|ela)(?= (?:não |mais |já |se )?\p{L}+)/iu, 'você')
  if (one !== text) return [finish(own(one.replace(/^se /iu, '')))]
  const whether = /^se\s+(.+)$/iu.exec(text)?.[1]
  return whether ? askWhether(whether, { audience, own }) : askOpen(text, { audience, own })
}

const felt = /^((?:não )?(?:sent|lembr|preocup|import|adapt|arrepend|identific)\p{L}*)(?= )/iu
const singular = (asked: string) =>
  asked.replace(
    /(?<=^você (?:não )?(?:é|está|ficou|foi|era|estava|anda|se sente|se sentiu) (?:\p{L}+mente |mais |bem )?\p{L}+[oae])s(?!\p{L})/iu,
    '',
  )
const past =
  /^você (?:já |não )*(?:\p{L}+(?:ou|eu|iu)|pôde|teve|foi|fez|veio|trouxe|esteve)(?!\p{L})/iu
const sure =
  /^você (?:não )?(?:\p{L}+ria|quer|pretende|pensa|topa|aceita|está dispost[oa])(?!\p{L})/iu

/** "Você estuda em casa, e com que frequência?" */
function askWhether(clause: string, { audience, own }: Asked): string[] {
  const text = clause.replace(felt, 'se $1')
  const isWithoutSubject =
    conditional.test(text) || ofPeople.test(text) || /^(?:já|ainda|se) /iu.test(text)
  const direct = addressed(text, audience) ?? (isWithoutSubject ? `você ${text}` : undefined)
  const other = finish(`Na sua opinião, ${clause}`)
  if (!direct) return [finish(`Na sua opinião, ${own(clause)}`), other]
  const asked = singular(own(direct))
  // It becomes a score.
  if (/(?:recomenda|indica)ria(?!\p{L})/iu.test(asked)) return []
  if (/,| e por qu/iu.test(asked)) return [finish(asked)]
  const more = sure.test(asked)
    ? ['e por quê']
    : past.test(asked)
      ? ['e como foi', 'e por quê']
      : ['e por quê', 'e como', 'e com que frequência']
  return more.map((each) => finish(`${asked}, ${each}`))
}

/** Statements about others, or about things: "Na sua opinião, por que as doações caíram?" */
const named =
  /^(?:não )?(?:os?|as?|noss[oa]s?|ess[ea]s?|tant[oa]s?|muit[oa]s|ninguém|o pessoal|tanta gente) /iu
const judging = /^(?:ser|estar|ter|ficar|preferir|achar|deixar|acontecer|travar|perder)(?!\p{L})/iu
const asksHow = /^(?:como|onde|quando|com quem|de que (?:forma|maneira|modo))$/iu

function askOpen(text: string, { audience, own }: Asked): string[] {
  const [, word = '', rest = ''] = opening.exec(text) ?? []
  if (!word || isDoneByAsked(text)) return []
  const direct =
    addressed(rest, audience) ??
    (ofPeople.test(rest) && !/^quem$/iu.test(word) ? `você ${rest}` : undefined)
  // Of what respondents do themselves they have no opinion, but of its reasons.
  const isOfRespondents = audience !== undefined && rest.includes(audience)
  const isSeen =
    named.test(rest) && !isOfRespondents
      ? /^(?:por ?que|o que|quem)$/iu.test(word)
      : !direct && rest.includes(' ')
  const seen = [
    ...(isSeen ? [finish(`Na sua opinião, ${word} ${rest}`)] : []),
    ...(direct || !rest.includes(' ') || isOfRespondents ? [] : [finish(`${word} ${own(rest)}`)]),
  ]
  if (!direct) return seen
  const asked = own(direct)
  // What belongs to two verbs has no infinitive of one.
  const isOne = !/ (?:e|ou|mas) (?:não |se )?\p{L}+[aeiou](?= )/iu.test(asked)
  const { doing = '', isNegative = false } = (isOne ? doingOf(asked) : undefined) ?? {}
  if (/^por ?que$/iu.test(word)) return [...reasons(asked, doing, isNegative), ...seen]
  return [
    finish(`${word} ${singular(asked)}`),
    ...(doing && asksHow.test(word) && !isNegative && !judging.test(doing)
      ? [finish(`Como é para você ${doing}`)]
      : []),
    ...seen,
  ]
}

/** Without the supposition that it is so for everyone. */
function reasons(asked: string, doing: string, isNegative: boolean): string[] {
  const usual = past.test(asked) ? [] : [finish(`Quando ${asked}, qual costuma ser o motivo`)]
  if (!doing) return usual
  const stopped = /^(.+?) mais(?: (.+))?$/iu.exec(doing)
  if (isNegative)
    return [
      ...(stopped
        ? [
            finish(
              `Se você parou de ${[stopped[1], stopped[2]].filter(Boolean).join(' ')}, qual foi o motivo`,
            ),
          ]
        : []),
      finish(`O que dificulta para você ${doing}`),
      finish(`O que pesa na sua decisão de ${doing} ou não`),
      ...usual,
    ]
  return [
    ...(leaving.test(doing) ? [finish(`Se você já pensou em ${doing}, o que pesou`)] : []),
    finish(`O que leva você a ${doing}`),
    finish(`O que levou você a ${doing}`),
    ...usual,
    finish(`O que pesa na sua decisão de ${doing}`),
  ]
}
