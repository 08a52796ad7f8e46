// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { SupportTexts } from '../types/support.ts'

export const support: SupportTexts = {
  distress: [
    'Sinto muito que você esteja passando por isso, e obrigado por contar. O que você escreveu importa mais do que esta pesquisa. Você não precisa carregar isso sem ajuda.',
    'Obrigado por contar mais. Levo isso a sério e não vou perguntar nada sobre o assunto. Há quem esteja pronto para ajudar em momentos como este.',
    'Que bom que você escreveu isso aqui. Você importa mais do que qualquer pergunta desta página e merece ter alguém ao seu lado agora.',
  ],
  medical: [
    'Obrigado por contar. Isso importa mais do que a pesquisa. Por favor, procure um médico ou ligue agora para um serviço de emergência.',
    'O que você descreve é mais importante do que qualquer pergunta daqui. Por favor, não espere: procure um médico ou ligue agora para um serviço de emergência.',
  ],
  concern: [
    'Obrigado por contar; parece muita coisa para carregar.',
    'Parece difícil, e que bom que você disse.',
  ],
  medicalConcern: [
    'Obrigado por contar; quem pode avaliar isso é um profissional de saúde.',
    'Que bom que você disse; um profissional de saúde pode avaliar o que é.',
  ],
  help: 'Onde há ajuda: {lines}.',
  emergencyHelp: 'O número para ligar: {lines}.',
  quietHelp: 'Se quiser conversar com alguém sobre isso: {lines}.',
  quietEmergencyHelp: 'Se ficar urgente: {lines}.',
  emergencyInWords:
    'Em perigo imediato, ligue para o número de emergência do lugar onde você está.',
  choices:
    'Podemos continuar a pesquisa, deixar para mais tarde ou parar por aqui. Como você preferir.',
  options: { goOn: 'Continuar', later: 'Deixar para mais tarde', stop: 'Parar por aqui' },
  unknownQuestion:
    'Sou uma inteligência artificial, não uma pessoa, e não consigo responder a isso como você merece.',
  unattended:
    'Pode ser que ninguém esteja lendo neste momento, então não espere por uma resposta daqui.',
  wait: [
    'Não há pressa.',
    'Leve o tempo que precisar.',
    'Você decide quando quiser.',
    'Nada aqui é urgente.',
  ],
  later:
    'Claro. Você pode fechar esta página e abrir de novo mais tarde; o que você escreveu fica salvo.',
  end: 'Vou encerrar a pesquisa por aqui. Obrigado pelo que você escreveu. Espero que haja por perto quem cuide bem de você.',
  resumption: 'Está bem, vamos continuar. Você pode parar quando quiser.',
  uses: {
    talk: 'para conversar com alguém',
    crisis: 'em uma crise',
    'violence-against-women': 'violência contra a mulher',
    ambulance: 'ambulância',
    police: 'polícia',
    emergency: 'em emergências',
    directory: 'linhas de ajuda no seu país',
  },
  limitedHours: 'não atende 24 horas',
  separators: { part: ', ', line: '; ' },
}
