// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Templates } from './template.ts'
import { replies } from './pt-br-replies.ts'

export const portuguese: Templates = {
  opening: {
    professional: [
      'Agradeço por participar. Nossa conversa é sobre “{title}”. Para começar, como você descreveria a sua experiência com esse assunto?',
      'Obrigado pelo seu tempo. O tema de hoje é “{title}”. Para começar, de que forma esse tema faz parte da sua vida?',
    ],
    friendly: [
      'Oi! Que bom ter você aqui. O papo de hoje é sobre “{title}”. Me conta: como isso aparece na sua vida?',
      'Olá! Valeu por topar esse bate-papo sobre “{title}”. Para começar, o que vem à sua cabeça quando pensa nesse assunto?',
    ],
    curious: [
      'Olá! O tema de hoje é “{title}”, e quero muito ouvir a sua história. Por onde ela começa?',
      'Oi! Vamos falar sobre “{title}”. Fico imaginando como foi com você: qual é a lembrança mais recente que você tem disso?',
    ],
    empathetic: [
      'Olá, é bom ter você aqui. Vamos conversar sobre “{title}”, no seu ritmo, sem resposta certa ou errada. Como tem sido para você?',
      'Oi! O tema de hoje é “{title}”, e o que você viveu importa muito para nós. Como você se sente em relação a isso?',
    ],
    analytical: [
      'Olá. O tema é “{title}”. Para começar pelos fatos: que situação resume melhor a sua experiência?',
      'Obrigado por participar. Vamos tratar de “{title}”, um ponto de cada vez. Como você resumiria a sua experiência até aqui?',
    ],
  },
  openingOn: [
    'Obrigado por participar. Vamos começar por “{point}”: o que você já viveu em relação a isso?',
    'Olá! Para começar, pensando em “{point}”, o que você pode me contar?',
  ],
  openingAsk: [
    'Obrigado por participar. Vamos direto ao assunto: {ask}',
    'Olá! É bom ter você aqui. Para começar: {ask}',
  ],
  ask: {
    professional: [
      '{ask}',
      'Passando a outro aspecto: {ask}',
      'Gostaria de saber também: {ask}',
      'Outro ponto importante: {ask}',
    ],
    friendly: [
      'Agora me conta: {ask}',
      'Mudando um pouquinho de assunto: {ask}',
      'E me diz uma coisa: {ask}',
      '{ask} Pode contar do seu jeito!',
    ],
    curious: [
      'Tenho curiosidade de saber: {ask}',
      'Queria entender outra parte dessa história: {ask}',
      '{ask} Adoro detalhes.',
      'Outra coisa que me intriga: {ask}',
    ],
    empathetic: [
      'Se você se sentir à vontade: {ask}',
      '{ask} Pode responder no seu tempo.',
      'Queria entender melhor o seu lado: {ask}',
      'Pensando no que você viveu: {ask}',
    ],
    analytical: [
      'Próximo ponto: {ask}',
      'Em termos concretos: {ask}',
      '{ask} Se puder, cite fatos, datas ou números.',
      'Vamos a outro fator: {ask}',
    ],
  },
  askAgain: {
    professional: ['Ainda nesse ponto: {ask}', 'Vendo de outra forma: {ask}'],
    friendly: ['Vamos por outro caminho: {ask}', 'Deixa eu perguntar de outro jeito: {ask}'],
    curious: ['Olhando por outro ângulo: {ask}', 'Fico pensando: {ask}'],
    empathetic: ['Talvez fique mais fácil assim: {ask}', 'Sem pressa: {ask}'],
    analytical: ['Vendo o mesmo ponto por outro ângulo: {ask}', 'Por outro caminho: {ask}'],
  },
  askOwn: [
    '{ask} Conte um pouco do porquê.',
    '{ask} Um exemplo da sua experiência ajuda bastante.',
    '{ask} Interessa a sua visão, seja ela qual for.',
  ],
  objective: {
    professional: [
      'Passando a outro ponto, “{point}”: como você avalia isso hoje?',
      'Gostaria de ouvir você sobre “{point}”. O que tem sido mais relevante na sua experiência?',
      'Sobre “{point}”: que situação ilustra bem o que você pensa?',
      'Outro ponto é “{point}”. Qual é a sua avaliação?',
    ],
    friendly: [
      'Agora me conta sobre “{point}”: como isso acontece com você?',
      'E quando o assunto é “{point}”, o que você tem a dizer?',
      'Próxima parada: “{point}”. O que vem à sua cabeça?',
      'Falando em “{point}”, o que mais marcou você?',
    ],
    curious: [
      'Tenho curiosidade sobre outro ponto, “{point}”: que história você tem para contar?',
      'E sobre “{point}”, o que você percebe que talvez outras pessoas não percebam?',
      'Pensando em “{point}”, o que aconteceu da última vez?',
      'Queria ver “{point}” pelos seus olhos: como isso aparece no seu dia a dia?',
    ],
    empathetic: [
      'Se você se sentir à vontade, vamos falar de “{point}”. Como isso tem sido para você?',
      'Queria entender também “{point}”. Como você se sente em relação a isso?',
      'Pensando em “{point}”, o que pesou mais para você?',
      'Sobre “{point}”, o que você gostaria que as pessoas entendessem?',
    ],
    analytical: [
      'Próximo ponto, “{point}”: que fator pesa mais na sua avaliação?',
      'Quanto a “{point}”, o que mudou ao longo do tempo?',
      'Analisando “{point}”, o que explica a sua opinião?',
      'Sobre “{point}”: com que frequência isso aparece na sua vida?',
    ],
  },
  probe: {
    professional: [
      'Você mencionou “{quote}”. Poderia detalhar um pouco mais?',
      'Sobre “{quote}”: que efeito isso teve para você?',
      'Quando você diz “{quote}”, em que situação está pensando?',
    ],
    friendly: [
      'Você falou “{quote}”. Me conta mais sobre isso?',
      'Fiquei com isto na cabeça: “{quote}”. Como ficou depois?',
      'Quando você diz “{quote}”, consegue me dar um exemplo?',
    ],
    curious: [
      'Interessante: “{quote}”. O que está por trás disso?',
      'Você disse “{quote}”. Como se chegou a esse ponto?',
      'Fiquei pensando em “{quote}”. O que isso revela sobre o que importa para você?',
    ],
    empathetic: [
      'Você contou: “{quote}”. Como se sentiu com isso?',
      'Ouvi o que você disse: “{quote}”. Como foi isso para você?',
      'Imagino que isso tenha pesado: “{quote}”. O que mudou para você?',
    ],
    analytical: [
      'Você citou “{quote}”. Qual é a causa, na sua visão?',
      'Sobre “{quote}”: que impacto isso teve na prática?',
      'Registro aqui: “{quote}”. O que explica isso, a seu ver?',
    ],
  },
  probePlain: {
    professional: [
      'Poderia dar um exemplo concreto?',
      'O que levou você a essa opinião?',
      'Poderia descrever uma situação em que isso aconteceu?',
    ],
    friendly: [
      'Me conta um pouquinho mais? Um exemplo já ajuda.',
      'E o que faz você dizer isso?',
      'Lembra de alguma vez em que foi assim?',
    ],
    curious: [
      'Queria entender melhor: o que faz você dizer isso?',
      'Que situação vem à sua cabeça quando diz isso?',
      'E como foi que você percebeu isso?',
    ],
    empathetic: [
      'Se quiser, conte um pouco mais: como foi para você?',
      'O que está por trás dessa impressão?',
      'Quer me contar um momento em que sentiu isso?',
    ],
    analytical: [
      'Em que fatos você se baseia?',
      'Poderia citar um caso concreto?',
      'O que mais contribuiu para essa avaliação?',
    ],
  },
  otherAngle: [
    'Vendo “{point}” por outro lado: se pudesse mudar uma única coisa, qual seria?',
    'Ainda sobre “{point}”, como seria em um cenário ideal?',
    'Pensando de novo em “{point}”: o que você contaria sobre isso a um amigo?',
  ],
  otherAnglePlain: [
    'Olhando por outro lado: se pudesse mudar uma única coisa, qual seria?',
    'E como seria em um cenário ideal?',
    'Se um amigo perguntasse a você sobre isso, o que você diria?',
  ],
  clarify: {
    gibberish: [
      'Acho que não consegui entender. Poderia responder com outras palavras, mesmo que em uma frase curta?',
      'Não entendi bem a sua mensagem. Quer tentar de outro jeito, ou prefere pular para o próximo ponto?',
    ],
    'off-topic': [
      'Entendo! Voltando a “{point}”, o que você tem a dizer?',
      'Esse assunto rende, mas aqui queremos ouvir você sobre “{point}”. Como foi a sua experiência?',
    ],
    'question-back': [
      'Claro, explico: queremos conhecer a sua experiência com “{point}”, sem resposta certa ou errada. O que vem à sua cabeça primeiro?',
      'Boa pergunta. Interessa o que você pensa ou já viveu sobre “{point}”. Que exemplo você daria?',
    ],
    injection: [
      'Aqui só consigo conversar sobre a pesquisa. Voltando a “{point}”, qual é a sua opinião?',
      'Isso eu não posso fazer. Podemos seguir com “{point}”: como você vê esse ponto?',
    ],
  },
  clarifyAsk: {
    gibberish: [
      'Acho que não consegui entender. Vou perguntar de outro jeito: {ask}',
      'Não entendi bem a sua mensagem. Tentando de outra forma: {ask}',
    ],
    'off-topic': [
      'Entendo! Voltando ao nosso assunto: {ask}',
      'Esse assunto rende, mas quero muito ouvir você sobre o nosso tema. {ask}',
    ],
    'question-back': [
      'Claro, explico: quero conhecer a sua experiência, sem resposta certa ou errada. {ask}',
      'Boa pergunta. Interessa o que você pensa ou já viveu. Por exemplo: {ask}',
    ],
    injection: [
      'Aqui só consigo conversar sobre a pesquisa. Voltando a ela: {ask}',
      'Isso eu não posso fazer. Seguindo com a pesquisa: {ask}',
    ],
  },
  ...replies,
}
