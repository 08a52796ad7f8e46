// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { QuotelessProbeTemplates } from '../../types/templates.ts'

export const quotelessProbeTemplates: QuotelessProbeTemplates = {
  probeWithoutQuote: {
    descriptive: {
      professional: [
        'Poderia dar um exemplo concreto?',
        'Poderia descrever uma situação em que isso aconteceu?',
        'Como foi da última vez?',
      ],
      friendly: [
        'Me conta um pouquinho mais? Um exemplo já ajuda.',
        'Lembra de alguma vez em que foi assim?',
        'E como é isso na prática?',
      ],
      curious: [
        'Que cena vem à sua cabeça quando diz isso?',
        'Quero imaginar como foi: o que aconteceu primeiro?',
        'Como você contaria essa história desde o começo?',
      ],
      empathetic: [
        'Se quiser, conte um pouco mais: o que aconteceu?',
        'Quer me contar um momento em que viveu isso?',
        'Sem pressa: que situação você tem em mente?',
      ],
      analytical: [
        'Poderia citar um caso concreto?',
        'Quando isso ocorreu pela última vez?',
        'Quais foram os passos, em ordem?',
      ],
    },
    idiographic: {
      professional: [
        'Que importância isso tem para você?',
        'O que isso representa no seu caso?',
        'De que forma isso afeta a sua rotina?',
      ],
      friendly: [
        'E para você, o que isso muda?',
        'No fim das contas, o que ficou disso para você?',
        'O que isso quer dizer na sua vida?',
      ],
      curious: [
        'O que isso diz sobre o que importa para você?',
        'Que lugar isso ocupa no seu dia a dia?',
        'O que há de só seu nessa experiência?',
      ],
      empathetic: [
        'Como foi isso para você?',
        'O que você sentiu nesse momento?',
        'Como isso mexe com você?',
      ],
      analytical: [
        'Que peso isso tem na sua avaliação?',
        'Que efeito prático isso tem para você?',
        'Em comparação com o resto, quanto isso conta para você?',
      ],
    },
    clarifying: {
      professional: [
        'Poderia explicar melhor o que quer dizer?',
        'A que exatamente você se refere?',
        'Como você diria isso em outras palavras?',
      ],
      friendly: [
        'Consegue me explicar um pouquinho melhor?',
        'Como assim? Um exemplo já me ajuda.',
        'Só para eu entender direitinho: o que você quis dizer?',
      ],
      curious: [
        'Queria entender melhor: o que exatamente você quer dizer?',
        'Que detalhe ajudaria alguém de fora a entender isso?',
        'Como você explicaria isso a quem nunca viu?',
      ],
      empathetic: [
        'Quero entender você direito: pode dizer de outra forma?',
        'Para não tirar conclusões por você: em que está pensando?',
        'O que seria importante eu entender nisso?',
      ],
      analytical: [
        'O que isso significa em termos concretos?',
        'Que palavra definiria isso com mais precisão?',
        'A que parte, exatamente, isso se aplica?',
      ],
    },
    explanatory: {
      professional: [
        'O que levou você a essa opinião?',
        'A que você atribui isso?',
        'Qual é o principal motivo, na sua opinião?',
      ],
      friendly: ['E o que faz você dizer isso?', 'E por que será?', 'De onde vem essa impressão?'],
      curious: [
        'O que está por trás disso?',
        'Como foi que você chegou a essa conclusão?',
        'O que fez você perceber isso?',
      ],
      empathetic: [
        'O que está por trás dessa impressão?',
        'Para você, o que explica isso?',
        'O que mais contou para você se sentir assim?',
      ],
      analytical: [
        'Em que fatos você se baseia?',
        'O que mais contribuiu para essa avaliação?',
        'Que fatores explicam isso?',
      ],
    },
  },
}
