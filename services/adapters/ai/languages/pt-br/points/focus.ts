// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Points } from '../../types/purposes.ts'

/** What else there is to ask about the one thing of a goal. */
export const focusPoints = {
  noun: [
    [
      'O que há de bom {em}',
      'O que tem funcionado bem para você em relação {ao}?',
      'O que você manteria como está em relação {ao}?',
    ],
    [
      'O que menos agrada {em}',
      'O que menos agrada você em relação {ao}?',
      'Quando foi a última vez que você quis que isso fosse diferente?',
    ],
    [
      'O que poderia mudar {em}',
      'Se pudesse mudar uma coisa em relação {ao}, o que seria?',
      'O que você faria primeiro se dependesse de você?',
    ],
  ],
  planned: [
    [
      'O que haveria de bom com {s}',
      'O que seria bom para você com {s}?',
      'O que {s} tornaria mais fácil para você?',
    ],
    [
      'O que causa dúvida sobre {s}',
      'O que preocupa você sobre {s}, se é que algo preocupa?',
      'O que faria você pensar duas vezes sobre {s}?',
    ],
    [
      'O que falta saber sobre {s}',
      'O que você gostaria de saber sobre {s}?',
      'Que pergunta sobre {s} ainda não responderam para você?',
    ],
  ],
  activity: [
    [
      'Um exemplo recente de {s}',
      'Pensando na última vez em que precisou {s}, como foi?',
      'O que aconteceu primeiro na última vez em que precisou {s}?',
    ],
    [
      'O que ajuda na hora de {s}',
      'O que ajuda você na hora de {s}?',
      'Com quem você conta na hora de {s}?',
    ],
    [
      'O que dificulta na hora de {s}',
      'O que é mais difícil para você na hora de {s}?',
      'Que parte você deixaria de lado na hora de {s}, se pudesse?',
    ],
  ],
  leaving: [
    [
      'Quando surgiu a ideia de {s}',
      'Quando você pensou pela primeira vez em {s}, o que estava acontecendo?',
      'O que tinha acabado de acontecer quando você pensou em {s}?',
    ],
    [
      'O que foi tentado antes de {s}',
      'O que você tentou fazer antes de {s}, se é que tentou algo?',
      'Que outras saídas você considerou antes de {s}?',
    ],
    [
      'O que mudaria a ideia de {s}',
      'O que faria você repensar a ideia de {s}?',
      'O que precisaria ter sido diferente antes de {s}?',
    ],
  ],
  habit: [
    [
      'A última vez que foi preciso {s}',
      'Você pode contar como foi a última vez em que acabou precisando {s}?',
      'O que tinha acontecido antes, na última vez?',
    ],
    [
      'O que acontece depois de {s}',
      'O que costuma acontecer depois de {s}?',
      'O que você faz em seguida, depois de {s}?',
    ],
    ['O que ajudaria a não {s}', 'O que ajudaria você a não {s}?', 'O que já ajudou um pouco?'],
  ],
  avoided: [
    [
      'O que haveria de bom em {s}',
      'O que seria bom para você em {s}?',
      'Quando foi a última vez que você pensou em {s}?',
    ],
    [
      'O que dificulta {s}',
      'O que torna difícil para você {s}, se é que torna?',
      'O que precisaria mudar primeiro?',
    ],
    [
      'O que facilitaria {s}',
      'O que tornaria mais fácil para você {s}?',
      'Quem ou o que poderia ajudar você a {s}?',
    ],
  ],
} satisfies Points['byFocus']
