// Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { InjectionPhrases, MachineAddress } from '../types/prompt-injection.ts'

export const injection: InjectionPhrases = {
  subjects: `yo|nosotros|ellos|ellas|el|ella|que|quien|no|nunca|nadie|se|para`,
  pairs: [
    [
      'ignora|ignore|olvida|olvide|descarta|descarte|omite|omita',
      `(?:instrucci|regla|directri|orden|indicaci)\\p{L}* (?:anterior|previ|de arriba|del sistema|inicia)|(?:todas|tus|sus) (?:las |tus |sus )*(?:instrucci|regla|directri)|todo lo (?:anterior|de arriba)`,
    ],
    [
      'revela|revele|muestra|muestre|muestrame|imprime|repite|repita|traduce|escribe|dime',
      `prompt (?:de|del) sistema|(?:tu|su) prompt|(?:tus|sus) instrucci\\p{L}*|instrucci\\p{L}* que (?:te|has|recib)|objetivo (?:oculto|secreto|de la encuesta)|texto (?:de arriba|anterior)`,
    ],
    [
      'marca|marque|califica|califique|puntua|puntue|evalua|evalue|considera|considere|otorga|da',
      `(?:a )?(?:esta|mi) respuesta[^.!?\\n]{0,50}(?:calificad|maxim|mas alta|[01][.,]\\d)|(?:la )?(?:maxima|mejor) (?:nota|puntuacion|calificacion)`,
    ],
    ['finge|imagina', '(?:ser|que (?:eres|es))'],
  ],
  phrases: `a partir de ahora,? (?:tu )?eres|ahora eres|tu (?:nueva|verdadera) (?:tarea|funcion|mision)|nuevas instrucci\\p{L}*[^.!?\\n]{0,40}:|(?:nota|mensaje) para (?:el |la )?(?:evaluador|ia|modelo|asistente)|modo (?:desarrollador|administrador)|(?:oye|hola|querido),? (?:robot|bot|ia|asistente|chatgpt)|prompt oculto|reglas que sigues|(?:debes|tienes que) (?:responder|hablar|escribir|actuar|decir)|al (?:resumir|evaluar|analizar|leer) esto`,
  markup: {
    headings: 'sistema',
    speakers: 'sistema|asistente',
    dividers: 'datos',
  },
}

export const machineAddress: MachineAddress = {
  reader: `como (?:una? )?(?:ia|modelo|asistente),? (?:tu|debes)|(?:eres|usted es) (?:una? )?(?:ia|robot|modelo|maquina|programad[ao])|modelo (?:de lenguaje )?que (?:esta )?(?:lee|leyendo) esto|(?:tu|tus|su|sus) (?:memoria|estado|prompts?|instrucciones|reglas|programacion|directrices|objetivos)|soy (?:el|la|tu) (?:desarrollador|creador|administrador|programador)a?|fin del? (?:contenido|mensaje|texto|datos|documento)|comienza una nueva conversacion`,
  verdict: `(?:esta|mi) (?:respuesta|mensaje|parrafo|texto)[^.!?\\n]{0,60}(?:verificad|premium|aprobad|calificad|validad|nota maxima|puntuacion|todos los puntos)|dame (?:todos los puntos|la (?:nota|puntuacion) maxima)`,
  conjunctions: 'y|entonces|ahora|por favor',
  imperatives: `imprime|devuelve|responde|repite|revela|muestra|ejecuta|ignora|reinicia|finge|actua|habla|traduce|evalua|puntua|marca|trata|considera|clasifica|aprueba|escribe`,
  imperativeObjects: `(?:solo|nada|con|como|en (?:rimas?|verso|json)|lo siguiente|esta (?:respuesta)|tu|tus|todas|todo|una? (?:chiste|poema|lista))`,
  politeness: 'por favor',
}
