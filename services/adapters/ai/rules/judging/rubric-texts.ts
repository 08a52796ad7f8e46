// What the rubric says of a response. It speaks of the answer without repeating its words: those may be locked.
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Disqualification } from './sale-thresholds.ts'

type RubricScores = { depth: number; relevance: number; specificity: number; novelty: number }

type RubricTexts = {
  disqualifications: Record<Disqualification, string>
  belowThreshold: string
  qualified: (marks: RubricScores) => string
  details: (marks: RubricScores, characters: number) => string
  valueJustification: string
}

const percent = (value: number) => `${Math.round(value * 100)}%`

/** The two strongest marks, named. */
function strengths(
  marks: RubricScores,
  names: Record<keyof RubricScores, string>,
  and: string,
): string {
  const ranked = (Object.keys(names) as (keyof RubricScores)[]).toSorted(
    (a, b) => marks[b] - marks[a],
  )
  return ranked
    .slice(0, 2)
    .map((each) => names[each])
    .join(and)
}

export const rubricTexts: Record<SurveyLanguage, RubricTexts> = {
  'pt-br': {
    disqualifications: {
      short: 'Resposta curta demais para ser qualificada.',
      intent: 'A mensagem não responde à pergunta.',
      hasty: 'Respondida rápido demais para ter sido escrita.',
      copied: 'Quase igual a outra resposta desta pesquisa.',
      echo: 'Repete a pergunta ou traz texto de preenchimento.',
      repeated: 'Diz a mesma coisa várias vezes ou apenas enumera palavras.',
    },
    belowThreshold: 'Resposta válida, mas abaixo do limite de qualificação.',
    qualified: (marks) =>
      `Destaca-se por ${strengths(marks, { depth: 'profundidade', relevance: 'relevância', specificity: 'detalhes concretos', novelty: 'originalidade' }, ' e ')}.`,
    details: (marks, characters) =>
      `Avaliação por regras, sem modelo de IA: ${characters} caracteres; profundidade ${percent(marks.depth)}, relevância ${percent(marks.relevance)}, detalhes concretos ${percent(marks.specificity)}, originalidade ${percent(marks.novelty)}.`,
    valueJustification:
      'Traz detalhes que ainda não apareceram nas outras respostas desta pesquisa.',
  },
  en: {
    disqualifications: {
      short: 'Too short to qualify.',
      intent: 'The message does not answer the question.',
      hasty: 'Answered faster than it can have been written.',
      copied: 'Almost the same as another response of this survey.',
      echo: 'Repeats the question, or is filler text.',
      repeated: 'Says the same over and over, or only lists words.',
    },
    belowThreshold: 'A valid response, but below the threshold.',
    qualified: (marks) =>
      `Stands out for its ${strengths(marks, { depth: 'depth', relevance: 'relevance', specificity: 'concrete detail', novelty: 'originality' }, ' and ')}.`,
    details: (marks, characters) =>
      `Scored by rules, without an AI model: ${characters} characters; depth ${percent(marks.depth)}, relevance ${percent(marks.relevance)}, concrete detail ${percent(marks.specificity)}, originality ${percent(marks.novelty)}.`,
    valueJustification: 'Adds detail that the other responses of this survey do not have.',
  },
  ar: {
    disqualifications: {
      short: 'الإجابة أقصر من أن تُعدّ مؤهلة.',
      intent: 'الرسالة لا تجيب عن السؤال.',
      hasty: 'وردت الإجابة أسرع من أن تكون قد كُتبت.',
      copied: 'تكاد تطابق إجابة أخرى في هذا الاستبيان.',
      echo: 'تكرّر السؤال أو تتضمّن نصًّا للحشو.',
      repeated: 'تكرّر الكلام نفسه أو تسرد كلمات فحسب.',
    },
    belowThreshold: 'إجابة صالحة، لكنها دون حدّ التأهيل.',
    qualified: (marks) =>
      `تتميّز الإجابة من حيث ${strengths(marks, { depth: 'العمق', relevance: 'الصلة بالموضوع', specificity: 'التفاصيل الملموسة', novelty: 'الأصالة' }, ' و')}.`,
    details: (marks, characters) =>
      `تقييم بالقواعد من دون نموذج ذكاء اصطناعي. عدد الحروف: ${characters}؛ العمق ${percent(marks.depth)}، الصلة بالموضوع ${percent(marks.relevance)}، التفاصيل الملموسة ${percent(marks.specificity)}، الأصالة ${percent(marks.novelty)}.`,
    valueJustification: 'تضيف تفاصيل لم ترد في الإجابات الأخرى لهذا الاستبيان.',
  },
  es: {
    disqualifications: {
      short: 'Respuesta demasiado corta para calificar.',
      intent: 'El mensaje no responde a la pregunta.',
      hasty: 'Respondida más rápido de lo que puede escribirse.',
      copied: 'Casi igual a otra respuesta de esta encuesta.',
      echo: 'Repite la pregunta o es texto de relleno.',
      repeated: 'Dice lo mismo una y otra vez o solo enumera palabras.',
    },
    belowThreshold: 'Respuesta válida, pero por debajo del umbral.',
    qualified: (marks) =>
      `Destaca por ${strengths(marks, { depth: 'profundidad', relevance: 'relevancia', specificity: 'detalles concretos', novelty: 'originalidad' }, ' y ')}.`,
    details: (marks, characters) =>
      `Evaluación por reglas, sin modelo de IA: ${characters} caracteres; profundidad ${percent(marks.depth)}, relevancia ${percent(marks.relevance)}, detalles concretos ${percent(marks.specificity)}, originalidad ${percent(marks.novelty)}.`,
    valueJustification: 'Aporta detalles que no aparecen en las demás respuestas de esta encuesta.',
  },
}
