// Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Clauses } from '../types/clauses.ts'
import { findAudience, nameAudience, speak, withoutScreener } from './spoken-questions.ts'

const word =
  'por ?qué|por que|cómo|como|qué|que|lo que|cuál|cuáles|cuánto|cuánta|cuántos|cuántas|cuanto|cuantos|cuántas veces|cuándo|cuando|dónde|donde|adónde|quién|quiénes|quien|quienes|si|desde cuándo|con qué|con quién|de qué|de quién|de dónde|en qué|a qué|a quién|para qué|hasta qué'
const accented =
  'por ?qué|por que|cómo|qué|cuál|cuáles|cuánto|cuánta|cuántos|cuántas|cuándo|dónde|adónde|quién|quiénes|si|desde cuándo|con qué|con quién|de qué|de dónde|en qué|a qué|para qué|como|cuanto|donde|quien'

export const clauses: Clauses = {
  lead: /^(?:(?:y|e|o|pero|entonces|también|además|por último|sobre todo|principalmente|por favor|hola)(?!\p{L})|(?:yo |nosotros )?(?:quiero|queremos|quisiera|quisiéramos|queríamos|quería|quiere|me gustaría|nos gustaría|necesito|necesitamos|necesita|deseo|deseamos|desea|busco|buscamos|busca|intento|intentamos|nos interesa|me interesa)(?!\p{L})|(?:a |para |de )?(?:entender|comprender|saber|conocer|descubrir|averiguar|investigar|identificar|preguntar|evaluar|medir|analizar|estudiar|explorar|escuchar|oír|recoger|valorar|validar|detectar)(?!\p{L})|(?:mejor|más|bien|a fondo)(?!\p{L})|(?:los |el )?(?:temas?|puntos?|objetivos?|preguntas?|ejes?)(?: es| son)?(?=[ :])|(?:una |un )?(?:breve |corta |rápida )?(?:encuesta|estudio|entrevista|conversación)(?: (?:sobre|con|de))?(?!\p{L})|sobre(?!\p{L})|acerca de(?!\p{L}))\s*/iu,
  wish: /^(?:a |para |de )?(?:entender|comprender|saber|conocer|descubrir|averiguar|investigar|identificar|evaluar|medir|analizar|estudiar|explorar|recoger|valorar|opinión|opiniones|satisfacción|experiencia|percepción|motivos?|razones|causas?|sugerencias|dificultades|temas|puntos)/iu,
  question: new RegExp(String.raw`^¿?(?:${word})(?!\p{L})`, 'iu'),
  boundary: new RegExp(
    String.raw`(?:[,;.]\s*(?:(?:y|e|o|también|además)\s+)*|\s(?:y|e|o)\s+(?:también\s+|además\s+)*)¿?(?=(?:${accented})(?!\p{L}))(?!si (?:no|es posible|puede))(?!como (?:ya|siempre))`,
    'giu',
  ),
  strongBoundary: new RegExp(
    String.raw`(?<=(?<!\p{L})(?:saber|entender|comprender|descubrir|averiguar|preguntar|conocer|investigar|identificar|analizar|evaluar)(?: (?:de|a|con) [\p{L}-]+(?: [\p{L}-]+){0,4}?)?:?\s)(?=(?:${accented})(?!\p{L}))|(?<=[,:.]\s)¿|(?<=\p{L}{3,} \p{L}+ \p{L}+\s)(?<!(?:y|o|de|a|en|con|por|para)\s)(?=(?:por qué|qué|cuánto|cuál) \p{L})`,
    'giu',
  ),
  relative: /^(?:que|quien|quienes|donde|cuando|como|si)(?!\p{L})/iu,
  appendix: /^(?:por ?qué|por que no|por qué no|cómo|cuándo|dónde|con qué frecuencia)$/iu,
  background:
    /(?:,? (?:sobre todo|especialmente|principalmente|en particular|incluyendo)(?!\p{L}).*)|(?:,? (?:para (?:que|poder|decidir|mejorar|reducir|aumentar|convencer|justificar|despedir)|porque (?:yo|mi|el jefe|la jefa|necesito)|ya que|pero (?:yo|no)|a fin de|con el objetivo|sin mencionar).*)|,? (?:en|con) (?:\d+|cinco|seis|siete|ocho|diez) preguntas.*$|,? por whats ?app.*$|,? (?:y )?(?:pedir|recoger|ofrecemos)(?!\p{L}).*$/iu,
  instruction:
    /^(?:no (?:menciones|digas|hace falta)|gracias|anónim|máximo|rápid|breve|público|en \d+|sin |yo |mi |por voz)/iu,
  listConjunction: /\s+(?:y|e|o)\s+/iu,
  and: ' y ',
  nonsense: {
    fillers: /^(?:tests?|prueba|probando|asdf\w*|bla+|jaja\w*|la+la\w*|abc|lorem|ipsum|hmm+)$/u,
    danglingEnd: /(?<=\s)(?:de|del|el|la|y|que|porque|cuando|con|para)[.!?]*$/u,
    vague:
      /^(?:(?:algo|cosas?|bueno|bien|todo|mejorar|hacer|una|un|encuesta|quiero|general|en|la|lo|que|sea|para|todos)[\s,.!?]*)+$/u,
  },
  topicPoint: 'Experiencia con {s}',
  topicTitle: 'Tu experiencia con {s}',
  planTitle: 'Tu opinión sobre {s}',
  audienceTitle: 'Algunas preguntas para {s}',
  topicPhrase:
    /(?:^|\s)(?:us\p{L}+|visit\p{L}+|sobre|opin\p{L}+ de|piens\p{L}+ de)\s((?:el|la|los|las)\s(?!(?:que|gente|personas|clientes|motivos?|razones|mejor|primer|últim)|\p{L}+(?:an|en|on)(?!\p{L}))[\p{L}-]{4,})/iu,
  ownPlace: /(?<!\p{L})en (nuestr[oa]s? [\p{L}-]{4,}(?: de [\p{L}-]{3,})?)(?![\p{L}-])/iu,
  planned: /\p{L}ría[ns]?(?!\p{L})|planea|pensamos|lanzar|creando/iu,
  audienceName: nameAudience,
  withoutScreener,
  audience: findAudience,
  speak,
  label: (thing) => thing.replace(/^¿/u, ''),
}
