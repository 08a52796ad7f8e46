// Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { EngineTexts } from '../types/texts.ts'

export const texts: EngineTexts = {
  form: {
    multipleChoice: '¿Cuál de estos temas es el más importante para ti?',
    other: 'Otra cosa',
    ranking: 'Ponlos en orden, del más al menos importante para ti.',
    yesNo: '¿Ha cambiado tu opinión sobre esto en los últimos meses?',
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
  report: {
    overview:
      'Respuestas leídas: {total}. Con tono negativo: {negative}; positivo: {positive}; mixto: {mixed}; neutro: {neutral}.',
    tooFewResponses: 'Aún es pronto: con tan pocas respuestas, nada de esto es una tendencia.',
    mostMentioned: 'Lo más mencionado: {topics}.',
    method: 'Contado por reglas, sin modelo de IA: solo recuentos y citas.',
    objective:
      'Sobre {name}: {of} de {total} respuestas. Con tono negativo: {negative}; positivo: {positive}.',
    topic:
      'Mencionado en {of} de {total} respuestas. Con tono negativo: {negative}; positivo: {positive}.',
    negative: {
      pattern: '{name} aparece en tono negativo',
      evidence: '{negative} de {of} respuestas sobre {name} suenan negativas.',
    },
    positive: {
      pattern: '{name} aparece en tono positivo',
      evidence: '{positive} de {of} respuestas sobre {name} suenan positivas.',
    },
    objectiveNegative: {
      pattern: 'Las respuestas sobre {name} suenan sobre todo negativas',
      evidence: '{negative} de {of} respuestas suenan negativas.',
    },
    objectivePositive: {
      pattern: 'Las respuestas sobre {name} suenan sobre todo positivas',
      evidence: '{positive} de {of} respuestas suenan positivas.',
    },
    coOccurrence: {
      pattern: '{name} y {other} aparecen juntos',
      evidence: 'Ambos están en {both} respuestas; {name} está en {of} y {other} en {ofOther}.',
    },
    investigate: {
      action: 'Investigue {name}: {negative} de {of} respuestas que lo mencionan suenan negativas.',
      rationale:
        'Aparece en {of} de {total} respuestas. Lea las citas antes de decidir qué cambiar.',
      outcome: 'Por medir: menos respuestas negativas sobre {name} que las {negative} de hoy.',
    },
    maintain: {
      action:
        'Mantenga lo que funciona en {name}: {positive} de {of} respuestas que lo mencionan suenan positivas.',
      rationale: 'Aparece en {of} de {total} respuestas. Las citas dicen qué gusta a las personas.',
      outcome: 'Por medir: al menos tantas respuestas positivas sobre {name} como hoy.',
    },
    quotationMarks: ['“', '”'],
    listSeparator: ', ',
  },
}
