// Neutral Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ClarificationTemplates } from '../../types/templates.ts'

export const clarificationTemplates: ClarificationTemplates = {
  clarify: {
    gibberish: [
      'Perdón, no pude leer eso.',
      'No entendí eso, perdón.',
      'Ese mensaje no quedó claro.',
      'No logré entender lo que llegó escrito.',
    ],
    'off-topic': ['Ya veo.', 'De acuerdo.', 'Está bien.', 'Entiendo.'],
    injection: [
      'Aquí solo puedo hablar de la encuesta.',
      'Eso no lo puedo hacer aquí.',
      'Con eso no puedo ayudar aquí.',
      'Aquí solo hago las preguntas.',
    ],
  },
  clarifyUnknownPoint: {
    professional: [
      'Sobre «{point}», ¿cuál es su opinión?',
      'En cuanto a «{point}», ¿qué podría decir?',
      'Respecto a «{point}», ¿cuál ha sido su experiencia?',
      'Por lo que conoce, ¿cómo describiría «{point}»?',
    ],
    friendly: [
      'Y sobre «{point}», ¿qué me cuentas?',
      'Dime: ¿qué te viene a la mente sobre «{point}»?',
      'Hablemos de «{point}»: ¿qué te parece?',
      'Si un amigo preguntara por «{point}», ¿qué le dirías?',
    ],
    curious: [
      '¿Qué has vivido en relación con «{point}»?',
      '¿Qué ejemplo darías sobre «{point}»?',
      '¿Qué has notado sobre «{point}»?',
      'Cuando piensas en «{point}», ¿qué momento recuerdas?',
    ],
    empathetic: [
      'Pensando en «{point}», ¿cómo ha sido para ti?',
      'A tu ritmo: ¿qué dirías sobre «{point}»?',
      'Si quieres, cuéntame de «{point}»: ¿qué te importa ahí?',
      '¿Qué te gustaría que entendiera sobre «{point}»?',
    ],
    analytical: [
      'En relación con «{point}», ¿cuál es su evaluación?',
      'Sobre «{point}», ¿qué hecho destacaría?',
      '¿Qué aspecto de «{point}» pesa más?',
      'En una frase, ¿cómo resumiría «{point}»?',
    ],
  },
}
