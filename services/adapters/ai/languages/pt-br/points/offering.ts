// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Points } from '../../types/purposes.ts'

/** Products and services. */
export const offeringPoints = {
  concept: [
    [
      'Problema que a ideia resolve',
      'Quando foi a última vez em que esse problema apareceu na sua vida?',
      'O que esse problema custa a você, em tempo ou dinheiro?',
    ],
    [
      'Como as pessoas resolvem isso hoje',
      'Como você resolve isso hoje?',
      'O que já tentou e não deu certo?',
    ],
    [
      'Primeira reação à ideia',
      'Qual é a sua primeira reação a essa ideia?',
      'Como você explicaria essa ideia a um amigo?',
    ],
    [
      'O que impediria de usar',
      'O que impediria você de usar algo assim?',
      'O que precisaria ser verdade para você confiar nisso?',
    ],
  ],
  churn: [
    [
      'Motivos para deixar {s}',
      'O que fez você deixar, ou pensar em deixar, {s}?',
      'Se tivesse que apontar um único motivo para sair, qual seria?',
    ],
    [
      'Expectativas que não foram atendidas',
      'O que você esperava encontrar e não encontrou?',
      'Em que ponto a realidade ficou mais longe da sua expectativa?',
    ],
    [
      'Momento em que surgiu a ideia de sair',
      'Em que momento você começou a pensar em sair?',
      'O que tinha acabado de acontecer quando essa ideia surgiu?',
    ],
    [
      'O que faria a pessoa ficar ou voltar',
      'O que precisaria mudar para você querer ficar ou voltar?',
      'De tudo o que poderia melhorar, o que viria primeiro?',
    ],
    [
      'Alternativas consideradas',
      'Que alternativas você considerou, ou passou a usar?',
      'O que as outras opções fazem melhor, na sua experiência?',
    ],
  ],
  nps: [
    [
      'Disposição para recomendar {s}',
      'Se alguém próximo pedisse a sua opinião, o que você diria sobre {s}?',
      'A quem você não recomendaria, e por qual motivo?',
    ],
    [
      'O que mais pesa na recomendação',
      'O que mais pesa quando você decide recomendar alguma coisa?',
      'Que situação mostrou que valia, ou não valia, a pena recomendar?',
    ],
    [
      'O que faria a nota subir',
      'O que precisaria acontecer para a sua nota ser mais alta?',
      'Se só uma coisa pudesse melhorar, qual deveria ser?',
    ],
    [
      'Comparação com outras opções',
      'Em comparação com outras opções que você conhece, o que se destaca?',
      'O que outras opções fazem que você gostaria de ver aqui?',
    ],
  ],
  pricing: [
    [
      'Valor percebido {de}',
      'Pensando no que recebe em troca, como você vê o valor {de}?',
      'Que parte do que você recebe vale mais a pena?',
    ],
    [
      'Preço que parece justo',
      'Que preço pareceria justo para você?',
      'A partir de que valor você começaria a achar caro?',
    ],
    [
      'Peso do preço na decisão',
      'Na última vez em que precisou decidir, que peso teve o preço?',
      'Em que situação o preço deixou de ser o mais importante?',
    ],
    [
      'Comparação com o que existe no mercado',
      'Com que outras opções você compara na hora de escolher?',
      'O que faria você preferir uma opção mais cara?',
    ],
    [
      'O que justificaria pagar mais',
      'O que faria você pagar um pouco mais sem arrependimento?',
      'O que você não aceitaria pagar de jeito nenhum?',
    ],
  ],
  onboarding: [
    [
      'Primeira impressão {de}',
      'Qual foi a sua primeira impressão {de}?',
      'O que chamou a sua atenção logo de início?',
    ],
    [
      'Dúvidas nos primeiros passos',
      'Que dúvidas apareceram nos primeiros passos?',
      'Onde você precisou parar para entender o que fazer?',
    ],
    [
      'Momento em que o valor ficou claro',
      'Em que momento ficou claro para que aquilo servia?',
      'O que teria feito esse momento chegar mais cedo?',
    ],
    [
      'O que quase fez a pessoa desistir',
      'O que quase fez você desistir no começo?',
      'O que fez você continuar, mesmo com as dificuldades?',
    ],
  ],
  features: [
    [
      'Tarefas que as pessoas precisam resolver',
      'O que você estava tentando resolver na última vez?',
      'Que tarefa ainda dá mais trabalho do que deveria?',
    ],
    [
      'Como isso é feito hoje',
      'Como você faz isso hoje, do começo ao fim?',
      'Em que passo você perde mais tempo?',
    ],
    [
      'O que falta {em}',
      'O que mais faz falta {em}?',
      'Que solução improvisada você usa por falta de coisa melhor?',
    ],
    [
      'O que viria primeiro',
      'Se só uma novidade pudesse chegar neste mês, qual você escolheria?',
      'O que você deixaria de lado sem sentir falta?',
    ],
  ],
  product: [
    [
      'Situações de uso {de}',
      'Pode me contar sobre a última vez em que usou {s}?',
      'Em que situação isso não serve para você?',
    ],
    [
      'Problema que a pessoa quer resolver',
      'Que problema você quer resolver com isso?',
      'Como você resolvia esse problema antes?',
    ],
    [
      'Dificuldades de uso',
      'O que foi mais difícil ou confuso para você?',
      'O que você teve que aprender por tentativa e erro?',
    ],
    [
      'O que falta hoje',
      'O que ainda falta para atender bem você?',
      'Se pudesse mudar uma única coisa, qual seria?',
    ],
    [
      'Comparação com alternativas',
      'Que alternativas você já experimentou?',
      'O que faria você trocar por outra opção?',
    ],
  ],
} satisfies Partial<Points['byPurpose']>
