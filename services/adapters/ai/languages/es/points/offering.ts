// Neutral Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Points } from '../../types/purposes.ts'

/** Products and services. */
export const offeringPoints = {
  concept: [
    [
      'Problema que resuelve la idea',
      '¿Cuándo apareció este problema en tu vida por última vez?',
      '¿Qué te cuesta este problema, en tiempo o dinero?',
    ],
    ['Cómo se resuelve hoy', '¿Cómo lo resuelves hoy?', '¿Qué has probado que no funcionó?'],
    [
      'Primera reacción a la idea',
      '¿Cuál es tu primera reacción a esta idea?',
      '¿Cómo le explicarías esta idea a un amigo?',
    ],
    [
      'Lo que impediría usarla',
      '¿Qué te impediría usar algo así?',
      '¿Qué tendría que ser verdad para que confiaras en ella?',
    ],
  ],
  churn: [
    [
      'Principales motivos para irse',
      '¿Qué te hizo irte, o pensar en irte?',
      'Si tuvieras que nombrar un solo motivo para irte, ¿cuál sería?',
    ],
    [
      'Expectativas no cumplidas',
      '¿Qué esperabas encontrar que no encontraste?',
      '¿En qué punto la realidad quedó más lejos de tu expectativa?',
    ],
    [
      'Momento en que surgió la idea de irse',
      '¿En qué momento empezaste a pensar en irte?',
      '¿Qué acababa de pasar cuando surgió esa idea?',
    ],
    [
      'Lo que haría quedarse o volver',
      '¿Qué tendría que cambiar para que quisieras quedarte o volver?',
      'De todo lo que podría mejorar, ¿qué debería venir primero?',
    ],
    [
      'Alternativas consideradas',
      '¿Qué alternativas consideraste, o usas ahora?',
      '¿Qué hacen mejor las otras opciones, según tu experiencia?',
    ],
  ],
  nps: [
    [
      'Disposición a recomendar',
      'Si alguien cercano te pidiera tu opinión, ¿qué le dirías?',
      '¿A quién no se lo recomendarías?',
    ],
    [
      'Lo que más pesa en una recomendación',
      '¿Qué pesa más cuando decides recomendar algo?',
      '¿Qué situación influyó en tu deseo de recomendar?',
    ],
    [
      'Lo que mejoraría la nota',
      '¿Qué tendría que pasar para que tu nota fuera más alta?',
      'Si solo una cosa pudiera mejorar, ¿cuál debería ser?',
    ],
    [
      'Comparación con otras opciones',
      'Frente a otras opciones que conoces, ¿qué se destaca?',
      '¿Qué hacen otras opciones que te gustaría ver aquí?',
    ],
  ],
  pricing: [
    [
      'Valor en relación con el precio',
      'Pensando en lo que recibes a cambio, ¿cómo ves el valor?',
      '¿Qué parte de lo que recibes vale más para ti?',
    ],
    [
      'Precio que parece justo',
      '¿Qué precio te parecería justo?',
      '¿Desde qué precio te parecería caro?',
    ],
    [
      'Peso del precio en la decisión',
      'La última vez que tuviste que decidir, ¿cuánto pesó el precio?',
      '¿En qué situación el precio dejó de ser lo más importante?',
    ],
    [
      'Comparación con lo que hay en el mercado',
      '¿Con qué otras opciones comparas al elegir?',
      '¿Qué te haría preferir una opción más cara?',
    ],
    [
      'Lo que justificaría pagar más',
      '¿Por qué pagarías un poco más con gusto?',
      '¿Qué no pagarías de ninguna manera?',
    ],
  ],
  onboarding: [
    [
      'Primera impresión',
      '¿Cuál fue tu primera impresión?',
      '¿Qué te llamó la atención al principio?',
    ],
    [
      'Dudas en los primeros pasos',
      '¿Qué dudas aparecieron en los primeros pasos?',
      '¿Dónde tuviste que parar para entender qué hacer?',
    ],
    [
      'Momento en que el valor quedó claro',
      '¿En qué momento quedó claro para qué servía?',
      '¿Qué habría adelantado ese momento?',
    ],
    [
      'Lo que casi hizo desistir',
      '¿Qué casi te hizo desistir al comienzo?',
      '¿Qué te hizo seguir a pesar de las dificultades?',
    ],
  ],
  features: [
    [
      'Tareas que hay que resolver',
      '¿Qué intentabas resolver la última vez?',
      '¿Qué tarea todavía da más trabajo del que debería?',
    ],
    [
      'Cómo se hace hoy en la práctica',
      '¿Cómo lo haces hoy, de principio a fin?',
      '¿En qué paso pierdes más tiempo?',
    ],
    [
      'Lo que más falta',
      '¿Qué es lo que más te falta?',
      '¿Qué solución improvisada usas por falta de algo mejor?',
    ],
    [
      'Lo que debería llegar primero',
      'Si solo una novedad pudiera llegar este mes, ¿cuál elegirías?',
      '¿Qué dejarías de lado sin echarlo de menos?',
    ],
  ],
  product: [
    [
      'Situaciones de uso',
      '¿Cómo fue la última vez que lo usaste?',
      '¿En qué situación no te sirve?',
    ],
    [
      'Problema que la persona quiere resolver',
      '¿Qué problema quieres resolver con esto?',
      '¿Cómo resolvías ese problema antes?',
    ],
    [
      'Dificultades de uso',
      '¿Qué fue lo más difícil o confuso para ti?',
      '¿Qué tuviste que aprender por ensayo y error?',
    ],
    [
      'Lo que falta hoy',
      '¿Qué falta todavía para que te sirva bien?',
      'Si pudieras cambiar una sola cosa, ¿cuál sería?',
    ],
    [
      'Comparación con alternativas',
      '¿Qué alternativas has probado?',
      '¿Qué te haría cambiar por otra opción?',
    ],
  ],
} satisfies Partial<Points['byPurpose']>
