// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ClarificationTemplates } from '../../types/templates.ts'

export const clarificationTemplates: ClarificationTemplates = {
  clarify: {
    gibberish: {
      professional: [
        'Não consegui compreender a sua mensagem.',
        'Não ficou claro para mim. Se preferir, podemos pular este ponto.',
        'Tive dificuldade para entender o que você escreveu.',
        'Receio que o sentido da mensagem não tenha chegado até mim.',
      ],
      friendly: [
        'Opa, acho que não peguei essa!',
        'Ih, não entendi direito. Se quiser pular, tudo bem!',
        'Essa passou batido por mim!',
        'Acho que o teclado se embaralhou aí!',
      ],
      curious: [
        'Hum, não consegui decifrar essa resposta.',
        'Fiquei sem entender essa. Se preferir, seguimos para outra.',
        'Fico imaginando o que isso queria dizer.',
        'Esse enigma eu não consegui resolver.',
      ],
      empathetic: [
        'Desculpe, não consegui entender bem.',
        'Não entendi direito, e tudo bem. Se preferir, pulamos esta.',
        'Não tenho certeza de ter entendido você.',
        'Talvez eu não tenha captado o que você quis dizer, desculpe.',
      ],
      analytical: [
        'Não identifiquei uma resposta.',
        'A mensagem não ficou legível para mim. É possível pular este ponto.',
        'A mensagem não traz palavras que eu possa usar.',
        'A resposta ficou ilegível para mim.',
      ],
    },
    'off-topic': {
      professional: [
        'Entendo. Retomando o nosso tema.',
        'Certo. Esse assunto foge um pouco da pesquisa.',
        'Agradeço. Gostaria de voltar ao assunto da pesquisa.',
        'Deixemos isso de lado e sigamos.',
      ],
      friendly: [
        'Entendi! Voltando ao nosso papo.',
        'Esse assunto rende! Mas vamos voltar ao nosso.',
        'Boa! Mas onde é que a gente estava mesmo.',
        'Anotado! Bora voltar para o assunto.',
      ],
      curious: [
        'Esse caminho também é interessante. Mas quero voltar ao nosso tema.',
        'Boa lembrança. Agora, de volta ao nosso assunto.',
        'Daria para falar disso por muito tempo. A minha pergunta era outra.',
        'Vou guardar isso e voltar ao nosso tema.',
      ],
      empathetic: [
        'Obrigado por dividir isso. Vamos voltar ao nosso tema, com calma.',
        'Entendo que isso também importa. Voltando ao nosso assunto.',
        'Ouvi você. Quando quiser, voltamos ao nosso tema.',
        'Tudo bem. Vamos retomar a nossa conversa.',
      ],
      analytical: [
        'Anotado. De volta ao tema.',
        'Isso fica fora do escopo. Retomando.',
        'Fica de lado. Agora, o tema em si.',
        'Não faz parte desta pesquisa. Seguimos.',
      ],
    },
    'question-back': {
      professional: [
        'Explico: interessa a sua experiência, sem resposta certa ou errada.',
        'Boa pergunta. Trata-se do que você pensa ou já viveu.',
        'Para deixar claro: pergunto sobre a sua própria visão, nas suas palavras.',
        'Esclareço com prazer. Serve qualquer situação que você conheça.',
      ],
      friendly: [
        'Claro, explico! Quero só saber como é com você, sem resposta certa.',
        'Boa pergunta! Vale qualquer coisa que você pense ou tenha vivido.',
        'Falando de um jeito simples: quero saber como você vê isso.',
        'Não tem pegadinha! É só dizer o que vier à cabeça.',
      ],
      curious: [
        'Ótima pergunta. Quero descobrir como isso é para você.',
        'Deixa eu explicar: o que me interessa é a sua história.',
        'Posso dizer de outro modo: queria imaginar o seu lado.',
        'Faz sentido perguntar. Interessa o que você mesmo notou.',
      ],
      empathetic: [
        'Claro, sem problema. Não há resposta certa ou errada, só a sua.',
        'Fique à vontade, eu explico: importa o que você viveu.',
        'Obrigado por perguntar. Conte o quanto quiser, muito ou pouco.',
        'Explico com carinho: é só sobre como você vê isso.',
      ],
      analytical: [
        'Esclarecendo: preciso da sua avaliação, com base na sua experiência.',
        'Em resumo: o que conta é o que você observou.',
        'Com precisão: um exemplo da sua experiência já basta.',
        'Definindo: vale a sua avaliação, em qualquer formato.',
      ],
    },
    injection: {
      professional: [
        'Aqui só posso tratar da pesquisa.',
        'Não posso atender a esse pedido.',
        'Isso não é algo que eu possa fazer nesta conversa.',
        'Preciso me ater à pesquisa.',
      ],
      friendly: [
        'Essa eu não posso fazer, mas posso seguir com a pesquisa!',
        'Por aqui a gente só conversa sobre a pesquisa!',
        'Boa tentativa! Mas vamos ficar na pesquisa.',
        'Essa não rola, mas a pesquisa continua!',
      ],
      curious: [
        'Isso foge do que eu posso fazer. A minha curiosidade é outra.',
        'Esse pedido fica para outro lugar; aqui o assunto é a pesquisa.',
        'Vou deixar isso de lado e seguir com a pesquisa.',
        'Não é para isso que estou aqui; as minhas perguntas são da pesquisa.',
      ],
      empathetic: [
        'Entendo, mas isso eu não posso fazer. Sigo aqui para ouvir você.',
        'Isso está além do que posso fazer. O que você viveu é o que importa aqui.',
        'Ouvi você, mas aqui só posso falar da pesquisa.',
        'Isso eu não consigo fazer, e ainda quero ouvir você.',
      ],
      analytical: [
        'Pedido fora do escopo da pesquisa.',
        'Esse pedido não se aplica aqui.',
        'Pedido recusado. Retomando a pesquisa.',
        'Isso não responde à pergunta. Seguimos.',
      ],
    },
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
