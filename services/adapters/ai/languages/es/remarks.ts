// Neutral Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Remarks } from '../types/remarks.ts'

/** No negation stands before what follows: "it does not stop" is no wish to stop. */
const opener =
  '(?:(?:bueno|bien|vale|ok|mira|mire|oye|oiga|pues|y|pero|ay|ah|perdon|perdona|disculpa|disculpe|no|si|ahora|entonces|gracias|por favor|la verdad|yo|creo que|hija|hijo|senorita) )*(?<! no )'
const ending =
  '(?: (?:ahora|ya|aqui|por aqui|hoy|por hoy|por ahora|gracias|muchas gracias|por favor|adios|chao|un abrazo|abrazo|saludos|perdon|disculpe|entonces|con (?:esto|eso|esta)|(?:la |esta |de la |de esta )?(?:encuesta|conversacion|entrevista)|esto|eso|de responder|hija|hijo|si no (?:le|te) importa))*'

export const remarks: Remarks = {
  unclear:
    / no tiene(?: ningun| mucho)? sentido(?: (?:para mi|la pregunta|esa pregunta))? $| que (?:pregunta|frase)(?: \S+)? (?:rara|extrana|confusa|tonta|absurda|es esa|es esta|mas) | (?:pregunta|frase)(?: \S+)? (?:mal hecha|mal escrita|mal formulada|confusa|rara) | no (?:te |le )?pregunte (?:tu|su) opinion /u,
  notUnderstood:
    /^ (?:(?:perdon|perdona|pero|es que|yo|todavia|aun|sigo|lo siento) )*(?:no (?:entiendo|entendi|comprendo|he entendido|la entiendo|lo entiendo)|sin entender)(?: (?:nada|bien|eso|esto|la|esa|tu|pregunta|(?:lo )?que \S+(?: \S+){0,4})){0,6} $/u,
  unheard:
    / (?:lees|lee|leen|estas leyendo|esta leyendo|estan leyendo|leiste|leyo|escuchas|me escuchas|has leido|ha leido)(?: \S+)? (?:lo que (?:escribo|digo|escribi|dije|puse|respondo)|mis respuestas|lo de arriba|la anterior|o no)(?: \S+){0,3} $| (?:no|ni) (?:lees|lee|leiste|leyo|me lees|escuchas|me escuchas|estas leyendo)(?: \S+){0,4} $| ya (?:se (?:te|le) olvido|te olvidaste|lo olvidaste)(?: \S+){0,3} $/u,
  repeated:
    / (?:ya (?:te|se|os) (?:lo )?(?:dije|conte|respondi)|ya lo puse|ya lo escribi|ya (?:me )?(?:lo )?(?:pregunto|preguntaste)|eso ya lo vimos|(?:segunda|tercera|cuarta) vez que (?:respondo|digo|pregunta|preguntan)) /u,
  asBefore:
    / (?:como|tal como|segun) (?:ya )?(?:te |le )?(?:dije|decia|he dicho|conte|comente|puse|escribi)(?: (?:antes|arriba|al principio|ya))? /gu,
  apology: / (?:perdon|perdona|disculpa|disculpe|disculpen|lo siento) /u,
  leaving: new RegExp(
    [
      `^ ${opener}(?:quiero|quisiera|me gustaria|prefiero|preferiria|voy a|vamos a|puedo|podemos|tengo que|debo|mejor|hora de) (?:(?:ya|solo|ahora) )*(?:parar|terminar|acabar|salir|cerrar|dejarlo|dejar|irme|ir|colgar|despedirme|finalizar|dormir|acostarme)${ending} $`,
      `^ ${opener}(?:me voy|me tengo que ir|ya me voy|me retiro|aqui lo dejo|lo dejo aqui|lo dejamos aqui|hasta aqui|hasta aqui llego|cierro|termine|ya termine|ya esta bien|ya estuvo bien|ya basta|basta|se acabo|ya no mas|no mas|no quiero mas|suficiente|ya es suficiente)${ending} $`,
      `^ ${opener}(?:adios|chao|chau|hasta luego|hasta pronto|nos vemos|buenas noches|un abrazo|saludos)(?: (?:adios|chao|gracias|y gracias|a todos|un abrazo|saludos|y suerte)){0,3} $`,
      ` (?:no quiero|no voy a|no deseo|no pienso|ya no quiero|me canse de|estoy cansad[oa] de) (?:mas )?(?:responder|contestar|seguir|continuar|hablar|participar)(?: (?:mas|nada|ninguna|pregunta|preguntas|esto|a|esta|con|aqui|un|robot|maquina))* $`,
      ` (?:basta|no mas) (?:de )?(?:tantas )?preguntas${ending} $`,
      `^ ${opener}(?:pare|para|paren|terminar|termina|termine|cierra|cierre|cierrelo|finaliza|cancela|salir|stop|basta)(?: (?:la encuesta|esta encuesta|esto|ya|aqui|por favor|ahora|de preguntar|con (?:esto|las preguntas)))*${ending} $`,
      `^ ${opener}dej[ae](?:me|nme) en paz${ending} $`,
      ` (?:harto|harta|cansado|cansada|aburrido|aburrida|no tengo tiempo|sin tiempo) (?:de|para) (?:esta|esto|estas|tantas)(?: (?:encuesta|preguntas|conversacion))* $`,
      ` (?:aqui lo dejo|lo dejo aqui|hasta aqui lo dejo|cierro esto)${ending} $`,
    ].join('|'),
    'u',
  ),
  endsStatement:
    / (?:eso es todo|es todo|y ya|y ya esta|ya esta|nada mas|y punto|punto|punto final|y se acabo|y listo|eso fue todo)(?: (?:la verdad|pues))* $/u,
  later:
    / (?:luego|despues|mas tarde|manana|otro dia|en otro momento|esta noche|en casa|cuando (?:llegue|salga|pueda|termine|vuelva)(?: \S+){0,3}) (?:lo |la |les |te |le )?(?:sigo|seguimos|continuo|termino|acabo|respondo|contesto|vuelvo (?:a esto|aqui|y)|hago el resto|completo|retomo)(?: \S+){0,4} $| (?:puedo|podemos|podria|se puede|quiero|prefiero|mejor|dejame|voy a) (?:\S+ ){0,3}?(?:seguir\w*|continuar\w*|terminar\w*|acabar\w*|responder\w*|contestar\w*|volver|hacerlo|completar\w*|retomar\w*|dejarlo|lo dejamos|hablamos)(?: \S+){0,4}? (?:luego|despues|mas tarde|manana|otro dia|otro momento|esta noche|en casa|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|cuando \S+)(?: \S+){0,5} $| (?:sigo|seguimos|continuo|termino|respondo|contesto|vuelvo|retomo|el resto lo hago|hago el resto)(?: \S+){0,3}? (?:luego|despues|mas tarde|manana|otro dia|esta noche|en casa|cuando \S+)(?: \S+){0,5} $|^ (?:ahora (?:no|no puedo|no tengo tiempo)|en otro momento|mas tarde|luego|despues|otro dia)(?: (?:gracias|por favor|mejor|vuelvo|sigo))* $/u,
  address: / (?:tu|usted|ustedes|vos|vosotros|su|sus|tus|esta encuesta|la encuesta) /u,
  forgotten:
    / (?:olvide|olvidamos|olvido|olvidaron)(?: (?:de|del|el|la|los|las|mi|mis|me))* (?!(?:eso|ahora|todo|ya|perdon|responder|decir|contestar|que|lo|respuesta|pregunta|nombre|detalles?|motivo|resto|de|del|el|la|los|las|mi|mis)(?: |$)|$)\S/u,
  closingQuestion:
    /^ (?:(?:y|pero|o|por cierto|es que|solo) )*(?:(?:voy|puedo|debo|gano|recibo|tengo) (?:a |que )?\S+ |(?:tu|usted|ustedes) \S+ |(?:esto|esta|este) (?:encuesta |chat )?(?:va|puede|queda|es|esta|tarda|afecta) |(?:alguien|mi jefe|mi nombre|quien)(?: \S+){0,3} (?:va|lee|puede|queda|ver|leer) |donde (?:me quejo|puedo|debo) |que (?:hacen|pasa|pasara) con |cuantas? |faltan? )/u,
  rhetorical:
    / (?:quien sabe|que (?:le|se) va a hacer|que se le hace|que puedo hacer|que iba a hacer|que remedio|quien aguanta|quien no|no|verdad|sabes|entiende|entiendes|por que no|para que|que mas|y que|y a quien le importa|que va a pasar|que quieres|que quiere que (?:le|te) diga|es mucho pedir(?: \S+){0,3}) $| (?:como (?:cree|crees)|que (?:cree|crees) que|quien no|es mucho pedir|se imagina|te imaginas|que no) /u,
}
