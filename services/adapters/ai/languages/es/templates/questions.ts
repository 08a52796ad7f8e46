// Neutral Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { QuestionTemplates } from '../../types/templates.ts'

export const questionTemplates: QuestionTemplates = {
  knownQuestion: {
    professional: ['{ask}', 'Pasando a otro punto: {ask}', 'También quisiera saber: {ask}'],
    friendly: [
      'Ahora cuéntame: {ask}',
      'Cambiando un poco de tema: {ask}',
      'Y dime una cosa: {ask}',
    ],
    curious: [
      'Tengo curiosidad: {ask}',
      'Otra cosa que me intriga: {ask}',
      '{ask} Me encantan los detalles.',
    ],
    empathetic: [
      'Si te sientes en confianza: {ask}',
      '{ask} Responde a tu ritmo.',
      'Quisiera ver tu lado: {ask}',
    ],
    analytical: [
      'Siguiente punto: {ask}',
      'En términos concretos: {ask}',
      '{ask} Los datos concretos ayudan.',
    ],
  },
  rephrasedQuestion: {
    professional: ['Sobre este mismo punto: {ask}', 'Visto de otra forma: {ask}'],
    friendly: ['Vamos por otro camino: {ask}', 'Lo pregunto de otra manera: {ask}'],
    curious: ['Desde otro ángulo: {ask}', 'Me sigo preguntando: {ask}'],
    empathetic: ['Quizá así sea más fácil: {ask}', 'Sin prisa: {ask}'],
    analytical: ['El mismo punto desde otro ángulo: {ask}', 'Por otra vía: {ask}'],
  },
  ownerQuestion: {
    professional: ['{ask} Le pido que comente su respuesta.', '{ask} Un ejemplo ayuda mucho.'],
    friendly: [
      '{ask} ¡Cuéntame un poco por qué!',
      'Dime una cosa: {ask} ¡Vale cualquier respuesta!',
    ],
    curious: ['{ask} Me encantaría saber por qué.', 'Me pregunto: {ask} Los detalles interesan.'],
    empathetic: [
      '{ask} Importa tu visión, sea cual sea.',
      'A tu ritmo: {ask} No hay respuesta correcta o incorrecta.',
    ],
    analytical: [
      '{ask} Si puede, señale los hechos.',
      'Pregunta directa: {ask} Un dato concreto ayuda.',
    ],
  },
  closedQuestion: {
    professional: ['{ask}', 'Le pido una respuesta breve: {ask}'],
    friendly: ['Esta es rapidita: {ask}', 'Una preguntita: {ask}'],
    curious: ['Tengo una curiosidad: {ask}', 'Me pregunto: {ask}'],
    empathetic: ['Sin prisa ni respuesta incorrecta: {ask}', 'Lo que sientas más cierto: {ask}'],
    analytical: ['Un dato objetivo: {ask}', 'Para medirlo: {ask}'],
  },
  unknownPoint: {
    professional: [
      'Pasando a «{point}»: ¿cómo lo evalúa hoy?',
      'Me gustaría escucharle sobre «{point}». ¿Qué ha sido lo más importante en su experiencia?',
      'Sobre «{point}»: ¿qué situación ilustra lo que piensa?',
    ],
    friendly: [
      'Ahora cuéntame sobre «{point}»: ¿cómo te va con eso?',
      'Y cuando se trata de «{point}», ¿qué dirías?',
      'Hablando de «{point}», ¿qué fue lo que más te llamó la atención?',
    ],
    curious: [
      'También tengo curiosidad por «{point}»: ¿qué historia podrías contar?',
      'Pensando en «{point}», ¿qué pasó la última vez?',
      'Me gustaría ver «{point}» con tus ojos: ¿cómo aparece en tu día a día?',
    ],
    empathetic: [
      'Si te sientes en confianza, hablemos de «{point}». ¿Cómo ha sido para ti?',
      'También quisiera entender «{point}». ¿Qué sientes al respecto?',
      'Pensando en «{point}», ¿qué fue lo que más te pesó?',
    ],
    analytical: [
      'Siguiente punto, «{point}»: ¿qué factores pesan más en su opinión?',
      'En cuanto a «{point}», ¿qué ha cambiado con el tiempo?',
      'Sobre «{point}»: ¿con qué frecuencia aparece en su vida?',
    ],
  },
  unknownPointOtherLanguage: {
    professional: [
      'Este punto está escrito {tongue}: «{point}». ¿Cuál es su opinión?',
      'La encuesta trae un punto {tongue}: «{point}». ¿Cómo lo evalúa?',
    ],
    friendly: [
      'Este tema vino escrito {tongue}: «{point}». ¿Qué me cuentas?',
      'Quienes crearon la encuesta escribieron {tongue}: «{point}». ¿Qué te viene a la mente?',
    ],
    curious: [
      'Hay un punto escrito {tongue} que me intriga: «{point}». ¿Qué has vivido al respecto?',
      'Tengo esta curiosidad, anotada {tongue}: «{point}». ¿Qué ejemplo darías?',
    ],
    empathetic: [
      'Este punto fue escrito {tongue}: «{point}». ¿Cómo ha sido eso para ti?',
      'Con calma: la encuesta también pregunta por «{point}», escrito {tongue}. ¿Cómo te sientes al respecto?',
    ],
    analytical: [
      'Punto registrado {tongue}: «{point}». ¿Qué hechos destacaría?',
      'Ítem escrito {tongue}: «{point}». ¿Cuál es su evaluación?',
    ],
  },
  otherAngle: {
    professional: [
      'Sobre «{point}» todavía: ¿cómo sería en un escenario ideal?',
      'Viendo «{point}» desde otro lado: ¿qué debería cambiar primero?',
    ],
    friendly: [
      'Volviendo a «{point}» por otro camino: ¿qué le contarías a un amigo?',
      'Y con una varita mágica para «{point}», ¿qué cambiarías?',
    ],
    curious: [
      'Pensando de nuevo en «{point}»: ¿qué es lo que más te ha sorprendido?',
      'Mirando «{point}» desde otro ángulo: ¿qué es lo que casi nadie comenta?',
    ],
    empathetic: [
      'Volviendo con calma a «{point}»: ¿qué haría la mayor diferencia para ti?',
      'Siguiendo con «{point}»: ¿qué te ayudaría de aquí en adelante?',
    ],
    analytical: [
      'El mismo punto, «{point}», desde otro ángulo: ¿qué único factor cambiaría?',
      'En «{point}» todavía: ¿en qué condiciones sería distinto?',
    ],
  },
  otherAngleWithoutPoint: {
    professional: [
      '¿Hay alguna situación reciente que venga a la memoria de todos modos?',
      '¿Qué se nota de eso, aunque sea de paso?',
      '¿Qué dicen de eso las personas alrededor?',
    ],
    friendly: [
      '¿Te viene a la cabeza algún momento, aunque sea pequeño?',
      '¿Qué dicen de eso tus amigos?',
      'Vale una suposición: ¿qué dirías?',
    ],
    curious: [
      '¿Hay una escena pequeña que recuerdes?',
      '¿Qué te llamó la atención, aunque fuera de lejos?',
      '¿Qué notaría alguien de fuera?',
    ],
    empathetic: [
      '¿Hay un momento que vuelva a la memoria, por pequeño que sea?',
      '¿Qué diría de eso una persona cercana?',
      'Basta la primera idea: ¿cuál es?',
    ],
    analytical: [
      '¿Qué dato queda en la memoria, si hay alguno?',
      '¿Qué cuentan otras personas sobre eso?',
      '¿Cuál sería la mejor estimación?',
    ],
  },
  inLanguage: {
    'pt-br': 'en portugués',
    en: 'en inglés',
    ar: 'en árabe',
    es: 'en español',
  },
}
