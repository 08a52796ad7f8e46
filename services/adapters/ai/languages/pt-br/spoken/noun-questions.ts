// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// A noun phrase as a question, worded by what kind of thing it names.
import { fold } from '../../../rules/text/tokenizer.ts'
import { parseWords } from '../../shared/word-lists.ts'

const feminineInE = parseWords(
  'equipe sede fome rede noite gente classe fase base chave tarde saude parede frase greve fonte ponte arte parte corrente mente morte sorte carne pele febre neve torre higiene sorte internet luz voz vez paz raiz cruz cor flor dor mulher colher foto moto tribo creche lanchonete recepcionista estante enchente face crise analise sintese tese hipotese grade cidade verdade serie especie superficie lei mae ordem viagem area agua solidao gratidao multidao escuridao lentidao mao uniao vitrine arvore apolice hortalica fralda sindrome nuvem imagem celula matriz raiz vaga pele prole espera',
)
const masculineInA = parseWords(
  'sistema problema tema programa clima idioma aroma drama esquema diploma panorama dilema cinema dia mapa planeta trauma sintoma dilema diagrama telegrama cronograma poema sofa guarda-roupa',
)
const masculineInAo = parseWords(
  'pao cartao fogao padrao botao portao cidadao corrimao caminhao aviao coracao limao macarrao feijao sabao verao orgao grao chao salao galpao calcadao refrao mutirao plantao balcao violao colchao tampao patrao irmao',
)

const singular = (word: string) =>
  word
    .replace(/(?:c|s|z|xi|ni)oes$/u, (end) => `${end.slice(0, -3)}ao`)
    .replace(/oes$|aes$/u, 'ao')
    .replace(/([aeo])is$/u, '$1l')
    .replace(/ens$/u, 'em')
    .replace(/(?<=[rz])es$/u, '')
    .replace(/(?<!s)s$/u, '')

function isFeminine(head: string): boolean {
  const word = singular(fold(head))
  if (feminineInE.has(word)) return true
  if (masculineInA.has(word) || masculineInAo.has(word)) return false
  return /(?:a|cao|sao|xao|niao|giao|ade|tude|gem|ice|ncia|se|ie)$/u.test(word)
}

const adjectiveFirst =
  /^(?:nov|antig|primeir|últim|própri|atua|grande|pequen|melhor|pior|maior|menor|futur|possíve|mesm|outr|principa|boa|bom)/iu
export const determined =
  /^(?:os?|as?|um|uns|umas?|seus?|suas?|noss[oa]s?|ess[ea]s?|est[ea]s?|isso|tudo|cada|tod[oa]s?|quem|como|quando|você|outr[oa]s?|\d)(?!\p{L})/iu

export const headOf = (phrase: string) => {
  const words = phrase
    .replace(/^(?:(?:os?|as?) )?(?:(?:noss[oa]s?|seus?|suas?) )?/iu, '')
    .split(' ')
  return (adjectiveFirst.test(words[0]!) ? words[1] : words[0]) ?? words[0]!
}

/** "o preço"; proper names and what has a word in front stay as they are. */
export function withArticle(phrase: string): string {
  if (
    determined.test(phrase) ||
    /^\p{Lu}/u.test(phrase) ||
    /^\p{L}+(?:ar|er|ir)(?: |$)/u.test(phrase)
  )
    return phrase
  const head = headOf(phrase)
  return `${isFeminine(head) ? 'a' : 'o'}${/[^sê]s$/u.test(fold(head)) && !/^(?:onibus|lapis|tenis|gas|mes|pais|virus|atlas|bonus|campus)$/u.test(fold(head)) ? 's' : ''} ${phrase}`
}

/** "de" and "o preço" to "do preço". */
export function withDe(phrase: string): string {
  const named = withArticle(phrase)
  const [, article, noun] = /^(os?|as?) (.+)$/iu.exec(named) ?? []
  return article ? `d${article.toLowerCase()} ${noun}` : `de ${named}`
}

/** "a" and "o preço" to "ao preço". */
export const withA = (phrase: string) =>
  phrase.replace(
    /^(os?|as?) /iu,
    (_, article: string) => `${{ o: 'ao', a: 'à', os: 'aos', as: 'às' }[article.toLowerCase()]!} `,
  )

/** "em" and "o preço" to "no preço". */
export const withEm = (phrase: string) => {
  const [, article, noun] = /^(os?|as?) (.+)$/iu.exec(phrase) ?? []
  return article ? `n${article.toLowerCase()} ${noun}` : `em ${phrase}`
}

/** The article that the phrase has, or would have. */
export const articleOf = (phrase: string) =>
  /^(?:os?|as?)(?= )/iu.exec(withArticle(phrase))?.[0].toLowerCase() ?? 'o'

/** Subjects of the respondents' own life. */
const personal =
  /^(?:amizades?|sono|rotina|vida (?:social|familiar|pessoal|amorosa)|finanças|fins? de semana|hobbies|lazer|estudos|alimentação|férias)(?: (?:d[aeo]s?|n[oa]s?|com|em) .+)?$/iu

type Ask = (phrase: string, isMany: boolean) => string
const heads = (words: string) => new RegExp(`^(?:${words.trim().split(/\s+/u).join('|')})$`, 'u')

/** By the folded head of the phrase; the first that matches. */
const kinds: readonly (readonly [head: RegExp, ask: Ask])[] = [
  [
    heads(
      'ruidos? barulhos? cansaco fadiga estresse solidao pressao poluicao transito calor frio cheiro dor dores lotacao superlotacao insonia poeira burocracia sobrecarga ansiedade isolamento inflacao dividas? saudade excesso incerteza fumaca',
    ),
    (phrase, isMany) => `Como ${phrase} ${isMany ? 'afetam' : 'afeta'} você`,
  ],
  [
    heads('bullying assedio violencia discriminacao racismo'),
    (phrase) => `O que você já percebeu em relação ${withA(phrase)}, se é que percebeu algo`,
  ],
  [
    heads('custos? gastos? despesas? contas?'),
    (phrase) => `Qual é o peso ${withDe(phrase)} no seu bolso`,
  ],
  [
    heads(
      'equipe professor(?:es|as?)? motoristas? medic[oa]s? enfermeir[oa]s? coordenador(?:es|as?)? gestor(?:es|as?)? instrutor(?:es|as?)? tecnic[oa]s? vizinh[oa]s? colegas? supervisor(?:es|as?)? atendentes? funcionari[oa]s? monitor(?:es|as?)? porteir[oa]s?',
    ),
    (phrase) => `Como tem sido o seu contato com ${phrase}`,
  ],
  [
    heads(
      'inscricao inscricoes cadastro agendamento adaptacao treinamento entregas? montagem instalacao matricula processo atendimento recuperacao mudanca transicao comunicacao convivencia acolhimento recepcao chegada saida ensaios? aulas? plantoes plantao deslocamento viagem trajeto pagamento espera filas? tempo',
    ),
    (phrase, isMany) => `Como ${isMany ? 'têm' : 'tem'} sido ${phrase} para você`,
  ],
  [
    heads(
      'atrasos? efeitos? esquecimentos? falhas? erros? acidentes? perdas? cancelamentos? conflitos? quedas? vazamentos? consertos? reclamacoes devolucoes reembolsos? trocas? imprevistos?',
    ),
    (phrase) => `Como tem sido a sua experiência com ${phrase}`,
  ],
]

const plain: readonly Ask[] = [
  (phrase) => `O que você acha ${withDe(phrase)}`,
  (phrase) => `Como você avalia ${phrase}`,
  (phrase) => `Como tem sido a sua experiência com ${phrase}`,
  (phrase) => `O que chama a sua atenção em relação ${withA(phrase)}`,
  (phrase) => `Como você descreveria ${phrase}`,
]

export const isPlural = (phrase: string) =>
  /^(?:os|as|seus|suas|noss[oa]s) /iu.test(phrase) || / e (?:os?|as?) /iu.test(phrase)

/** `turn` varies the wording of neighbouring points. */
export function askNoun(bare: string, turn: number): string {
  const own = personal.test(bare)
    ? withArticle(bare).replace(/^([oa])(s?) /iu, (_, gender: string, many: string) =>
        `${gender} ${gender.toLowerCase() === 'a' ? 'sua' : 'seu'}${many} `.replace(
          /^([oa]) (su?e?u?a?)/iu,
          (whole) => (many ? whole.replace(/^[oa]/iu, `${gender}s`) : whole),
        ),
      )
    : undefined
  if (own) return `Como ${/^(?:os|as) /iu.test(own) ? 'são' : 'é'} ${own}`
  const phrase = withArticle(bare)
  const isMany = isPlural(phrase)
  const [, owned] = /^((?:(?:os?|as?) )?(?:seus?|suas?) .+)$/iu.exec(phrase) ?? []
  if (owned) {
    const own = /^(?:os?|as?) /iu.test(owned)
      ? owned
      : `${/^seus?/iu.test(owned) ? 'o' : 'a'}${/^(?:seus|suas)/iu.test(owned) ? 's' : ''} ${owned}`
    return /^(?:os|as) /iu.test(own) ? `Quais são ${own}` : `Como é ${own}`
  }
  const head = fold(headOf(phrase))
  const kind = kinds.find(([pattern]) => pattern.test(head))?.[1]
  // The second of a kind is worded as any other.
  const ask = (turn === 0 ? kind : undefined) ?? plain[turn % plain.length]!
  return ask(phrase, isMany)
}

const clauseWords =
  /(?<!\p{L})(?:eles|elas|deles|delas|ele|ela|nós|eu|você|seus?|suas?|me|se|lhes?|que|quem|como|quando|onde|por que|porque|algum\p{L}*|é|são|foi|foram|está|estão|não|mas|ou|\p{L}{2,}(?:aram|eram|iram|ariam|eriam|am))(?!\p{L})|[,:;()]/iu
/** What a title must not give away, or what it would lead to. */
const delicate =
  /(?<!\p{L})(?:motiv|raz(?:ão|ões)|causa|problema|dificuldade|reclama|queixa|erros?(?!\p{L})|falha|conflito|solidão|confiança|disposição|interesse|intenção|barreira|obstáculo|medo|receio|frustra|satisf|insatisf|sugest|ideia|possíve|propost|melhoria|mudança|falta|baix|alt[oa]|ruim|má|excess|evasão|desist|esquecimento|expectativa|necessidade)/iu
const maxWords = 7
const bareAdjective = /^(?:os?|as?) (?:nov|antig|pequen|últim|primeir)[oa]s?$/iu

/** The phrase, if nothing in it is more than a noun and what belongs to it, for a title. */
export const isNamePhrase = (phrase: string) =>
  !bareAdjective.test(phrase) &&
  !clauseWords.test(phrase) &&
  !delicate.test(phrase) &&
  phrase.split(' ').length <= maxWords
