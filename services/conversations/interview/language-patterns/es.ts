import {
  joinedQuestions,
  phrasePattern,
  wordSet,
  type LanguagePatterns,
} from './language-patterns.ts'

const questionWords = 'qué, cómo, por qué, cuándo, dónde, quién, cuál, cuáles, cuánto, cuánta'
const secondQuestionWords = `${questionWords}, en qué, con quién, para quién, a qué, de qué, desde cuándo, cada cuánto`

export const spanish = (): LanguagePatterns => ({
  commonWords:
    wordSet(`el la los las lo del de en un una unos y que es no para por con como más pero usted tú su sus se fue son o u eso esto
    al ya muy qué cómo cuál cuando yo me mi mis tiene ha han hay también hasta solo porque ni quien está estaba nunca siempre él ella
    ellos aquí entonces le les te tu nos sin sobre`),
  leading:
    phrasePattern(`no (?:cree|crees|le parece|te parece|piensa|piensas|está de acuerdo|estás de acuerdo), está de acuerdo en que, estás de acuerdo en que, (?<=\\u002c ¿?)(?:verdad|no|cierto)(?=\\s*\\?),
    no es (?:cierto|verdad), obviamente, por supuesto que usted, como todos saben, como todo el mundo sabe, seguro que (?:te|le|usted|tú), cuánto (?:le|te) (?:encantó|gustó|gusta|encanta), qué tan (?:bueno|malo|genial|terrible|horrible|increíble),
    debe de? haberle, debes de? haber`),
  ...joinedQuestions(questionWords, '(?:y|e|o|u)\\s+(?:también\\s+)?¿?', secondQuestionWords),
  openQuestions: phrasePattern(
    `qué, cómo, por qué, cuándo, dónde, quién, quiénes, cuál, cuáles, cuánto, cuánta, cuántos, cuántas, cuéntame`,
  ),
  ownerTerms: phrasePattern(
    `retención, deserción, churn, conversión, onboarding, kpis?, embudo, público objetivo, (?:nuestros|nuestras) (?:clientes|usuarios|alumnos|pacientes|miembros|huéspedes|empleados)`,
  ),
  emptyProbe: phrasePattern(
    `qué (?:\\S+ ){0,6}?(?:significa|significó|significaba|representa|representó) (?:\\S+ ){0,4}?para (?:ti|usted), cómo (?:te|le) hizo sentir, cómo (?:te sentiste|se sintió) (?:con eso|en ese momento)`,
  ),
  conjunctions: phrasePattern('y, e, así como'),
  instructionLeaks:
    phrasePattern(`prompt, mis (?:instrucciones|directrices), me (?:dijeron|instruyeron|programaron), modelo de lenguaje, puntos? de validación,
    el dueño de la encuesta (?:quiere|pide|pidió|necesita), el objetivo de (?:esta|la) (?:encuesta|investigación) es, json`),
  reasons: phrasePattern(
    `porque, por culpa, debido, ya que, pues, el motivo, la razón, por eso, creo, pienso, opino, en mi opinión, debería, deberían`,
  ),
  vague: phrasePattern(
    `depende, más o menos, quizás, quizá, tal vez, a veces, algunas cosas, de cierta forma, un poco, ni bien ni mal, regular`,
  ),
  personal: phrasePattern(
    `me sentí, sentí, siento, me siento, me hizo sentir, personalmente, mi (?:familia|madre|padre|hijo|hija|vida|salud|esposa|marido), miedo, vergüenza, orgullo, lloré, solo y, sola y, preocupado, preocupada, triste, feliz`,
  ),
  later: phrasePattern(
    'm[áa]s tarde, luego, despu[ée]s, otro d[íi]a, otro momento, en otro rato, ahora no, ma[ñn]ana',
  ),
  goOn: phrasePattern(
    'seguir, sigo, sigue, sigamos, seguimos, continuar, contin[úu]a, continuemos, adelante, siguiente',
  ),
  consent: phrasePattern('s[íi], claro, vale, ok, bueno, dale, est[áa] bien, de acuerdo, vamos'),
  returned: phrasePattern(
    'volv[ií], ya volv[ií], estoy de vuelta, ya estoy, aqu[ií] estoy, list[oa], vamos, hola, hola de nuevo',
  ),
  thanks: phrasePattern('gracias, agradezco'),
  negation: phrasePattern('no, nunca, jam[áa]s, tampoco, nada, nadie, sin'),
})
