// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ReactionTemplates } from '../../types/templates.ts'

export const reactionTemplates: ReactionTemplates = {
  closing: {
    professional: [
      'Última pergunta: há algo importante que eu não perguntei?',
      'Para encerrar: você gostaria de acrescentar mais alguma coisa?',
    ],
    friendly: [
      'Estamos quase acabando! Tem mais alguma coisa que você queira contar?',
      'Última pergunta: faltou alguma coisa que você queria dizer?',
    ],
    curious: [
      'Antes de terminar: tem algo que eu deveria ter perguntado?',
      'Para fechar: ficou alguma coisa de fora?',
    ],
    empathetic: [
      'Estamos chegando ao fim. Tem mais alguma coisa que você queira dizer?',
      'Esta é a última pergunta: ficou algo que você ainda queira contar?',
    ],
    analytical: [
      'Para terminar: falta alguma coisa importante?',
      'Última pergunta: há algo a acrescentar?',
    ],
  },
  allAnswered: [
    'Obrigado, você já contou tudo o que eu ia perguntar.',
    'Isso responde tudo o que eu queria saber, obrigado.',
  ],
  repeatApology: [
    'Desculpe, você já tinha contado isso.',
    'Desculpe por perguntar de novo.',
    'É verdade, desculpe.',
  ],
  thanks: {
    sentence: [
      'Obrigado.',
      'Entendi, obrigado.',
      'Certo, obrigado por contar.',
      'Certo, obrigado.',
    ],
    story: [
      'Obrigado por contar isso com tantos detalhes.',
      'Obrigado, assim dá para entender bem.',
      'Obrigado por explicar com calma.',
    ],
    followUp: ['Entendo.', 'Entendi.'],
  },
  sympathy: [
    'Sinto muito por isso.',
    'Lamento que tenha sido assim.',
    'Imagino que não tenha sido fácil.',
  ],
  candour: [
    'É importante saber disso, obrigado.',
    'Obrigado por dizer como é.',
    'Ajuda saber disso, obrigado.',
  ],
  trust: [
    'Obrigado por me contar isso.',
    'Obrigado por compartilhar isso.',
    'Obrigado por trazer isso.',
  ],
  greetingReply: ['Olá, e obrigado por participar.', 'Oi, que bom ter você aqui.'],
  limited:
    'No momento só consigo fazer perguntas simples, porque parte deste serviço não está respondendo. Você pode encerrar aqui ou continuar mais tarde, quando quiser. Se preferir continuar agora:',
  byIntent: {
    refuse: ['Tudo bem, não precisa responder.', 'Sem problema.', 'Tudo certo.'],
    'dont-know': ['Tudo bem.', 'Sem problema.', 'Tudo certo.'],
    gibberish: ['Vamos deixar essa de lado.', 'Sem problema, podemos pular essa.'],
    'off-topic': ['Certo, vamos seguir com a pesquisa.', 'Voltando à nossa conversa.'],
    injection: ['Certo, vamos seguir com a pesquisa.', 'Voltando à nossa conversa.'],
  },
}
