// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Points } from '../../types/purposes.ts'

/** Research, health, public services, brands, employment. */
export const societyPoints = {
  research: [
    [
      'Experiência com o tema do estudo',
      'Que experiência sua tem mais a ver com este tema?',
      'Quando este tema apareceu na sua vida pela primeira vez?',
    ],
    [
      'Práticas do dia a dia',
      'Como isso acontece em um dia comum?',
      'Que parte dessa rotina mudou nos últimos anos?',
    ],
    [
      'Significado que cada pessoa dá ao tema',
      'O que isso significa para você?',
      'Que palavra ou imagem resume isso para você?',
    ],
    [
      'Influências sobre a forma de agir',
      'O que mais influencia a sua forma de agir nesse assunto?',
      'Que pessoa ou situação mudou a sua forma de pensar?',
    ],
    [
      'Casos que fogem do comum',
      'Que situação fugiu do que costuma acontecer?',
      'O que essa exceção mostrou a você?',
    ],
  ],
  brand: [
    [
      'Lembrança mais forte da marca',
      'Qual é a lembrança mais forte que você tem da marca?',
      'Onde a marca apareceu para você pela última vez?',
    ],
    [
      'Imagem da marca',
      'Se a marca fosse uma pessoa, como você a descreveria?',
      'Que palavra não combina com a marca?',
    ],
    [
      'Confiança na marca',
      'O que aumenta, ou diminui, a sua confiança na marca?',
      'Que promessa da marca você viu ser cumprida?',
    ],
    [
      'Reação às mensagens da marca',
      'O que chamou a sua atenção nas mensagens da marca?',
      'Que mensagem ficou confusa para você?',
    ],
    [
      'Comparação com outras marcas',
      'Que outras marcas você considera na hora de escolher?',
      'O que outra marca faz que você gostaria de ver nesta?',
    ],
  ],
  health: [
    [
      'Caminho até o cuidado',
      'O que levou você a procurar cuidado na última vez?',
      'O que facilitou, ou dificultou, chegar até lá?',
    ],
    [
      'Atenção recebida',
      'Como você descreveria a atenção que recebeu?',
      'Em que momento você sentiu que ouviram você de verdade?',
    ],
    [
      'Clareza das orientações de saúde',
      'Como foi entender as orientações que recebeu?',
      'Que dúvida ficou depois da conversa?',
    ],
    [
      'Efeito no bem-estar',
      'O que mudou no seu bem-estar desde então?',
      'Que hábito mais ajuda o seu bem-estar hoje?',
    ],
    [
      'O que tornaria o cuidado melhor',
      'O que tornaria esse cuidado melhor para você?',
      'O que deveria continuar exatamente como está?',
    ],
  ],
  civic: [
    [
      'Presença do serviço no dia a dia',
      'Como esse serviço faz parte do seu dia a dia?',
      'Quando foi a última vez em que você precisou dele?',
    ],
    [
      'Acesso e tempo de espera',
      'Como foi conseguir o que você precisava na última vez?',
      'Em que parte da espera você perdeu mais tempo?',
    ],
    [
      'Qualidade do que se recebe',
      'Como você avalia a qualidade do que recebeu?',
      'Que situação mostra bem essa qualidade?',
    ],
    [
      'Acesso à informação',
      'Como você fica sabendo do que está disponível?',
      'Que informação foi difícil de encontrar?',
    ],
    [
      'Prioridades de quem mora na região',
      'O que deveria vir primeiro para quem mora na sua região?',
      'O que já funciona bem onde você mora?',
    ],
  ],
  hiring: [
    [
      'Como a pessoa chegou à vaga',
      'Como você ficou sabendo da vaga?',
      'O que fez você decidir se candidatar?',
    ],
    [
      'Clareza das etapas',
      'Como você avalia a clareza das etapas do processo?',
      'Que informação você gostaria de ter recebido antes?',
    ],
    [
      'Experiência nas entrevistas',
      'Como foram as entrevistas para você?',
      'Que pergunta da entrevista ficou na memória?',
    ],
    [
      'Tempo até o retorno',
      'Como foi esperar pelo retorno da empresa?',
      'O que deixaria essa espera mais fácil?',
    ],
    [
      'O que pesou na decisão sobre a vaga',
      'O que mais pesou na sua decisão sobre a vaga?',
      'O que você diria do processo a quem vai se candidatar?',
    ],
  ],
  exit: [
    [
      'Motivos da saída',
      'O que levou você a decidir sair?',
      'Entre tudo o que contou para a saída, o que pesou mais?',
    ],
    [
      'Momento em que a decisão ficou clara',
      'Em que momento a decisão de sair ficou clara?',
      'O que tinha acontecido pouco antes disso?',
    ],
    [
      'Relação com a liderança',
      'Como era a sua relação com a liderança?',
      'Em que situação você sentiu falta de apoio?',
    ],
    [
      'Espaço para crescer',
      'Que espaço para crescer você encontrou?',
      'Quando você sentiu que o seu trabalho teve reconhecimento?',
    ],
    [
      'O que teria mudado a decisão',
      'O que poderia ter mudado a sua decisão?',
      'Que conselho você daria à empresa?',
    ],
  ],
} satisfies Partial<Points['byPurpose']>
