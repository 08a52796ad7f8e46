// Neutral Spanish. Compiled by hand for Prosa; Apache-2.0 like the rest of the repository.
import { anyOf } from '../shared/word-lists.ts'
import type { FollowUps } from '../types/follow-ups.ts'

export const followUps: FollowUps = {
  outright: {
    'somebody-ill-or-dead': anyOf(
      '(?:tuve|tengo|tuvo|tiene|era|es|resulto|diagnostic\\S+(?: \\S+){0,2})(?: \\S+)? (?:cancer|melanoma|leucemia|linfoma|tumor|derrame|infarto|sepsis|meningitis|aborto|alzheimer)',
    ),
    overcharged: anyOf(
      '(?:no|nunca|nadie|ni)(?: me| nos| han| ha| mas){0,3} (?:pagaron|pagado|pagan|pago|paga|reembols\\S+|depositaron)',
      '(?:no|nunca)(?: \\S+)? (?:recibi|recibimos|cobre|cobramos|vi)(?: \\S+){0,3} (?:dinero|pago|sueldo|salario|reembolso|plata)',
      '(?:me|nos) (?:deben|debe)|(?:me|nos) cobraron (?:dos veces|de mas|doble)',
    ),
    'treated-badly': anyOf('me (?:gritaron|grito|ignoraron|humillaron|humillo|insultaron|echaron)'),
    'no-reply': anyOf(
      'nadie(?: \\S+){0,2} (?:llamo|llama|atendio|atiende|respondio|responde|contesto|contesta)|(?:no|nunca)(?: me| nos){0,2} (?:respondieron|atendieron|contestaron)|sin respuesta',
    ),
    'not-informed': anyOf(
      'nadie(?: \\S+){0,2} (?:aviso|avisa|explico|explica|dijo)|(?:no|nunca)(?: me| nos){0,2} (?:avisaron|explicaron|informaron)|sin (?:explicacion|aviso|avisar|explicar)',
    ),
    'never-arrived': anyOf(
      'nadie(?: \\S+){0,2} (?:vino|viene|aparecio)|(?:no|nunca)(?: me| nos| se){0,2} (?:llego|llegaron|vino|vinieron|aparecio|entregaron)',
    ),
    'waited-long': anyOf(
      '(?:espere|esperamos|esperando|tardaron|tardo|estuve)(?: \\S+){0,6} (?:minutos|horas?|dias?|semanas?|meses)',
    ),
    broken: anyOf(
      'se (?:rompio|rompieron|dano|estropeo)|dejo de funcionar|no (?:funciona|funciono)',
    ),
    'got-hurt': anyOf(
      'me (?:rompi|fracture|quebre) (?:la|el|un|una) \\S+|(?:tuve|sufri) un accidente|mi (?:hijo|hija|padre|madre) se (?:corto|lastimo|hirio|desmayo)|me (?:corte|lastime|desmaye)',
    ),
    misfortune: anyOf(
      '(?:me|nos) (?:robaron|asaltaron|agredieron|despidieron|desalojaron|atropellaron|enganaron|rechazaron)|perdi (?:el|mi|la) (?:trabajo|empleo|casa|negocio)',
    ),
    problem: anyOf(
      'desapareci(?:o|eron)|se (?:perdio|perdieron)|(?:perdi|perdimos) (?:todo )?(?:el|mi|nuestro) dinero',
      'nadie(?: \\S+){0,2} (?:ayudo|ayuda|resolvio|escucho)|(?:no|nunca)(?: me| nos| se){0,2} (?:resolvieron|devolvieron|cumplieron)',
    ),
    left: anyOf(
      'renuncie|abandone|cancele|deje de (?:ir|usar|comprar|pedir|pagar)|me fui de|me di de baja|nunca mas (?:volvi|fui|compre)',
    ),
    switched: anyOf(
      '(?:cambie|cambiamos) de (?:banco|compania|escuela|medico|tienda|marca|gimnasio|empresa|proveedor)',
    ),
    wish: anyOf(
      '(?:deberian|deberia)(?! haber)|seria (?:bueno|mejor|ideal) (?:que|si)|ojala|(?:quisiera|gustaria) que',
    ),
  },
  tells: {
    duration: anyOf(
      '(?:\\d+|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|media|pocos|pocas|varios|varias|casi)(?: \\S+)? (?:segundos?|minutos?|horas?|dias?|noches?|semanas?|mes|meses|anos?)',
      '(?:todo el dia|toda la (?:tarde|manana|noche)|hace (?:anos|meses|semanas)|desde \\S+)',
    ),
    amount: anyOf(
      '(?:\\d+(?: \\S+)? (?:euros|pesos|dolares|soles|mil|centavos|por ciento|%)|(?:cien|doscientos|quinientos|mil)(?: \\S+)? (?:euros|pesos|dolares|soles)|el (?:doble|triple)|la mitad)',
    ),
    times: anyOf(
      '(?:\\d+|dos|tres|cuatro|cinco|varias|muchas|segunda|tercera) ve(?:z|ces)|tod[oa]s (?:los|las) (?:dias|semanas|meses|mananas)|cada (?:dia|semana|mes|vez)',
    ),
    moment: anyOf(
      'ayer|hoy|anteayer|anoche|(?:semana|mes|ano) pasad[oa]|ultim[oa] (?:vez|semana|mes)|(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|20\\d\\d)|desde 20\\d\\d',
    ),
    cause: anyOf('porque|por culpa|por eso|debido|el motivo|ya que'),
    action: anyOf(
      'llame|llamamos|escribi|reclame|fui (?:a|al)|pedi|mande|sali|devolvi|tire|denuncie|pague|cancele|avise|compre|tuve que|me fui|cambie|termine',
    ),
    outcome: anyOf(
      'al final|finalmente|termine|termino|hasta hoy|todavia|resolvieron|devolvieron|me fui',
    ),
    need: anyOf('deberian?|podrian|seria (?:bueno|mejor)|bastaba|ojala|quisiera que|me gustaria'),
  },
  asksWhatIsWrong: anyOf(
    'motivos?|razones|problemas?|dificultades|dificil|falta|preocupa|molesta|impide|cambiarias?|mejorarias?',
  ),
  delicate: anyOf(
    'mur(?:io|ieron|iendo)|muert[eoa]s?|fallec\\S+|entierro|funeral|luto|duelo|suicid\\S+|cancer|melanoma|leucemia|linfoma|tumor|sepsis|meningitis|derrame|infarto|aborto|viol(?:aron|acion)|abus(?:o|aron)|agred\\S+|asalt\\S+|depresion|demencia|alzheimer|quimio\\S*',
  ),
  persons: anyOf(
    'yo|nosotr[oa]s|el|ella|ell[oa]s|me|nos|gente|personas?|alguien|nadie|hombres?|mujer(?:es)?|nin[oa]s?|bebe|pacientes?|amig[oa]s?|vecin[oa]s?|companer[oa]s?|mama|madre|papa|padres?|abuel[oa]s?|hij[oa]s?|herman[oa]s?|marido|esposo|esposa|mujer|tia|tio|prim[oa]',
  ),
  lifeless: anyOf(
    '(?:bateria|telefono|linea|motor|coche|carro|pantalla|aplicacion|conexion|internet|computadora|planta|llamada|celular)(?: \\S+){0,2} (?:murio|murieron|muert[oa]s?)|(?:murio|muert[oa]) (?:la|el) (?:bateria|telefono|linea|motor|pantalla|conexion)|(?:punto|tiempo|horas?) muert[oa]s?|muert[oa]s? de (?:hambre|risa|sueno|calor|frio|cansancio)',
  ),
  aside: anyOf(
    '(?:ja){2,}|(?:ya|como|acabo de) (?:lo )?(?:dije|decir|conte|respondi)|tu pregunta|su pregunta|esa pregunta|esta pregunta|encuesta|no entiendo|no entendi|que quieres decir|ni idea|robot',
  ),
  satisfied: anyOf(
    '(?:todo|esta|estuvo|fue|es|va)(?: \\S+)? (?:bien|bueno|buena|perfecto|perfecta|normal|tranquilo|correcto|genial)',
    '(?:sin|ningun|ninguna|no tengo|no hubo) (?:problemas?|quejas?|queja)|nada que reclamar',
  ),
  denial: anyOf(
    '(?:nunca|no|sin|ningun|ninguna|jamas|nada|cero)(?: (?:he|hemos|hay|hubo|tuve|tuvimos|tengo|tenido|me|nos|un|una|ningun|ninguna|de|ha|han|se|muy|tan|llega|llego))* (?:problemas?|retras\\S+|demor\\S+|quejas?|dificultad\\S*|tarde|molest\\S+)',
  ),
  nothing:
    /^ (?:(?:bueno|pues|la verdad|en realidad|creo que|hasta ahora|por ahora|para mi|sinceramente) )*(?:no|nada|ninguno|ninguna|nunca|nadie|ningun)(?: (?:no|nada|ninguno|ninguna|mas|en especial|en particular|especial|que (?:yo )?(?:sepa|recuerde)|por ahora|hasta ahora|gracias|de momento|que decir|que anadir|problema|problemas|todo|bien|la verdad|hay|tengo|hubo|sugerencias?|comentarios?|ideas?|opinion))* $/u,
  factual:
    /^ (?:y )?(?:como (?:se entero|supo|conociste|te enteraste)|(?:de |a |con |en )?(?:donde|quien|quienes|cuando)|cuant[oa]s?|hace cuanto|con que frecuencia|cual|cuales|(?:a |en )?que (?:hora|dia|horario)) /u,
  quantity: anyOf('cuant[oa]s?|con que frecuencia|cuesta|costo'),
  dependent: anyOf(
    'cuando|si|porque|que|cual|donde|mientras|despues|antes|hasta|como|para|con|sin|de|en|al|a|por|ni|o',
  ),
}
