// Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { beginsWith, followedBy, nothingBut } from '../shared/claim-patterns.ts'
import { anyOf } from '../shared/word-lists.ts'
import type { ClaimWords } from '../types/claims.ts'

const no = `no|nunca|nadie|ni|ningun|ninguna|nada|sin|jamas|tampoco`
const expected = `funcion\\w+|lleg\\w+|vino|viene|vienen|aparec\\w+|respond\\w+|contest\\w+|atend\\w+|atiend\\w+|abr\\w+|sirv\\w+|cabe|encuentr\\w+|encontr\\w+|consig\\w+|consegu\\w+|ayud\\w+|explic\\w+|avis\\w+|inform\\w+|dijo|dijeron|dice|arregl\\w+|resolv\\w+|resuelv\\w+|limpi(?:a|an|aron|o)|acept\\w+|carg(?:a|o)|duerm\\w+|dormir|recib\\w+|entiend\\w+|entend\\w+|escuch\\w+|hay|habia|alcanz\\w+|vale|devolv\\w+|devuelv\\w+|reembols\\w+|cumpl\\w+|da tiempo|dan|sabe|saben|puedo|pude|podemos`
const troubles = `problemas?|quejas?|dificultad\\w*|colas?|filas?|esper\\w+|retras\\w+|ruidos?|ruidos\\w+|error\\w*|defectos?|suci\\w+|suciedad|olor|dolor|tard\\w+|llen[oa]|fall\\w+|car[oa]s?|pesad\\w+|mal[oa]?|molest\\w+|prisa|estres|miedo|riesgo|multas?|sorpresas?|dificil|pagu?\\w+|cobr\\w+`

export const claims: ClaimWords = {
  nothing: nothingBut(
    `nada(?: en especial| que (?:decir|anadir|agregar)| mas)?|no|ningun[oa]?|nunca(?: (?:use|fui|necesite|pedi|pense))?|no (?:se(?: decir)?|lo se|uso|lo uso|la uso|use|pedi|necesite|recuerdo|tengo (?:opinion|idea)|me fije|he ido|voy|aplica)|sin (?:opinion|comentarios?)|me da igual|todavia no|aun no`,
    `yo|creo|que|bueno|ah|la verdad|sinceramente|aqui|alli|eso|por ahora|todavia|muy`,
  ),
  unsure: beginsWith(`ni idea|no (?:tengo idea|sabria decir|sabria)|quien sabe|vaya a saber`),
  content: anyOf(
    `sin (?:ningun |ninguna )?(?:problemas?|quejas?|dificultad\\w*|novedad\\w*)`,
    `(?:no|nunca|ningun|ninguna) (?:tengo |tuve |hubo |hay |he tenido |me )?(?:ningun |ninguna )?(?:problemas?|quejas?|quejo|dificultad\\w*|molesta)`,
    `no me puedo quejar|no puedo quejarme|nada malo|nada en contra`,
    `(?:todo|esta|estuvo|fue|es|va|me parece) (?:todo |bien |muy )?(?:bien|bueno|buena|ok|normal|correcto|en orden)`,
    `\\| (?:ok|normal|bien|bueno|buena|buenos|buenas|regular|correct[oa]|aceptable|suficiente|razonable|mas o menos)(?= \\|)`,
  ),
  even: anyOf(
    `(?:ni|no) (?:es |esta )?(?:grandes?|pequen[oa]s?|car[oa]s?|barat[oa]s?|fri[oa]s?|calientes?|nuev[oa]s?|viej[oa]s?|rapid[oa]s?|lent[oa]s?|sobra|falta) ni (?:es |esta )?(?:grandes?|pequen[oa]s?|car[oa]s?|barat[oa]s?|fri[oa]s?|calientes?|nuev[oa]s?|viej[oa]s?|rapid[oa]s?|lent[oa]s?|sobra|falta)`,
  ),
  harmless: followedBy(no, troubles, 3),
  harm: anyOf(
    `(?:muy|tan|demasiado|demasiada|bastante) (?:pequen\\w+|car[oa]s?|tarde|temprano|larg[oa]s?|cort[oa]s?|caliente|fri[oa]s?|ruidos\\w+|dificil\\w*|pesad\\w+|lent[oa]s?|llen[oa]s?|lejos|alt[oa]s?|complicad\\w+|oscur[oa]s?|mal[oa]s?|suci[oa]s?|confus[oa]s?)`,
    `demasiad[oa]s? \\S+|retras\\w+|tard(?:a|o|an|aron) (?:\\S+ )?(?:mucho|horas|dias|semanas|meses|una|dos|tres)|(?:esper(?:e|o|amos|ando))(?: \\S+)? (?:una|dos|tres|cuatro|media|horas|dias|semanas|\\d+)|hasta hoy`,
    `romp\\w+|rot[oa]s?|averiad\\w+|estropead\\w+|con defecto|se (?:cae|cayo|cuelga|colgo|traba|bloque\\w+)|fall(?:a|o|an|os)|error(?:es)?|gotea|fuera de servicio|atascad\\w+`,
    `groser\\w+|maleducad\\w+|ignor(?:a|an|o|aron)|grit(?:a|o|an|aron)|humill\\w+|malos modos|trato pesimo|desprecio`,
    `suci[oa]s?|suciedad|asco|asqueros\\w+|huele mal|apesta|ruido|ruidos[oa]s?|llen[oa]s? de|hacinad\\w+|oscur[oa]s?|helad[oa]s?|podrid\\w+|moho`,
    `resbal\\w+|tropez\\w+|me (?:cai|lastim\\w+|torci|lesion\\w+|golpee)|se (?:cayo|lastimo|torcio|lesiono|golpeo)|lesion\\w*|herid[oa]s?`,
    `miedo|peligros\\w+|insegur\\w+|robar\\w*|agotad\\w+|agotador\\w*|cansad\\w+|estresad\\w+|estresante`,
    `molest[oa]s?|frustr\\w+|pesim[oa]s?|horrible|terrible|basura|absurd[oa]|verguenza|decepc\\w+|caos|desastre|odio|detesto|peor|empeor\\w+|inaceptable|triste|pesadilla|estafa|enganar\\w*|una lastima`,
    `confus[oa]s?|complicad[oa]s?|imposible\\w*|car[oa]s?|carisim\\w+|(?:cobraron|cobro) (?:\\S+ )?(?:dos veces|doble|de mas)|multa|de mi bolsillo|sub(?:io|ieron)`,
    `sin (?:avisar|aviso|explicacion|respuesta|agua|luz)|a ultima hora|me entere (?:por|de)|perdi(?:o|eron|do|da)?|equivocad[oa]s?|falt(?:a|an|aba|o)|cancel(?:o|aron|ad[oa])|nadie|cierra (?:temprano|antes|a las)|tuve que|dos veces|tres veces|a medias`,
  ),
  failing: followedBy(no, expected, 3),
  praise: anyOf(
    `encant(?:a|o|an|ada|ado|ador\\w*)|excelentes?|maravill\\w+|perfect[oa]s?|increible\\w*|genial\\w*|lind[oa]s?|hermos[oa]s?|delicios[oa]s?|ric[oa]s?|carin\\w+|amables?|atent[oa]s?|educad[oa]s?|simpatic\\w+|pacien\\w+|gust(?:a|o|an|aron)|recomiend\\w+|recomend\\w+|satisfech\\w+|feliz|felices|mejor (?:parte|cosa|lugar)|impecable|comod[oa]s?|rapid[oa]s?|facil\\w*|practic[oa]s?|clar[oa]s?|organizad[oa]s?|puntual\\w*|tranquil[oa]s?|muy (?:bien|buen\\w*)|agradec\\w+|me ayud\\w+|me resolv\\w+`,
  ),
  hearsay: anyOf(
    `(?:mi|mis|un|una) (?:hermana|hermano|madre|padre|marido|esposa|mujer|novi[oa]|hij[oa]s?|suegr[oa]|amig[oa]s?|vecin[oa]s?|companer[oa]s?|jef[ea]|prim[oa]|ti[oa]) (?:\\S+ )?(?:dice|dijo|cree|piensa|se queja|odia|prefiere)`,
    `dicen|he oido|algunos (?:dicen|creen)|la gente (?:dice|se queja)`,
  ),
  self: anyOf(`yo|me|mi|mis|nos|nuestro|nuestra|conmigo`),
  others: anyOf(`ella|el|ellas|ellos`),
  injury: anyOf(
    `(?:me (?:cai|corte|queme|lastime|resbale|golpee|desmaye|rompi|torci)|descarga electrica|puntos de sutura)`,
  ),
  unmet: anyOf(String.raw`si (?:[^ |]+ (?:\| )?)+?(?:pero|menos mal)`),
  counterfactual: anyOf(String.raw`si (?:[^ |]+ )?[^ |]+(?:ara|iera|aran|ieran|ase|iese)`),
  amounts: {
    asked: anyOf(`tamano|cantidad|porcion(?:es)?|duracion|numero|ritmo`),
    excess: anyOf(
      `exager\\w+|sobra\\w*|demasiad[oa]s? (?:grande|much[oa])?|a la basura|(?:muy|demasiado) grande`,
    ),
    lack: anyOf(`falta\\w*|pequen[oa]s?|poc[oa]s?|no (?:alcanza|llega|dura)|se acaba`),
  },
  past: anyOf(
    `antes|al principio|mejor(?:o|aron|ado) (?:mucho)?|ahora (?:esta|es|mejor)|era (?:mal|buen|un|una|muy)\\S*|eran|solia\\w*|el ano pasado|lo arreglaron|se resolvio`,
  ),
  ironic:
    /^[ |]*(?:ay |que |una |un |ah |vaya )*(?:maravilla|genial|lindo|bonito|perfecto|excelente|felicidades|bravo|estupendo|gracias|eficiencia) /u,
  unreal: anyOf(
    `seria|serian|gustaria|quisiera|deberia|deberian|podria|podrian|ojala|espero|quizas?|tal vez|si \\S+(?:ara|iera|aran|ieran)|imagin\\w+|necesit\\w+|tendria\\w*|esperaba|hace falta`,
  ),
  asksFor: {
    bad: anyOf(
      `(?:que|cuales|cual) (?:\\S+ ){0,4}(?:molest\\w+|dificultad\\w*|dificil|peor|frustr\\w+|quej\\w+|irrit\\w+|cans\\w+|estres\\w*|impid\\w+|desagrad\\w+|no (?:le|te) gust\\w+|problemas (?:tuvo|tiene))`,
    ),
    good: anyOf(`(?:le|te|mas) (?:mas )?(?:gusta|gusto|agrada)|mejor parte|funciona bien`),
    wish: anyOf(
      `cambiaria\\w*|cambiar|mejorar|mejoraria|gustaria|sugerencia\\w*|sugiere|falta|deberia\\w*|podria\\w*|ayudaria|necesit\\w+|dese\\w+`,
    ),
  },
}
