// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Replies } from '../template.ts'

export const replies: Replies = {
  closing: {
    professional: [
      'Chegamos à última pergunta: há algo importante que não perguntei?',
      'Para encerrar: o que mais você gostaria de acrescentar?',
    ],
    friendly: [
      'A gente está terminando! Ficou faltando alguma coisa que você queria contar?',
      'Última pergunta: tem mais alguma coisa que você gostaria de contar?',
    ],
    curious: [
      'Antes de terminar: o que eu deveria ter perguntado e não perguntei?',
      'Para fechar: que detalhe ficou de fora e merece ser contado?',
    ],
    empathetic: [
      'Estamos chegando ao fim. Há algo que você ainda gostaria de dizer?',
      'Esta é a última pergunta: ficou alguma coisa que você queira contar?',
    ],
    analytical: [
      'Para concluir: que fator importante ficou de fora desta conversa?',
      'Última pergunta: o que mais deveria ser levado em conta?',
    ],
  },
  closingDistress: [
    'Sinto muito que você esteja passando por isso, e obrigado por contar. Não vou fazer mais perguntas sobre o tema. Se precisar de apoio agora, o CVV atende de graça no 188, 24 horas por dia; em perigo imediato, ligue 190 ou 192. Quer dizer mais alguma coisa antes de encerrarmos?',
    'Lamento muito o que você está vivendo. Vamos parar por aqui com as perguntas. Você não precisa passar por isso sem ajuda: o CVV atende no 188, a qualquer hora, e o SAMU no 192. Há algo que você queira deixar dito antes de terminarmos?',
  ],
  thanks: {
    professional: [
      'Obrigado pela resposta.',
      'Entendido.',
      'Certo, ficou claro.',
      'Agradeço o relato.',
    ],
    friendly: [
      'Legal, obrigado por contar!',
      'Entendi!',
      'Ah, faz sentido.',
      'Valeu por contar isso.',
    ],
    curious: ['Que interessante.', 'Isso ajuda muito a entender.', 'Olha só!', 'Bom saber disso.'],
    empathetic: [
      'Obrigado por compartilhar isso.',
      'Entendo você.',
      'Faz sentido, obrigado pela sinceridade.',
      'Agradeço por contar.',
    ],
    analytical: ['Anotado.', 'Informação útil.', 'Entendido, obrigado.', 'Certo, isso esclarece.'],
  },
  nod: {
    professional: ['Certo.', 'Entendido.'],
    friendly: ['Tá certo!', 'Entendi!'],
    curious: ['Ah, certo.', 'Hum, entendi.'],
    empathetic: ['Tudo bem.', 'Entendo.'],
    analytical: ['Anotado.', 'Certo.'],
  },
  sorry: {
    professional: ['Lamento que tenha sido assim.', 'Sinto muito pelo ocorrido.'],
    friendly: ['Poxa, sinto muito por isso.', 'Puxa, que situação difícil.'],
    curious: ['Sinto muito por isso.', 'Sinto muito; quero entender melhor.'],
    empathetic: [
      'Sinto muito que você tenha passado por isso.',
      'Obrigado por confiar; sinto muito por isso.',
    ],
    analytical: ['Lamento. Fica registrado.', 'Sinto muito; é um ponto relevante.'],
  },
  after: {
    refuse: [
      'Tudo bem, não precisa responder.',
      'Sem problema, vamos adiante.',
      'Combinado, passo para a próxima.',
      'Respeito a sua escolha.',
    ],
    'dont-know': ['Tudo bem não saber.', 'Sem problema.', 'Tudo certo.', 'Acontece.'],
    gibberish: ['Vamos deixar essa de lado.', 'Sem problema, podemos pular essa.'],
    'off-topic': ['Certo, vamos seguir com a pesquisa.', 'Voltando à nossa conversa.'],
    injection: ['Certo, vamos seguir com a pesquisa.', 'Voltando à nossa conversa.'],
  },
  clarify: {
    gibberish: {
      professional: [
        'Não consegui compreender a sua mensagem.',
        'Não ficou claro para mim. Se preferir, podemos pular este ponto.',
      ],
      friendly: [
        'Opa, acho que não peguei essa!',
        'Ih, não entendi direito. Se quiser pular, tudo bem!',
      ],
      curious: [
        'Hum, não consegui decifrar essa resposta.',
        'Fiquei sem entender essa. Se preferir, seguimos para outra.',
      ],
      empathetic: [
        'Desculpe, não consegui entender bem.',
        'Não entendi direito, e tudo bem. Se preferir, pulamos esta.',
      ],
      analytical: [
        'Não identifiquei uma resposta.',
        'A mensagem não ficou legível para mim. É possível pular este ponto.',
      ],
    },
    'off-topic': {
      professional: [
        'Entendo. Retomando o nosso tema.',
        'Certo. Esse assunto foge um pouco da pesquisa.',
      ],
      friendly: [
        'Entendi! Voltando ao nosso papo.',
        'Esse assunto rende! Mas vamos voltar ao nosso.',
      ],
      curious: [
        'Esse caminho também é interessante. Mas quero voltar ao nosso tema.',
        'Boa lembrança. Agora, de volta ao nosso assunto.',
      ],
      empathetic: [
        'Obrigado por dividir isso. Vamos voltar ao nosso tema, com calma.',
        'Entendo que isso também importa. Voltando ao nosso assunto.',
      ],
      analytical: ['Anotado. De volta ao tema.', 'Isso fica fora do escopo. Retomando.'],
    },
    'question-back': {
      professional: [
        'Explico: interessa a sua experiência, sem resposta certa ou errada.',
        'Boa pergunta. Trata-se do que você pensa ou já viveu.',
      ],
      friendly: [
        'Claro, explico! Quero só saber como é com você, sem resposta certa.',
        'Boa pergunta! Vale qualquer coisa que você pense ou tenha vivido.',
      ],
      curious: [
        'Ótima pergunta. Quero descobrir como isso é para você.',
        'Deixa eu explicar: o que me interessa é a sua história.',
      ],
      empathetic: [
        'Claro, sem problema. Não há resposta certa ou errada, só a sua.',
        'Fique à vontade, eu explico: importa o que você viveu.',
      ],
      analytical: [
        'Esclarecendo: preciso da sua avaliação, com base na sua experiência.',
        'Em resumo: o que conta é o que você observou.',
      ],
    },
    injection: {
      professional: ['Aqui só posso tratar da pesquisa.', 'Não posso atender a esse pedido.'],
      friendly: [
        'Essa eu não posso fazer, mas posso seguir com a pesquisa!',
        'Por aqui a gente só conversa sobre a pesquisa!',
      ],
      curious: [
        'Isso foge do que eu posso fazer. A minha curiosidade é outra.',
        'Esse pedido fica para outro lugar; aqui o assunto é a pesquisa.',
      ],
      empathetic: [
        'Entendo, mas isso eu não posso fazer. Sigo aqui para ouvir você.',
        'Isso está além do que posso fazer. O que você viveu é o que importa aqui.',
      ],
      analytical: ['Pedido fora do escopo da pesquisa.', 'Esse pedido não se aplica aqui.'],
    },
  },
  clarifyOn: {
    professional: [
      'Sobre “{point}”, qual é a sua opinião?',
      'Quanto a “{point}”, o que poderia dizer?',
    ],
    friendly: [
      'E sobre “{point}”, o que você me conta?',
      'Me diz: o que vem à sua cabeça sobre “{point}”?',
    ],
    curious: [
      'O que você já viveu em relação a “{point}”?',
      'Que exemplo você daria sobre “{point}”?',
    ],
    empathetic: [
      'Pensando em “{point}”, como tem sido para você?',
      'No seu tempo: o que você diria sobre “{point}”?',
    ],
    analytical: [
      'Em relação a “{point}”, qual é a sua avaliação?',
      'Sobre “{point}”, que fato você destacaria?',
    ],
  },
}
