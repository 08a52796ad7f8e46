// Neutral Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Grammar, Purposes } from './purpose.ts'

const experience =
  'Una conversación corta para conocer tu experiencia y tu opinión. No hay respuestas correctas ni incorrectas.'

export const spanish: Purposes = {
  signs: {
    concept: /\bidea\b|concepto|prototip/gu,
    churn: /cancel|abandon|dejan|\bse van\b|no renuev|fuga|desist/gu,
    nps: /\bnps\b|recomend/gu,
    pricing: /precio|\bpag(?:ar|an|aria)|cobrar|tarifa|costo/gu,
    employees:
      /empleado|colaborador|clima laboral|equipo interno|ambiente de trabajo|teletrabajo/gu,
    onboarding: /registro|primeros pasos|primer uso|activacion/gu,
    features: /funcionalidad|funciones|necesidades|prioriz/gu,
    event: /evento|congreso|taller|feria|conferencia|concierto/gu,
    learning: /\bcurso|alumno|estudiante|\bclases?\b|capacitacion|escuela|universidad/gu,
    support: /soporte|atencion al cliente|servicio al cliente|reclamo/gu,
    product: /producto|aplicacion|\bapps?\b|prototipo|usabilidad|\bidea|plataforma|\bsitio/gu,
    satisfaction: /satisf|experiencia|opinion|calidad|evaluar|comentario/gu,
    market: /mercado|habito|comportamiento|consum|compra|competencia|preferencia/gu,
  },
  subjectOf: () => undefined,
  usual: {
    concept: 'la idea',
    churn: 'el servicio',
    nps: 'el servicio',
    pricing: 'el producto',
    employees: 'el trabajo',
    onboarding: 'el producto',
    features: 'el producto',
    event: 'el evento',
    learning: 'el curso',
    support: 'la atención',
    product: 'el producto',
    satisfaction: 'el servicio',
    market: 'las opciones',
    general: 'el tema',
  },
  formsOf: (subject) => ({ s: subject }),
  titles: {
    concept: '¿Qué te parece esta idea?',
    churn: '¿Por qué la gente deja el servicio?',
    nps: '¿Nos recomendarías?',
    pricing: '¿Qué precio te parece justo?',
    employees: '¿Cómo es trabajar aquí?',
    onboarding: '¿Cómo fueron los primeros pasos?',
    features: '¿Qué falta hoy?',
    event: '¿Cómo fue el evento?',
    learning: '¿Cómo va el aprendizaje?',
    support: '¿Cómo fue nuestra atención?',
    product: '¿Cómo es usar el producto?',
    satisfaction: '¿Qué te parece el servicio?',
    market: '¿Cómo haces tus elecciones?',
    general: 'Queremos escuchar tu experiencia',
  },
  descriptions: {
    concept: experience,
    churn: experience,
    nps: experience,
    pricing: experience,
    employees: experience,
    onboarding: experience,
    features: experience,
    event: experience,
    learning: experience,
    support: experience,
    product: experience,
    satisfaction: experience,
    market: experience,
    general: experience,
  },
}

export const spanishGrammar: Grammar = {
  preamble:
    /^(?:(?:quiero|queremos|quisiera|me gustaría|necesito|necesitamos|(?:mi|nuestro) objetivo es)\s+)?(?:(?:entender|comprender|descubrir|saber|conocer|evaluar|medir|validar|investigar|explorar|analizar|identificar)\s+)?(?:mejor\s+)?(?=\S)/iu,
  turn: /,?\s+(?=(?:y|pero|o)\s+(?:qué|cómo|por qué|cuáles|cuál|cuándo|cuánto|dónde|si)\s)|,\s*(?=(?:sobre todo|especialmente|principalmente)\s)/giu,
  breath: /[,;:(]|\s[–—-]\s|\s(?=(?:para|porque|cuando|antes de|después de|y)\s)/giu,
  question: /^(?:por qué|cómo|cuánto|cuántos|cuáles|cuál|cuándo|dónde|qué|quién)\s/iu,
  errand: /^(?:\p{L}{3,}[aei]r\s|a? ?quienes\s|las personas que\s)/iu,
  article: /^(?:la|el|las|los|un|una)\s+/iu,
  mark: '?',
}
