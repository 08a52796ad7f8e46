// Neutral Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { OpeningTemplates } from '../../types/templates.ts'

export const openingTemplates: OpeningTemplates = {
  greeting: {
    professional: ['Hola, gracias por participar.', 'Hola, y gracias por su tiempo.'],
    friendly: ['¡Hola! Qué bueno contar contigo.', '¡Hola! Gracias por sumarte.'],
    curious: ['Hola, y gracias por participar.', '¡Hola! Qué bueno hablar contigo.'],
    empathetic: ['Hola, gracias por estar aquí.', 'Hola, qué bueno tenerte aquí.'],
    analytical: ['Hola. Gracias por participar.', 'Hola. Gracias por su tiempo.'],
  },
  subject: {
    about: 'Vamos a hablar sobre {title}.',
    topic: 'El tema: {title}.',
    fitsAbout: /^(?:tu|tus|su|sus|el|la|los|las)\s/i,
    isSentence:
      /^(?:(?:algunas|unas) preguntas|queremos|nos gustar[ií]a|cu[eé]nt|ayuda|participa|c[oó]mo|por qu[eé]|qu[eé]|cu[aá]l)/i,
  },
  openingWithoutPoint: ['¿Cómo ha sido la experiencia con esto?', '¿Qué tal ha ido hasta ahora?'],
  openingWithPoint: [
    'Para empezar por «{point}»: ¿cómo ha sido la experiencia?',
    'El primer punto es «{point}». ¿Qué se puede contar al respecto?',
  ],
  openingOtherLanguage: [
    'El tema de la encuesta está escrito {tongue}: «{title}». ¿Cómo ha sido la experiencia con esto?',
    'Quienes crearon la encuesta le dieron este título, {tongue}: «{title}». ¿Qué se puede contar al respecto?',
  ],
}
