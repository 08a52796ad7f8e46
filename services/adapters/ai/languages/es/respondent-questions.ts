// Neutral Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { RespondentQuestions } from '../types/respondent-questions.ts'

export const respondentQuestions: RespondentQuestions = {
  patterns: {
    anonymous:
      / mi nombre(?: \S+){0,2} (?:aparece\w*|sale|saldra|se vera|va a|queda) | (?:va a|van a|puede)(?: \S+){0,2} (?:aparecer|salir|mostrar|publicar) mi nombre | (?:aparece|aparecera|sale|saldra) mi nombre | (?:es|son|sera|seran|queda|esto es) (?:esto |todo |realmente )?(?:anonim[ao]s?|confidencial(?:es)?|secret[ao]s?) | (?:saben|sabe|sabran|sabra|sabes) (?:quien soy|que soy yo|mi nombre) | (?:tengo que|hay que|debo) (?:dar|decir|poner) (?:mi |el )?nombre /u,
    person:
      / (?:mi|mis|nuestro|nuestra|el|la|los|las) (?!respuestas? |nombre |encuesta |pregunta )\S+(?: \S+){0,3} (?:va a|van a|podra|puede|pueden) (?:leer|ver|saber|recibir)(?: \S+)? (?:esto|eso|lo que|mis) | (?:se )?(?:va a|van a) enterar\S* (?:mi|mis|el|la) \S+ (?:\S+ )?(?:de )?(?:esto|eso|lo que)?| (?:esto|eso|lo que (?:yo )?\S+) (?:le )?(?:llega|va a llegar|llegara|va) (?:a|al|hasta) (?:mi|mis|el|la|rrhh|recursos) | (?:le )?(?:van a|va a|vas a) (?:contar|decir|mostrar|pasar)(?:le|lo|selo)? (?:esto )?(?:a|al) (?!partir )\S+ /u,
    handling:
      /^ (?:(?:y|pero|entonces) )*(?:nadie|alguien)(?: mas)? (?:va a|podra|puede|se va a) (?:saber|saberlo|enterar|enterarse)(?: (?:de|esto|eso|aqui))*(?: (?:no|verdad|cierto))* $| que (?:va a )?(?:pasa|pasar|pasara|se hace|se hara) con (?:todo )?(?:esto|eso|mis|las|lo que)(?: \S+){0,3} $| que (?:van a hacer|hacen|haran|haras|vas a hacer) con (?:todo |todas )?(?:esto|mis|las|estas|eso|lo que)(?: \S+){0,3} $| (?:a )?donde (?:van|va) (?:a parar )?(?:mis|las|estas|esto|eso|todo)(?: \S+){0,2} $/u,
    readers:
      / (?:esto|eso|lo que (?:yo )?digo) (?:le )?(?:llega|va a llegar|llegara) (?:a|al|hasta) | (?:hay|esta) alguien (?:leyendo|viendo) | quien(?:es)? (?:mas )?(?:va a |van a |podra |puede |pueden )?(?:leer|ver|lee|ve|leera|vera|leeran|veran|recibe|recibir|tiene acceso|tener acceso) (?:a )?(?:esto|eso|mis|las respuestas|lo que|todo) | (?:mi|mis|alguien|ustedes|otras personas)(?: \S+){0,2} (?:va a |van a |podra |pueden? )(?:leer|ver|mostrar|compartir) (?:esto|mis|las|lo que) | (?:a )?donde van (?:mis|las|estas) | que (?:van a hacer|hacen|haran|haras|vas a hacer) con (?:todo |todas )?(?:esto|mis|las|estas|eso) /u,
    machine:
      / (?:eres|es usted|usted es|tu eres|sos) (?:realmente |solo )?(?:una? )?(?:robot|bot|persona|humano|humana|maquina|ia|real|inteligencia artificial|programa) | con quien (?:hablo|estoy) | (?:estoy hablando|hablo) con (?:una?|alguien) | quien (?:eres|es usted|sos) | (?:esto )?es (?:un robot|un bot|una ia|una persona real) $/u,
    length:
      / cuanto (?:tiempo |mas )?(?:va a |se )?(?:falta|dura|tarda|lleva|toma|durar|tardar|llevar|tomar)(?: (?:esto|esta encuesta|la encuesta|la conversacion|para terminar))? $| cuantas preguntas | falta mucho $/u,
    skip: / (?:puedo|se puede) (?:saltar|saltarme|no responder|omitir) | tengo que (?:responder|contestar) /u,
    deletion:
      / (?:puedo|se puede|podria|podre|como|es posible)(?: \S+){0,3} (?:borr\S+|elimin\S+)(?: \S+){0,5} /u,
    results:
      / (?:voy a|vamos a|puedo|podemos|podre|podremos|nos|me|van a|se)(?: \S+){0,3} (?:ver|saber|recibir|enteramos|enteraremos|entero|enterarnos|enterarme|conocer|publicar|mostrar|compartir|avisar|dicen|diran)(?: \S+){0,3} (?:resultados?|informe|conclusion|en que queda|en que quedo|como queda|lo que (?:otros|los demas)(?: \S+){0,2}) | (?:nos|me) enterar\S+ (?:de )?(?:en que|como|que) /u,
    outcome:
      / (?:alguien|ustedes|ellos|el \S+|la \S+|esto|eso|algo)(?: \S+){0,2} (?:va a|van a|hara|haran|piensa|piensan|llega a|realmente|sirve|cambia|pasan|pasa)(?: \S+){0,3} (?:hacer|resolver|cambiar|mejorar|servir|arreglar|pagar|pasar|ayudar|algo|nada|esto|ver)(?: \S+){0,5} $| (?:va a|van a) (?:cambiar|servir|resolver|mejorar|hacer|pasar|pagar)(?: \S+){0,5} $| (?:sirve|cambia)(?: \S+)? (?:de algo|para algo|algo) | que (?:va a )?pasa(?:ra|r)?(?: \S+)? (?:con|despues|ahora) /u,
    reason:
      / por que (?:me |lo |nos )?(?:preguntas?|preguntan|quieren? saber|quieres saber|necesitas? saber) | para que (?:es|sirve|son) (?:esto|esta|estas|eso|la encuesta)(?: \S+)? $| cual es el (?:objetivo|motivo|proposito|sentido) de (?:esto|esta|la encuesta|la pregunta|preguntar) /u,
  },
  indirect: {
    begins:
      / (?:quiero|quisiera|querria|me gustaria|necesito) (?:solo |tambien )?saber (?:si|quien|cuando|donde|como|que|por que|para que|cuanto) /u,
    unanswered:
      / (?:ustedes |usted |tu )?no me (?:respond\S+|contest\S+|dij\S+|han? (?:dicho|respondido|contestado)) (?:si|quien|cuando|donde|como|que|por que|para que) /u,
    names: {
      anonymous: / (?:mi nombre|quien soy|anonim[oa]|confidencial) /u,
      readers: / (?:leer|lee|leen|leyendo|leera|vera esto|llega\S*|recibe) /u,
      results: / (?:resultados?) /u,
      outcome: / (?:va a cambiar|cambia algo|van a hacer|se va a hacer|servira) /u,
    },
  },
  meaning:
    /^ \S+[aei]r (?:el )?que $| que (?:\S+ ){0,3}(?:quiere|quieres|quieren|quiso|quisiste) decir | que significa | a que (?:se|te) refier\w+ | (?:te|se) refieres? a | (?:en que sentido|como que|como asi|cual de|cual es la pregunta|que pregunta|expliqu?\w+|sea mas (?:claro|especifico)|se mas claro|un ejemplo|que exactamente|por ejemplo que|hablas de|habla de|preguntas? (?:por|solo|de)) | (?:sobre|de|del|con|en|para|por|a) (?:que|cual|quien)(?: (?:exactamente|especificamente|perdon))* $| no (?:entiendo|entendi|comprendo|le sigo|te sigo|lo sigo|me queda claro)(?: (?:nada|bien|la|esa|esta|tu|su|lo|que|pregunta|frase|quiere|quieres|decir))* $| (?:puede|puedes|podria|podrias) (?:explicar\w*|repetir\w*|reformular\w*|aclarar\w*|ser mas) |^ (?:que|cual|quien|como|perdon|eh) $|^ (?:cual|cuanto|cuantos|que) \S+(?: \S+){0,8} o (?:el|la|los|las|una?|lo|de|del)(?: \S+){1,4} $/u,
  subject:
    / (?:esto|esta (?:encuesta|conversacion)|eso)(?: \S+)? (?:es|va|trata) (?:solo |todavia )?(?:sobre|de|del|acerca) | (?:es|trata) (?:solo )?sobre (?:eso|el|la|los|las|que) | (?:de que|sobre que) (?:va|trata|es|se trata|hablamos)(?: \S+){0,3} $| (?:cual|que) es el (?:tema|asunto) | no se (?:de que|cual es el tema|sobre que) /u,
  opinion:
    / y (?:tu|usted|vos) $| y (?:tu|usted|vos) (?:\S+ ){1,5}$| (?:tu|usted|vos) (?:que (?:piensa\w*|opina\w*|cree\w*|haria\w*)|cree|crees|duerme|duermes|tiene hijos|tienes hijos|prefiere|prefieres) | que (?:piensas?|opinas?|harias?|prefieres?|recomiendas?)(?: (?:tu|usted))? | cual es (?:tu|su) (?:opinion|edad|nombre) | como (?:estas|esta usted|te llamas|se llama usted) /u,
  next: / que (?:mas|otra cosa)(?: \S+){0,3} (?:saber|preguntar|quiere|quieres|quieren|necesita|necesitas|digo|cuento|le cuento|te cuento)(?: \S+){0,3} $| (?:algo mas|alguna otra pregunta|hay mas preguntas)(?: \S+){0,3} $|^ (?:siguiente|la siguiente|siguiente pregunta|que mas|sigue|dale|adelante) $/u,
  alternative: / o /u,
  replies: {
    machine: [
      'Esta entrevista la hace una inteligencia artificial, no una persona. Las respuestas puede leerlas quien creó la encuesta.',
      'La conversación es con una inteligencia artificial. Quien creó la encuesta puede leer lo que se escribe aquí.',
    ],
    readers: [
      'Las respuestas puede leerlas quien creó la encuesta, y una inteligencia artificial las usa para elegir las preguntas.',
      'Las respuestas llegan a quien creó la encuesta. También las lee una inteligencia artificial, para preguntar y resumir.',
    ],
    person: [
      'Si eso llega hasta ahí, no lo sé: quien creó la encuesta puede leer las respuestas y decide quién más puede.',
      'No se puede descartar: las respuestas llegan a quien creó la encuesta, que decide quién más las lee.',
    ],
    handling: [
      'Las respuestas quedan guardadas para quien creó la encuesta; también las lee una inteligencia artificial, para preguntar y resumir. Lo que se haga después no lo sé. Al final, la página muestra un código con el que se puede borrar todo.',
      'Quedan guardadas, y quien creó la encuesta puede leerlas y pedir un resumen a una inteligencia artificial; lo demás lo decide esa persona. Con el código que la página muestra al final se puede borrar todo.',
    ],
    anonymous: {
      nothing: [
        'No he pedido ningún nombre. Quien creó la encuesta puede leer todo lo que se escribe aquí, así que conviene dejar fuera lo que no se quiera contar.',
        'Al inicio no se pidió ningún nombre. Como quien creó la encuesta lee las respuestas, es mejor no escribir nada que identifique a nadie.',
      ],
      form: [
        'El formulario del inicio pidió algunos datos, y quien creó la encuesta puede verlos junto con las respuestas.',
        'Al inicio se pidieron algunos datos, y con ellos quien creó la encuesta puede saber de quién son las respuestas.',
      ],
      link: [
        'El enlace de entrada es personal, y quien lo envió quizá pueda saber de quién son las respuestas.',
        'Es un enlace personal: quien lo envió quizá pueda relacionarlo con las respuestas.',
      ],
    },
    length: [
      'Preguntas que faltan, contando esta: {left} como máximo. Se puede parar en cualquier momento.',
      'Hay un límite: {left} como máximo hasta el final, contando esta, y se puede parar cuando sea.',
    ],
    reason: [
      'Porque quien creó la encuesta espera entender mejor «{title}», y mis preguntas son parte de eso. No hace falta responderlas todas.',
      'El tema es «{title}», y cada respuesta ayuda a quien creó la encuesta a entenderlo mejor. Lo que prefieras no responder puede quedar fuera.',
    ],
    skip: [
      'Sí. No hace falta responder lo que no quieras.',
      'Claro, cualquier pregunta puede quedar sin respuesta.',
    ],
    deletion: [
      'Sí: al terminar, la página muestra un código con el que se puede borrar todo lo dicho.',
      'Sí, con el código que la página muestra al final se pueden borrar todas las respuestas en cualquier momento.',
    ],
    results: [
      'No sé si verás los resultados: eso depende de quien creó la encuesta.',
      'Eso lo decide quien creó la encuesta; no sé si los resultados se van a compartir.',
    ],
    outcome: [
      'No sé qué se va a hacer: eso depende de quien creó la encuesta.',
      'No puedo prometer nada: quien creó la encuesta puede leerlo y es quien decide.',
    ],
    opinion: [
      'Soy un programa y no tengo opinión sobre eso.',
      'Soy solo un programa; lo que cuenta es cómo lo ves tú.',
    ],
    unclear: ['Perdón, pregunté mal.', 'Perdón, la pregunta no quedó clara.'],
    unheard: [
      'Perdón. Leo todas las respuestas, pero soy un programa y se me escapan cosas.',
      'Perdón, soy un programa y no siempre entiendo lo que leo.',
    ],
    other: [
      'Eso no lo sé, pero quien creó la encuesta puede leer tu pregunta.',
      'No sé responder a eso; quien creó la encuesta puede leer la pregunta.',
    ],
    pause:
      'Claro. Puedes cerrar esta página y volver en otro momento; el lugar donde lo dejaste queda guardado. Cuando vuelvas, basta con escribir una palabra aquí.',
    either: 'Las dos cosas interesan.',
    explained: ['Con tus palabras: {ask}', 'Tal como fue para ti: {ask}'],
    returnToQuestion: ['Volviendo a la pregunta: {ask}', 'Y la pregunta era: {ask}'],
  },
}
