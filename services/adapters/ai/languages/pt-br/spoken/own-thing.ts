// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// What the owner says of themselves: what they run or plan, and what respondents are to them.
import { fold } from '../../../rules/text/tokenizer.ts'
import type { Focus } from '../../types/clauses.ts'
import { isPluralVerb } from '../spoken-verbs.ts'
import { isGroup } from './persons.ts'

const noun = String.raw`((?:(?!(?:e|que|para|pra|com|em|no|na|de|do|da|onde|há)(?!\p{L}))[\p{L}-]+ ?){1,3}?(?: d[aeo]s? [\p{L}-]+)?)(?=[,.;:]|$| (?:e|que|para|pra|com|em|no|na|onde|há)(?!\p{L}))`
const run = new RegExp(
  String.raw`(?:^|[.!?,]\s+|\s(?:e|aqui)\s)(?:eu |nós |a gente |aqui é )?(?:tenho|temos|somos|sou don[oa] de|administro|administramos|abri|abrimos|gerencio|gerenciamos|dirijo|criei|criamos|toco) (um|uma|o|a) ${noun}`,
  'iu',
)
const plan =
  /(?:pensando em|planejando|queremos|vamos|pretendemos|criando|tá criando|está criando) (?:abrir |lançar |criar |construir |oferecer |montar )?(um|uma) ((?:(?!(?:e|que|para|pra|com|em|no|na)(?!\p{L}))[\p{L}-]+ ?){1,4}?(?: (?:no|na|em|para|pra|de) [\p{L}-]+)?)(?=[,.;:?]|$| (?:e|que)(?!\p{L}))/iu
const owned = /(?<!\p{L})(noss[oa]|meu|minha|aqui n[oa]) ((?:[\p{L}-]+ ?){1,5})/giu
const over =
  /^(?:e|que|para|pra|com|em|n[oa]s?|onde|há|por|como|se|depois|antes|quando|desde|é|está|tem|teve|perdeu|quer|querem|precisa|sobre|ou|mas|a|o|as|os|distribui|atende|vende|oferece|produz|faz|fabrica|aluga|organiza|recebe|abre|fecha|funciona|trabalha|entrega|leva|cuida|ensina|treina|ajuda|presta|promove|realiza|mantém|usa|conserta|serve|cobra|empresta|doa|instala|planeja|pretende|conta|existe|fica|vai|vem|dá|acolhe|apoia|publica|exporta|cria|constrói|transporta|lança|cresce|muda|quer|busca|procura)$/iu

/** Each thing with a possessive of the owner, up to the verb behind it. */
const namedIn = (goal: string) =>
  [...goal.matchAll(owned)].map(([, owner = '', words = '']) => {
    const all = words.trim().split(' ')
    const end = all.findIndex(
      (word, at) =>
        at > 0 && (over.test(word) || isPluralVerb(word) || /\p{L}{2}(?:ou|eu|iu)$/iu.test(word)),
    )
    const own = all.slice(0, end < 0 ? 4 : end).join(' ')
    return ['', owner, own.replace(/ d[aeo]s?$/iu, '')]
  })
/** Things of the owner that respondents do not know. */
const inside =
  /^(?:empresa|equipe|time|grupo|negócio|startup|chefe|gerente|marido|mulher|esposa|sócio|sócia|irmão|irmã|mãe|pai|filho|filha|cidade|bairro|rua|região|pesquisa|estudo|objetivo|ideia|dúvida|vida|opinião|produto|serviço|preços?|horários?|atendimento|cardápio|regras?|política|taxas?|equipe|trabalho|conta|site)(?!\p{L})/iu
/** How the owner describes what respondents know. */
const description =
  /^(?:pequen[oa]|nov[oa]|grande) | (?:pequen[oa]|nov[oa]|grande|familiar|popular|de bairro)$/giu

export function ownThing(goal: string): Focus | undefined {
  const [, article = '', planned = ''] = plan.exec(goal) ?? []
  if (planned) {
    const phrase = `${article.toLowerCase() === 'uma' ? 'a' : 'o'} ${planned.trim()}`
    return { kind: 'planned', phrase, object: phrase }
  }
  const candidates = [run.exec(goal), ...namedIn(goal)]
  const [, owner = '', found = ''] =
    candidates.find((each) => each && isKnown(each[2]!.trim())) ?? []
  const thing = found
    .trim()
    .replaceAll(description, '')
    .replace(/ (?:aqui|ali|lá)$/iu, '')
  if (!thing) return undefined
  const phrase = `${/a$/iu.test(owner) ? 'a nossa' : 'o nosso'} ${thing}`
  return { kind: 'noun', phrase, object: phrase }
}

const isKnown = (found: string) =>
  !inside.test(found) &&
  (place.test(found) || product.test(found)) &&
  !found.split(' ').some(isGroup)

const product =
  /^(?:app|aplicativo|plataforma|sistema|software|ferramenta|site|portal|curso|cursos|aulas|coral|banda|orquestra|associação|sindicato|cooperativa|ong|projeto|programa|revista|newsletter|podcast|rádio|assinatura|clube|ônibus|linha|serviço|horta|jardim|bloco|time|grupo|paróquia|maternidade|camping|marca|pizzaria|sorveteria|confeitaria|oficina|marcenaria|lavanderia|pet shop|hostel)(?!\p{L})/iu
export const place =
  /^(?:[oa] )?(?:noss[oa] )?(?:escola|academia|padaria|salão|ateliê|restaurante|café|cafeteria|lanchonete|loja|mercado|mercearia|feira|farmácia|biblioteca|creche|faculdade|universidade|hospital|posto|clínica|consultório|hemocentro|museu|parque|praça|clube|igreja|festival|evento|oficina|abrigo|hotel|pousada|camping|condomínio|transportadora|fábrica|coworking|fazenda|sítio|laboratório|teatro|cinema|centro|estúdio|barbearia|oficinas)(?!\p{L})/iu

/** "A sua experiência na nossa escola" */
export function titleOf(subject: string): string | undefined {
  const [, article = '', rest = ''] = /^([oa]s?) (.+)$/iu.exec(subject) ?? []
  return rest && place.test(subject)
    ? `A sua experiência n${article.toLowerCase()} ${rest}`
    : undefined
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
