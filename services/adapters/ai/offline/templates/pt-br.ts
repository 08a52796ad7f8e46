// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Templates } from './template.ts'

export const portuguese: Templates = {
  opening: {
    professional: [
      'Obrigado por participar. Nossa conversa é sobre “{title}”. Para começar, como você descreveria a sua experiência com esse assunto?',
      'Agradeço o seu tempo. O tema desta conversa é “{title}”. Para começar, qual é a sua relação com esse tema?',
    ],
    friendly: [
      'Oi! Que bom ter você aqui. A gente vai conversar sobre “{title}”. Para começar, como tem sido a sua experiência com isso?',
      'Olá! Obrigado por topar esse bate-papo sobre “{title}”. Me conta: o que vem à sua cabeça quando pensa nesse assunto?',
    ],
    curious: [
      'Olá! Quero muito ouvir você sobre “{title}”. Qual foi a situação mais recente em que isso fez parte da sua vida?',
      'Oi! Tenho muita curiosidade de entender “{title}” pelo seu olhar. Por onde a sua história com esse tema começa?',
    ],
    empathetic: [
      'Olá, obrigado por estar aqui. Vamos conversar sobre “{title}”, no seu ritmo e sem resposta certa ou errada. Como você tem vivido isso?',
      'Oi! O que você viveu importa muito para nós. Pensando em “{title}”, como tem sido para você?',
    ],
    analytical: [
      'Obrigado por participar. O tema é “{title}”. Para começar, que fatos ou situações melhor resumem a sua experiência?',
      'Olá. Vamos conversar sobre “{title}”. Como você resumiria a sua experiência até aqui, em termos concretos?',
    ],
  },
  openingOn: [
    'Obrigado por participar. Vamos começar por “{point}”: como você vê esse ponto, com base no que já viveu?',
    'Olá! Para começar, pensando em “{point}”, o que você pode nos contar?',
  ],
  objective: {
    professional: [
      'Passando a outro ponto, “{point}”: como você avalia isso hoje?',
      'Gostaria de ouvir você sobre “{point}”. O que tem sido mais relevante na sua experiência?',
      'Sobre “{point}”: que situação ilustra bem o que você pensa?',
      'Quanto a “{point}”, o que funciona e o que não funciona para você?',
    ],
    friendly: [
      'Agora me conta sobre “{point}”: como isso acontece com você?',
      'E quando o assunto é “{point}”, o que você tem a dizer?',
      'Vamos falar de “{point}”? Pode contar do seu jeito, com um exemplo se lembrar de algum.',
      'Falando em “{point}”, o que mais marcou você?',
    ],
    curious: [
      'Tenho curiosidade sobre outro ponto, “{point}”: que história você tem para contar?',
      'E sobre “{point}”, o que você percebe que talvez outras pessoas não percebam?',
      'Pensando em “{point}”, o que aconteceu da última vez?',
      'Como “{point}” aparece no seu dia a dia?',
    ],
    empathetic: [
      'Se você se sentir à vontade, fale um pouco sobre “{point}”. Como isso tem sido para você?',
      'Queria entender também “{point}”. Como você se sente em relação a isso?',
      'Pensando em “{point}”, o que pesou mais para você?',
      'Sobre “{point}”, o que você gostaria que as pessoas entendessem?',
    ],
    analytical: [
      'Próximo ponto, “{point}”: quais fatores pesam mais na sua avaliação?',
      'Quanto a “{point}”, o que mudou ao longo do tempo?',
      'Analisando “{point}”, qual foi a causa principal do que você viveu?',
      'Sobre “{point}”: com que frequência isso acontece e com que efeito?',
    ],
  },
  invitation: [
    'Conte um pouco do porquê.',
    'Fale à vontade, com um exemplo se puder.',
    'Quero entender como você vê isso.',
  ],
  probe: {
    professional: [
      'Você mencionou “{quote}”. Poderia detalhar o que aconteceu?',
      'Sobre “{quote}”: que efeito isso teve para você?',
      'Quando você diz “{quote}”, em que situação está pensando?',
    ],
    friendly: [
      'Você falou “{quote}”. Me conta mais: como foi isso?',
      'Hum, “{quote}”… o que aconteceu depois?',
      'Quando você diz “{quote}”, consegue me dar um exemplo?',
    ],
    curious: [
      'Interessante: “{quote}”. O que levou a isso?',
      'Você disse “{quote}”. Como exatamente isso aconteceu?',
      'Fiquei pensando em “{quote}”. O que estava por trás disso?',
    ],
    empathetic: [
      'Obrigado por dividir isso. Quando você diz “{quote}”, como se sentiu naquele momento?',
      'Você contou “{quote}”. Como foi isso para você?',
      'Imagino que “{quote}” tenha um peso. O que isso mudou para você?',
    ],
    analytical: [
      'Você citou “{quote}”. Qual foi a causa, na sua visão?',
      'Sobre “{quote}”: com que frequência isso acontece?',
      'Em “{quote}”, o que mais pesou no resultado?',
    ],
  },
  probePlain: [
    'Pode me dar um exemplo concreto do que acabou de contar?',
    'O que fez você chegar a essa opinião?',
    'Como isso aconteceu, passo a passo?',
  ],
  otherAngle: [
    'Vendo “{point}” por outro lado: se pudesse mudar uma única coisa, qual seria?',
    'Ainda sobre “{point}”, o que seria diferente em um cenário ideal?',
    'Pensando de novo em “{point}”: o que você contaria sobre isso a um amigo?',
  ],
  otherAnglePlain: [
    'Olhando por outro lado: se pudesse mudar uma única coisa, qual seria?',
    'Em um cenário ideal, o que seria diferente?',
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
  closing: {
    professional: [
      'Estamos no fim. Há algo importante sobre o tema que não perguntei?',
      'Para encerrar: o que mais você gostaria de acrescentar?',
    ],
    friendly: [
      'A gente está quase terminando! Ficou faltando alguma coisa que você queria contar?',
      'Última pergunta: tem mais alguma coisa que você gostaria de dividir?',
    ],
    curious: [
      'Antes de terminar: o que eu deveria ter perguntado e não perguntei?',
      'Para fechar, que detalhe ficou de fora e merece ser contado?',
    ],
    empathetic: [
      'Obrigado pela confiança. Antes de encerrar, há algo que você ainda gostaria de dizer?',
      'Chegamos ao fim. Ficou alguma coisa guardada que você queira contar?',
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
      'Agradeço o detalhe.',
    ],
    friendly: [
      'Legal, obrigado por contar!',
      'Entendi!',
      'Boa, faz sentido.',
      'Valeu por dividir isso.',
    ],
    curious: [
      'Que interessante.',
      'Isso ajuda muito a entender.',
      'Olha só, obrigado.',
      'Bom saber disso.',
    ],
    empathetic: [
      'Obrigado por compartilhar isso.',
      'Entendo você.',
      'Faz sentido, obrigado pela sinceridade.',
      'Agradeço por contar.',
    ],
    analytical: [
      'Anotado.',
      'Informação útil, obrigado.',
      'Entendido, obrigado.',
      'Certo, isso esclarece.',
    ],
  },
  sorry: [
    'Sinto muito por isso.',
    'Imagino que não tenha sido fácil.',
    'Lamento que tenha sido assim.',
  ],
  after: {
    refuse: ['Tudo bem, não precisa responder.', 'Sem problema, vamos adiante.'],
    'dont-know': ['Tudo bem não saber.', 'Sem problema.'],
    gibberish: ['Vamos deixar essa de lado.', 'Sem problema, podemos pular essa.'],
    'off-topic': ['Certo, vamos seguir com a pesquisa.', 'Vamos adiante.'],
    injection: ['Certo, vamos seguir com a pesquisa.', 'Vamos adiante.'],
  },
}
