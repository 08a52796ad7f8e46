// Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { EngineTexts } from '../types/texts.ts'
import { report } from './report-sentences.ts'

export const texts: EngineTexts = {
  form: {
    multipleChoice: '¿Cuál de estos temas es el más importante para ti?',
    other: 'Otra cosa',
    ranking: 'Ponlos en orden, del más al menos importante para ti.',
    yesNo: '¿Ha cambiado tu opinión sobre esto en los últimos meses?',
    scoreReason: '¿Cuál es el motivo principal de tu nota?',
  },
  explanation: {
    positive: 'Predomina un sentimiento positivo',
    negative: 'Predomina un sentimiento negativo',
    neutral: 'Casi no hay señales de sentimiento',
    mixed: 'Hay sentimientos positivos y negativos',
    counts: (good, bad) => `señales positivas: ${good}; negativas: ${bad}`,
    strongestWords: (words) => `Pesaron más: ${words}.`,
  },
  rubric: {
    disqualifications: {
      short: 'Respuesta demasiado corta para calificar.',
      intent: 'El mensaje no responde a la pregunta.',
      hasty: 'Respondida más rápido de lo que puede escribirse.',
      copied: 'Casi igual a otra respuesta de esta encuesta.',
      echo: 'Repite la pregunta o es texto de relleno.',
      repeated: 'Dice lo mismo una y otra vez o solo enumera palabras.',
    },
    belowThreshold: 'Respuesta válida, pero por debajo del umbral.',
    qualified: 'Destaca por {strengths}.',
    scores: {
      depth: 'profundidad',
      relevance: 'relevancia',
      specificity: 'detalles concretos',
      novelty: 'originalidad',
    },
    conjunction: ' y ',
    details:
      'Evaluación por reglas, sin modelo de IA: {characters} caracteres; profundidad {depth}, relevancia {relevance}, detalles concretos {specificity}, originalidad {novelty}.',
    valueJustification: 'Aporta detalles que no aparecen en las demás respuestas de esta encuesta.',
  },
  report,
}
