// Neutral Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { QuestionTemplates } from '../../types/templates.ts'

export const questionTemplates: QuestionTemplates = {
  inOtherWords: [
    'En otras palabras: {ask}',
    'Dicho de otra manera: {ask}',
    'Lo pregunto de otro modo: {ask}',
  ],
  rephrasedQuestion: [
    'Pregunto de nuevo: {ask}',
    'La pregunta era: {ask}',
    'Volviendo a la pregunta: {ask}',
  ],
  unknownPoint: [
    'Ahora, sobre «{point}»: ¿cómo ha sido eso?',
    '¿Qué se puede contar sobre «{point}»?',
    'Sobre «{point}»: ¿cómo ha sido la experiencia?',
    'Y «{point}»: ¿qué viene a la mente?',
  ],
  unknownPointOtherLanguage: [
    'Este punto está escrito {tongue}: «{point}». ¿Qué se puede contar al respecto?',
    'La encuesta trae un punto {tongue}: «{point}». ¿Cómo ha sido eso?',
  ],
  otherAngle: [
    'Basta una idea general. ¿Hay alguna?',
    'Cualquier cosa sirve: ¿qué es lo primero?',
    'Sin prisa: ¿hay algo que mencionar?',
    '¿Viene algo a la mente, aunque sea pequeño?',
    '¿Hay algo que decir sobre eso?',
    'Vale hasta una suposición: ¿cuál sería?',
  ],
  inLanguage: { 'pt-br': 'en portugués', en: 'en inglés', ar: 'en árabe', es: 'en español' },
}
