// Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { SupportTexts } from '../types/support.ts'

export const support: SupportTexts = {
  distress: [
    'Siento mucho que estés pasando por esto, y gracias por contarlo. Lo que escribiste importa más que esta encuesta. No tienes que cargar con ello sin ayuda.',
    'Gracias por contar más. Lo tomo en serio y no voy a preguntar nada sobre eso. Hay personas que están ahí para momentos como este.',
    'Qué bueno que lo escribiste aquí. Importas más que cualquier pregunta de esta página y mereces tener a alguien a tu lado ahora.',
  ],
  medical: [
    'Gracias por contarlo. Esto importa más que la encuesta. Por favor, acude a un médico o llama ahora a un servicio de emergencias.',
    'Lo que describes es más importante que cualquier pregunta de aquí. Por favor, no esperes: acude a un médico o llama ahora a un servicio de emergencias.',
  ],
  concern: [
    'Gracias por contarlo; parece mucho peso para llevar.',
    'Suena difícil, y qué bueno que lo dijiste.',
  ],
  medicalConcern: [
    'Gracias por contarlo; quien puede valorarlo es un profesional de la salud.',
    'Qué bueno que lo dijiste; un profesional de la salud puede valorar qué es.',
  ],
  help: 'Dónde hay ayuda: {lines}.',
  emergencyHelp: 'El número al que llamar: {lines}.',
  quietHelp: 'Si quieres hablar con alguien de esto: {lines}.',
  quietEmergencyHelp: 'Si se vuelve urgente: {lines}.',
  emergencyInWords: 'En peligro inmediato, llama al número de emergencias del lugar donde estás.',
  choices: 'Podemos seguir con la encuesta, dejarla para más tarde o parar aquí. Como prefieras.',
  options: { goOn: 'Seguir', later: 'Dejarlo para más tarde', stop: 'Parar aquí' },
  unknownQuestion:
    'Esta entrevista la hace una inteligencia artificial, no una persona, y no puede responder a eso como mereces.',
  unattended:
    'Puede que nadie esté leyendo en este momento, así que no esperes una respuesta desde aquí.',
  wait: [
    'No hay prisa.',
    'Tómate el tiempo que necesites.',
    'Puedes decidir cuando quieras.',
    'Nada aquí es urgente.',
  ],
  later:
    'Claro. Puedes cerrar esta página y volver a abrirla más tarde; lo que escribiste queda guardado.',
  end: 'La encuesta termina aquí. Gracias por lo que escribiste. Ojalá haya cerca personas que te cuiden bien.',
  resumption: 'De acuerdo, sigamos. Puedes parar cuando quieras.',
  uses: {
    talk: 'para hablar con alguien',
    crisis: 'en una crisis',
    'violence-against-women': 'violencia contra la mujer',
    ambulance: 'ambulancia',
    police: 'policía',
    emergency: 'en emergencias',
    directory: 'líneas de ayuda en tu país',
  },
  limitedHours: 'no atiende las 24 horas',
  separators: { part: ', ', line: '; ' },
}
