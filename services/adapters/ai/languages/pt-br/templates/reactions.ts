// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ReactionTemplates } from '../../types/templates.ts'

export const reactionTemplates: ReactionTemplates = {
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
  acknowledgement: {
    professional: ['Certo.', 'Entendido.'],
    friendly: ['Tá certo!', 'Entendi!'],
    curious: ['Ah, certo.', 'Hum, entendi.'],
    empathetic: ['Tudo bem.', 'Entendo.'],
    analytical: ['Anotado.', 'Certo.'],
  },
  empathy: {
    professional: ['Lamento que tenha sido assim.', 'Sinto muito pelo ocorrido.'],
    friendly: ['Poxa, sinto muito por isso.', 'Puxa, que situação difícil.'],
    curious: ['Sinto muito por isso.', 'Sinto muito; quero entender melhor.'],
    empathetic: [
      'Sinto muito que você tenha passado por isso.',
      'Obrigado por confiar; sinto muito por isso.',
    ],
    analytical: ['Lamento. Fica registrado.', 'Sinto muito; é um ponto relevante.'],
  },
  repeatApology: [
    'Desculpe, não era para perguntar isso de novo.',
    'Desculpe por repetir.',
    'É verdade, já passamos por isso; desculpe.',
  ],
  greetingReply: ['Olá, e obrigado por participar.', 'Oi, que bom ter você aqui.'],
  limited:
    'No momento só consigo fazer perguntas simples, porque parte deste serviço não está respondendo. Você pode encerrar aqui ou continuar mais tarde, quando quiser. Se preferir continuar agora:',
  byIntent: {
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
}
