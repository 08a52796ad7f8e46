// Neutral Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { OpeningTemplates } from '../../types/templates.ts'

export const openingTemplates: OpeningTemplates = {
  opening: {
    professional: [
      'Gracias por participar. Esta conversación trata de «{title}». Para empezar, ¿cómo describiría su experiencia con este tema?',
      'Gracias por su tiempo. El tema es «{title}». Para empezar, ¿qué relación tiene con él?',
    ],
    friendly: [
      '¡Hola! Qué bueno contar contigo. Vamos a conversar sobre «{title}». Para empezar, ¿qué me cuentas de tu experiencia?',
      '¡Hola! Gracias por sumarte a esta charla sobre «{title}». ¿Qué es lo primero que te viene a la mente?',
    ],
    curious: [
      '¡Hola! Quiero escucharte sobre «{title}». ¿Cuándo fue la última vez que esto formó parte de tu vida?',
      '¡Hola! Me gustaría ver «{title}» con tus ojos. ¿Dónde empieza tu historia con este tema?',
    ],
    empathetic: [
      'Hola, gracias por estar aquí. Hablaremos de «{title}» a tu ritmo, sin respuestas correctas o incorrectas. ¿Por dónde te gustaría empezar?',
      'Hola. Lo que has vivido nos importa. Pensando en «{title}», ¿qué te gustaría contar primero?',
    ],
    analytical: [
      'Gracias por participar. El tema es «{title}». Para empezar, ¿qué hechos resumen mejor su experiencia?',
      'Hola. Vamos a analizar «{title}». ¿Cómo resumiría su experiencia hasta ahora, en términos concretos?',
    ],
  },
  greeting: {
    professional: ['Hola, gracias por participar.', 'Gracias por su tiempo.'],
    friendly: ['¡Hola! Qué bueno contar contigo.', '¡Hola! Gracias por sumarte a esta charla.'],
    curious: [
      '¡Hola! Estoy aquí para escuchar tu historia.',
      '¡Hola! Me interesa mucho tu punto de vista.',
    ],
    empathetic: [
      'Hola, gracias por estar aquí. Responde a tu ritmo.',
      'Hola. No hay respuestas correctas o incorrectas.',
    ],
    analytical: ['Hola. Vamos por partes.', 'Gracias por participar. Empiezo por los hechos.'],
  },
  openingWithPoint: {
    professional: [
      'Para empezar por «{point}»: ¿cuál es su experiencia?',
      'El primer punto es «{point}». ¿Cómo lo evalúa hoy?',
    ],
    friendly: [
      'Empecemos por «{point}»: ¿qué me cuentas?',
      'Primer tema: «{point}». ¿Qué te viene a la mente?',
    ],
    curious: [
      'Empiezo por «{point}»: ¿qué historia podrías contar?',
      'Mi primera curiosidad es «{point}»: ¿qué has vivido al respecto?',
    ],
    empathetic: [
      'Si te parece bien, empezamos por «{point}». ¿Qué te gustaría contar?',
      'Pensando en «{point}», ¿cómo te sientes?',
    ],
    analytical: [
      'Primer punto: «{point}». ¿Qué situación resume su experiencia?',
      'Empiezo por «{point}»: ¿qué hechos destacaría?',
    ],
  },
  openingWithQuestion: {
    professional: ['Para empezar: {ask}', 'Quisiera comenzar por aquí: {ask}'],
    friendly: ['Vamos allá: {ask}', 'Cuéntame una cosa: {ask}'],
    curious: ['Mi primera curiosidad es esta: {ask}', 'Empiezo por aquí: {ask}'],
    empathetic: ['Si te parece bien, empiezo así: {ask}', 'Para empezar con calma: {ask}'],
    analytical: ['Primer punto: {ask}', 'Pregunta inicial: {ask}'],
  },
  openingOtherLanguage: [
    'El tema de la encuesta está escrito {tongue}: «{title}». ¿Qué experiencia tienes con él?',
    'Quienes crearon la encuesta le dieron este título, {tongue}: «{title}». ¿Cómo aparece en tu vida?',
  ],
}
