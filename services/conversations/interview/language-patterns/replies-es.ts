import { phrasePattern } from './language-patterns.ts'
import type { ReplyPatterns } from './reply-patterns.ts'

const want = `(?:(?:creo|pienso) que )?(?:(?:yo|ya|mejor|solo|ahora) )*(?:quiero|quisiera|queria|me gustaria|prefiero|preferiria|voy a|vamos a|podemos|puedo|necesito|mejor|pensando en|tengo que)(?: (?:ya|mejor|que))*`
const here =
  '(?:aqui|ya|ahora|por hoy|de responder|la (?:encuesta|entrevista|conversacion)|esta (?:encuesta|entrevista|conversacion)|esto|con esto)'

const near =
  '(?:hermana|hermano|madre|mama|padre|papa|amiga|amigo|tia|tio|prima|primo|vecina|vecino|hija|hijo|abuela|abuelo)'
const person = `(?:(?:(?:mi|mis|un|una|la) (?:\\w+ )?)?(?:${near}|amigas|amigos|mujer|marido|novi[oa]|profesora?|medic[oa]|enfermer[oa]|psicolog[oa]))`

/** What may follow “no quiero parar”, which else speaks of tears or blows that do not stop. */
const stillHere =
  '(?=\\s*(?:$|(?:ahora|aqui|todavia|aun|gracias|por favor|la (?:encuesta|entrevista|conversacion)|esta (?:encuesta|entrevista|conversacion))(?![a-z])))'

export const spanish = (): ReplyPatterns => ({
  stop: phrasePattern(`(?:${want}) (?:parar|dejarlo|terminar|acabar|cortar|detener|detenerme|salir)(?: de)? (?:aqui|ya|ahora|por hoy|de responder), (?:${want}) (?:parar|detener|cortar|dejar|salir)(?: de)? ${here}, (?:lo )?dejo (?:esto )?aqui, (?:mejor )?lo dejamos(?: aqui)?, (?:paro|paramos|paremos) (?:aqui|ya|ahora), no quiero (?:ya )?(?:seguir|continuar|responder|hablar)(?: (?:mas|con esto|la encuesta))*(?=\\s*(?:$|gracias)),
    dije que (?:queria parar|paraba|iba a parar|pares|paro|lo dejaba), no mas preguntas, dejame en paz, deja de preguntar, parar aqui`),
  bareStop: phrasePattern(
    `(?:${want}) (?:parar|dejarlo), parar, para, pare, paremos, basta, ya basta, vamos a parar`,
  ),
  stopReply: phrasePattern(
    `parar, paro, paremos, paramos, paraba, pare, para ya, basta, hasta aqui, (?:ya )?no mas, lo dejo, lo dejamos, dejemoslo, dejarlo, suficiente, adios, chao, hoy no, no quiero(?: mas)?(?=\\s*(?:$|gracias)), prefiero no, mejor no, no quiero (?:seguir|continuar|responder|hablar)`,
  ),
  noStop: phrasePattern(
    `(?:no|ni|sin|nunca) (?:\\w+ ){0,3}?(?:parar|pare|pares|dejarlo|lo deje), (?:si|cuando) (?:\\w+ ){0,4}?(?:parar|paro|pare|demasiado|dejarlo), (?:parar|pare|para|paro) de (?:existir|vivir|respirar|sufrir|sentir|doler|llorar|temblar|sangrar|beber|comer|pensar)`,
  ),
  notStopping: phrasePattern(
    `no (?:\\w+ )?(?:quiero|queria|quisiera|necesito|hace falta|hay que|prefiero) (?:parar|dejarlo|que (?:pares|pare|paren))${stillHere}, (?<=^(?:(?:no|por|favor|pero|y|ay) ){0,3})no (?:pares|pare|paren|lo dejes|lo deje)${stillHere}, (?:te|le|os|les) (?:digo|aviso|dire|avisare) (?:si|cuando) (?:\\w+ ){0,4}?(?:parar|dejarlo|demasiado), (?:si|cuando) (?:\\w+ ){0,4}?(?:parar|paro|dejarlo|demasiado) (?:ya )?(?:te |le |lo |se |os )*(?:digo|aviso|dire|avisare)`,
  ),
  unable: phrasePattern(`no (?:puedo|consigo|aguanto)(?: mas)? (?:seguir|continuar|hablar)`),
  later: phrasePattern(
    `mas tarde, luego(?! (?:me|nos|el|la|los|las|vino|vinieron)), despues, otro dia, otro momento, otro rato, ahora no, ahora no puedo, manana, esta noche`,
  ),
  goOn: phrasePattern(`seguir, sigo, sigue, siga, sigan, sigamos, seguimos, siguieras, siguiera, prosigue, prosiga, continuar, continua, continue, continuemos, continuamos, adelante, siguiente, la siguiente, proxima, pregunta, pregunte, preguntame, dale, venga, vamos, andale, echale, vas, dime, diga,
    (?:quiero|vamos a|prefiero) (?:terminar|acabar|responder), terminar la encuesta, mas preguntas`),
  fine: phrasePattern(
    `(?:estoy|esta|todo|me siento|me encuentro|ando) (?:\\w+ )?(?:bien|perfectamente|perfecto|tranquil[oa]|genial|mejor|ok), no (?:me )?pasa nada, no necesito(?: \\w+)*, no hace falta, no es para tanto, sin problema, no hay problema, ya paso, era (?:solo )?un desahogo, solo (?:lo )?(?:cuento|contaba|decia), no te preocupes, no se preocupe, no me molesta, gracias a dios`,
  ),
  notMine: phrasePattern(
    `(?<!(?:ya|yo|es[aeo]|est[aeo]) )no (?:soy|era|fui) yo(?! (?:mism|ya|desde|cuando|quien|la que|el que|hablando)), (?<!ya )no (?:es|fue|era) (?:conmigo|sobre mi), no va (?:conmigo|por mi), no me (?:paso|pasa|ocurrio) a mi, (?:fue|le paso) a otra persona, (?<!(?:el|ella|yo|ya|como) )(?:es|fue) otra persona(?=\\s*$)`,
  ),
  joked: phrasePattern(
    `(?<!(?:no|ni|nunca) )(?:era|fue|es|estaba|estoy|solo) (?:solo |solamente )?(?:una? )?(?:broma|chiste|bromeando|exageracion|forma de (?:hablar|decir)|un decir)(?! (?:cuando|pesad|de mal))`,
  ),
  denied: phrasePattern(
    `que peligro, (?:no|ningun) (?:hay |estoy en |corro )?(?:peligro|riesgo), no (?:es|era|fue|quise decir) (?:eso|asi|en serio)(?=$), me (?:has |han )?entend\\w+ mal, es (?:solo )?una (?:forma|manera) de hablar`,
  ),
  ownPeople: phrasePattern(
    'mi, mis, nuestro, nuestra, nuestros, nuestras, l[oa]s (?:nin[oa]s|hij[oa]s|chic[oa]s|pequen[oa]s|bebes), (?:el|la) bebe, voz, voces, cabeza, mente, depresion, enfermedad',
  ),
  turnsTo: phrasePattern(
    `(?:puedo|podria|podre|voy a|quizas?|tal vez|a lo mejor|quiero|queria|deberia|intentare|creo que) (?:\\w+ )?(?:(?:llamar|hablar|escribir|escribirle|avisar|pedir ayuda) (?:a|al|con) (?:${person}|ella|ellos|ellas|el(?=$))|(?:contarselo|contarle|decirselo|decirle) (?:a|al) ${person}), (?:puedo|podria|voy a|quizas?|tal vez|quiero) (?:llamarla|llamarlo|llamarle|escribirle),
    (?<=^(?:(?:solo|quizas?|tal vez|creo que|tengo|a|si|bueno|esta) ){0,2})mi (?:\\w+ )?(?:${near}|medic[oa])(?: (?:quizas?|tal vez|creo|supongo|vendria))?(?=$),
    (?:tengo|solo tengo) (?:una|un) ${near}(?! (?:que|con|de|y|pero) ), mi ${near} (?:\\w+ ){0,4}?(?:dijo|dice|pidio|pide|insiste) (?:\\w+ ){0,3}?(?:llame|llamara|llamar|hable|vaya)`,
  ),
  farewell: phrasePattern(
    `(?:ir|irme|voy|subir|saltar) (?:\\w+ ){0,2}?(?:al?|del?|desde (?:el|la)|hasta (?:el|la)) (?:el |la |los |las )?(?:puente|rio|azotea|tejado|cielo|vias?|acantilado), (?:decir|decirle|decirles) (?:\\w+ ){0,2}?adios, despedirme`,
  ),
  noTurn: phrasePattern(
    'no, nunca, ni, tampoco, jamas, sin, cuando, miedo, pega, pego, murio, fallecio, nadie',
  ),
  firstDisclosure: phrasePattern(
    `(?:nunca|no|jamas) (?:\\w+ ){0,3}?(?:conte|dije|hable|cuento|digo|he (?:contado|dicho|hablado))(?: (?:esto|eso|nada|de esto|de eso))?(?: (?:a|con))? nadie, nadie (?:mas (?:lo )?(?:sabe|sabia)|(?:sabe|sabia) (?:de )?(?:esto|eso))(?=$), primera vez que (?:lo )?(?:cuento|digo|hablo|escribo)`,
  ),
  consent: phrasePattern(
    'si, claro, vale, ok, bueno, dale, esta bien, de acuerdo, vamos, por supuesto, okey, por mi',
  ),
  thanks: phrasePattern('gracias, agradezco'),
  negation: phrasePattern('no, nunca, jamas, tampoco, nada, nadie, sin'),
})
