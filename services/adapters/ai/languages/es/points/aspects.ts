// Neutral Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Points } from '../../types/purposes.ts'

export const aspects: Points['aspects'] = [
  [
    /primer[ao]s? (?:semana|dia|mes)/u,
    [
      'Primeros días',
      '¿Cómo fueron tus primeros días?',
      'En esos primeros días, ¿qué te ayudó o estorbó más?',
    ],
    'onboarding',
  ],
  [
    /precio|\bcuota/u,
    [
      'Opinión sobre el precio',
      '¿Qué te parece el precio?',
      '¿Qué precio te parecería justo pagar?',
    ],
    'pricing',
  ],
  [
    /atencion|soporte/u,
    [
      'Calidad de la atención',
      '¿Cómo fue la atención cuando necesitaste ayuda?',
      '¿Qué podría haber hecho mejor la atención?',
    ],
    'support',
  ],
  [
    /entrega/u,
    [
      'Experiencia con la entrega',
      '¿Cómo fue tu última entrega?',
      '¿Qué es lo que más te importa en una entrega?',
    ],
  ],
  [
    /usabilidad|facilidad de uso|facil de usar/u,
    [
      'Facilidad de uso',
      '¿Qué te resulta fácil, o difícil, de usar?',
      '¿Qué tarea debería requerir menos pasos?',
    ],
  ],
  [
    /\bpagos?\b|checkout/u,
    [
      'Momento del pago',
      '¿Cómo fue pagar en tu última compra?',
      '¿Qué haría más tranquilo el pago para ti?',
    ],
  ],
  [
    /seguridad|privacidad/u,
    [
      'Confianza y seguridad',
      '¿Qué te hace confiar, o desconfiar?',
      '¿Qué información prefieres no dar?',
    ],
  ],
  [
    /comida|\bmenu\b/u,
    [
      'Comida y bebida',
      '¿Qué te pareció la comida?',
      '¿Qué pedirías de nuevo sin pensarlo dos veces?',
    ],
  ],
  [
    /salari|beneficio/u,
    [
      'Salario y beneficios',
      '¿Cómo ves tu salario y tus beneficios hoy?',
      '¿Qué beneficio haría la mayor diferencia en tu vida?',
    ],
  ],
  [
    /comunicacion/u,
    [
      'Claridad de la comunicación',
      '¿Cómo evalúas la comunicación que recibes?',
      '¿Qué información suele llegarte tarde?',
    ],
  ],
  [
    /remoto|teletrabajo/u,
    [
      'Rutina de trabajo remoto',
      '¿Cómo es tu rutina cuando trabajas desde casa?',
      '¿Qué echas de menos cuando estás lejos del equipo?',
    ],
  ],
]
