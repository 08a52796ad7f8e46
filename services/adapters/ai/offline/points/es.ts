// Neutral Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Points } from '../purposes/purpose.ts'

export const spanish: Points = {
  of: {
    concept: [
      ['Problema que resuelve la idea'],
      ['Cómo se resuelve hoy'],
      ['Primera reacción a la idea'],
      ['Lo que impediría usarla'],
    ],
    churn: [
      ['Principales motivos de cancelación'],
      ['Expectativas no cumplidas'],
      ['Momento en que surgió la idea de irse'],
      ['Alternativas consideradas'],
      ['Lo que haría volver'],
    ],
    nps: [
      ['Disposición a recomendar'],
      ['Lo que más pesa al recomendar'],
      ['Lo que mejoraría la nota'],
      ['Comparación con otras opciones'],
    ],
    pricing: [
      ['Valor en relación con el precio'],
      ['Disposición a pagar'],
      ['Comparación con otras opciones'],
      ['Lo que justificaría pagar más'],
    ],
    employees: [
      ['Ambiente y relaciones de trabajo'],
      ['Apoyo de la dirección'],
      ['Carga de trabajo y equilibrio'],
      ['Reconocimiento y crecimiento'],
    ],
    onboarding: [
      ['Primera impresión'],
      ['Dudas en los primeros pasos'],
      ['Momento en que el valor quedó claro'],
      ['Lo que casi hizo desistir'],
    ],
    features: [
      ['Tareas que hay que resolver'],
      ['Cómo se hace hoy'],
      ['Lo que falta'],
      ['Lo que debería llegar primero'],
    ],
    event: [
      ['Expectativas antes del evento'],
      ['Momentos más memorables'],
      ['Organización y lugar'],
      ['Mejoras para la próxima edición'],
    ],
    learning: [
      ['Motivación para aprender'],
      ['Claridad del contenido'],
      ['Dificultades durante el aprendizaje'],
      ['Uso práctico de lo aprendido'],
    ],
    support: [
      ['Motivo del contacto'],
      ['Tiempo hasta la solución'],
      ['Claridad y trato en la atención'],
      ['Lo que faltó para resolver mejor'],
    ],
    product: [
      ['Situaciones de uso del producto'],
      ['Problema que resuelve'],
      ['Dificultades de uso'],
      ['Lo que falta hoy'],
      ['Comparación con alternativas'],
    ],
    satisfaction: [
      ['Lo que más gusta'],
      ['Lo que más molesta'],
      ['Comparación con la expectativa inicial'],
      ['Disposición a recomendar'],
    ],
    market: [
      ['Hábitos actuales'],
      ['Criterios de elección'],
      ['Frustraciones con las opciones de hoy'],
      ['Lo que haría cambiar'],
    ],
    general: [
      ['Experiencia personal con el tema'],
      ['Lo que funciona bien'],
      ['Principales dificultades'],
      ['Cambios deseados'],
    ],
  },
  aspects: [
    [/precio/u, ['Opinión sobre el precio'], 'pricing'],
    [/atencion/u, ['Calidad de la atención'], 'support'],
    [/entrega/u, ['Experiencia con la entrega']],
    [/soporte/u, ['Ayuda del soporte'], 'support'],
    [/calidad/u, ['Percepción de calidad']],
    [/pago/u, ['Formas de pago']],
    [/seguridad/u, ['Sensación de seguridad']],
  ],
}
