// Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Contradictions } from '../types/contradictions.ts'

export const contradictions: Contradictions = {
  always:
    / (?:tod[oa]s (?:los|las) (?:dias|mananas|noches|semanas)|cada (?:dia|manana|noche|semana)|a diario|diariamente|siempre|todo el tiempo) /u,
  never: / (?:nunca|jamas|ni una vez) /u,
  praise:
    / (?:me encantan?|adoro|excelentes?|maravillos[oa]s?|perfect[oa]s?|increibles?|fantastic[oa]s?|estupend[oa]s?) /u,
  rejection: / (?:odio|detesto|pesim[oa]s?|horribles?|terribles?|fatal|un desastre|una basura) /u,
  recommends:
    / (?:recomendaria|recomiendo)(?: \p{L}+)? (?:sin duda|seguro|a todo el mundo|a todos|siempre) | sin duda (?:l[oa] )?(?:recomendaria|recomiendo) /u,
  rejectsRecommending: / (?:nunca|jamas|no) (?:l[oa]s? |se l[oa] )?(?:recomendaria|recomiendo) /u,
  counted:
    / (?:tengo|tenemos|pago|pagamos|trabajo|gasto|gastamos|compro|visito|vivo con)(?: (?:unos|unas|solo|exactamente))? (\d+(?:[.,]\d+)?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (\p{L}{3,}) /u,
  numbers: { dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10 },
  excepted:
    / (?:pero|salvo|excepto|menos|solo|si|cuando|mientras|antes|ahora|hoy|ultimamente|a veces|casi|apenas|raramente|no siempre|hasta|desde|aunque|pasad[oa]s?|proxim[oa]s?|primer[oa]?s?|otr[oa]s?|algun[oa]s|ella|ellos|ellas|marido|esposa|mujer|hij[oa]s?|jef[ea]|amig[oa]s?|companer[oa]s?|gente|quien|solia|mas|no (?:me|odio|es|son|fue|era)) /u,
  question: [
    'Para asegurarme de que entiendo: antes dijiste «{earlier}» y ahora «{quote}». ¿Cuál de las dos cosas encaja mejor con tu caso?',
    'Quiero entenderlo bien. Antes dijiste «{earlier}» y ahora «{quote}». ¿Cuál de las dos cosas es más acertada?',
  ],
}
