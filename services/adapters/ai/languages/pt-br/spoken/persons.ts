// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { fold } from '../../../rules/text/tokenizer.ts'
import { isPluralVerb } from '../spoken-verbs.ts'
import { parseWords } from '../../shared/word-lists.ts'

const groups =
  parseWords(`pessoas clientes cliente usuarios usuario alunos aluno alunas estudantes pais maes mae familias familia pacientes paciente moradores morador
  motoristas motorista entregadores entregador funcionarios funcionario funcionarias colaboradores equipe voluntarios voluntario visitantes compradores assinantes membros socios
  associados associado professores professor professoras medicos enfermeiros enfermeiras tecnicas tecnicos cozinheiras cozinheira vendedores vendedor lojistas produtores produtor agricultores
  passageiros passageiro turistas participantes candidatos doadores presos detentos internos idosos idosas jovens mulheres homens meninas meninos criancas crianca fieis coristas torcedores
  leitores leitor jogadores surfistas ciclistas corredores catadores feirantes pescadores costureiras costureira diaristas cuidadores cuidadoras gestantes calouros calouro bolsistas bolsista
  estagiarios trabalhadores trabalhador operarios operadores atendentes corretores inquilinos proprietarios vizinhos condominos hospedes consumidores consumidor publico povo galera pessoal turma gente
  fregueses fregues devs desenvolvedores times manicures barbeiros musicos artesaos artesas refugiados imigrantes adolescentes ex-clientes ex-alunos ex-usuarios ex-funcionarios empresas cooperados
  parceiros parceiras mentores gestores gerentes diretores sindicos zeladores porteiros vigilantes garcons padeiros pedreiros eletricistas psicologos dentistas veterinarios tutores noivas noivos casais
  viuvas aposentados pensionistas herdeiros contribuintes eleitores cidadaos comerciantes ambulantes taxistas caminhoneiros agentes monitores instrutores treinadores atletas escoteiros batizados catequistas
  ouvintes espectadores seguidores apoiadores beneficiarios usuarias clientas moradoras vendedoras professorado servidores servidor moleque moleques colegas colega mulher acompanhantes foliao folioes empreendedores recenseadores ribeirinhos quilombolas indigenas assentados mestres aprendizes formandos egressos tradutores cobradores fornecedores instaladores donos donas mentorados mentoradas diabeticos hipertensos caronistas equipes locatarios sindicas mestrandos pesquisadores mamaes papais gestantes enfermos autistas cadeirantes surdos cegos veganos instaladores advogados engenheiros arquitetos jornalistas fotografos programadores designers motoboys pilotos bombeiros policiais parteiras doulas fisioterapeutas nutricionistas farmaceuticos coordenadores nadadores expositores avos`)
export const personEnding =
  /(?:adores|edores|idores|istas|antes|entes|eiros|eiras|arios|arias|ados|adas|inos|inas)$/u
export const collective = parseWords(
  'povo galera pessoal turma cliente aluno paciente morador produtor usuario mae fregues consumidor funcionario familia morador publico gente crianca professor entregador motorista trabalhador associado bolsista calouro leitor vendedor mulher moleque colega fregues acompanhante',
)

export const isGroup = (word: string) => {
  const plain = fold(word).replace(/^ex-/u, '')
  return [
    plain,
    plain.replace(/ras$/u, 'res'),
    plain.replace(/as$/u, 'os'),
    plain.replace(/(?<=[^s])$/u, 's'),
  ].some((each) => groups.has(each))
}

export function findAudience(goal: string): string | undefined {
  const words = goal.match(/[\p{L}-]+/gu) ?? []
  const isQuestion = (word: string) =>
    /^(?:por|pq|porque|como|que|oq|qual|quais|quanto|quando|onde|quem|se)$/iu.test(word)
  const asked = words.findIndex(isQuestion)
  // "Tratadas pela equipe": who does it is not asked.
  const isPerson = (word: string, at: number, all: readonly string[]) =>
    isGroup(word) && fold(word) !== 'gente' && !/^pel[ao]s?$/iu.test(all[at - 1] ?? '')
  // Parents speak of their children.
  const parents = words.find((word) =>
    /^(?:pais|mães|maes|famílias|familias|responsáveis)$/iu.test(word),
  )
  if (parents && words.some((word) => /^(?:crianças?|criancas?|filhos?|filhas?)$/iu.test(word)))
    return parents
  // "Saber dos moradores se o porteiro …": who is asked stands behind the wish.
  const named =
    /(?<!\p{L})(?:saber|ouvir|perguntar|entender|conversar)(?: com)?(?: d?[ao]s?| aos?| às?| n?oss[ao]s?){1,2} ([\p{L}-]+)/iu.exec(
      goal,
    )?.[1]
  if (named && isGroup(named) && fold(named) !== 'gente') return named
  const found =
    words.slice(Math.max(asked, 0), Math.max(asked, 0) + 7).find(isPerson) ?? words.find(isPerson)
  return found ?? unknownGroup(goal)
}

/** "Como diabéticos cuidam": a group that no list knows, which does something. */
function unknownGroup(goal: string): string | undefined {
  const [, noun = '', verb = ''] =
    /(?<!\p{L})(?:como|por que|onde|quando|se) (?:os |as )?(\p{L}{4,}s) (\p{L}{3,}(?:am|em|ram))(?!\p{L})/iu.exec(
      goal,
    ) ?? []
  return isPluralVerb(verb) && !isPluralVerb(noun) ? noun.toLowerCase() : undefined
}

/** Too general for a title. */
const general =
  /^(?:pessoas|clientes?|clientas|usuari[oa]s?|gente|equipe|times?|membros|participantes|publico|criancas|povo|galera|pessoal|turma|funcionari[oa]s|colaboradores|empresas|soci[oa]s|meninos|meninas|filhos|colegas)$/u

/** "Motoristas de caminhão": the respondents with the words that distinguish them. */
export function nameAudience(goal: string): string | undefined {
  const audience = findAudience(goal)
  if (!audience?.endsWith('s') || general.test(fold(audience))) return undefined
  // "Quem cuida de idosos" is asked, not "idosos".
  if (new RegExp(String.raw`(?<!\p{L})quem [^,.:;?!]*?${audience}`, 'iu').test(goal))
    return undefined
  const asked = new RegExp(
    String.raw`(?:^|[.:;!?\n]\s*|(?<!\p{L})(?:d[aeo]s?|com|a|aos|às|entre|que|como|pq|se|pel[ao]s|para|pra|entrevistar|ouvir|escutar|perguntar)\s)(?:os |as )?(?:noss[oa]s |meus |minhas )?(?:[\p{L}]+[eo]s )?${audience}(?!\p{L})`,
    'iu',
  ).exec(goal)
  if (!asked) return undefined
  const at = asked.index + asked[0].length - audience.length
  const rest =
    /^(?: d[aeo]s? (?!noss|meu|minha|sua|seu)[\p{L}]{3,}(?![\p{L}-])){0,2}(?=[,.:;?!]|$| (?:como|por|pq|que|o que|qual|quais|quanto|onde|se|sobre)(?!\p{L}))/u.exec(
      goal.slice(at + audience.length),
    )?.[0] ?? ''
  const before = /(?:^|\s)((?:pequen|jovens|nov|velh|antig|ex-?)[\p{L}]*)\s$/u.exec(
    goal.slice(0, at),
  )?.[1]
  return [before, `${audience.toLowerCase()}${rest}`].filter(Boolean).join(' ')
}

const screened =
  /([\p{L}-]+)((?: (?:[\p{L}-]+(?:os|as|es|is)|d[aeo]s? [\p{L}-]+)){0,3}?) que\s+[^,:;.?!]{3,140}?(?=\s*[,:;]|\s+(?:como|por ?que|o que|qual|quais|quanto|onde|sobre)\s)/giu
const screenedQuem =
  /(?<=(?:saber|ouvir|entender|descobrir|conversar|perguntar)) (?:de|com|a|para|pra) quem\s+[^,:;.?!]{3,140}?(?=\s*[,:;]|\s+(?:como|por ?que|o que|qual|quais|quanto|onde|sobre)\s)/giu

/** "Ouvir quem cuida de idosos:" */
const screenedRespondents =
  /(?<=(?:ouvir|entrevistar|escutar|conversar com|falar com)) quem [^,:;.?!]{3,80}(?=\s*:)/giu

/** A goal without "que tiveram parto", which says whom to ask. */
export const withoutScreener = (goal: string) =>
  goal
    .replaceAll(/(?<=(?:dia a dia|rotina|vida|experiência|trabalho)) de quem [^,.;:?!]+/giu, '')
    .replaceAll(screened, (text, noun: string, more: string, at: number) =>
      // "Algum médico que já acompanhava" is another person.
      !/(?<!\p{L})(?:algum|nenhum)a?\s$/iu.test(goal.slice(0, at)) &&
      `${noun}${more}`.split(' ').some(isGroup)
        ? `${noun}${more}`
        : text,
    )
    .replaceAll(screenedQuem, '')
    .replaceAll(screenedRespondents, '')
