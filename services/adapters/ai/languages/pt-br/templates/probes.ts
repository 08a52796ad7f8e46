// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ProbeTemplates } from '../../types/templates.ts'

export const probeTemplates: ProbeTemplates = {
  probeIntro: {
    professional: [
      'Sobre isto: “{quote}”.',
      'Você disse “{quote}”.',
      'Você mencionou isto: “{quote}”.',
    ],
    friendly: [
      'Você falou: “{quote}”.',
      'Você me contou: “{quote}”.',
      'Queria saber mais desta parte: “{quote}”.',
    ],
    curious: [
      'Isto chamou minha atenção: “{quote}”.',
      'Fiquei pensando no que você disse: “{quote}”.',
      '“{quote}”: quero entender melhor.',
    ],
    empathetic: [
      'Você trouxe isto: “{quote}”.',
      'Obrigado por contar: “{quote}”.',
      'Entendo: “{quote}”.',
    ],
    analytical: [
      'Como você disse: “{quote}”.',
      'Nas suas palavras: “{quote}”.',
      'Um ponto primeiro: “{quote}”.',
    ],
  },
  probeQuestions: {
    harm: [
      'O que aconteceu depois?',
      'Como isso terminou?',
      'O que isso trouxe de consequência para você?',
      'O que você fez a respeito?',
    ],
    decision: [
      'O que levou você a decidir assim?',
      'Qual foi o momento decisivo?',
      'Que outras opções você considerou?',
    ],
    money: [
      'O que isso significou para você?',
      'Como você lidou com isso?',
      'O que isso mudou para você?',
    ],
    change: [
      'O que levou a isso?',
      'Como era antes?',
      'O que ficou diferente para você desde então?',
    ],
    wish: [
      'O que isso mudaria para você?',
      'O que seria diferente nesse caso?',
      'O que isso permitiria a você?',
    ],
    event: [
      'O que você fez nessa hora?',
      'O que aconteceu em seguida?',
      'Como isso terminou?',
      'O que passou pela sua cabeça naquele momento?',
    ],
    reason: [
      'O que levou a isso?',
      'Quando você percebeu isso pela última vez?',
      'Como isso aparece na prática?',
    ],
    number: ['Como se chegou a isso?', 'Como é isso para você?', 'Como você se vira com isso?'],
    habit: [
      'Como isso começou?',
      'O que acontece quando não dá certo assim?',
      'O que faria você fazer diferente?',
    ],
    judgement: [
      'O que faz com que seja assim para você?',
      'Que momento fez você ver dessa forma?',
      'Qual foi a última coisa que mostrou isso?',
    ],
    plain: [
      'Pode me contar mais sobre isso?',
      'Como isso é na prática?',
      'Como foi da última vez?',
      'Como isso começou?',
    ],
  },
  mentionedPoint: [
    'Antes você disse “{quote}”. {ask}',
    'Você já tocou neste ponto: “{quote}”. {ask}',
  ],
  probeAfterScore: {
    professional: [
      'Você respondeu {quote}. O que motivou essa nota?',
      'Sobre a nota {quote}: que critério pesou mais?',
    ],
    friendly: [
      'Você deu nota {quote}. Me conta o porquê?',
      'Nota {quote}, anotei! O que fez você escolher esse número?',
    ],
    curious: [
      'Você respondeu {quote}, e fico pensando: o que mudaria esse número?',
      'Entre tantas notas, você escolheu {quote}. Que história está por trás dela?',
    ],
    empathetic: [
      'Obrigado pela sinceridade. Você respondeu {quote}: que experiência levou a essa nota?',
      'Você deu nota {quote}. Quer me contar como se sentiu ao escolher?',
    ],
    analytical: [
      'Você respondeu {quote}. Que fatores explicam essa nota?',
      'Nota {quote}. Que fato concreto mais pesou nela?',
    ],
  },
  probeAfterChoice: {
    professional: [
      'Você respondeu “{quote}”. O que levou você a essa resposta?',
      'A sua resposta foi “{quote}”. Poderia dar um exemplo?',
    ],
    friendly: [
      'Você respondeu “{quote}”. Me conta como é isso?',
      'Entendi, “{quote}”! E como é isso no dia a dia?',
    ],
    curious: [
      'Você respondeu “{quote}”. Que história está por trás dessa resposta?',
      'Fiquei pensando na sua resposta, “{quote}”: o que fez você dizer isso?',
    ],
    empathetic: [
      'Você respondeu “{quote}”. Como tem sido isso para você?',
      'Obrigado por responder. O que está por trás desse “{quote}”?',
    ],
    analytical: [
      'Você respondeu “{quote}”. Que fatos explicam essa resposta?',
      'Resposta registrada: “{quote}”. O que mais pesou nela?',
    ],
  },
}
