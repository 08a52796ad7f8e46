// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Points } from '../../types/purposes.ts'

export const aspects: Points['aspects'] = [
  [
    /primeir[ao]s? (?:semana|dia|mes)/u,
    [
      'Primeiros dias com {s}',
      'Como foram os seus primeiros dias com {s}?',
      'Nesses primeiros dias, o que mais ajudou ou atrapalhou?',
    ],
    'onboarding',
  ],
  [
    /preco|mensalidade/u,
    [
      'Percepção sobre o preço',
      'O que você acha do preço?',
      'Que preço pareceria justo para você?',
    ],
    'pricing',
  ],
  [
    /atendimento|suporte/u,
    [
      'Qualidade do atendimento',
      'Como foi o atendimento quando você precisou de ajuda?',
      'O que o atendimento poderia ter feito melhor?',
    ],
    'support',
  ],
  [
    /entrega/u,
    [
      'Experiência com a entrega',
      'Como foi a sua última entrega?',
      'O que mais importa para você em uma entrega?',
    ],
  ],
  [
    /usabilidade|facilidade de uso|facil de usar/u,
    [
      'Facilidade de uso',
      'O que você acha fácil, ou difícil, de usar?',
      'Que tarefa deveria exigir menos passos?',
    ],
  ],
  [
    /pagamento|checkout/u,
    [
      'Hora do pagamento',
      'Como foi a hora de pagar na sua última compra?',
      'O que deixaria o pagamento mais tranquilo para você?',
    ],
  ],
  [
    /seguranca|privacidade/u,
    [
      'Confiança e segurança',
      'O que faz você confiar, ou desconfiar?',
      'Que informação você prefere não fornecer?',
    ],
  ],
  [
    /comida|cardapio/u,
    [
      'Comida e bebida',
      'O que você achou da comida e da bebida?',
      'O que você pediria de novo sem pensar duas vezes?',
    ],
  ],
  [
    /salari|beneficio/u,
    [
      'Salário e benefícios',
      'Como você vê o seu salário e os seus benefícios hoje?',
      'Que benefício faria mais diferença na sua vida?',
    ],
  ],
  [
    /comunica/u,
    [
      'Clareza da comunicação',
      'Como você avalia a comunicação que recebe?',
      'Que informação costuma chegar tarde até você?',
    ],
  ],
  [
    /remoto|home office/u,
    [
      'Rotina de trabalho remoto',
      'Como é a sua rotina quando trabalha de casa?',
      'O que faz mais falta quando você está longe da equipe?',
    ],
  ],
]
