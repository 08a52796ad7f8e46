// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Contradictions } from '../types/contradictions.ts'

export const contradictions: Contradictions = {
  always:
    / (?:tod[oa]s? (?:o |os |a |as )?(?:santo )?(?:dias?|manhas?|noites?|semanas?|sabados?|domingos?|segundas?|sextas?)|diariamente|sempre|o tempo todo) /u,
  never: / (?:nunca|jamais|nenhuma vez|quase nunca|raramente) /u,
  praise:
    / (?:amo|adoro|excelentes?|maravilhos[oa]s?|otim[oa]s?|perfeit[oa]s?|incriveis|incrivel|fantastic[oa]s?) /u,
  rejection:
    / (?:odeio|detesto|pessim[oa]s?|horriveis|horrivel|terriveis|terrivel|um lixo|um desastre|pavoros[oa]s?) /u,
  recommends:
    / (?:recomendaria|indicaria|recomendo|indico)(?: \p{L}+)? (?:com certeza|sem duvida|pra todo mundo|para todo mundo|a todos|para todos|pra todos|sempre) | (?:com certeza|sem duvida) (?:eu )?(?:recomendaria|indicaria|recomendo|indico) /u,
  rejectsRecommending:
    / (?:nunca|jamais|nao)(?: (?:o|a|os|as))? (?:recomendaria|indicaria|recomendo|indico)(?! so) /u,
  counted:
    / (?:tenho|temos|pago|pagamos|trabalho|gasto|gastamos|compro|visito|moro com)(?: (?:uns|umas|cerca de|so|exatamente))? (\d+(?:[.,]\d+)?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez) (\p{L}{3,}) /u,
  numbers: {
    dois: 2,
    duas: 2,
    tres: 3,
    quatro: 4,
    cinco: 5,
    seis: 6,
    sete: 7,
    oito: 8,
    nove: 9,
    dez: 10,
  },
  excepted:
    / (?:mas|porem|exceto|menos|so|se|quando|enquanto|antes|antigamente|agora|hoje|hoje em dia|ultimamente|as vezes|quase(?! nunca)|dificilmente|nem sempre|ate|desde|embora|apesar|passad[oa]s?|proxim[oa]s?|primeir[oa]s?|outr[oa]s?|alguns|algumas|ele|ela|eles|elas|dele|dela|marido|esposa|mulher|filh[oa]s?|chefe|amig[oa]s?|colegas?|pessoas|quem|costumava|mais|nao (?:amo|adoro|odeio|e|sao|foi|era)) /u,
  question: [
    'Para eu entender direito: antes você disse “{earlier}” e agora “{quote}”. Qual dos dois combina mais com o seu caso?',
    'Quero ter certeza de que entendi. Antes você disse “{earlier}” e agora “{quote}”. Qual dos dois está mais certo?',
  ],
}
