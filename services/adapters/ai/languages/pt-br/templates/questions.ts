// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { QuestionTemplates } from '../../types/templates.ts'

export const questionTemplates: QuestionTemplates = {
  knownQuestion: {
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
  rephrasedQuestion: {
    professional: ['Ainda nesse ponto: {ask}', 'Vendo de outra forma: {ask}'],
    friendly: ['Vamos por outro caminho: {ask}', 'Deixa eu perguntar de outro jeito: {ask}'],
    curious: ['Olhando por outro ângulo: {ask}', 'Fico pensando: {ask}'],
    empathetic: ['Talvez fique mais fácil assim: {ask}', 'Sem pressa: {ask}'],
    analytical: ['Vendo o mesmo ponto por outro ângulo: {ask}', 'Por outro caminho: {ask}'],
  },
  ownerQuestion: {
    professional: ['{ask} Peço que comente a sua resposta.', '{ask} Um exemplo ajuda bastante.'],
    friendly: [
      '{ask} Conta um pouco do porquê!',
      'Me diz uma coisa: {ask} Vale qualquer resposta!',
    ],
    curious: ['{ask} Adoraria saber o porquê.', 'Fico imaginando: {ask} Os detalhes interessam.'],
    empathetic: [
      '{ask} Vale a sua visão, seja ela qual for.',
      'No seu tempo: {ask} Não há resposta certa ou errada.',
    ],
    analytical: [
      '{ask} Se puder, aponte os fatos.',
      'Questão direta: {ask} Um dado concreto ajuda.',
    ],
  },
  closedQuestion: {
    professional: ['{ask}', 'Peço uma resposta breve: {ask}'],
    friendly: ['Essa é rapidinha: {ask}', 'Me diz aí: {ask}'],
    curious: ['Tenho uma curiosidade: {ask}', 'Fico imaginando: {ask}'],
    empathetic: [
      'Sem pressa nem resposta errada: {ask}',
      'O que for mais verdadeiro para você: {ask}',
    ],
    analytical: ['Um dado objetivo: {ask}', 'Para medir: {ask}'],
  },
  unknownPoint: {
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
  unknownPointOtherLanguage: {
    professional: [
      'Este ponto está escrito {tongue}: “{point}”. Qual é a sua opinião?',
      'A pesquisa traz um ponto {tongue}: “{point}”. Como você avalia isso?',
    ],
    friendly: [
      'Este assunto veio escrito {tongue}: “{point}”. O que você me conta?',
      'Quem criou a pesquisa escreveu {tongue}: “{point}”. O que vem à sua cabeça?',
    ],
    curious: [
      'Há um ponto escrito {tongue} que me intriga: “{point}”. O que você já viveu em relação a isso?',
      'Tenho esta curiosidade, anotada {tongue}: “{point}”. Que exemplo você daria?',
    ],
    empathetic: [
      'Este ponto foi escrito {tongue}: “{point}”. Como tem sido isso para você?',
      'Com calma: a pesquisa também quer ouvir sobre “{point}”, escrito {tongue}. Como você se sente?',
    ],
    analytical: [
      'O próximo ponto está {tongue}: “{point}”. Que fatos você destacaria?',
      'Outro ponto, escrito {tongue}: “{point}”. Qual é a sua avaliação?',
    ],
  },
  otherAngle: {
    professional: [
      'Ainda sobre “{point}”: como seria em um cenário ideal?',
      'Vendo “{point}” por outro lado: o que deveria mudar primeiro?',
    ],
    friendly: [
      'Voltando a “{point}” por outro caminho: o que você contaria sobre isso a um amigo?',
      'E com uma varinha mágica para “{point}”, o que você mudaria?',
    ],
    curious: [
      'Pensando de novo em “{point}”: o que mais surpreendeu você até hoje?',
      'Olhando “{point}” por outro ângulo: o que quase ninguém comenta?',
    ],
    empathetic: [
      'Voltando com calma a “{point}”: o que faria mais diferença para você?',
      'Ainda sobre “{point}”: o que ajudaria você daqui para a frente?',
    ],
    analytical: [
      'O mesmo ponto, “{point}”, por outro ângulo: se pudesse mudar um único fator, qual seria?',
      'Ainda em “{point}”: em que condições seria diferente?',
    ],
  },
  otherAngleWithoutPoint: {
    professional: [
      'Há alguma situação recente que venha à memória mesmo assim?',
      'O que você percebeu sobre isso, mesmo de passagem?',
      'O que as pessoas ao seu redor dizem sobre isso?',
    ],
    friendly: [
      'Vem algum momento à cabeça, mesmo pequeno?',
      'O que os seus amigos falam sobre isso?',
      'Pode ser um palpite: o que você diria?',
    ],
    curious: [
      'Tem uma cena pequena que você lembra?',
      'O que chamou a sua atenção, mesmo de longe?',
      'O que alguém de fora notaria nisso?',
    ],
    empathetic: [
      'Há um momento que volta à memória, por menor que seja?',
      'O que diria sobre isso uma pessoa próxima de você?',
      'Basta a primeira ideia: qual é?',
    ],
    analytical: [
      'Que fato você lembra, se houver algum?',
      'O que outras pessoas relatam sobre isso?',
      'Qual seria a sua melhor estimativa?',
    ],
  },
  inLanguage: {
    'pt-br': 'em português',
    en: 'em inglês',
    ar: 'em árabe',
    es: 'em espanhol',
  },
}
