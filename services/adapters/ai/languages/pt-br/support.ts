// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { SupportTexts } from '../types/support.ts'

export const support: SupportTexts = {
  distress: [
    'Sinto muito que você esteja passando por isso. O que você contou importa mais do que esta pesquisa, e você não precisa enfrentar isso sem ajuda.',
    'Levo a sério o que você contou e não vou perguntar nada sobre isso. Tem gente preparada para ajudar em momentos assim.',
    'Que bom que você escreveu isso aqui. Você importa mais do que qualquer pergunta desta página e merece ter alguém por perto agora.',
  ],
  distressAgain: [
    'Isso continua importando mais do que a pesquisa. Não precisa achar as palavras certas nem saber o que quer: basta pedir para {person} ficar um pouco com você.',
    'Sou um programa e não posso estar aí do seu lado, mas {person} pode, mesmo que seja tarde: uma ligação ou uma mensagem curta já basta.',
  ],
  turnsTo: {
    named:
      'Isso, procure {person}. Não precisa achar as palavras certas: “preciso de você um pouquinho” já basta.',
    other:
      'Isso, se você se sente em segurança com essa pessoa, procure, sim. Não precisa achar as palavras certas: “preciso de você um pouquinho” já basta.',
  },
  firstDisclosure: {
    word: 'Não é fácil dizer isso pela primeira vez, e você disse.',
    next: 'Quando quiser, essas mesmas palavras bastam para contar a alguém de confiança.',
  },
  helpAgain: 'Também dá para ligar: {lines}.',
  near: {
    anyone: 'alguém de confiança',
    named:
      / (?:minha|meu|(?:tenho|tem) (?:uma|um)) (?:melhor )?(irma|irmao|mae|pai|amiga|amigo|tia|tio|prima|primo|vizinha|vizinho) /u,
    people: {
      irma: 'a sua irmã',
      irmao: 'o seu irmão',
      mae: 'a sua mãe',
      pai: 'o seu pai',
      amiga: 'a sua amiga',
      amigo: 'o seu amigo',
      tia: 'a sua tia',
      tio: 'o seu tio',
      prima: 'a sua prima',
      primo: 'o seu primo',
      vizinha: 'a sua vizinha',
      vizinho: 'o seu vizinho',
    },
    unfit:
      / (?:morr\S*|faleceu|falecid[oa]|enterr\S*|perdi|luto|medo|odeia|odeio|grita\S*|briga\S*|xinga\S*|culpa|machuc\S*|ameac\S*|bat\S*|por causa) /u,
  },
  medical: [
    'Isso importa mais do que a pesquisa. Por favor, procure um médico ou ligue agora para um serviço de emergência.',
    'O que você descreve é mais importante do que qualquer pergunta daqui. Por favor, não espere: procure um médico ou ligue agora para um serviço de emergência.',
  ],
  concern: ['Sinto muito, deve ser difícil.', 'Sinto muito que esteja tão difícil.'],
  medicalConcern: [
    'Sinto muito. É bom um médico ou enfermeiro dar uma olhada nisso.',
    'Um médico ou enfermeiro pode dizer o que é.',
  ],
  help: 'Onde há ajuda: {lines}.',
  emergencyHelp: 'O número para ligar: {lines}.',
  quietHelp: 'Se quiser conversar com alguém sobre isso: {lines}.',
  quietEmergencyHelp: 'Se ficar urgente: {lines}.',
  emergencyInWords:
    'Em perigo imediato, ligue para o número de emergência do lugar onde você está.',
  childProtection:
    'Para proteger uma criança: o conselho tutelar ou o serviço de proteção à infância do lugar onde ela mora, ou o número de emergência se estiver acontecendo agora.',
  withoutInternet:
    'Sem internet, alguém da sua confiança ou um médico pode estar com você, por telefone ou pessoalmente.',
  choices: [
    'Podemos continuar, deixar o resto para mais tarde ou parar por aqui. Você escolhe.',
    'Daqui podemos seguir, você pode voltar em outro momento, ou ficamos por aqui. O que for melhor para você.',
    'As perguntas podem continuar, esperar outro dia ou terminar aqui.',
  ],
  options: { goOn: 'Continuar', later: 'Deixar para mais tarde', stop: 'Parar por aqui' },
  unknownQuestion:
    'Sou uma inteligência artificial, não uma pessoa, e não consigo responder a isso como você merece.',
  privacy:
    / (?:le|leem|ler|lendo|leu|lera|ve|veem|ver|vendo|viu|(?<! voce | vc | tu )sab(?:e|em|er|endo)|descobr\S*|mostra\S*|compartilha\S*|repassa\S*|prontuario|registrad[oa]s?|anonim\S*|sigilos?\S*|segredo|confidencial|privad[oa]|(?:vai|vao|chega|chegam|chegar|passa|passam|cai) (?:pr[ao]s?|para|n[ao]s?|aos?|ate) (?:me[ua]s?|minhas?|alguem|chefe|medic[oa]|escola|familia)?) /u,
  otherReaders:
    'Eu não repasso nada a mais ninguém; mostrar a outras pessoas é decisão de quem criou a pesquisa.',
  erasure: 'Com o código que a página mostra no fim, você pode apagar tudo o que escreveu.',
  safeExit:
    'Se alguém olha o seu celular: feche esta página e tire ela do histórico. Se for aberta de novo ali, ainda mostra o que você escreveu, até você apagar tudo com o código que aparece no fim.',
  unattended:
    'Pode ser que ninguém esteja lendo neste momento, então não espere por uma resposta daqui.',
  wait: ['Tudo bem.', 'Sem pressa.', 'No seu tempo.', 'Fique à vontade.'],
  later:
    'Claro. Você pode fechar esta página e abrir de novo mais tarde; o que você escreveu fica salvo.',
  end: 'Paramos por aqui. Você é importante, e não precisa enfrentar isso sem ajuda.',
  resumption: 'Certo.',
  closing: {
    finished: 'Era a última pergunta. Obrigado pelas suas respostas.',
    stopped: 'Claro, paramos por aqui. Obrigado pelo que você contou.',
    gentle: 'Claro, paramos por aqui. Fique bem.',
    grave:
      'Era a última pergunta. Sinto muito pelo que aconteceu, e foi bom você ter contado. Fique bem.',
  },
  uses: {
    talk: 'para conversar com alguém',
    crisis: 'em uma crise',
    'violence-against-women': 'violência contra a mulher',
    'child-protection': 'para crianças e adolescentes',
    ambulance: 'ambulância',
    police: 'polícia',
    emergency: 'em emergências',
    directory: 'linhas de ajuda no seu país',
  },
  limitedHours: 'não atende 24 horas',
  separators: { part: ', ', or: ' ou ', line: '; ' },
}
