// Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { romanceArticle } from '../shared/romance-articles.ts'
import { parseWords } from '../shared/word-lists.ts'
import type { InsightWords } from '../types/insights.ts'

export const insights: InsightWords = {
  withArticle: romanceArticle({
    articles: ['el', 'la', 'los', 'las'],
    byWord: {
      el: parseWords('el del al un este ese aquel nuestro'),
      la: parseWords('la una esta esa aquella nuestra'),
      los: parseWords('los unos estos esos aquellos nuestros'),
      las: parseWords('las unas estas esas aquellas nuestras'),
    },
    feminine: /(?:a|cion|sion|dad|tad|umbre|as|ciones|siones|dades)$/,
    masculine: /(?:ema|ama|dia|mapa)$/,
  }),
  wishes:
    / (?:me gustaria|nos gustaria|quisiera|quiero que|ojala|seria (?:bueno|mejor|ideal|genial)|deberia|deberian|podria|podrian|sugiero|lo ideal|estaria bien|ayudaria) /,
  staff:
    / (?:equipo|personal|emplead[oa]s?|recepcionistas?|profesor(?:es|as?)?|instructor(?:es|as?)?|enfermer[oa]s?|medic[oa]s?|doctor(?:es|as?)?|conductor(?:es|as?)?|camarer[oa]s?|meser[oa]s?|cajer[oa]s?) /,
  unneeded:
    / (?:nunca|no) (?:necesite|tuve que|use) (?!esperar|pagar|reclamar|volver|llamar|insistir|repetir)/,
  lacks:
    / (?:falta(?:n)?(?: (?:un|una|mas))?|sin(?: (?:un|una))?|(?:no|nunca) (?:hay|habia)(?: (?:un|una|mas))?|contratar(?: (?:un|una|mas))?|mas) $/,
  dispensed:
    / (?:(?:vivo|ando|me arreglo|me apano|paso) (?:bien )?sin|no (?:necesito|quiero|echo de menos)) /,
  subjects: /,? y (?=(?:el|la|los|las|mi|mis|su|sus|ella|ellos|nosotros|nadie|todo|no|nunca) )/gu,
  nameIntroducers: parseWords(
    `dr dra doctor doctora sr sra senor senora don dona padre pastor tia tio prima primo vecina vecino amiga amigo colega companera companero jefa jefe
    enfermera enfermero profesora profesor llamada llamado hijo hija marido esposa`,
  ),
  hasCapitals: true,
  notAName: /^$/,
  backReferences: parseWords(
    `el ella ellos ellas eso esto aquello ahi alli entonces tambien lo la`,
  ),
  leadingWords: parseWords(`pero y entonces pues luego tambien ademas bueno`),
  adverbTurns: parseWords(`todavia ahora excepto`),
  subordinate:
    / (?:en cuanto|cada vez que|siempre que|(?:y|pero) (?:cuando|si)|(?<=^ )(?:cuando|si)) (?:\S+ ){1,6}$/u,
  timePrepositions:
    / (?:antes de|antes del|despues de|despues del|durante|hasta|desde|entre) (?:\S+ )?$/u,
  conjunctions: parseWords(`y pero porque pues o`),
  danglingWords: parseWords(
    `y pero porque pues o que quien si cuando como yo tu el ella nosotros ellos ellas me te le mi su el la los las un una de del a al en por para con sin sobre entre es era`,
  ),
}
