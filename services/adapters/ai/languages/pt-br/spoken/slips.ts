// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// How owners write in haste: without accents, and in abbreviations.
import type { Clauses } from '../../types/clauses.ts'
import { asides } from './asides.ts'

const word = (text: string) => new RegExp(String.raw`(?<!\p{L})(?:${text})(?!\p{L})`, 'giu')

const mended = new Map(
  `horario horário, horarios horários, ja já, saida saída, saidas saídas, voce você, nao não, tambem também, ate até, preco preço, precos preços, servico serviço, servicos serviços,
  experiencia experiência, predio prédio, onibus ônibus, medico médico, medica médica, saude saúde, familia família, familias famílias, agua água, musica música, musicas músicas,
  historia história, numero número, ultimo último, ultima última, proximo próximo, proxima próxima, possivel possível, dificil difícil, dificeis difíceis, facil fácil, rapido rápido,
  publico público, mes mês, tres três, alguem alguém, ninguem ninguém, so só, credito crédito, salario salário, salarios salários, negocio negócio, beneficio benefício, beneficios benefícios,
  duvida dúvida, duvidas dúvidas, area área, areas áreas, pagina página, farmacia farmácia, escritorio escritório, usuario usuário, funcionario funcionário, funcionarios funcionários,
  veiculo veículo, maquina máquina, maquinas máquinas, cafe café, mae mãe, maes mães, pao pão, cartao cartão, mao mão, caminhao caminhão, feijao feijão, sao são, estao estão, comercio comércio,
  transito trânsito, lampada lâmpada, codigo código, tecnico técnico, tecnica técnica, clinica clínica, sindico síndico, sindica síndica, condominio condomínio, vestiario vestiário, sabado sábado,
  necessario necessário, cardapio cardápio, cardapios cardápios, preferencia preferência, estagio estágio, predios prédios, moveis móveis, possiveis possíveis, aniversario aniversário, gas gás, voces você, vc você, tá está, ta está, salao salão, tao tão, entao então, opiniao opinião, orgao órgão, mudanca mudança, la lá`
    .split(/,\s*/)
    .map((pair) => pair.trim().split(' ') as [string, string]),
)

export const slips: NonNullable<Clauses['slips']> = [
  // A greeting is about nothing.
  [
    /^\s*(?:oi+e?|olá|ola|opa|bom dia|boa tarde|boa noite)(?: (?:gente|pessoal|tudo bem|a todos))?\s*[,!.?]+\s*/giu,
    '',
  ],
  [
    /(?<=(?:^|[,.;:!?\n]\s*|\s(?:ver|saber|entender|descobrir|perguntar) )(?:ver |saber |entender |descobrir |perguntar )?)com quem (?:já )?(?:saiu|parou|cancelou|desistiu|largou|foi embora) (?=se |por que|o que|como )/giu,
    '',
  ],
  // A wish for the survey that asks nothing: "se possível".
  [
    /(?<=(?<!\p{L})(?:e|ou|mas)), se (?:(?:for )?poss[ií]vel|der|(?:você )?puder(?:em)?|(?:você )?quiser(?:em)?|conseguir(?:em)?),(?= )/giu,
    '',
  ],
  [
    /,? (?:se (?:for )?poss[ií]vel|se der|se (?:você )?(?:puder(?:em)?|quiser(?:em)?|conseguir(?:em)?)|se não for incômodo)(?=\s*(?:[,.;:!?\n]|$))/giu,
    '',
  ],
  // "Defeitos, se houver": of the noun.
  [/, se (houver|tiver(?:em)?|existir(?:em)?)(?=\s*(?:[,.;:!?\n]|$| e(?!\p{L})))/giu, ' se $1'],
  // "Foi o preço, o horário ou a professora?"
  [
    /(?<=[.!?\n]\s+)(?:foi|é|era|eram|foram) (?=(?:os?|as?|por causa d[aeo]s?) [^.!?\n]{2,60}, [^.!?\n]*(?<!\p{L})ou (?!não)[^.!?\n]*\?)/giu,
    'Se foi ',
  ],
  // Thanks and please are about nothing.
  [/[,;]? (?:por favor|pfv|obrigad[oa])(?=\s*(?:[.!?]|$))/giu, ''],
  ...[...mended].map(([slip, full]) => [word(slip), full] as const),
  [/(?<=\p{L}{2})(?<!bal)cao(?!\p{L})/gu, 'ção'],
  [/(?<=\p{L}{2})coes(?!\p{L})/gu, 'ções'],
  [/(?<=\p{L}{2}[si])ao(?!\p{L})/gu, 'ão'],
  [word('pq|por q'), 'por que'],
  [word('oq|o q|oque'), 'o que'],
  [
    /(?<=(?<!\p{L})(?:limp|bel|cert|trist|natur|delicad|pur|fraqu|rique|gentil|franqu|clar|firm))es(?=as?(?!\p{L}))/giu,
    'ez',
  ],
  [word('qnto|qto'), 'quanto'],
  [word('qnts'), 'quantos'],
  [/(?<=(?<!\p{L})quantas )hora(?!\p{L})/giu, 'horas'],
  [/(?<=\p{L}{3})ç[aã]o(?!\p{L})/giu, 'ção'],
  [word('vcs?'), 'você'],
  // "Tem algo que faltou e você faria o plano mensal?" asks twice.
  [/(?<=\p{L}) e você (?=\p{L}{2,}ria(?!\p{L})[^.!?]*\?)/giu, ', se você '],
  [word('tb|tbm'), 'também'],
  [word('mta'), 'muita'],
  [word('eh'), 'é'],
  [word('q'), 'que'],
  [word('n(?= \\p{L})'), 'não'],
  [word('qdo|qnd|qndo'), 'quando'],
  [word('dps'), 'depois'],
  [word('mto'), 'muito'],
  [word('mtos'), 'muitos'],
  [word('mtas'), 'muitas'],
  [word('hj'), 'hoje'],
  ...asides,
  // "Por que o cliente que vinha toda semana agora vem uma vez": of one respondent.
  [
    /(?<=(?<!\p{L})por que (?:os? |as? )?(?:clientes?|alun[oa]s?|pacientes?|hóspedes?|pessoas?|gente|sóci[oa]s?|mães?|pais)) que (?:[\p{L}\d]+ ){1,6}?(?=(?:agora|hoje|não|nunca|já não|parou|pararam|sumiu|sumiram) )/giu,
    ' ',
  ],
]
