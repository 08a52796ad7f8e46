// Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { SupportTexts } from '../types/support.ts'

export const support: SupportTexts = {
  distress: [
    'Siento mucho que estés pasando por esto. Lo que escribiste importa más que esta encuesta, y no tienes que afrontarlo sin ayuda.',
    'Me tomo en serio lo que escribiste y no voy a preguntar nada sobre eso. Hay gente preparada para ayudar en momentos así.',
    'Qué bueno que lo escribiste aquí. Importas más que cualquier pregunta de esta página y mereces tener a alguien a tu lado ahora.',
  ],
  distressAgain: [
    'Esto sigue importando más que la encuesta. No hacen falta las palabras justas ni saber qué quieres: basta con pedirle a {person} que se quede un rato contigo.',
    'Soy un programa y no puedo estar a tu lado, pero {person} sí, aunque sea tarde: basta una llamada o un mensaje corto.',
  ],
  turnsTo: {
    named:
      'Sí, habla con {person}. No hacen falta las palabras justas: basta con «te necesito un rato».',
    other:
      'Sí, si te sientes a salvo con esa persona, hazlo. No hacen falta las palabras justas: basta con «te necesito un rato».',
  },
  firstDisclosure: {
    word: 'No es fácil decirlo por primera vez, y lo has dicho.',
    next: 'Cuando quieras, esas mismas palabras bastan para contárselo a alguien de confianza.',
  },
  helpAgain: 'También puedes llamar: {lines}.',
  near: {
    anyone: 'alguien de confianza',
    named:
      / mi (?:mejor )?(hermana|hermano|madre|mama|padre|papa|amiga|amigo|tia|tio|prima|primo|vecina|vecino) /u,
    people: {
      hermana: 'tu hermana',
      hermano: 'tu hermano',
      madre: 'tu madre',
      mama: 'tu mamá',
      padre: 'tu padre',
      papa: 'tu papá',
      amiga: 'tu amiga',
      amigo: 'tu amigo',
      tia: 'tu tía',
      tio: 'tu tío',
      prima: 'tu prima',
      primo: 'tu primo',
      vecina: 'tu vecina',
      vecino: 'tu vecino',
    },
    unfit:
      / (?:murio|muri\S*|fallecio|fallecid[oa]|perdi|entierro|miedo|odi[ao]|grita\S*|pelea\S*|culpa|amenaz\S*|peg\S*|por culpa) /u,
  },
  medical: [
    'Esto importa más que la encuesta. Por favor, acude a un médico o llama ahora a un servicio de emergencias.',
    'Lo que describes es más importante que cualquier pregunta de aquí. Por favor, no esperes: acude a un médico o llama ahora a un servicio de emergencias.',
  ],
  concern: ['Lo siento, debe de ser difícil.', 'Siento que sea tan difícil.'],
  medicalConcern: [
    'Lo siento. Conviene que lo vea un médico o una enfermera.',
    'Un médico o una enfermera puede decir qué es.',
  ],
  help: 'Dónde hay ayuda: {lines}.',
  emergencyHelp: 'El número al que llamar: {lines}.',
  quietHelp: 'Si quieres hablar con alguien de esto: {lines}.',
  quietEmergencyHelp: 'Si se vuelve urgente: {lines}.',
  emergencyInWords: 'En peligro inmediato, llama al número de emergencias del lugar donde estás.',
  childProtection:
    'Para proteger a un niño o una niña: el servicio de protección de menores del lugar donde vive, o el número de emergencias si está pasando ahora.',
  withoutInternet:
    'Sin internet, alguien de confianza o un médico puede estar contigo, por teléfono o en persona.',
  choices: [
    'Podemos seguir, dejar el resto para más tarde o parar aquí. Como prefieras.',
    'Desde aquí podemos continuar, puedes volver en otro momento, o lo dejamos así. Lo que sea mejor para ti.',
    'Las preguntas pueden seguir, esperar otro día o terminar aquí.',
  ],
  options: { goOn: 'Seguir', later: 'Dejarlo para más tarde', stop: 'Parar aquí' },
  unknownQuestion:
    'Esta entrevista la hace una inteligencia artificial, no una persona, y no puede responder a eso como mereces.',
  privacy:
    / (?:lee|leen|leer|leyendo|leera|ve|ven|ver|vera|veran|(?<! tu | usted )sab(?:e|en|er|ra|ran)|enter(?:a|an|ar|ara|aran)(?:se)?|comparte\S*|historial|registr\S*|anonim\S*|confidencial|secreto|privad[oa]|llega\S* (?:a|al)) /u,
  otherReaders:
    'Desde aquí no se pasa nada a nadie más; enseñarlas a otros lo decide quien creó la encuesta.',
  erasure: 'Con el código que la página muestra al final se puede borrar todo lo escrito.',
  safeExit:
    'Si alguien te mira el teléfono: cierra esta página y bórrala del historial. Si se vuelve a abrir ahí, todavía muestra lo que escribiste, hasta que lo borres con el código que sale al final.',
  unattended:
    'Puede que nadie esté leyendo en este momento, así que no esperes una respuesta desde aquí.',
  wait: ['Está bien.', 'No hay prisa.', 'Tómate tu tiempo.', 'Sin prisa.'],
  later:
    'Claro. Puedes cerrar esta página y volver a abrirla más tarde; lo que escribiste queda guardado.',
  end: 'Paramos aquí. Importas, y no tienes que pasar por esto sin ayuda.',
  resumption: 'De acuerdo.',
  closing: {
    finished: 'Era la última pregunta. Gracias por tus respuestas.',
    stopped: 'Claro, paramos aquí. Gracias por lo que has contado.',
    gentle: 'Claro, paramos aquí. Cuídate mucho.',
    grave:
      'Era la última pregunta. Siento mucho lo que pasó, y está bien que lo hayas contado. Cuídate mucho.',
  },
  uses: {
    talk: 'para hablar con alguien',
    crisis: 'en una crisis',
    'violence-against-women': 'violencia contra la mujer',
    'child-protection': 'para niños y adolescentes',
    ambulance: 'ambulancia',
    police: 'policía',
    emergency: 'en emergencias',
    directory: 'líneas de ayuda en tu país',
  },
  limitedHours: 'no atiende las 24 horas',
  separators: { part: ', ', or: ' o ', line: '; ' },
}
