// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ProbeTemplates } from '../../types/templates.ts'

export const probeTemplates: ProbeTemplates = {
  probe: {
    descriptive: {
      professional: [
        'Você mencionou “{quote}”. Poderia descrever como isso aconteceu?',
        'Sobre “{quote}”: em que situação isso ocorreu?',
      ],
      friendly: [
        'Você falou “{quote}”. Me conta como foi?',
        'Fiquei com isto na cabeça: “{quote}”. E o que aconteceu depois?',
      ],
      curious: [
        'Você disse “{quote}”, e quero imaginar a cena: como foi?',
        'Quero conhecer melhor esta parte: “{quote}”. Como tudo começou?',
      ],
      empathetic: [
        'Obrigado por contar. Quando você diz “{quote}”, o que estava acontecendo?',
        'Ouvi o que você disse: “{quote}”. Quer me contar como foi esse momento?',
      ],
      analytical: [
        'Você citou “{quote}”. Quando isso ocorreu pela última vez?',
        'Registro aqui: “{quote}”. Quais foram os passos, do início ao fim?',
      ],
    },
    idiographic: {
      professional: [
        'Você mencionou “{quote}”. O que isso representa para você?',
        'Sobre “{quote}”: que importância isso tem no seu caso?',
      ],
      friendly: [
        'Você falou “{quote}”. E para você, o que muda com isso?',
        'Quando você fala “{quote}”, o que isso quer dizer na sua vida?',
      ],
      curious: [
        'Fiquei pensando em “{quote}”. O que isso diz sobre o que importa para você?',
        'Você disse “{quote}”. Que lugar isso ocupa na sua vida?',
      ],
      empathetic: [
        'Você contou: “{quote}”. Como se sentiu com isso?',
        'Ouvi você dizer “{quote}”. Como isso mexe com você?',
      ],
      analytical: [
        'Sobre “{quote}”: que peso isso tem na sua avaliação?',
        'Você citou “{quote}”. Que consequência isso traz para você, na prática?',
      ],
    },
    clarifying: {
      professional: [
        'Quando você diz “{quote}”, a que se refere exatamente?',
        'Você mencionou “{quote}”. Poderia explicar o que quer dizer com isso?',
      ],
      friendly: [
        'Só para eu entender direitinho: o que você quer dizer com “{quote}”?',
        'Você falou “{quote}”. Consegue me dar um exemplo?',
      ],
      curious: [
        'Esta expressão chamou a minha atenção: “{quote}”. O que ela significa, nas suas palavras?',
        'Quero entender bem: o que exatamente cabe em “{quote}”?',
      ],
      empathetic: [
        'Quero entender você direito: o que “{quote}” quer dizer no seu caso?',
        'Para não tirar conclusões por você: quando diz “{quote}”, em que está pensando?',
      ],
      analytical: [
        'Para registrar com precisão: o que você entende por “{quote}”?',
        'Em termos concretos, o que significa “{quote}”?',
      ],
    },
    explanatory: {
      professional: [
        'Você mencionou “{quote}”. Qual foi o motivo, na sua opinião?',
        'Sobre “{quote}”: a que você atribui isso?',
      ],
      friendly: [
        'Você falou “{quote}”. E por que será que foi assim?',
        'Voltando a “{quote}”: o que levou a isso, na sua opinião?',
      ],
      curious: [
        'Você disse “{quote}”. O que está por trás disso?',
        'Interessante: “{quote}”. Como as coisas chegaram a esse ponto?',
      ],
      empathetic: [
        'Você contou: “{quote}”. Para você, o que explica isso?',
        'Quero entender o seu lado: “{quote}”. O que fez as coisas serem assim?',
      ],
      analytical: [
        'Você citou “{quote}”. Qual é a causa, na sua visão?',
        'Sobre “{quote}”: que fatores explicam isso?',
      ],
    },
  },
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
