// Neutral Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Points } from '../../types/purposes.ts'

/** What respondents experienced. */
export const experiencePoints = {
  employees: [
    [
      'Día a día y ambiente de trabajo',
      '¿Cómo ha sido tu día a día en el trabajo?',
      '¿Qué momento de la semana muestra mejor cómo es trabajar aquí?',
    ],
    [
      'Apoyo de la dirección',
      '¿Cómo percibes el apoyo de la dirección?',
      '¿En qué situación reciente echaste de menos apoyo?',
    ],
    [
      'Carga de trabajo y equilibrio',
      '¿Cómo está el equilibrio entre el trabajo y el resto de tu vida?',
      '¿Qué consume más tu energía en una semana normal?',
    ],
    [
      'Reconocimiento y crecimiento',
      '¿Cuándo sentiste reconocimiento por tu trabajo por última vez?',
      '¿Qué oportunidad de crecimiento te gustaría tener?',
    ],
    [
      'Cambios que harían diferencia',
      '¿Qué cambio haría más diferencia en tu trabajo?',
      'Si pudieras decidir por una semana, ¿qué cambiarías primero?',
    ],
  ],
  event: [
    [
      'Expectativas antes del evento',
      '¿Qué esperabas antes de participar?',
      '¿Qué resultó distinto de lo que imaginabas?',
    ],
    [
      'Momentos más memorables',
      '¿Cuál fue el momento más memorable para ti?',
      '¿De qué parte prescindirías?',
    ],
    [
      'Organización y lugar',
      '¿Qué te pareció la organización?',
      '¿Qué detalle de la organización molestó más?',
    ],
    [
      'Lo que queda después del evento',
      '¿Qué te llevaste de esa experiencia a tu día a día?',
      '¿Qué les contaste a otras personas?',
    ],
    [
      'Mejoras para la próxima edición',
      '¿Qué cambiarías en la próxima edición?',
      '¿Qué te haría traer a un amigo la próxima vez?',
    ],
  ],
  learning: [
    [
      'Motivación para aprender',
      '¿Qué te llevó a empezar a estudiar esto?',
      '¿Qué querías saber hacer que todavía no logras?',
    ],
    [
      'Claridad del contenido',
      '¿Qué tan claro te resultó el contenido?',
      '¿Qué explicación tuviste que buscar en otro lugar?',
    ],
    [
      'Dificultades durante el aprendizaje',
      '¿Cuál ha sido tu mayor dificultad hasta ahora?',
      '¿Qué te ayudó cuando te atascaste?',
    ],
    [
      'Uso práctico de lo aprendido',
      '¿Qué has usado ya en la práctica?',
      '¿Qué te faltó para aplicar más?',
    ],
  ],
  support: [
    [
      'Motivo del contacto',
      '¿Qué te hizo buscar ayuda la última vez?',
      '¿Qué habías intentado antes de escribirnos?',
    ],
    [
      'Tiempo hasta la solución',
      '¿Cuánto tiempo llevó llegar a una solución?',
      '¿Qué parte de la espera te molestó más?',
    ],
    [
      'Claridad y trato en la atención',
      '¿Cómo describirías la atención que recibiste?',
      '¿Qué frase o actitud recuerdas todavía?',
    ],
    [
      'Lo que faltó para resolver mejor',
      '¿Qué faltó para que tu problema se resolviera mejor?',
      '¿Cómo sería la atención ideal en un caso como el tuyo?',
    ],
  ],
  satisfaction: [
    [
      'Lo que más gusta',
      '¿Qué es lo que más te gusta?',
      '¿Qué momento reciente te dejó una buena impresión?',
    ],
    [
      'Lo que más molesta',
      '¿Qué es lo que más te molesta?',
      '¿Qué dejaste de comentar aunque todavía molesta?',
    ],
    [
      'Comparación con la expectativa inicial',
      '¿Cómo se compara con lo que esperabas al principio?',
      '¿Qué te sorprendió, para bien o para mal?',
    ],
    [
      'Lo que debe mejorar primero',
      '¿Qué debería mejorar primero, en tu opinión?',
      '¿Qué no debería cambiar de ninguna manera?',
    ],
  ],
  market: [
    [
      'Hábitos actuales',
      '¿Cómo entra esto en tu rutina hoy?',
      '¿Qué cambió en tus hábitos en el último año?',
    ],
    [
      'Criterios de elección',
      'La última vez que elegiste, ¿qué pesó en tu decisión?',
      '¿Qué te hace descartar una opción de inmediato?',
    ],
    [
      'Frustraciones con las opciones de hoy',
      '¿Qué te frustra más de las opciones que existen hoy?',
      '¿En qué promesa dejaste de creer?',
    ],
    ['Lo que haría cambiar', '¿Qué te haría probar algo nuevo?', '¿Qué te impide cambiar hoy?'],
  ],
  general: [
    [
      'Experiencia personal',
      '¿Qué situación marcó más tu experiencia?',
      '¿Cuándo empezó esto a formar parte de tu vida?',
    ],
    [
      'Lo que funciona bien',
      '¿Qué ha funcionado bien para ti?',
      '¿Qué te gustaría que siguiera como está?',
    ],
    [
      'Principales dificultades',
      '¿Cuál es la mayor dificultad que encuentras?',
      '¿Cómo manejas esa dificultad hoy?',
    ],
    [
      'Cambios deseados',
      'Si pudieras cambiar algo, ¿qué sería?',
      '¿Qué diferencia haría ese cambio para ti?',
    ],
  ],
} satisfies Partial<Points['byPurpose']>
