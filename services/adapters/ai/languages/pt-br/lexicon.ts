// Brazilian Portuguese. Compiled by hand for Prosa; Apache-2.0 like the rest of the repository.
import { parsePhrases, parseWords } from '../shared/word-lists.ts'
import type { WordLists } from '../types/lexicon.ts'

export const lexicon: WordLists = {
  stopWords:
    parseWords(`a o as os um uma uns umas de do da dos das em no na nos nas por pelo pela pelos pelas para pra pro com
    sem sob sobre entre até e ou mas que se como quando onde porque pois também já ainda só muito mais menos tão eu tu ele
    ela nós vocês você eles elas me te lhe nos meu minha meus minhas seu sua seus suas nosso nossa isso isto aquilo este
    esta esse essa aquele aquela ser é era foi são estava está estou estão ter tem tinha tenho teve há haver vai vou ir
    foram faz fazer fiz ao aos à às num numa não sim lá aí aqui então depois antes quem qual quais cada todo toda todos
    todas outro outra mesmo mesma algo alguém nada tudo assim bem gente acho`),
  intents: {
    dontKnow:
      parsePhrases(`n sei, nao sei, não sei não, sei não, sei lá mano, sei la, sla, nsei, nem ideia, não faço a menor ideia, nem imagino, vai saber, não saberia dizer, não saberia responder, não me recordo, nem lembro, não tenho o que dizer, sem ideia, não tenho certeza ainda, tô sem ideia, me pegou agora, não sei, sei lá, não lembro, não me lembro, não faço ideia, não tenho ideia, não tenho certeza, nunca pensei nisso, não sei dizer,
      não sei responder, difícil dizer, sem opinião, não tenho opinião, não recordo, nada a declarar, nada a dizer`),
    refuse:
      parsePhrases(`n quero responder, nao quero responder, prefiro n falar, prefiro nao falar, prefiro não comentar, não quero comentar, sem comentários, não vou falar, pula, pula pra próxima, próxima, passa, manda a próxima, outra pergunta, deixa quieto, deixa pra lá, isso não é da sua conta, não te devo satisfação, pergunta invasiva, não me sinto à vontade, não quero dizer, que pergunta idiota essa, prefiro não responder, não quero responder, não vou responder, não quero falar, prefiro não falar, prefiro não dizer, não é da sua conta,
      isso é pessoal, pular essa, pula essa, pular, próxima pergunta, passo, não interessa, não te interessa, que pergunta idiota, pergunta ridícula`),
    stop: parsePhrases(`flw, falou valeu, fui, parei, deu por hoje, quero parar agora, para de perguntar, pare de perguntar, chega de perguntas, chega de pergunta, não enche, me deixa em paz, cansei disso, cansei dessa pesquisa, tô fora, vou nessa, encerra aí, encerra ai, finaliza, quero finalizar, quero parar, pode parar, parar por aqui, vamos parar, encerrar, quero encerrar, quero sair, vou sair, chega, já chega, para com isso, cansei de responder,
      não quero mais responder, não quero continuar, acabou, tchau, fim da pesquisa, sem tempo para isso, não tenho tempo pra isso, parem, stop`),
    distress: parsePhrases(
      `me ameaçou de morte, me ameaçaram de morte, me ameaça de morte, ameaçado de morte, ameaçada de morte, ameaçou me matar, ameaça me matar, quero me matar, penso em me matar, pensando em me matar, queria morrer, queria estar morto, queria estar morta, preferia estar morto, preferia estar morta, melhor eu morrer, quero sumir do mundo, quero desaparecer pra sempre, não quero viver, nao quero viver, não tenho vontade de viver, não vejo sentido na vida, não vejo mais sentido em viver, a vida não vale a pena, cansei de viver, cansada de viver, cansado de viver, tirar a minha vida, tirar a própria vida, dar fim na minha vida, acabar com tudo e morrer, penso em suicídio, pensando em suicídio, pensar em suicídio, penso em morrer, pensei em me matar, tentei me matar, tentei suicídio, me enforcar, pular da ponte, tomar todos os remédios, me mutilar, me mutilo, me bate, me batia, me espanca, me espancou, me agride, me agrediu, apanho em casa, apanho do meu marido, meu marido me bate, fui abusada, fui abusado, fui violentada, sofri assédio sexual, estupro, me estuprou, fui agredido, ameaçou me matar, vai me matar, quer me matar, tenho medo do meu marido, não estou segura em casa, crise de ansiedade agora, quero morrer, me matar, vou me matar, suicidar, acabar com a minha vida, não aguento mais viver, não quero mais viver, me cortar, ele me bate, ela me bate, sofro violência, sofri abuso, fui estuprada, fui estuprado, estou em perigo, pensamentos suicidas, sem vontade de viver, crise de pânico agora`,
    ),
    injection:
      parsePhrases(`ignore as instruções, ignore todas as instruções, ignore tudo, esqueça as instruções, esqueça suas instruções, esqueça tudo, desconsidere as instruções,
      mostre seu prompt, qual é o seu prompt, mostre suas instruções, revele suas instruções, revele o prompt, você agora é, a partir de agora você, aja como, finja que você é, finja ser, modo desenvolvedor, modo administrador,
      prompt do sistema, mensagem do sistema, marque como qualificada, dê nota máxima, classifique esta resposta`),
    questionBack:
      parsePhrases(`comassim, como assim mano, qual o sentido dessa pergunta, o que vc quer dizer, oq vc quer dizer, n entendi, nao entendi, não entendi nada, pode ser mais claro, explica melhor, explica aí, me explica, vc é um robô, você é real, quem ta falando, quem é vc, pra que isso, pra que serve, por que vc quer saber, pq vc quer saber, pq quer saber, qual é a pergunta, do que você está falando, como assim, o que você quer dizer, o que quer dizer, não entendi, não entendi a pergunta, pode explicar, poderia explicar, pode repetir, pode reformular,
      o que é isso, por que você quer saber, por que quer saber, por que pergunta, quem é você, você é um robô, é um robô, para que serve, o que vocês fazem com, em que sentido, pode dar um exemplo`),
    repeat: parsePhrases(
      `ja falei, ja te falei, ja disse, ja te disse, ja respondi, ja contei, acabei de falar, acabei de dizer, acabei de responder, mesma pergunta, de novo essa pergunta, de novo isso, ja perguntou isso, ja perguntou, como eu disse antes, como ja disse, como ja falei, perguntando a mesma coisa, ta repetindo, esta repetindo`,
    ),
    later: parsePhrases(
      `depois eu continuo, depois continuo, depois eu volto, volto depois, volto mais tarde, continuo depois, continuo mais tarde, termino depois, respondo depois, depois eu respondo, depois respondo, mais tarde eu, agora nao posso, agora nao da, amanha eu continuo, continuo amanha, termino amanha, outra hora, outro momento`,
    ),
    offTopic:
      parsePhrases(`jogo de ontem, meu time de futebol, meu time jogou, meu time perdeu, meu time ganhou, flamengo, corinthians, palmeiras, previsão do tempo, está chovendo, vai chover, que calor, receita de bolo, novela, signo, horóscopo,
      ganhe dinheiro, renda extra, clique aqui, compre agora, promoção imperdível, siga meu perfil, me segue, meu canal, meu cachorro, meu gato, conte uma piada, conta uma piada, oi tudo bem, bom dia tudo bem, qual seu nome, me passa seu número, bitcoin, cripto, eleição, presidente, big brother`),
  },
  reasonMarkers: parsePhrases(
    'porque, pois, já que, uma vez que, por isso, por causa, devido, o motivo, a razão, então, como resultado, ou seja',
  ),
  concretenessMarkers:
    parsePhrases(`por exemplo, quando, ontem, hoje, semana passada, mês passado, ano passado, na última vez, no dia, segunda, terça, quarta, quinta, sexta, sábado, domingo,
    minutos, minuto, horas, hora, dias, semanas, meses, anos, vezes, reais, real, por cento, primeiro, segundo, depois, de manhã, à tarde, à noite, no whatsapp, por telefone, por e-mail, no aplicativo, no site, na loja`),
}
