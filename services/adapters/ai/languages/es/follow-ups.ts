// Neutral Spanish. Compiled by hand for Prosa; Apache-2.0 like the rest of the repository.
import { anyOf } from '../shared/word-lists.ts'
import type { FollowUps } from '../types/follow-ups.ts'

export const followUps: FollowUps = {
  kinds: {
    unpaid: anyOf(
      '(?:no|nunca|nadie|ni)(?: me| nos| han| ha| mas){0,3} (?:pagaron|pagado|pagan|pago|paga|reembols\\S+|depositaron|devolvieron)',
      '(?:no|nunca)(?: \\S+)? (?:recibi|recibimos|cobre|cobramos|vi)(?: \\S+){0,3} (?:dinero|pago|sueldo|salario|reembolso|plata)',
      '(?:me|nos) (?:deben|debe)',
    ),
    problem: anyOf(
      'nadie(?: \\S+){0,2} (?:vino|viene|aviso|avisa|llamo|llama|atendio|atiende|respondio|responde|explico|explica|ayudo|ayuda|aparecio|resolvio|dijo|pregunto|escucho)',
      '(?:no|nunca)(?: me| nos| se){0,2} (?:avisaron|explicaron|respondieron|atendieron|llego|llegaron|vino|vinieron|aparecio|resolvieron|funciona|funciono|devolvieron|entregaron|dejaron|cumplieron)',
      'desapareci(?:o|eron)|se (?:perdio|perdieron|rompio|rompieron|dano|estropeo)|dejo de funcionar',
      '(?:espere|esperamos|esperando|tardaron|tardo|estuve)(?: \\S+){0,6} (?:horas?|dias?|semanas?|meses)',
      'me (?:gritaron|ignoraron|humillaron|enganaron|rechazaron)|sin (?:explicacion|aviso|respuesta|avisar|explicar)',
    ),
    decision: anyOf(
      'renuncie|abandone|cancele|deje de|decidi|decidimos|me fui|me di de baja|cambie de|nunca mas (?:volvi|fui|compre)',
    ),
    wish: anyOf(
      '(?:deberian|deberia)(?! haber)|seria (?:bueno|mejor|ideal) (?:que|si)|ojala|(?:quisiera|gustaria) que',
    ),
  },
  misfortune: anyOf(
    'me (?:robaron|asaltaron|agredieron|despidieron|desalojaron|humillaron|atropellaron|echaron)',
    'me (?:rompi|fracture|quebre) (?:la|el|un|una) \\S+',
    'perdi (?:el|mi|la) (?:trabajo|empleo|casa|bebe|negocio)',
    '(?:tuve|tuvo|sufri|sufrio) un (?:accidente|infarto|derrame|aborto)',
    'nos (?:robaron|asaltaron)',
    'mi (?:hijo|hija|padre|madre) se (?:corto|lastimo|hirio|desmayo)|me (?:corte|lastime|desmaye)',
    '(?:perdi|perdimos) (?:todo )?(?:el|mi|nuestro) dinero',
  ),
  reacted: anyOf(
    'llame|llamamos|escribi|reclame|fui (?:a|al)|pedi|mande|sali de|devolvi|tire|denuncie|pague|cancele|avise',
  ),
  asksWhatIsWrong: anyOf(
    'motivos?|razones|problemas?|dificultades|dificil|falta|preocupa|molesta|impide|cambiarias?|mejorarias?',
  ),
  unreal: anyOf('no|nunca|casi|si|podria'),
  delicate: anyOf(
    'mur(?:io|ieron|iendo)|muert[eoa]s?|fallec\\S+|entierro|funeral|luto|duelo|suicid\\S+|cancer|infarto|aborto|viol(?:aron|acion)|abus(?:o|aron)|agred\\S+|asalt\\S+|depresion|demencia|alzheimer|quimio\\S*',
  ),
  aside: anyOf(
    '(?:ja){2,}|(?:ya|como|acabo de) (?:lo )?(?:dije|decir|conte|respondi)|tu pregunta|su pregunta|esa pregunta|esta pregunta|encuesta|no entiendo|no entendi|que quieres decir|ni idea|robot',
  ),
  satisfied: anyOf(
    '(?:todo|esta|estuvo|fue|es|va)(?: \\S+)? (?:bien|bueno|buena|perfecto|perfecta|normal|tranquilo|correcto|genial)',
    '(?:sin|ningun|ninguna|no tengo|no hubo) (?:problemas?|quejas?|queja)|nada que reclamar',
  ),
  factual:
    /^ (?:y )?(?:como (?:se entero|supo|conociste|te enteraste)|(?:de |a |con |en )?(?:donde|quien|quienes|cuando)|cuant[oa]s?|hace cuanto|con que frecuencia|cual|cuales|(?:a |en )?que (?:hora|dia|horario)) /u,
  quantity: anyOf('cuant[oa]s?|con que frecuencia|cuesta|costo'),
  dependent: anyOf(
    'cuando|si|porque|que|cual|donde|mientras|despues|antes|hasta|como|para|con|sin|de|en|al|a|por|ni|o',
  ),
}
