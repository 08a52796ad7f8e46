// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Points } from '../../types/purposes.ts'

/** What respondents experienced. */
export const experiencePoints = {
  employees: [
    [
      'Dia a dia e ambiente de trabalho',
      'Como tem sido o seu dia a dia no trabalho?',
      'Que momento da semana mostra melhor como é trabalhar aqui?',
    ],
    [
      'Apoio da liderança',
      'Como você percebe o apoio da liderança no seu dia a dia?',
      'Em que situação recente você sentiu falta de apoio?',
    ],
    [
      'Carga de trabalho e equilíbrio',
      'Como está o equilíbrio entre o trabalho e o resto da sua vida?',
      'O que mais consome a sua energia em uma semana comum?',
    ],
    [
      'Reconhecimento e crescimento',
      'Quando foi a última vez que você sentiu reconhecimento pelo seu trabalho?',
      'Que oportunidade de crescimento você gostaria de ter?',
    ],
    [
      'Mudanças que fariam diferença',
      'Que mudança faria mais diferença no seu trabalho?',
      'Se pudesse decidir por uma semana, o que você mudaria primeiro?',
    ],
  ],
  event: [
    [
      'Expectativas antes de participar',
      'O que você esperava antes de participar?',
      'O que acabou sendo diferente do que você imaginava?',
    ],
    [
      'Momentos mais marcantes',
      'Qual foi o momento mais marcante para você?',
      'De que parte você abriria mão sem sentir falta?',
    ],
    [
      'Organização e estrutura',
      'O que você achou da organização e da estrutura?',
      'Que detalhe da organização mais atrapalhou?',
    ],
    [
      'O que fica depois do evento',
      'O que você levou dessa experiência para o seu dia a dia?',
      'O que você contou sobre isso para outras pessoas?',
    ],
    [
      'O que melhorar na próxima edição',
      'O que você mudaria na próxima edição?',
      'O que faria você trazer um amigo da próxima vez?',
    ],
  ],
  learning: [
    [
      'Motivação para aprender',
      'O que levou você a começar a estudar isso?',
      'O que você queria saber fazer e ainda não sabe?',
    ],
    [
      'Clareza do conteúdo',
      'Como você avalia a clareza do conteúdo?',
      'Que explicação você precisou procurar em outro lugar?',
    ],
    [
      'Dificuldades durante o aprendizado',
      'Qual foi a sua maior dificuldade até agora?',
      'O que ajudou quando você travou?',
    ],
    [
      'Uso do que foi aprendido na prática',
      'O que você já usou na prática do que aprendeu?',
      'O que faltou para você conseguir aplicar mais?',
    ],
  ],
  support: [
    [
      'Motivo do contato',
      'O que fez você procurar ajuda na última vez?',
      'O que você já tinha tentado antes de entrar em contato?',
    ],
    [
      'Tempo até a solução',
      'Quanto tempo levou até chegar a uma solução?',
      'Em que parte da espera você sentiu mais incômodo?',
    ],
    [
      'Clareza e cuidado no atendimento',
      'Como você descreveria o atendimento que recebeu?',
      'Que frase ou atitude do atendimento ficou na memória?',
    ],
    [
      'O que faltou para resolver melhor',
      'O que faltou para o seu problema ser resolvido melhor?',
      'Como seria o atendimento ideal em um caso como o seu?',
    ],
  ],
  satisfaction: [
    [
      'O que mais agrada {em}',
      'O que mais agrada você {em}?',
      'Que momento recente deixou uma boa impressão?',
    ],
    [
      'O que mais incomoda',
      'O que mais incomoda você?',
      'O que você já deixou de comentar, mas ainda incomoda?',
    ],
    [
      'Comparação com a expectativa inicial',
      'Como a experiência se compara com a sua expectativa inicial?',
      'O que surpreendeu você, para o bem ou para o mal?',
    ],
    [
      'O que precisa melhorar primeiro',
      'O que precisa melhorar primeiro, na sua opinião?',
      'O que não deveria mudar de jeito nenhum?',
    ],
  ],
  market: [
    [
      'Hábitos atuais',
      'Como isso acontece hoje na sua rotina?',
      'O que mudou nos seus hábitos no último ano?',
    ],
    [
      'Critérios de escolha',
      'Na última vez em que escolheu, o que pesou na sua decisão?',
      'O que faz você descartar uma opção logo de cara?',
    ],
    [
      'Frustrações com as opções de hoje',
      'O que mais frustra você nas opções que existem hoje?',
      'Em que promessa você já deixou de acreditar?',
    ],
    [
      'O que faria a pessoa mudar',
      'O que faria você experimentar algo novo?',
      'O que impede você de mudar hoje?',
    ],
  ],
  general: [
    [
      'Experiência pessoal',
      'O que você mais gostaria de contar para a gente?',
      'Quando isso começou a fazer parte da sua vida?',
    ],
    [
      'O que funciona bem',
      'O que a gente deveria continuar fazendo, na sua opinião?',
      'O que você gostaria que continuasse como está?',
    ],
    [
      'Principais dificuldades',
      'Que dificuldade você gostaria que a gente conhecesse?',
      'Como você lida com essa dificuldade hoje?',
    ],
    [
      'Mudanças desejadas',
      'Se pudesse pedir uma mudança para a gente, qual seria?',
      'Que diferença essa mudança faria para você?',
    ],
  ],
} satisfies Partial<Points['byPurpose']>
