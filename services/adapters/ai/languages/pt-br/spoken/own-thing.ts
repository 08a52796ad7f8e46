// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// What the owner says of themselves: what they run or plan, and what respondents are to them.
import { fold } from '../../../rules/text/tokenizer.ts'
import type { Focus } from '../../types/clauses.ts'
import { withArticle } from './noun-questions.ts'

const noun = String.raw`((?:(?!(?:e|que|para|pra|com|em|no|na|de|do|da|onde|há)(?!\p{L}))[\p{L}-]+ ?){1,3}?(?: d[aeo]s? [\p{L}-]+)?)(?=[,.;:]|$| (?:e|que|para|pra|com|em|no|na|onde|há)(?!\p{L}))`
const run = new RegExp(
  String.raw`(?:^|[.!?,]\s+)(?:eu |nós |a gente )?(?:tenho|temos|administro|administramos|abri|abrimos|gerencio|gerenciamos|dirijo|criei|criamos|toco) (?:um|uma|o|a) ${noun}`,
  'iu',
)
const plan =
  /(?:pensando em|planejando|queremos|vamos|pretendemos|criando|tá criando|está criando) (?:abrir |lançar |criar |construir |oferecer |montar )?(um|uma) ((?:(?!(?:e|que|para|pra|com|em|no|na)(?!\p{L}))[\p{L}-]+ ?){1,4}?(?: (?:no|na|em|para|pra|de) [\p{L}-]+)?)(?=[,.;:?]|$| (?:e|que)(?!\p{L}))/iu
const named =
  /(?:^|[.!?]\s+)(noss[oa]) ([\p{L}-]{3,}(?: d[aeo]s? [\p{L}-]+)?) (?=perdeu|tem|está|é|teve)/iu

export function ownThing(goal: string): Focus | undefined {
  const [, article = '', planned = ''] = plan.exec(goal) ?? []
  if (planned) {
    const phrase = `${article.toLowerCase() === 'uma' ? 'a' : 'o'} ${planned.trim()}`
    return { kind: 'planned', phrase, object: phrase }
  }
  const found = run
    .exec(goal)?.[1]
    ?.trim()
    .replace(/^(?:pequen[oa]|nov[oa]|grande) | (?:pequen[oa]|nov[oa]|grande)$/giu, '')
  const [, , own] = named.exec(goal) ?? []
  const thing = found ?? own
  if (!thing || /^(?:empresa|equipe|time|grupo|negócio|startup)$/iu.test(thing)) return undefined
  const isFeminine = /^as? /iu.test(withArticle(thing))
  const phrase = `${isFeminine ? 'a nossa' : 'o nosso'} ${thing}`
  return { kind: 'noun', phrase, object: phrase }
}

const roles: readonly (readonly [pattern: RegExp, title: string])[] = [
  [
    /\bdesligamento|\bdemissao|\bex-?funcionarios|motivos d[ea] saida|pediram demissao/u,
    'O seu tempo com a gente',
  ],
  [/\b(?:socios|associados|membros)\b/u, 'A sua experiência como associado'],
  [/\b(?:clientes|clientas|compradores|consumidores)\b/u, 'A sua experiência como cliente'],
  [/\busuari[oa]s\b/u, 'A sua experiência de uso'],
  [/\b(?:funcionari[oa]s|colaboradores|equipe|time)\b/u, 'A sua experiência no trabalho'],
]

export const roleTitle = (goal: string): string | undefined =>
  roles.find(([pattern]) => pattern.test(fold(goal)))?.[1]
