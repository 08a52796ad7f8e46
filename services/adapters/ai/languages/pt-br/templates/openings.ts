// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { OpeningTemplates } from '../../types/templates.ts'

export const openingTemplates: OpeningTemplates = {
  greeting: {
    professional: ['Olá, obrigado por participar.', 'Olá, e obrigado pelo seu tempo.'],
    friendly: ['Oi! Que bom ter você aqui.', 'Oi, valeu por participar!'],
    curious: ['Oi, obrigado por participar.', 'Olá! Que bom falar com você.'],
    empathetic: ['Olá, que bom ter você aqui.', 'Olá, e obrigado por estar aqui.'],
    analytical: ['Olá. Obrigado por participar.', 'Olá. Obrigado pelo seu tempo.'],
  },
  subject: {
    about: 'Vamos falar sobre {title}.',
    topic: 'O assunto: {title}.',
    fitsAbout: /^(?:(?:a|o|as|os)\s|(?:sua|seu|suas|seus)\s)/i,
    isSentence:
      /^(?:algumas perguntas|queremos|gostar[ií]amos|conte|ajude|participe|como|por que|o que|qual|quais|voc[eê])\s/i,
  },
  openingWithoutPoint: [
    'Como tem sido a sua experiência com isso?',
    'Como tem sido isso para você até agora?',
  ],
  openingWithPoint: [
    'Para começar por “{point}”: como tem sido a sua experiência?',
    'Vamos começar por “{point}”. O que você pode contar sobre isso?',
  ],
  openingOtherLanguage: [
    'O assunto da pesquisa está escrito {tongue}: “{title}”. Como tem sido a sua experiência com isso?',
    'Quem criou a pesquisa deu a ela este título, {tongue}: “{title}”. O que você pode contar sobre isso?',
  ],
}
