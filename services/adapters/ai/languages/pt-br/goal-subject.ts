// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// A phrase of a goal as the subject of a survey, to respondents.
import { fold } from '../../rules/text/tokenizer.ts'
import { parseWords } from '../shared/word-lists.ts'
import type { GoalSubject, SubjectPlace } from '../types/goal-subject.ts'
import { goalVerbs } from './goal-verbs.ts'
import { headOf, isNamePhrase, withArticle } from './spoken/noun-questions.ts'
import { isGroup } from './spoken/persons.ts'
import { isPluralVerb } from './spoken-verbs.ts'

const isVerb = (word: string) =>
  goalVerbs.has(word) || isPluralVerb(word) || goalVerbs.has(/^(.{3,})ria$/u.exec(word)?.[1] ?? '')

const determiner =
  /^(os?|as?|um|uma|uns|umas|noss[oa]s?|meus?|minhas?|seus?|suas?|ess[ea]s?|est[ea]s?|aquel[ea]s?|cada|tod[oa]s?|algum\p{L}*|nenhum\p{L}*|qualquer|outr[oa]s?|muit[oa]s?|pouc[oa]s?|dois|duas|três)\s+/iu
/** An article that is written into the preposition before the phrase. */
const contracted =
  /(?:^|[\s"“(])(?:d|n|pel|a)(os?|as?)\s*$|(?:^|[\s"“(])(à)(s?)\s*$|(?:^|[\s"“(])(os?|as?)\s*$/iu
const described =
  /^(?:pequen[oa]s?|baix[oa]s?|pouc[oa]s?|famos[oa]s?|maravilhos[oa]s?|car[oa]s?|vazi[oa]s?|péssim[oa]s?|ótim[oa]s?|excelentes?|bel[oa]s?|últim[oa]s?|primeir[oa]s?|tal|própri[oa]s?|melhor(?:es)?|pior(?:es)?|maiori?a?)\s+/iu
const describedAfter =
  /\s(?:pequen[oa]|pequenin[oa]|familiar|vazi[oa]s?|car[oa]s?|quebrad[oa]s?|parad[oa]s?|atrasad[oa]s?|fechad[oa]s?|lotad[oa]s?|rachad[oa]s?|abandonad[oa]s?|chei[oa]s?)$/iu
const unspecific =
  parseWords(`jeito forma maneira coisa coisas motivo motivos razao razoes ponto pontos resultado resultados parte partes lado tipo tipos caso casos fim comeco inicio metade terco
  numero numeros por cento vez vezes gente pessoa pessoas vida anos ano mes meses semana semanas dia dias noite noites manha tarde hora horas minuto minutos tempo
  momento hoje ontem pesquisa estudo entrevista entrevistas resposta respostas opiniao opinioes pergunta perguntas queixa queixas reclamacao reclamacoes problema problemas
  falha falhas perda perdas queda aumento falta erro erros medo medos culpa risco riscos evasao feriado feriados feriadao trimestre semestre quinzena procura adesao ideia ideias mudanca mudancas passo passos ajuda fato
  lugar lugares cidade pais rua casa regiao mundo chefe gerente tese dissertacao relatorio reais real nome ninguem alguem todos todas nada tudo objetivo meta fila zero quem roteiro
  tonelada toneladas quilos dinheiro calor frio tcc mestrado doutorado equipe time pauta tema assunto gota porta conversa ouvidoria acordo maioria minoria avaliacao satisfacao experiencia feedback percepcao`)
const kin =
  /^(?:marid|net[oa]s|bailarin|fundador|espos|jovem|jovens|filh|mae|pai|avo|irmao|irma|prefeit|bispo|chef|dono|dona|menin|garot|cliente|turista|empresa|startup|firma|fisco|diretoria|comite|gestor|bebe|paciente|aluno|aluna|mulher|homem|homens|idos|crianc|cao$|autor|autora|outro|outra|familia$)/u
const timed =
  /^(?:dia|dias|noite|noites|semana|tarde|hora|horas|casa|rua|ponto|pontos|porta|acordo|fila|relatorio|tempo|vida)$/u
const runs =
  /(?:^|[.!?,;]\s*|\s(?:e|que|aqui)\s)(?:eu |nós |a gente |já |ainda |também |só )*(?:tenho|temos|tem|somos|sou don[oa] d[eao]|administr(?:o|amos|a)|abr(?:i|imos)|gerenci(?:o|amos)|dirij?(?:o|imos)|cri(?:ei|amos|o)|toc(?:o|amos)|vend(?:o|emos|e)|faç?z?(?:o|emos|z)|produz(?:o|imos)?|public(?:o|amos)|edit(?:o|amos)|d(?:ou|amos|á)|ofereç?c?(?:o|emos|e)|mont(?:ei|amos|o)|organiz(?:o|amos|a|ei)|fabric(?:o|amos|a)|lanç(?:amos|ei)|alug(?:o|amos|a)|constru(?:í|ímos)|instal(?:amos|ei)|distribuímos|entregamos|ensin(?:o|amos)|coorden(?:o|amos)|lider(?:o|amos)|mant(?:enho|emos)|preparamos|desenvolvemos|implantamos|implementamos) $/iu
const planned =
  /(?<!\p{L})(?:pens(?:o|amos|ando|am)|planej\p{L}+|pretend\p{L}+|cogit\p{L}+|estud(?:amos|ando) (?:abrir|criar)|ideia de|propost\p{L}+|quer(?:o|emos|em)? (?:abrir|lançar|criar|publicar|montar|oferecer|construir|implantar|instalar)|vamos (?:abrir|lançar|criar)|e se)(?!\p{L})[^.!?]*$/iu
const complaint =
  /(?<!\p{L})(?:roub|furt|fraude|golpe|atras[oa]|demora|sujeira|suj[oa]|quebrad|cancelad|fechad|proibid|interdi|desabament|lotad|superlota|péssim|fraco|fraca|ruins?|errad|vencid|fals[oa]s?(?!\p{L})|falsific|inadimpl|calote|desperdício|abandono|faltosos?)/iu

function phrase(text: string, { before, after, goal, isKnown }: SubjectPlace): string | undefined {
  const [, given = ''] = determiner.exec(text) ?? []
  const owner = given.toLowerCase()
  if (owner !== '' && !/^(?:os?|as?|uma?|noss[oa]s?|meus?|minhas?|seus?|suas?)$/u.test(owner))
    return undefined
  // "Doadores de sangue": what distinguishes people.
  const isOfPeople = !text.includes(' ') && isGroup(/(\p{L}{3,}s) de $/iu.exec(before)?.[1] ?? '')
  if (isOfPeople) return undefined
  const about = text.replace(/ sobre .*$/iu, '')
  const isFirst = given === '' && /^\s*$|[.!?:]\s*$/u.test(before)
  const bare = lowered(withoutFigure(about.slice(given.length).trim()), goal, isFirst)?.replaceAll(
    /(?<=^|\s)[\d.,]+ (?=\p{L})/gu,
    '',
  )
  if (bare === undefined) return undefined
  let named = bare
  while (described.test(named)) named = named.replace(described, '')
  while (describedAfter.test(named)) named = named.replace(describedAfter, '')
  named = named
    .replaceAll(/(?<!\p{L})minha(s?)(?!\p{L})/giu, 'nossa$1')
    .replaceAll(/(?<!\p{L})meu(s?)(?!\p{L})/giu, 'nosso$1')
  const own = fold(headOf(named))
  const words = named.split(' ')
  const isCompound = words.length > 1
  if (
    named === '' ||
    asking.test(named) ||
    (unspecific.has(own) && !(isCompound && timed.test(own))) ||
    complaint.test(named) ||
    kin.test(own) ||
    ((isGroup(own) || (!isKnown && doers.test(own))) &&
      !/^(?:equipe|time|turma|familia)s?$/u.test(own)) ||
    /(?<!\p{L})(?:que|quem|cuj[oa]s?|e|ou|mas|sobre|dele|dela|deles|delas|não)(?!\p{L})|\p{N}/iu.test(
      named,
    ) ||
    words
      .slice(1)
      .some(
        (word, at) => isVerb(fold(word)) && !/^(?:de|a|para|pra|por|sem|em|ao)$/iu.test(words[at]!),
      ) ||
    /(?:mente|ndo)$/u.test(own) ||
    mismatch(owner, own) ||
    (owner !== '' && doing.test(named)) ||
    words.slice(1).some((word, at) => doing.test(word) && isBeforeVerb.test(words[at]!)) ||
    adverb.test(named) ||
    (/^ \p{Lu}/u.test(after) && /\p{Lu}\p{L}*$/u.test(named)) ||
    /(?:^|\s)(?:de|d[oa]s?|n[oa]s?|em|com|para|pra|por|a|ao)$/iu.test(named) ||
    !isNamePhrase(named.replaceAll(/(?<!\p{L})(?:seus?|suas?)(?!\p{L})/giu, ''))
  )
    return undefined
  return withDeterminer(named, owner, { before, isPlanned: planned.test(before) })
}

/** "A championship with 48 teams" is one without its figure. */
const withoutFigure = (text: string) =>
  text.replace(/ (?:com|de|em|por|a|para|d[ao]s|n[ao]s) \d.*$/iu, '')

/** "A distância", "a trabalho": no article. */
const mismatch = (owner: string, own: string) =>
  owner === 'a' &&
  (own === 'distancia' ||
    (own.endsWith('o') &&
      !/^(?:foto|moto|radio|tribo|libido|ong)$/u.test(own) &&
      !/(?:cao|sao|xao|niao|giao|mao)$/u.test(own)))
const isBeforeVerb = /(?:o|a|am|em)$/u
const adverb =
  /(?<!\p{L})(?:hoje|ontem|agora|já|ainda|sempre|nunca|aqui|ali|lá|depois|antes|quase|cinco|seis|sete|oito|nove|dez|vê|lança|costum[oa]|quis|virou|vira|fica)(?!\p{L})/iu

/** "Marisqueiras do mangue" */
const doers = /(?:ist|eir[oa]|[aei]dor[ea]|inh[oa]|fã)s$/u

/** Without the capital of a sentence; undefined where it may be a name. */
function lowered(text: string, goal: string, isFirst: boolean): string | undefined {
  const [first = '', ...others] = text.split(' ')
  if (!isFirst || !/^\p{Lu}\p{Ll}/u.test(first)) return text
  const low = first.charAt(0).toLowerCase() + first.slice(1)
  if (others.length > 0) return /^\p{Lu}/u.test(others[0]!) ? text : [low, ...others].join(' ')
  const isWord =
    new RegExp(`(?<!\\p{L})${low.replace(/s$/u, '')}`, 'u').test(goal) ||
    /(?:s|ção|agem|ria|ência|ância|dade|mento|ismo)$/u.test(low)
  return isWord ? low : undefined
}

/** Nouns whose ending does not show their article. */
const feminine =
  /^(?:central|catedral|filial|capital|multinacional|radio|ong|upa|api|usp|ufrj|pizza-delivery|startup|van|web|academia-escola|live|newsletter|franchising|start-up|hq|lan house|playlist|ecobag|bike|trattoria|delicatessen|boutique|vinicola|marina|pos-venda|pos-graduacao|autoescola|tv|cnh|opcao|sede|garagem|prova|base|linguagem)$/u
const masculine =
  /^(?:seguro-viagem|drive-thru|self-service|guarda-chuva|guarda-roupa|kit|fone|parque|site|cartaz|colega|delivery|check-in|motorhome|home office|cafe|chale|tele|cinema|drama|grama|pijama|mapa|sofa|jornal|show|bufe|buffet|food truck|pet shop|podcast|pre-natal|para-brisa|arco-iris|espaco|sex shop|camarote|bonde|restaurante|clube|bebe|croche|trailer)$/u
/** What the owner does with respondents. */
const asking =
  /^(?:quer\p{L}*|gostaria\p{L}*|preciso|precisamos|ouvir|perguntar|saber|entender|compreender|conversar|falar|entrevistar|escutar|conhecer|descobrir|pesquisar|avaliar|identificar)(?!\p{L})/iu
const doing =
  /^(?!(?:bar|lar|mar|par|colar|lugar|jantar|celular|militar|hangar|pomar|altar|talher|hambúrguer|contêiner|container|trailer|prazer|poder|câncer|chá-bar|calcanhar|bazar|radar|açúcar|exemplar|familiar)(?: |$))\p{L}{2,}(?:ar|er|ir)(?: |$)/u

function withDeterminer(
  named: string,
  owner: string,
  { before, isPlanned }: { before: string; isPlanned: boolean },
): string {
  const usual = withArticle(named).slice(0, -named.length).trim()
  const article =
    feminine.test(fold(headOf(named))) && usual === 'o'
      ? 'a'
      : masculine.test(fold(headOf(named))) && usual === 'a'
        ? 'o'
        : usual
  if (/^(?:noss|meu|minha|seu|sua)/u.test(owner)) {
    const isHers = /as?$/u.test(owner)
    const many = owner.endsWith('s') ? 's' : ''
    const word = /^(?:noss|meu|minha)/u.test(owner)
      ? isHers
        ? 'nossa'
        : 'nosso'
      : isHers
        ? 'sua'
        : 'seu'
    return `${isHers ? 'a' : 'o'}${many} ${word}${many} ${named}`
  }
  if (/^[oa]s?$/u.test(owner)) return `${owner} ${named}`
  if (/^uma?$/u.test(owner)) {
    const gender = owner === 'uma' ? 'a' : 'o'
    if (runs.test(before)) return `${gender} noss${gender} ${named}`
    return isPlanned ? `${owner} ${named}` : `${gender} ${named}`
  }
  const joint = contracted.exec(before)
  const inherited = joint?.[1] ?? (joint?.[2] ? `a${joint[3]}` : joint?.[4])
  if (inherited) return `${inherited.toLowerCase()} ${named}`
  if (
    /^(?:bar|lar|bazar|jantar|pomar|celular|container|contêiner|trailer|radar|hangar) /u.test(named)
  )
    return `o ${named}`
  if (/^\p{Lu}/u.test(named) || doing.test(named) || article.endsWith('s')) return named
  return article === '' ? named : `${article} ${named}`
}

export const goalSubject: GoalSubject = {
  isVerb,
  ofOwner: /^(?:[oa]s? )?(?:noss[oa]s?|meus?|minhas?) /iu,
  phrase,
  title: 'Algumas perguntas sobre {s}',
  description: 'Uma conversa curta sobre {subject}: {s}. Não há respostas certas ou erradas.',
}
