import {
  joinedQuestions,
  phrasePattern,
  wordSet,
  type LanguagePatterns,
} from './language-patterns.ts'

const questionWords =
  'o que, que, como, por que, quando, onde, quem, qual, quais, quanto, quantos, quantas, de que forma, você'
const secondQuestionWords =
  'o que, como, por que, quando, onde, quem, qual, quais, quanto, você, se você, em que, com quem, para quem, a que, de que forma, desde quando, com que frequência'

export const portuguese = (): LanguagePatterns => ({
  commonWords:
    wordSet(`o a os as de do da dos das em no na nos nas um uma que e é não para pra por com como mais mas você sua seu suas seus
    se foi são ou isso isto esse essa ao à já muito qual quando eu me meu minha tem ter também até só porque nem quem pelo pela
    está estava fica ficou nunca sempre ele ela eles aqui lá então`),
  leading:
    phrasePattern(`você não (?:acha|concorda|acredita|gostaria|prefere), não (?:acha|concorda|acredita|seria|te parece|lhe parece), concorda que, você concorda, (?<=\\u002c )(?:não é(?: mesmo| verdade)?|né|certo|correto|concorda)(?=\\s*\\?), com certeza você, obviamente, é claro que você, como todo mundo sabe, como todos sabem, todo mundo (?:adora|ama|odeia|concorda),
    quão (?:bom|boa|ruim|ótimo|ótima|péssimo|péssima|incrível|horrível|maravilhoso), o quanto você (?:ama|adora|adorou|amou|gosta|gostou|odeia|odiou), você deve ter (?:adorado|amado|odiado|ficado|sentido|gostado)`),
  ...joinedQuestions(questionWords, '(?:e|ou)\\s+(?:também\\s+)?', secondQuestionWords),
  comparison: {
    phrases: phrasePattern(
      `divergir, divergiu, divergiram, diferir, diferença entre, diferenças entre, distância entre, comparar, compara, comparam, bater, bateram, se afastar, se separar`,
    ),
    secondThing: /(?<!\p{L})e\s+(?:o\s+que|como)(?!\p{L})/giu,
  },
  openQuestions: phrasePattern(
    `o que, que, como, por qu[eê], quando, onde, quem, qual, quais, quanto, quanta, quantos, quantas, me conta, conta`,
  ),
  ownerTerms: phrasePattern(
    `retenção, evasão, churn, conversão, rotatividade, turnover, onboarding, engajamento, kpis?, funil, stakeholders?, público-alvo, jornada do (?:cliente|usuário), pontos? de contato, (?:nossos|nossas) (?:clientes|usuários|alunos|alunas|pacientes|membros|hóspedes|colaboradores|funcionários)`,
  ),
  emptyProbe: phrasePattern(
    `o que (?:\\S+ ){1,6}?(?:significa|significou|representa|representou) (?:pra|para) (?:você|ti), como (?:isso|aquilo|essa?) (?:\\S+ ){0,3}?(?:fez você se sentir|te fez sentir), como você se sentiu (?:com isso|nessa hora|naquela hora|naquele momento|nesse momento|diante disso), como foi isso (?:pra|para) você, o que isso (?:muda|mudou) (?:pra|para) você`,
  ),
  conjunctions: phrasePattern('e, bem como, assim como'),
  instructionLeaks:
    phrasePattern(`prompt, minhas (?:instruções|diretrizes), fui (?:instruído|instruída|programado|programada) (?:a|para),
    modelo de linguagem, pontos? de validação, o dono (?:da|desta) pesquisa (?:quer|pede|pediu|precisa), o objetivo (?:desta|da|dessa) pesquisa é, json`),
  reasons: phrasePattern(
    `porque, por causa, devido, já que, pois, o motivo, a razão, por isso, acho, acredito, penso, na minha opinião, pra mim, deveria, deveriam`,
  ),
  vague: phrasePattern(
    `depende, mais ou menos, talvez, às vezes, as vezes, meio, sei lá, de certa forma, um pouco, umas coisas, algumas coisas, nem bom nem ruim, razoável, médio`,
  ),
  personal: phrasePattern(
    `me senti, senti, sinto, me sinto, fiquei, me deixou, pessoalmente, minha (?:família|mãe|filha|vida|saúde|esposa), meu (?:pai|filho|marido), meus filhos, medo, vergonha, orgulho, chorei, sozinho, sozinha, preocupado, preocupada, triste, feliz`,
  ),
  later: phrasePattern(
    'mais tarde, depois, outra hora, outro dia, outro momento, agora n[ãa]o, amanh[ãa]',
  ),
  goOn: phrasePattern(
    'continuar, continuo, continua, continue, continuamos, continuemos, seguir, sigamos, prosseguir, em frente, pr[óo]xima, pode perguntar',
  ),
  consent: phrasePattern('sim, s, claro, pode, podemos, ok, t[áa] bom, t[áa], beleza, vamos, bora'),
  returned: phrasePattern(
    'voltei, t[oô] de volta, estou de volta, cheguei, pront[oa], estou aqui, t[oô] aqui, vamos l[aá], bora, oi, ol[aá], oi de novo',
  ),
  thanks: phrasePattern('obrigad[oa], brigad[oa], obg, valeu, agrade[çc]o'),
  negation: phrasePattern('n[ãa]o, n, nunca, nem, nada, ningu[ée]m, sem'),
})
