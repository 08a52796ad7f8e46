// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { RespondentQuestions } from '../types/respondent-questions.ts'

export const respondentQuestions: RespondentQuestions = {
  patterns: {
    anonymous:
      / (?:isso |isto |tudo |pesquisa |conversa |respostas )?(?:e|eh|sera|fica|ficam|sao|vai ser|vao ser) (?:mesmo |tudo |totalmente |realmente )?(?:anonim[ao]s?|confidencia(?:l|is)|sigilos[ao]s?|secret[ao]s?) | (?:voces?|vcs?|eles|alguem|meu chefe|minha chefe|a empresa)(?: \S+){0,2} (?:sabem?|saber|descobrir|ver|veem|descobre) (?:quem (?:eu )?sou|que (?:sou|fui) eu|(?:o )?meu nome|quem respondeu) | (?:preciso|tenho que|tem que|precisa) (?:\S+ )?(?:dizer|dar|colocar|informar|falar) (?:o )?(?:meu )?nome | (?:da|tem como) (?:pra |para )?(?:saber|descobrir) (?:quem (?:eu )?sou|que (?:sou|fui) eu) /u,
    readers:
      / (?:tem|ha) (?:alguem|gente|uma pessoa)(?: \S+)? (?:lendo|vendo) | quem (?:e que |mais )?(?:vai |ira |pode |consegue |vao )?(?:ler|ver|le|ve|receber|recebe|ter acesso|tem acesso) (?:a )?(?:isso|isto|as (?:minhas )?respostas|minhas? respostas?|o que eu|esta|essa|tudo) | (?:meu|minha|meus|minhas|alguem|voces|vcs|outras pessoas)(?: \S+){0,2} (?:vao |vai |pode |podem )(?:\S+ )?(?:ler|ver|mostrar|ter acesso|receber|compartilhar|divulgar|vender|guardar) (?:isso|isto|as respostas|minhas|o que eu|tudo|essas) | (?:pra|para) onde (?:vao|vai) (?:as|isso|minhas|essas|meus) | o que (?:(?:voces?|vcs?) )?(?:vao |vai )?(?:fazer|fazem|faz) com (?:tudo |todas )?(?:isso|as|minhas|essas|meus) /u,
    machine:
      / (?:voce|vc|vcs|tu) (?:e|eh|es) (?:mesmo |realmente |so )?(?:uma? )?(?:pessoa|robo|bot|humano|humana|maquina|ia|real|inteligencia artificial|programa|gente) | (?:isso|isto|aqui) (?:e|eh) (?:um robo|um bot|uma ia|uma inteligencia artificial|uma pessoa) | (?:estou|to|tou) (?:falando|conversando) com (?:quem|um|uma|alguem|gente) | com quem (?:eu )?(?:estou|to|tou|falo) | quem (?:e|eh) (?:voce|vc) | quem (?:ta|esta) (?:falando|ai|do outro lado) | (?:tem|ha) (?:alguem|gente|uma pessoa) (?:\S+ )?(?:ai|do outro lado|por tras) /u,
    length:
      / quanto tempo (?:(?:ainda|mais|isso|isto|vai|a pesquisa|essa pesquisa|a conversa) )*(?:demora|dura|leva|falta|demorar|durar|levar)(?: (?:isso|isto|ainda|a pesquisa|essa pesquisa|a conversa|essa conversa|(?:pra|para) (?:terminar|acabar)|tudo isso))? $| quanto (?:ainda )?(?:falta|demora)(?: (?:ainda|(?:pra|para) (?:terminar|acabar)))? $| quantas (?:perguntas|questoes) | (?:isso |ainda )?vai demorar(?: muito)? $| faltam? (?:muito|muitas|muitas perguntas)(?: ainda)? $/u,
    reason:
      / (?:por ?que|pq|pra que|para que) (?:e que )?(?:(?:voces?|vcs?) )?(?:quer(?:em)? saber|precisam? saber|pergunt\w+|(?:estao|esta|tao|ta) perguntando) | (?:pra|para) que (?:e |serve )?(?:isso|isto|essa (?:pesquisa|pergunta)|esta (?:pesquisa|pergunta))(?: tudo)? $| qual (?:e |eh )?(?:o |a )?(?:objetivo|motivo|sentido|finalidade|razao) (?:disso|dessa|desta|dessas|da pesquisa|da pergunta|de perguntar) /u,
  },
  meaning:
    / (?:quer(?:em)? dizer|significa|sentido|entendi|entendo|explica\w*|reformular|como assim|comassim|referindo|refere|repetir|exemplo|claro|do que|qual pergunta|a pergunta) /u,
  replies: {
    opener: {
      professional: ['Pois não, eu explico.', 'Com certeza, respondo.'],
      friendly: ['Claro, te conto!', 'Opa, respondo sim!'],
      curious: ['Boa pergunta!', 'Que bom que você perguntou!'],
      empathetic: ['Claro, é natural querer saber.', 'Entendo a sua dúvida.'],
      analytical: ['Respondo de forma direta.', 'Vamos aos fatos.'],
    },
    machine: [
      'Sou uma inteligência artificial que faz entrevistas, não uma pessoa. Quem criou a pesquisa pode ler o que você escreve.',
      'Você está conversando com uma inteligência artificial. As respostas podem ser lidas por quem criou a pesquisa.',
    ],
    readers: [
      'Quem criou a pesquisa pode ler as suas respostas, e eu, uma inteligência artificial, uso cada uma para escolher as perguntas.',
      'As suas respostas vão para quem criou a pesquisa. Uma inteligência artificial também lê, para perguntar e resumir.',
    ],
    anonymous: {
      nothing: [
        'Não pedi o seu nome. Quem criou a pesquisa pode ler tudo o que você escreve; deixe de fora o que não quiser contar.',
        'Nenhum nome foi pedido no início. As respostas são lidas por quem criou a pesquisa; se preferir, não escreva nada que identifique você.',
      ],
      form: [
        'O formulário do início pediu alguns dados seus, e quem criou a pesquisa pode ver esses dados junto com as respostas.',
        'Alguns dados foram pedidos no início, e com eles quem criou a pesquisa pode saber de quem são as respostas.',
      ],
      link: [
        'Você entrou por um link pessoal, e quem o enviou talvez consiga saber que as respostas são suas.',
        'O seu link é pessoal: quem o enviou talvez consiga ligar as respostas a você.',
      ],
    },
    length: [
      'Perguntas que ainda faltam, contando com esta: no máximo {left}. Você pode parar quando quiser.',
      'Há um limite: no máximo {left} até o fim, contando com esta, e dá para parar a qualquer momento.',
    ],
    reason: [
      'Quem criou a pesquisa espera entender melhor “{title}”, e a sua visão faz parte disso.',
      'O tema é “{title}”, e cada resposta ajuda quem criou a pesquisa a entender isso melhor.',
    ],
    unknown: [
      'Sou uma inteligência artificial que só faz as perguntas por aqui; essa eu não sei responder.',
      'Sou uma inteligência artificial, sem vivência nem opinião própria; a isso não consigo responder.',
    ],
    returnToQuestion: ['Voltando ao nosso assunto: {ask}', 'Então, continuando: {ask}'],
  },
}
