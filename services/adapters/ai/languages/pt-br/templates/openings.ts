// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { OpeningTemplates } from '../../types/templates.ts'

export const openingTemplates: OpeningTemplates = {
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
      'Oi! Vamos falar sobre “{title}”, e tenho curiosidade pela sua parte nessa história: qual é a lembrança mais recente que você tem disso?',
    ],
    empathetic: [
      'Olá, é bom ter você aqui. Vamos conversar sobre “{title}”, no seu ritmo, sem resposta certa ou errada. Por onde você gostaria de começar?',
      'Oi. O tema de hoje é “{title}”, e o que você viveu importa muito para nós. Como você se sente em relação a isso?',
    ],
    analytical: [
      'Olá. O tema é “{title}”. Para começar pelos fatos: que situação resume melhor a sua experiência?',
      'Obrigado por participar. Vamos tratar de “{title}”, um ponto de cada vez. Como você resumiria a sua experiência até aqui?',
    ],
  },
  greeting: {
    professional: ['Olá, agradeço por participar.', 'Obrigado pelo seu tempo.'],
    friendly: ['Oi! Que bom ter você aqui.', 'Olá! Valeu por topar esse bate-papo.'],
    curious: [
      'Olá! Estou aqui para ouvir a sua história.',
      'Oi! Quero muito conhecer o seu ponto de vista.',
    ],
    empathetic: [
      'Olá, é bom ter você aqui. Responda no seu ritmo.',
      'Oi, obrigado por reservar este momento. Não há resposta certa ou errada.',
    ],
    analytical: ['Olá. Vamos por partes.', 'Obrigado por participar. Vou começar pelos fatos.'],
  },
  openingWithPoint: {
    professional: [
      'Para começar por “{point}”: qual é a sua experiência?',
      'O primeiro ponto é “{point}”. Como você avalia isso hoje?',
    ],
    friendly: [
      'Vamos começar por “{point}”: o que você me conta?',
      'Primeiro assunto: “{point}”. O que vem à sua cabeça?',
    ],
    curious: [
      'Começo por “{point}”: que história você tem para contar?',
      'Minha primeira curiosidade é “{point}”: o que você já viveu em relação a isso?',
    ],
    empathetic: [
      'Se estiver tudo bem, começamos por “{point}”. O que você gostaria de contar sobre isso?',
      'Pensando em “{point}”, como você se sente?',
    ],
    analytical: [
      'Primeiro ponto: “{point}”. Que situação resume a sua experiência?',
      'Começo por “{point}”: que fatos você destacaria?',
    ],
  },
  openingWithQuestion: {
    professional: ['Para começar: {ask}', 'Gostaria de iniciar por aqui: {ask}'],
    friendly: ['Vamos lá: {ask}', 'Me conta uma coisa: {ask}'],
    curious: ['A minha primeira curiosidade é esta: {ask}', 'Vou começar por aqui: {ask}'],
    empathetic: ['Se estiver tudo bem, começo assim: {ask}', 'Para começar com calma: {ask}'],
    analytical: ['Primeiro ponto: {ask}', 'Questão inicial: {ask}'],
  },
  openingOtherLanguage: [
    'O tema da pesquisa está escrito {tongue}: “{title}”. O que você já viveu em relação a isso?',
    'Quem criou a pesquisa deu a ela este título, {tongue}: “{title}”. Como isso aparece na sua vida?',
  ],
}
