// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { fold } from '../../rules/text/tokenizer.ts'
import { askByLabel } from '../shared/spoken-labels.ts'
import { parseWords } from '../shared/word-lists.ts'
import { insights } from './insights.ts'
import { labels } from './spoken-labels.ts'
import { isPluralVerb, toSingular } from './spoken-verbs.ts'

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
  ouvintes espectadores seguidores apoiadores beneficiarios usuarias clientas moradoras vendedoras professorado servidores servidor moleque moleques colegas colega mulher acompanhantes foliao folioes empreendedores recenseadores ribeirinhos quilombolas indigenas assentados mestres aprendizes formandos egressos`)
const ending =
  /(?:adores|edores|idores|istas|antes|entes|eiros|eiras|arios|arias|ados|adas|inos|inas)$/u
const collective = parseWords(
  'povo galera pessoal turma cliente aluno paciente morador produtor usuario mae fregues consumidor funcionario familia morador publico gente crianca professor entregador motorista trabalhador associado bolsista calouro leitor vendedor mulher moleque colega fregues acompanhante',
)

const isGroup = (word: string) => {
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
  const isPerson = (word: string) => isGroup(word) && fold(word) !== 'gente'
  return (
    words.slice(Math.max(asked, 0), Math.max(asked, 0) + 7).find(isPerson) ?? words.find(isPerson)
  )
}

/** Too general for a title. */
const general =
  /^(?:pessoas|clientes?|clientas|usuari[oa]s?|gente|equipe|times?|membros|participantes|publico|criancas|povo|galera|pessoal|turma|funcionari[oa]s|colaboradores|empresas|soci[oa]s|meninos|meninas|filhos|colegas)$/u

/** "Motoristas de caminhão": the respondents with the words that distinguish them. */
export function nameAudience(goal: string): string | undefined {
  const audience = findAudience(goal)
  if (!audience?.endsWith('s') || general.test(fold(audience))) return undefined
  const asked = new RegExp(
    String.raw`(?:^|[.:;!?\n]\s*|(?<!\p{L})(?:d[aeo]s?|com|a|aos|às|entre|que|como|pq|se|pel[ao]s|para|pra)\s)(?:os |as )?(?:noss[oa]s |meus |minhas )?(?:[\p{L}]+[eo]s )?${audience}(?!\p{L})`,
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

/** A goal without "que tiveram parto", which says whom to ask. */
export const withoutScreener = (goal: string) =>
  goal
    .replaceAll(screened, (text, noun: string, more: string) =>
      isGroup(noun) ? `${noun}${more}` : text,
    )
    .replaceAll(screenedQuem, '')

const opening =
  /^((?:por ?que|pq|porque|como|o que|oq|o q|desde quando|at[eé] quando|at[eé] que horas|com o que|com que (?:frequ[eê]ncia|[\p{L}]+)|com quem|de quem|de onde|pra onde|para onde|por onde|aonde|onde|quando|em quem|a quem|pra quem|para quem|quem|quantas vezes|quanto tempo|o quanto|quanto|quantos? [\p{L}]+|quantas [\p{L}]+|(?:a |em |de |com |por |para |pra )?(?:que|qual|quais)(?: [\p{L}]+)??))\s+(.*)$/iu

const adverb =
  /^(?:não|nao|n|nunca|ainda|já|ja|só|so|também|tambem|sempre|mais|menos|realmente|hoje|agora|mesmo|geralmente|normalmente|atualmente|costumam|se|lhes?|nos|me|os|as|já não|às vezes|depois|antes|acabam|muitas|vezes)$/iu

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const finish = (text: string) =>
  `${capital(
    text
      .replaceAll(/\s+/gu, ' ')
      .replaceAll(/\s+([,?:])/gu, '$1')
      .replace(/[\s,.;:?]+$/u, '')
      .trim(),
  )}?`

const normalize = (text: string) =>
  text
    .replaceAll(/(?<!\p{L})(?:pq|porque)(?!\p{L})/giu, 'por que')
    .replaceAll(/(?<!\p{L})(?:oq|o q)(?!\p{L})/giu, 'o que')
    .replaceAll(/(?<!\p{L})(?:qnto|qto)(?!\p{L})/giu, 'quanto')
    .replaceAll(/(?<!\p{L})(?:qnts)(?!\p{L})/giu, 'quantos')
    .replaceAll(/(?<!\p{L})(?:vcs?)(?!\p{L})/giu, 'você')
    .replaceAll(/(?<!\p{L})(?:n)(?= \p{L})/giu, 'não')
    .replaceAll(/(?<!\p{L})(?:mta)(?!\p{L})/giu, 'muita')
    .replaceAll(/(?<!\p{L})(?:eh)(?!\p{L})/giu, 'é')
    .replaceAll(/(?<!\p{L})o q(?!\p{L})/giu, 'o que')
    .replaceAll(/(?<!\p{L})q(?!\p{L})/giu, 'que')
    .replace(/^(o que|quem|onde|como) (?:é )?que (?=\p{L})/iu, '$1 ')

export function speak(thing: string, audience: string | undefined): string {
  const text = normalize(thing.trim().replace(/^¿/u, ''))
  const added = /,? e (?:se não,? )?por ?qu[eê](?: não)?$/iu
  const feeling =
    /^se\s+(?:se\s+)?((?:sentem|sentiram|lembram|preocupam|importam|adaptam|adaptaram|arrependem|arrependeram|identificam)(?: .+)?)$/iu.exec(
      text,
    )
  if (feeling)
    return speakWhether(
      `se ${feeling[1]!.replace(/(?<=^senti?\p{L}+ (?:mais |bem )?\p{L}+[oa])s(?!\p{L})/iu, '')}`,
      audience,
    )
  const whether = /^se\s+(.+)$/iu.exec(text)
  if (whether) return speakWhether(whether[1]!.replace(added, ''), audience)
  const asked = opening.exec(text)
  if (asked) return speakOpen(asked[1]!, asked[2]!, audience)
  return speakTopic(text, audience)
}

/** Possessives and objects of people who are spoken about, as they are spoken to. */
function toSecondPerson(text: string): string {
  return text
    .replaceAll(
      /(?<!\p{L})((?:d|n|pel|a)?)(o|a|os|as) ((?:[\p{L}-]+)(?: [\p{L}-]+)??) (?:deles|delas|dele|dela)(?!\p{L})/giu,
      (_, before: string, article: string, noun: string) =>
        `${before}${article} ${{ o: 'seu', a: 'sua', os: 'seus', as: 'suas' }[article.toLowerCase()]} ${noun}`,
    )
    .replaceAll(/(?<!\p{L})(?:deles|delas)(?!\p{L})/giu, 'de você')
    .replaceAll(
      /(?<!\p{L})(?:com|para|pra|por|de|em|a|sobre) (?:eles|elas)(?!\p{L})/giu,
      (found) => `${found.split(' ')[0]} você`,
    )
    .replaceAll(/(?<!\p{L})(?:eles|elas)(?!\p{L})/giu, 'você')
    .replaceAll(/(?<!\p{L})nelas?|neles?(?!\p{L})/giu, 'em você')
    .replaceAll(/(?<!\p{L})lhes(?!\p{L})/giu, 'lhe')
    .replaceAll(
      /(?<!\p{L})(?:os|as) (impede|impedem|faz|fazem|faria|fariam|leva|levam|levou|levaram|traz|trouxe|mantém|mantêm|incomoda|incomodam|incomodou|motiva|motivou|ajuda|ajudou|ajudaria|convence|convenceria|convenceu|afasta|afastou|atrai|atraiu|prende|segura|deixa|fez|preocupa|frustra|surpreendeu|animaria|traria|cansa|assusta)(?!\p{L})/giu,
      '$1 você',
    )
    .replaceAll(/(?<!\p{L})eles mesmos|elas mesmas|si mesmos(?!\p{L})/giu, 'você mesmo')
}

/** Respondents as objects: "faz os clientes voltarem" speaks of "você". */
function replaceObjects(text: string, audience: string | undefined): string {
  const nouns = [
    ...new Set(['pessoas', 'povo', 'galera', 'pessoal', ...(audience ? [audience] : [])]),
  ].join('|')
  return text
    .replaceAll(
      new RegExp(
        String.raw`(?<!\p{L})(?:(d|n|pel|a)?(?:o|a|os|as)\s+|(?:nossos|nossas|nosso|nossa|meus|minhas|esses|essas|muitos|muitas|alguns|algumas)\s+)+(?:${nouns})(?!\p{L}|-| que |\s+d[aeo]s?(?!\p{L}))`,
        'giu',
      ),
      (_, before?: string) =>
        `${{ d: 'de ', n: 'em ', pel: 'por ', a: 'a ' }[before?.toLowerCase() ?? ''] ?? ''}você`,
    )
    .replaceAll(/(?<=você (?:não )?(?:ainda )?)(\p{L}+)(?:arem|erem|irem)(?!\p{L})/giu, (verb) =>
      verb.replace(/em$/iu, ''),
    )
    .replaceAll(/(?<=você (?:não )?)[\p{L}]+(?!\p{L})/giu, (verb) =>
      isPluralVerb(verb) ? toSingular(verb) : verb,
    )
}

/** The clause with "você" as its subject where it speaks of respondents; undefined where its subject is another. */
function addressed(rest: string, audience: string | undefined): string | undefined {
  const words = rest.split(/\s+/u)
  const plain = words.map((each) => fold(each).replaceAll(/[^\p{L}-]/gu, ''))
  if (/^(?:voce|tu)$/u.test(plain[0] ?? '')) return rest
  let at = 0
  let isNamed = false
  if (/^(?:eles|elas)$/u.test(plain[0] ?? '')) {
    at = 1
    isNamed = true
  } else {
    const limit = Math.min(words.length, 6)
    for (let i = 0; i < limit; i++) {
      if (i > 0 && isPluralVerb(words[i]!) && !isGroup(words[i]!)) break
      const isDeterminer =
        /^(?:o|a|os|as|nosso|nossa|nossos|nossas|meus|minhas|muitos|muitas|tantos|alguns|algumas|mta|muita|tanta|cada|esses|essas|um|uma|times|novos|novas|antigos|mais|velhos)$/u.test(
          plain[i]!,
        )
      const isPerson =
        isGroup(words[i]!) ||
        (i > 0 && ending.test(plain[i]!) && /^(?:os|as)$/u.test(plain[i - 1]!))
      if (
        /^(?:alguns|algumas|tantos|muitos)$/u.test(plain[i]!) &&
        isPluralVerb(words[i + 1] ?? '')
      ) {
        at = i + 1
        isNamed = true
        break
      }
      if (isPerson) {
        const isAudience =
          audience === undefined ||
          fold(audience) === plain[i] ||
          /^(?:pessoas|povo|galera|pessoal|gente|turma)$/u.test(plain[i]!) ||
          fold(audience).slice(0, 5) === plain[i]!.slice(0, 5)
        if (!isAudience) return undefined
        if (plain[i] === 'gente' && plain[i - 1] === 'a') return undefined
        at = i + 1
        isNamed = true
        break
      }
      if (!isDeterminer) break
    }
    // What distinguishes the respondents stands between them and their verb.
    if (isNamed) {
      const verb = words.findIndex((each, i) => i >= at && isPluralVerb(each))
      const isCollective = collective.has(plain[at - 1] ?? '')
      if (verb > at && verb - at <= 7 && !isCollective) {
        const between = words.slice(at, verb)
        const adverbs = between.toReversed().findIndex((each) => !adverb.test(each))
        at = adverbs < 0 ? at : verb - adverbs
      }
    }
  }
  const verbAt = words.findIndex((each, i) => i >= at && !adverb.test(each))
  if (verbAt < 0) return undefined
  const verb = words[verbAt] ?? ''
  if (!isNamed && !isPluralVerb(verb)) return undefined
  const next = plain[verbAt + 1] ?? ''
  const isOtherSubject =
    !isNamed &&
    /^(?:os|as|nossos|nossas|eles|elas)$/u.test(next) &&
    isGroup(words[verbAt + 2] ?? '')
  if (isOtherSubject) return undefined
  const singular = [
    ...words.slice(at, verbAt),
    isPluralVerb(verb) ? toSingular(verb) : verb,
    ...words.slice(verbAt + 1),
  ]
  return `você ${coordinated(singular.join(' '))}`
}

/** Further verbs of the same subject. */
const coordinated = (text: string) =>
  text.replaceAll(
    /(?<=(?<!\p{L})(?:e|ou|quando|se|mas|que|quem|como|não|já|ainda|também|mais) )[\p{L}]+/giu,
    (verb, at: number) => {
      const isPlural = isPluralVerb(verb)
      return isPlural && !/(?:os|as) [\p{L}]+s (?:e|que|não|já|mais) $/u.test(text.slice(0, at))
        ? toSingular(verb)
        : verb
    },
  )

/** Said of people, without a subject. */
const conditional =
  /^(?:não )?(?:achar|comprar|pagar|aceitar|usar|gostar|quer|voltar|preferir|indicar|recomendar|topar|marcar|vir|participar|trocar|assinar|contratar|toparia|mudar)ia(?!\p{L})/iu

function speakOpen(word: string, rest: string, audience: string | undefined): string {
  const direct = addressed(rest, audience)
  const words = rest.split(' ')
  // "que obras pedem", "quanto pagaria"
  for (const count of /(?:que|qual|quais|q)$/iu.test(word) &&
  !/por que|o que$/iu.test(word) &&
  !direct
    ? [1, 2, 3]
    : []) {
    const clause = addressed(words.slice(count).join(' '), audience)
    if (clause && !/^(?:é|foi)$/iu.test(words[0]!))
      return finish(`${word} ${words.slice(0, count).join(' ')} ${toSecondPerson(clause)}`)
  }
  const clause = direct ?? (conditional.test(rest) ? `você ${rest}` : undefined)
  if (clause) return finish(`${word} ${toSecondPerson(replaceObjects(clause, audience))}`)
  const isFor =
    /^(?:é|foi|são|eram|está|anda|tem sido|ficou|ficaria|seria)(?!\p{L})/iu.test(rest) &&
    /^como$/iu.test(word)
  const own = toSecondPerson(replaceObjects(rest, audience))
  return finish(`${word} ${own}${isFor && !/você|seu|sua/iu.test(own) ? ' para você' : ''}`)
}

function speakWhether(clause: string, audience: string | undefined): string {
  const cause = /^(?:(?:é|foi|era|seria) (?:por causa d[aeo]s? |pel[ao]s? |por )?)(.+)$/iu.exec(
    clause,
  )
  if (cause && !/\s(?:que|é|foi)\s/iu.test(cause[1]!))
    return finish(
      `Que peso tem ${cause[1]!.replaceAll(/,? (?:ou )?se é /giu, ' ou ')} nisso para você`,
    )
  const own =
    addressed(clause, audience) ?? (conditional.test(clause) ? `você ${clause}` : undefined)
  if (own) {
    const text = toSecondPerson(replaceObjects(own, audience))
    if (/^você (?:não )?(?:\p{L}+ ){0,2}?\p{L}+ria(?!\p{L})/iu.test(text))
      return finish(
        /^você (?:gostaria|preferiria)/iu.test(text)
          ? `O que ${text}: me conta por quê`
          : `Em que situação ${text}`,
      )
    return finish(
      `Me conta: ${text}, e como ${/^você (?:\p{L}+ ){0,2}?\p{L}+(?:ou|eu|iu)(?!\p{L})/iu.test(text) ? 'foi isso' : 'é isso'} no seu caso`,
    )
  }
  return finish(
    `Na sua experiência, ${toSecondPerson(replaceObjects(clause, audience))}, e como é isso para você`,
  )
}

function speakTopic(text: string, audience: string | undefined): string {
  const withoutAudience = audience
    ? text.replace(
        new RegExp(
          String.raw`\s+d[aeo]s?\s+(?:noss[oa]s?\s+)?${audience}(?:\s+d[aeo]s? \p{L}+)?(?=\s+(?:com|sobre|em|a|ao|à|na|no|de|do|da)\s)`,
          'iu',
        ),
        '',
      )
    : text
  const relative =
    /^(?:(?:o|a|os|as|quais) )?([\p{L} ]{3,40}?) que ((?:eles |elas |não |mais )*[\p{L}]+(?: .*)?)$/iu.exec(
      withoutAudience,
    )
  const asked = relative && !/^falta/iu.test(relative[2]!) && addressed(relative[2]!, audience)
  if (asked) return finish(`Que ${relative[1]} ${toSecondPerson(asked)}`)
  const own = lower(toSecondPerson(replaceObjects(withoutAudience, audience)))
  const labelled = askByLabel(labels, own)
  if (labelled) return finish(labelled)
  const found = (pattern: RegExp) => pattern.exec(own)?.[1]
  const view = found(
    /^(?:(?:o|a) )?(?:nível de )?(?:satisfação|opinião|opiniões|percepção|avaliação|impressão|visão|sentimento|sensação)(?: geral)? (?:com|sobre|d[aeo]s?|em relação a|quanto a|acerca d[aeo]s?)\s*(.+)$/iu,
  )
  if (view) return finish(`Como é para você ${withArticle(view, own)}`)
  const experience = found(
    /^(?:a )?(?:experiência|vivência)(?: geral)? ((?:com|d[aeo]s?|n[ao]s?|em) .+)$/iu,
  )
  if (experience) return finish(`Como foi a sua experiência ${experience}`)
  if (/^(?:sugest(?:ão|ões)|ideias?|propostas?|melhorias?)/iu.test(own))
    return finish(
      `O que você sugere${own.replace(/^\S+/u, '').replace(/^ de (?:melhorias?|mudanças?)/iu, ' melhorar')}`,
    )
  const difficulty = found(
    /^(?:as |os )?(?:principais )?((?:dificuldades?|problemas?|obstáculos?|barreiras?|desafios?|dores|medos?|receios?|dúvidas?|queixas?) .+|(?:dificuldades?|problemas?|medos?|receios?|dúvidas?))$/iu,
  )
  if (difficulty)
    return finish(
      `Que ${difficulty.replace(/s? (?=\p{L})/u, (s) => s)} você encontra`.replace(
        / que você encontra você/iu,
        ' você',
      ),
    )
  return finish(
    `Como tem sido a sua experiência com ${isBare(own) ? insights.withArticle(own, []) : own}`,
  )
}

const lower = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text

const withArticle = (view: string, text: string) => {
  const [, article] = /\s(?:d|n|com |sobre |em relação )(o|a|os|as) /iu.exec(text) ?? []
  return /^(?:o|a|os|as|um|uma|noss|su?a|seu)\s?/iu.test(`${view.split(' ')[0]} `) || !article
    ? view
    : `${article} ${view}`
}

/** A noun without a word in front of it. */
const isBare = (text: string) =>
  /^\p{Ll}/u.test(text) &&
  !/^(?:os?|as?|uma?s?|seus?|suas?|noss[oa]s?|ess[ea]s?|est[ea]s?|isso|tudo|cada|tod[oa]s?|quem|como|quando|você|não|\p{L}+(?:ar|er|ir|mente))(?!\p{L})/iu.test(
    text,
  )
