// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ClarificationTemplates } from '../../types/templates.ts'

export const clarificationTemplates: ClarificationTemplates = {
  clarify: {
    gibberish: [
      'Desculpe, não consegui ler isso.',
      'Não entendi essa, desculpe.',
      'Essa mensagem não ficou clara.',
      'Não deu para entender o que veio escrito.',
    ],
    'off-topic': ['Entendi.', 'Certo.', 'Tudo bem.', 'Ah, sim.'],
    injection: [
      'Aqui só posso falar da pesquisa.',
      'Isso não posso fazer aqui.',
      'Com isso não posso ajudar aqui.',
      'Aqui eu só faço as perguntas.',
    ],
  },
  clarifyUnknownPoint: {
    professional: [
      'Sobre “{point}”, qual é a sua opinião?',
      'Quanto a “{point}”, o que poderia dizer?',
      'A respeito de “{point}”, qual tem sido a sua experiência?',
      'Como você descreveria “{point}”, pelo que conhece?',
    ],
    friendly: [
      'E sobre “{point}”, o que você me conta?',
      'Me diz: o que vem à sua cabeça sobre “{point}”?',
      'Vamos falar de “{point}”: o que você acha?',
      'Se um amigo perguntasse sobre “{point}”, o que você diria?',
    ],
    curious: [
      'O que você já viveu em relação a “{point}”?',
      'Que exemplo você daria sobre “{point}”?',
      'O que você já percebeu sobre “{point}”?',
      'Quando pensa em “{point}”, que momento vem à memória?',
    ],
    empathetic: [
      'Pensando em “{point}”, como tem sido para você?',
      'No seu tempo: o que você diria sobre “{point}”?',
      'Se quiser, me conte sobre “{point}”: o que importa para você nisso?',
      'O que você gostaria que eu entendesse sobre “{point}”?',
    ],
    analytical: [
      'Em relação a “{point}”, qual é a sua avaliação?',
      'Sobre “{point}”, que fato você destacaria?',
      'Que aspecto de “{point}” pesa mais?',
      'Como você resumiria “{point}” em uma frase?',
    ],
  },
}
